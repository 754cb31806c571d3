"""A table before its game: seats, start, and the pages on which it is set up."""
