"""The expert in the auction."""
