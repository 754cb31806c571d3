"""Telling those who wait when a seat is free."""
