"""Card emojis: a small picture of each card that Discord keeps for the bot's application."""
