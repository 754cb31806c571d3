"""The sheets of numbers: of a player, of a pair, of two against each other."""
