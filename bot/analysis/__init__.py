"""The analysis of finished deals in the background, and decisions put into words."""
