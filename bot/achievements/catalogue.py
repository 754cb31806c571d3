"""The achievements: each a goal, how far a player is, and what their games have earned."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from bot.achievements.facts import GameFacts
from bot.achievements.measures import (
    Measure,
    contracts_in_a_row,
    deals,
    different,
    most,
    most_in_an_evening,
    most_often,
    total,
    wins_in_a_row,
)
from engine.cards import SUIT_TRUMPS, Trump
from engine.contract import EVERY_TRICK, ContractKind
from engine.players import Level
from engine.settlement import Result
from engine.variants import FAMILIES

HIGH = 150
"""A contract of this value or more counts as high."""

USUAL_TARGET = 1000
"""Stands in for the target of a game that has none."""

NARROW = 50
"""A win by at most the target divided by this is narrow."""

MILLISECONDS = 1000
FAST = 3 * MILLISECONDS
ENOUGH_MOVES = 40


class Feat(StrEnum):
    """What can be achieved."""

    FIRST_GAME = "first-game"
    TEN_GAMES = "ten-games"
    HUNDRED_GAMES = "hundred-games"
    THOUSAND_DEALS = "thousand-deals"
    FIRST_WIN = "first-win"
    HUNDRED_WINS = "hundred-wins"
    THREE_WINS = "three-wins"
    SEVEN_WINS = "seven-wins"
    HUNDRED_CONTRACTS = "hundred-contracts"
    TEN_CONTRACTS = "ten-contracts"
    HIGH_CONTRACT = "high-contract"
    EXACT = "exact"
    FOUR_SUITS = "four-suits"
    NO_TRUMPS = "no-trumps"
    ALL_TRUMPS = "all-trumps"
    CAPOT = "capot"
    FIVE_CAPOTS = "five-capots"
    GENERALE = "generale"
    FAILED_CAPOT = "failed-capot"
    SILENT_SWEEP = "silent-sweep"
    DEFENCE_SWEEP = "defence-sweep"
    SWEPT = "swept"
    DOUBLE = "double"
    TEN_DOUBLES = "ten-doubles"
    DOUBLED_MADE = "doubled-made"
    REDOUBLED_MADE = "redoubled-made"
    FIVE_BELOTES = "five-belotes"
    HUNDRED_BELOTES = "hundred-belotes"
    COMEBACK = "comeback"
    NARROW_WIN = "narrow-win"
    SHUT_OUT = "shut-out"
    EVERY_FAMILY = "every-family"
    FAITHFUL = "faithful"
    SOCIABLE = "sociable"
    LONG_EVENING = "long-evening"
    FAST_WIN = "fast-win"
    EXPERTS = "experts"


@dataclass(frozen=True, slots=True)
class Goal:
    """A number to reach, and how it is measured."""

    number: int
    measure: Measure


def _came_back(game: GameFacts) -> bool:
    """Whether a game was won after being half a game behind."""
    return game.won and 2 * game.furthest_behind >= (game.target or USUAL_TARGET)


def _narrow(game: GameFacts) -> bool:
    return game.won and NARROW * (game.score - game.others) <= (game.target or USUAL_TARGET)


def _is_fast(game: GameFacts) -> bool:
    return game.won and game.moves >= ENOUGH_MOVES and game.thinking <= FAST * game.moves


def _beat_experts(game: GameFacts) -> bool:
    strongest = list(Level)[-1]
    return game.won and bool(game.against) and all(each is strongest for each in game.against)


def _suits_made(game: GameFacts) -> int:
    return len({deal.trump for deal in game.deals if deal.made} & set(SUIT_TRUMPS))


FEATS: dict[Feat, Goal] = {
    Feat.FIRST_GAME: Goal(1, total(lambda game: 1)),
    Feat.TEN_GAMES: Goal(10, total(lambda game: 1)),
    Feat.HUNDRED_GAMES: Goal(100, total(lambda game: 1)),
    Feat.THOUSAND_DEALS: Goal(1000, total(lambda game: game.dealt)),
    Feat.FIRST_WIN: Goal(1, total(lambda game: game.won)),
    Feat.HUNDRED_WINS: Goal(100, total(lambda game: game.won)),
    Feat.THREE_WINS: Goal(3, wins_in_a_row()),
    Feat.SEVEN_WINS: Goal(7, wins_in_a_row()),
    Feat.HUNDRED_CONTRACTS: Goal(100, deals(lambda deal: deal.made)),
    Feat.TEN_CONTRACTS: Goal(10, contracts_in_a_row()),
    Feat.HIGH_CONTRACT: Goal(
        1,
        deals(lambda deal: deal.made and deal.kind not in EVERY_TRICK and deal.value >= HIGH),
    ),
    Feat.EXACT: Goal(1, deals(lambda deal: deal.made and deal.margin == 0)),
    Feat.FOUR_SUITS: Goal(len(SUIT_TRUMPS), most(_suits_made)),
    Feat.NO_TRUMPS: Goal(1, deals(lambda deal: deal.made and deal.trump is Trump.NONE)),
    Feat.ALL_TRUMPS: Goal(1, deals(lambda deal: deal.made and deal.trump is Trump.ALL)),
    Feat.CAPOT: Goal(1, deals(lambda deal: deal.made and deal.kind in EVERY_TRICK)),
    Feat.FIVE_CAPOTS: Goal(5, deals(lambda deal: deal.made and deal.kind in EVERY_TRICK)),
    Feat.GENERALE: Goal(1, deals(lambda deal: deal.made and deal.kind is ContractKind.GENERALE)),
    Feat.FAILED_CAPOT: Goal(1, deals(lambda deal: deal.failed and deal.kind in EVERY_TRICK)),
    Feat.SILENT_SWEEP: Goal(1, deals(lambda deal: deal.swept and deal.kind not in EVERY_TRICK)),
    Feat.DEFENCE_SWEEP: Goal(1, deals(lambda deal: deal.swept and not deal.attacked)),
    Feat.SWEPT: Goal(1, deals(lambda deal: deal.was_swept)),
    Feat.DOUBLE: Goal(1, deals(lambda deal: deal.doubled and deal.result is Result.FAILED)),
    Feat.TEN_DOUBLES: Goal(10, deals(lambda deal: deal.doubled and deal.result is Result.FAILED)),
    Feat.DOUBLED_MADE: Goal(1, deals(lambda deal: deal.made and deal.doubles > 0)),
    Feat.REDOUBLED_MADE: Goal(1, deals(lambda deal: deal.made and deal.doubles > 1)),
    Feat.FIVE_BELOTES: Goal(5, most_in_an_evening(lambda game: game.belotes)),
    Feat.HUNDRED_BELOTES: Goal(100, total(lambda game: game.belotes)),
    Feat.COMEBACK: Goal(1, total(_came_back)),
    Feat.NARROW_WIN: Goal(1, total(_narrow)),
    Feat.SHUT_OUT: Goal(1, total(lambda game: game.won and game.others == 0)),
    Feat.EVERY_FAMILY: Goal(
        len(FAMILIES), different(lambda game: [game.family] if game.won else [])
    ),
    Feat.FAITHFUL: Goal(25, most_often(lambda game: game.partners)),
    Feat.SOCIABLE: Goal(10, different(lambda game: game.partners)),
    Feat.LONG_EVENING: Goal(5, most_in_an_evening(lambda game: 1)),
    Feat.FAST_WIN: Goal(1, total(_is_fast)),
    Feat.EXPERTS: Goal(1, total(_beat_experts)),
}


@dataclass(frozen=True, slots=True)
class Standing:
    """A player's progress on an achievement; ``at`` is the end of the game that earned it."""

    feat: Feat
    reached: int
    goal: int
    at: datetime | None = None


def standings(games: Sequence[GameFacts]) -> tuple[Standing, ...]:
    """The progress on every achievement; ``games`` are all finished ones, the oldest first."""
    return tuple(_standing(feat, games) for feat in FEATS)


def newly_earned(games: Sequence[GameFacts]) -> tuple[Feat, ...]:
    """The achievements that the last of these games earned."""
    last = len(games) - 1
    return tuple(feat for feat in FEATS if _reached(feat, games)[1] == last)


def _standing(feat: Feat, games: Sequence[GameFacts]) -> Standing:
    reached, brought_by = _reached(feat, games)
    at = None if brought_by is None else games[brought_by].finished_at
    return Standing(feat, reached, FEATS[feat].number, at)


def _reached(feat: Feat, games: Sequence[GameFacts]) -> tuple[int, int | None]:
    """The progress after these games, capped at the goal, and the index of the one reaching it."""
    goal, reached = FEATS[feat], 0
    for nth, number in enumerate(goal.measure(games)):
        reached = min(number, goal.number)
        if reached == goal.number:
            return reached, nth
    return reached, None
