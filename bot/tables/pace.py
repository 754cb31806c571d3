"""When the computer players move: at a moment that tells nothing of their cards."""

from collections import defaultdict, deque
from collections.abc import Callable

from bot.tables.table import Table
from engine.players import Level
from engine.state import GameState, Phase

SPREAD = 0.3
"""The random part of a pause, as a share of it at most."""

RECENT = 64
"""Thoughts that are remembered of each situation."""

LONG = 0.9
"""The share of recent thoughts that end before the move that they choose is due.

For the longest one nobody waits again: the machine may have had something else to do.
"""

Situation = tuple[Level, Phase | None, int]
"""What everybody sees of a thought: who thinks, in which phase, and after how many tricks."""


class Pace:
    """Draws when a move is shown, from the pace of the table and from recent thoughts.

    ``move`` and ``trick`` are seconds at the normal tempo: before a move, and before a lead while a
    full trick is being read. ``luck`` draws a number from 0 to 1.
    """

    def __init__(self, move: float, trick: float, luck: Callable[[], float]) -> None:
        self.move = move
        self.trick = trick
        self._luck = luck
        self._thoughts: defaultdict[Situation, deque[float]] = defaultdict(
            lambda: deque(maxlen=RECENT)
        )

    def pause(self, table: Table) -> float:
        """Draw the seconds from a turn to its move at the table's tempo."""
        deal = table.game.deal if table.game else None
        full_trick_shown = (
            deal is not None
            and deal.trick is not None
            and bool(deal.tricks)
            and not deal.trick.plays
        )
        usual = (self.trick if full_trick_shown else self.move) * table.tempo.factor
        return usual * (1 + SPREAD * self._luck())

    def moment(self, table: Table, situation: Situation) -> float:
        """Draw the seconds from a turn to a computer's move.

        Where thoughts take longer than the pause, nearly all of them have ended by then.
        """
        recent = sorted(self._thoughts[situation])
        return max(self.pause(table), recent[int(LONG * (len(recent) - 1))] if recent else 0.0)

    def note(self, situation: Situation, seconds: float) -> None:
        """Remember how long a thought took."""
        self._thoughts[situation].append(seconds)

    def a_thought(self, situation: Situation) -> float:
        """Draw how long a thought might have taken, where there is nothing to think about."""
        recent = self._thoughts[situation]
        return recent[int(self._luck() * len(recent))] if recent else 0.0


def situation_of(game: GameState, level: Level) -> Situation:
    """What everybody sees of a thought about this game."""
    if game.deal is None:
        return level, None, 0
    return level, game.deal.phase, len(game.deal.tricks)
