"""Statistics of players, read from the results."""
