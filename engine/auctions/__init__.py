"""Ways of choosing trumps, one per file."""
