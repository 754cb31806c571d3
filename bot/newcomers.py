"""Newcomers: people who have finished no game yet, and the hints that they read once.

It is remembered: hands are drawn too often to ask for it each time.
"""

from collections import OrderedDict
from dataclasses import dataclass
from functools import partial

from bot.storage.database.database import Database
from bot.storage.errors import StorageUnavailable
from bot.storage.results.game_results import GameKey
from bot.storage.stats.history import has_finished_a_game
from bot.tables.play import forced_card, is_last_trick
from bot.tables.table import Table

PEOPLE_KEPT = 10_000
"""The most people remembered; for any other the database is asked again."""

MoveKey = tuple[int, int]
"""A move, by its table and its number there."""


@dataclass(frozen=True, slots=True)
class Experience:
    """Whether somebody had finished a game, and during which game that was asked."""

    played: bool
    during: GameKey


class Newcomers:
    """Asks once about each person, and once a game about those who had finished none."""

    def __init__(self) -> None:
        self._known: OrderedDict[int, Experience] = OrderedDict()
        self._first_forced: OrderedDict[int, MoveKey] = OrderedDict()

    def remembered(self, user: int, game: GameKey) -> bool | None:
        """Whether a person has finished no game; None where the database has to be asked."""
        known = self._known.get(user)
        if known is None or not (known.played or known.during == game):
            return None
        self._known.move_to_end(user)
        return not known.played

    async def is_new(self, database: Database, user: int, game: GameKey) -> bool:
        """Whether a person has finished no game; False while that cannot be read."""
        remembered = self.remembered(user, game)
        if remembered is not None:
            return remembered
        try:
            played = await database.read(partial(has_finished_a_game, user=user))
        except StorageUnavailable:
            return False
        self._known[user] = Experience(played, game)
        self._known.move_to_end(user)
        while len(self._known) > PEOPLE_KEPT:
            self._known.popitem(last=False)
        return not played

    def at_first_forced_card(self, table: Table, user: int) -> bool:
        """Whether a newcomer is at the first card that they play without a choice.

        The last trick is none: there, every card falls by itself.
        """
        forced = forced_card(table)
        if forced is None or forced[0] is not table.seat_of(user) or is_last_trick(table):
            return False
        move = table.id, table.move
        first = self._first_forced.setdefault(user, move)
        while len(self._first_forced) > PEOPLE_KEPT:
            self._first_forced.popitem(last=False)
        return first == move

    def forget(self, user: int) -> None:
        """Forget a person."""
        self._known.pop(user, None)
        self._first_forced.pop(user, None)
