"""Background work: the connection, idle, lost and closed tables, departures."""
