"""A rendez-vous: sign-up, reminder, presence, tables made by themselves."""
