"""The cards as data, and their strict loader."""
