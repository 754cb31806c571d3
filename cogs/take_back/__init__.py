"""Taking a move back, and claiming the remaining tricks."""
