"""Ways of settling a deal, one a file."""
