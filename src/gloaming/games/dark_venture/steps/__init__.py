"""Everything that is asked, in the order of the game: setup, turns, acts, entries, the end."""
