"""Learning by playing: a few chosen deals, each duty explained when it first bites."""
