"""The demo: the bot on a simulated Discord that a browser shows."""
