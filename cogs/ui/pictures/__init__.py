"""Pictures as messages carry them: what is drawn for whom, and the same in words."""
