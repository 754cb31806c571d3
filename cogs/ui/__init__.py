"""What Discord shows: controls, screens, and the messages that carry them."""
