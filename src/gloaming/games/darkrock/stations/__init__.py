"""The stations, one file per family of rules; each file holds the questions its stations ask."""
