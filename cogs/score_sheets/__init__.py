"""Score sheets for games with real cards: begun, written, shown and taken away."""
