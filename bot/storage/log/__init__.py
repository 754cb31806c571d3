"""The tables' logs, and replaying them."""
