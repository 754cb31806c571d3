"""The analysis of a finished deal: its pages and their presses."""
