"""The signs of the cards: small pictures that Discord keeps for the bot as emojis."""
