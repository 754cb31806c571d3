"""What a player has achieved, and how far he is with the rest: computed from his games alone."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from bot.achievements.catalogue import FEATS, Feat
from bot.achievements.facts import GameFacts


@dataclass(frozen=True, slots=True)
class Standing:
    """How far one is with an achievement; ``at`` is the end of the game that brought it."""

    feat: Feat
    reached: int
    goal: int
    at: datetime | None = None


def standings(games: Sequence[GameFacts]) -> tuple[Standing, ...]:
    """Every achievement; ``games`` are all that he finished, the oldest first."""
    return tuple(_standing(feat, games) for feat in FEATS)


def newly_earned(games: Sequence[GameFacts]) -> tuple[Feat, ...]:
    """What the last of these games brought."""
    last = len(games) - 1
    return tuple(feat for feat in FEATS if _reached(feat, games)[1] == last)


def _standing(feat: Feat, games: Sequence[GameFacts]) -> Standing:
    reached, brought_by = _reached(feat, games)
    at = None if brought_by is None else games[brought_by].finished_at
    return Standing(feat, reached, FEATS[feat].number, at)


def _reached(feat: Feat, games: Sequence[GameFacts]) -> tuple[int, int | None]:
    """How far these games lead, at most to the goal; and which of them brought it."""
    goal, reached = FEATS[feat], 0
    for nth, number in enumerate(goal.measure(games)):
        reached = min(number, goal.number)
        if reached == goal.number:
            return reached, nth
    return reached, None
