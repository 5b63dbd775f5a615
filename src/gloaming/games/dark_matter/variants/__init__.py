"""What each variant adds to the game."""
