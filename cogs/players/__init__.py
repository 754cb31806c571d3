"""The players of a running game: removing them, taking over a seat."""
