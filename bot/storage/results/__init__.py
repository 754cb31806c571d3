"""The results of finished games, and how they are rebuilt from the logs."""
