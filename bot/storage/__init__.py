"""What is kept: the log of every table, and what is counted from it."""
