"""The leaderboards."""
