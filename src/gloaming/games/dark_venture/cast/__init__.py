"""The characters: their numbers, their gear, who belongs to whom."""
