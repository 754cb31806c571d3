"""Deals by their id: shown, shared, exported, imported and played again."""
