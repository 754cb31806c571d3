"""Discord in, Discord out: commands, buttons and the screens they show."""
