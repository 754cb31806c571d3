"""The rules of a table or of a server: read and chosen."""
