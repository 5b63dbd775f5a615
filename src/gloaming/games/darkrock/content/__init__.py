"""The three decks: data files, their shapes, and the strict loader."""
