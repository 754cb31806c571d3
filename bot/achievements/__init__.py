"""Achievements: goals that a player reaches in their games, to be proud of or to laugh about."""
