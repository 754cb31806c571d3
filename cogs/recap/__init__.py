"""A season looked back at: of a person, and of a server."""
