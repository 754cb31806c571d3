"""The database: its drivers, its schema and the migrations of it."""
