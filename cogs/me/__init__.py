"""A player's own preferences."""
