"""A player's private hand: its messages, its pages, its buttons."""
