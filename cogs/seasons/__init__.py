"""The podium of each season."""
