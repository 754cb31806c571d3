"""The computer players of a table: their level and their pace."""
