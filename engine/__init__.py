"""The rules and the computer players: no Discord, database, clock or randomness of their own."""
