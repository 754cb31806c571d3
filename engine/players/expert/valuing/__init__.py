"""What a deal is worth with every card known, learned from deals that were solved."""
