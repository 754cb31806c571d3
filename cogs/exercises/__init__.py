"""One's own errors, asked again: the page of a session, its positions, and their answers."""
