"""The steps by which the database became what `schema` says, one per file in `versions`."""
