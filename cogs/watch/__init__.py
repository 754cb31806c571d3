"""Watching a player's hand, with their consent."""
