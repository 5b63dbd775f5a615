"""The grammar of every game: State, Step, chance, dice, playout, search, ledger, journal."""
