"""Exchanging seats between two games."""
