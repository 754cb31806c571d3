"""Ways of settling a deal, one per file."""
