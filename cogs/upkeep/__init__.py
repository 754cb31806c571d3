"""What runs in the background: the connection, idle, lost and closed tables, departures."""
