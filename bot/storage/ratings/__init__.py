"""Ratings, ladders and ranks."""
