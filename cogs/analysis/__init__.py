"""The analysis of a deal that is over: its screens and their presses."""
