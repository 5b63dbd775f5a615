"""The round, one file per phase of the rulebook."""
