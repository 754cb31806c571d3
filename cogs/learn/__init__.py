"""The help, the rules of every game, and guided deals."""
