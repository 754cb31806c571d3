"""What the expert has learned: how cards are played, and what deals are worth."""
