"""The player protocol: a computer player in a process of its own, asked in lines of JSON."""

VERSION = 1
"""Raised when an earlier player could misread a request; docs/player-protocol.md tells it."""
