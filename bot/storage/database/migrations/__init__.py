"""How the database became what `schema` says, one revision a file in `versions`."""
