"""Roles that follow ratings."""
