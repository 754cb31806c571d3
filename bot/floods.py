"""What people may ask of the bot in a minute; a press in a game never counts."""

from enum import StrEnum

from bot.rates import Rate
from bot.tables.ports import Clock

PRESSES = 3
"""How many presses on pages stand for one command: they come in a row."""


class Asked(StrEnum):
    """What can be too much of."""

    COMMAND = "command"
    PRESS = "press"


class Floods:
    """Counts what each person and each server asks."""

    def __init__(self, person: int, server: int, clock: Clock) -> None:
        self._persons = {
            Asked.COMMAND: Rate(person, clock),
            Asked.PRESS: Rate(person * PRESSES, clock),
        }
        self._servers = {
            Asked.COMMAND: Rate(server, clock),
            Asked.PRESS: Rate(server * PRESSES, clock),
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
