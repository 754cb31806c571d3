"""Discord as the bot uses it: requests, limits, commands and emojis of the application."""
