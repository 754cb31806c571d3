"""Challenges: people compare themselves with the same deals, whenever each of them has time."""
