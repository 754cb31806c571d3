"""Achievements: the command, its pages, and the news after a game."""
