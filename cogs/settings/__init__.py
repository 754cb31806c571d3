"""A server's settings: what its managers choose, change, undo and reset."""
