"""Showing, exporting and erasing what is kept about a person or a guild."""
