"""What those who manage a server do: void and restore games, choose where podiums go."""
