"""The expert's learned models: how cards are played, and the points of deals."""
