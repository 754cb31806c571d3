"""Games that are over: the list, a game, a deal."""
