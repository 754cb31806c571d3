"""Storage: the log of every table, and everything computed from the logs."""
