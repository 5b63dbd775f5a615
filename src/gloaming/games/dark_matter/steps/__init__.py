"""The turn, one file per phase of the rulebook."""
