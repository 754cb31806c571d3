"""PeriodicTask into a player's hand, with their consent."""
