"""Deals that are played alone or by several tables, with the same cards for everybody."""
