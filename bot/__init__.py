"""The service: tables, storage, words, and the programme that runs them on Discord."""
