"""The map: ways, places for new locations, what holds at a location."""
