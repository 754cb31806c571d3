"""What people may ask of the bot in a minute; a press on a table that is played never counts."""

from enum import StrEnum

from bot.rates import Rate
from bot.tables.ports import Clock

SETUP = 3
"""How many presses that set up a table stand for one command: they come in a row."""


class Asked(StrEnum):
    """What can be too much of."""

    COMMAND = "command"
    SETUP = "setup"


class Floods:
    """Counts what each person and each server asks."""

    def __init__(self, person: int, server: int, clock: Clock) -> None:
        self._persons = {
            Asked.COMMAND: Rate(person, clock),
            Asked.SETUP: Rate(person * SETUP, clock),
        }
        self._servers = {
            Asked.COMMAND: Rate(server, clock),
            Asked.SETUP: Rate(server * SETUP, clock),
        }

    def of_person(self, asked: Asked, user: int) -> int:
        """Seconds that this person is to wait; 0 is not at all."""
        return self._persons[asked].wait(user)

    def of_server(self, asked: Asked, guild: int) -> int:
        """Seconds that everybody in this server is to wait; 0 is not at all."""
        return self._servers[asked].wait(guild)

    def note(self, asked: Asked, user: int, guild: int) -> None:
        """It was asked, and not refused."""
        self._persons[asked].note(user)
        self._servers[asked].note(guild)
