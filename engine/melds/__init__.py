"""Melds: what a hand holds, its best plan, and whose score."""
