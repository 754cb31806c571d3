"""The pauses of computer players: a delay reveals nothing about their cards."""

from collections import defaultdict, deque
from collections.abc import Callable

from bot.monitoring.overload import LoadShedding, Shed
from bot.tables.table import Table
from engine.players import Level
from engine.state import GameState, Phase

SPREAD = 0.3
"""The largest random part of a pause, as a share of it."""

OVERLOADED = 2
"""The factor by which pauses are longer while the bot has far too much to do."""

RECENT = 64
"""Thinking times kept for each situation."""

LONG = 0.9
"""The share of recent thinking times that a delay covers.

The longest are not covered: the machine may have been busy with something else.
"""

PaceSituation = tuple[Level, Phase | None, int]
"""The visible facts of a decision: the level, the phase, the number of tricks."""


class Pace:
    """Draws the delay of a move, from the pace of the table and from recent thinking times.

    ``move`` and ``trick`` are seconds at the normal tempo: before a move, and before a lead while a
    full trick is being read. ``random`` draws a number from 0 to 1.
    """

    def __init__(
        self,
        move: float,
        trick: float,
        random: Callable[[], float],
        shedding: LoadShedding | None = None,
    ) -> None:
        self.move = move
        self.trick = trick
        self._random = random
        self._shedding = shedding or LoadShedding()
        self._thoughts: defaultdict[PaceSituation, deque[float]] = defaultdict(
            lambda: deque(maxlen=RECENT)
        )

    def pause(self, table: Table) -> float:
        """Draw a pause in seconds, at the table's tempo."""
        usual = (self.trick if table.shows_full_trick else self.move) * table.tempo.factor
        if self._shedding.sheds(Shed.THOUGHT):
            usual *= OVERLOADED
        return usual * (1 + SPREAD * self._random())

    def delay(self, table: Table, situation: PaceSituation) -> float:
        """Draw the delay of a computer's move in seconds.

        Where thinking takes longer than the pause, the delay covers nearly all of it.
        """
        recent = sorted(self._thoughts[situation])
        # One slow thought does not hold up later moves: not the slowest counts, but a high
        # quantile.
        return max(self.pause(table), recent[int(LONG * (len(recent) - 1))] if recent else 0.0)

    def note(self, situation: PaceSituation, seconds: float) -> None:
        """Record how long a decision took."""
        self._thoughts[situation].append(seconds)

    def thinking_time(self, situation: PaceSituation) -> float:
        """Draw one of the recent thinking times, for a move without a choice."""
        recent = self._thoughts[situation]
        return recent[int(self._random() * len(recent))] if recent else 0.0


def situation_of(game: GameState, level: Level) -> PaceSituation:
    """The public facts of a decision in this game."""
    if game.deal is None:
        return level, None, 0
    return level, game.deal.phase, len(game.deal.tricks)
