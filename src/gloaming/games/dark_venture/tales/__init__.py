"""What cards and books say, carried out: choices, costs, tests, and one function for each operation."""
