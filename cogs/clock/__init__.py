"""The time that a turn may take: chosen in the lobby, shown while it runs."""
