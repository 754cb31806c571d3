"""Drawn pictures: cards, tables, hands, score curves, profiles, podiums."""
