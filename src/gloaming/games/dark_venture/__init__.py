"""Dark Venture: one day on a map that grows while heroes travel it for their quests."""
