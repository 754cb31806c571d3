"""The log of every table, and what is replayed from it."""
