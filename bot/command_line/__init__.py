"""``python -m bot``: its subcommands, and what they say when they fail."""
