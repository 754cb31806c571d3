"""The expert in the play of the cards."""
