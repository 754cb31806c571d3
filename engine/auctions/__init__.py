"""Ways of choosing trumps, one a file."""
