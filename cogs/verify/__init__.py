"""Checking that the cards of a deal were sealed before it began."""
