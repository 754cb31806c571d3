"""Rank roles: Discord roles that follow ratings."""
