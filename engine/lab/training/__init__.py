"""Training: fits the weights that the expert plays with."""
