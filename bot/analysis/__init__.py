"""Deals that are over, analysed behind the tables, and decisions put into words."""
