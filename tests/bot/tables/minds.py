"""Those who think and choose beside the people at a table, as a test says."""

from collections import deque
from typing import TYPE_CHECKING

from bot.tables.requests import NOBODY_NEW, NewPeople
from bot.tables.table import Table
from engine.actions import Action
from engine.players import Level
from engine.players.understanding import Understanding
from engine.ruleset import RuleSet
from engine.view import PlayerView

if TYPE_CHECKING:
    from tests.bot.tables.gate import Gate


class ScriptedBrain:
    """Does the first legal thing, unless the test says otherwise."""

    def __init__(self) -> None:
        self.asked: list[PlayerView] = []
        self.levels: list[Level] = []
        self.understandings: list[Understanding] = []
        self.answers: deque[Action] = deque()
        self.failures: deque[Exception] = deque()
        self.gate: Gate | None = None
        self.most_at_once = 0

    async def choose(
        self, view: PlayerView, rules: RuleSet, level: Level, understanding: Understanding, /
    ) -> Action:
        """What was scripted."""
        assert view.deal is not None
        self.asked.append(view)
        self.levels.append(level)
        self.understandings.append(understanding)
        if self.gate:
            waiting = self.gate.waiting + 1
            self.most_at_once = max(self.most_at_once, waiting)
            await self.gate.wait()
        if self.failures:
            raise self.failures.popleft()
        return self.answers.popleft() if self.answers else view.deal.legal[0]


class KnownPreferences:
    """Who lets their forced cards be played, as the test says."""

    def __init__(self) -> None:
        self.of: set[int] = set()
        self.failures: deque[Exception] = deque()

    async def plays_forced(self, user: int) -> bool:
        """Whether the test says so."""
        if self.failures:
            raise self.failures.popleft()
        return user in self.of


class KnownPastGames:
    """Who is new at a table, as the test says: by default nobody."""

    def __init__(self) -> None:
        self.new = NOBODY_NEW
        self.failures: deque[Exception] = deque()

    async def new_people(self, table: Table) -> NewPeople:
        """Whom the test says."""
        if self.failures:
            raise self.failures.popleft()
        return self.new
