"""Shared by all features: controls, ids, layout, messages and common texts."""
