"""The service: tables, storage, words, and the program that runs them on Discord."""
