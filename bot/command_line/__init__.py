"""``contree``: its subcommands, and what they say when they fail."""
