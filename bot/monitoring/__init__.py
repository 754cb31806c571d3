"""Watching the running bot: logs, metrics, heartbeat and load."""
