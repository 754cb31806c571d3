"""Ladders, ratings, and the periods over which results are added up."""
