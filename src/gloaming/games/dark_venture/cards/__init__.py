"""Hands, decks and things: where cards are and how they get there."""
