"""An evening: sign-up, reminder, presence, tables made by themselves."""
