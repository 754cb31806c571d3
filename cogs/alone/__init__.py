"""Deals that are played alone with three experts: their page, and the presses on it."""
