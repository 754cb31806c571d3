"""Achievements: what there is to be proud of in the games of a player, and to laugh about."""
