"""How the running bot is: its logs, metrics, heartbeat and load."""
