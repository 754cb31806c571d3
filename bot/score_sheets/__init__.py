"""Score sheets: games with real cards, settled as those at the bot's tables are."""
