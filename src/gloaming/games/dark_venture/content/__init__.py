"""The cards and books as data, and their strict loader."""
