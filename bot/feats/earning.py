"""What a player has achieved, and how far he is with the rest: computed from his games alone."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from bot.feats.facts import GameFacts
from bot.feats.feats import FEATS, Feat


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
    if not games:
        return ()
    before = {each.feat for each in standings(games[:-1]) if each.at}
    return tuple(each.feat for each in standings(games) if each.at and each.feat not in before)


def _standing(feat: Feat, games: Sequence[GameFacts]) -> Standing:
    goal = FEATS[feat]
    reached = 0
    for game, number in zip(games, goal.measure(games), strict=True):
        reached = number
        if reached >= goal.number:
            return Standing(feat, goal.number, goal.number, game.finished_at)
    return Standing(feat, reached, goal.number)
