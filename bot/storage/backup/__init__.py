"""Backing up, checking and restoring a database."""
