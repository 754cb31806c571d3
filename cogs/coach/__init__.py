"""The coach of a training table."""
