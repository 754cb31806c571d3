"""What is kept about a person: shown, exported, erased."""
