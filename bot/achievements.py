"""The achievements: each a goal, how far a player is, and what their games have earned."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from enum import StrEnum
from itertools import accumulate

from engine.cards import SUIT_TRUMPS, Trump
from engine.contract import EVERY_TRICK, ContractKind
from engine.players import Level
from engine.settlement import Result
from engine.variants import FAMILIES

NOON = timedelta(hours=12)
"""An evening lasts from one noon to the next, in UTC."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DealFacts:
    """A deal: whether the player was the declarer, on the attacking side, or doubled it.

    ``swept`` and ``was_swept``: their side, or the other, took every trick. ``score`` and
    ``others`` are what the deal brought to both.
    """

    took: bool = False
    attacked: bool = False
    doubled: bool = False
    kind: ContractKind = ContractKind.POINTS
    value: int = 0
    trump: Trump = Trump.HEARTS
    doubles: int = 0
    result: Result = Result.MADE
    margin: int | None = None
    swept: bool = False
    was_swept: bool = False
    score: int = 0
    others: int = 0

    @property
    def made(self) -> bool:
        """Whether the player was the declarer and made the contract."""
        return self.took and self.result is Result.MADE

    @property
    def failed(self) -> bool:
        """Whether the player was the declarer and failed."""
        return self.took and self.result is Result.FAILED


@dataclass(frozen=True, slots=True, kw_only=True)
class GameFacts:
    """A game; ``partners`` are user ids, ``against`` the opponents' levels, None for people."""

    finished_at: datetime
    family: str
    won: bool
    score: int
    others: int
    target: int | None = None
    dealt: int = 0
    belotes: int = 0
    moves: int = 0
    thinking: int = 0
    partners: tuple[int, ...] = ()
    against: tuple[Level | None, ...] = ()
    deals: tuple[DealFacts, ...] = field(default=())

    @property
    def evening(self) -> date:
        """The evening on which it ended."""
        return (self.finished_at - NOON).date()

    @property
    def furthest_behind(self) -> int:
        """The most points by which their side was behind after a deal."""
        totals = accumulate((deal.others - deal.score for deal in self.deals), initial=0)
        return max(totals)


ProgressMeasure = Callable[[Iterable[GameFacts]], Iterator[int]]
"""Takes the games in their order, and yields the number reached after each."""

OfGame = Callable[[GameFacts], int]
OfDeal = Callable[[DealFacts], bool]


def total(of: OfGame) -> ProgressMeasure:
    """The sum over all games."""

    def measure(games: Iterable[GameFacts]) -> Iterator[int]:
        so_far = 0
        for game in games:
            so_far += of(game)
            yield so_far

    return measure


def most(of: OfGame) -> ProgressMeasure:
    """The most in one game."""

    def measure(games: Iterable[GameFacts]) -> Iterator[int]:
        so_far = 0
        for game in games:
            so_far = max(so_far, of(game))
            yield so_far

    return measure


def deals(of: OfDeal) -> ProgressMeasure:
    """The number of deals for which this is true."""
    return total(lambda game: sum(of(deal) for deal in game.deals))


def most_in_an_evening(of: OfGame) -> ProgressMeasure:
    """The most in the games of one evening."""

    def measure(games: Iterable[GameFacts]) -> Iterator[int]:
        evenings: Counter[Hashable] = Counter()
        so_far = 0
        for game in games:
            evenings[game.evening] += of(game)
            so_far = max(so_far, evenings[game.evening])
            yield so_far

    return measure


def wins_in_a_row() -> ProgressMeasure:
    """The longest series of games won."""

    def measure(games: Iterable[GameFacts]) -> Iterator[int]:
        longest = now = 0
        for game in games:
            now = now + 1 if game.won else 0
            longest = max(longest, now)
            yield longest

    return measure


def contracts_in_a_row() -> ProgressMeasure:
    """The longest series of contracts made as declarer."""

    def measure(games: Iterable[GameFacts]) -> Iterator[int]:
        longest = now = 0
        for game in games:
            for deal in game.deals:
                if deal.took:
                    now = now + 1 if deal.made else 0
                    longest = max(longest, now)
            yield longest

    return measure


def different(of: Callable[[GameFacts], Iterable[Hashable]]) -> ProgressMeasure:
    """The number of different values."""

    def measure(games: Iterable[GameFacts]) -> Iterator[int]:
        seen: set[Hashable] = set()
        for game in games:
            seen.update(of(game))
            yield len(seen)

    return measure


def most_often(of: Callable[[GameFacts], Iterable[Hashable]]) -> ProgressMeasure:
    """The count of the most frequent value."""

    def measure(games: Iterable[GameFacts]) -> Iterator[int]:
        seen: Counter[Hashable] = Counter()
        so_far = 0
        for game in games:
            for one in of(game):
                seen[one] += 1
                so_far = max(so_far, seen[one])
            yield so_far

    return measure


HIGH = 150
"""A contract of this value or more counts as high."""

USUAL_TARGET = 1000
"""Stands in for the target of a game that has none."""

NARROW = 50
"""A win by at most the target divided by this is narrow."""

MILLISECONDS = 1000
FAST = 3 * MILLISECONDS
"""The mean time of a move, in milliseconds, up to which a game was played fast."""

ENOUGH_MOVES = 40
"""The least moves of a game that was won fast."""


class Achievement(StrEnum):
    """The achievements."""

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
    measure: ProgressMeasure


def _came_back(game: GameFacts) -> bool:
    """Whether a game was won after trailing by half the target."""
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


ACHIEVEMENTS: dict[Achievement, Goal] = {
    Achievement.FIRST_GAME: Goal(1, total(lambda game: 1)),
    Achievement.TEN_GAMES: Goal(10, total(lambda game: 1)),
    Achievement.HUNDRED_GAMES: Goal(100, total(lambda game: 1)),
    Achievement.THOUSAND_DEALS: Goal(1000, total(lambda game: game.dealt)),
    Achievement.FIRST_WIN: Goal(1, total(lambda game: game.won)),
    Achievement.HUNDRED_WINS: Goal(100, total(lambda game: game.won)),
    Achievement.THREE_WINS: Goal(3, wins_in_a_row()),
    Achievement.SEVEN_WINS: Goal(7, wins_in_a_row()),
    Achievement.HUNDRED_CONTRACTS: Goal(100, deals(lambda deal: deal.made)),
    Achievement.TEN_CONTRACTS: Goal(10, contracts_in_a_row()),
    Achievement.HIGH_CONTRACT: Goal(
        1,
        deals(lambda deal: deal.made and deal.kind not in EVERY_TRICK and deal.value >= HIGH),
    ),
    Achievement.EXACT: Goal(1, deals(lambda deal: deal.made and deal.margin == 0)),
    Achievement.FOUR_SUITS: Goal(len(SUIT_TRUMPS), most(_suits_made)),
    Achievement.NO_TRUMPS: Goal(1, deals(lambda deal: deal.made and deal.trump is Trump.NONE)),
    Achievement.ALL_TRUMPS: Goal(1, deals(lambda deal: deal.made and deal.trump is Trump.ALL)),
    Achievement.CAPOT: Goal(1, deals(lambda deal: deal.made and deal.kind in EVERY_TRICK)),
    Achievement.FIVE_CAPOTS: Goal(5, deals(lambda deal: deal.made and deal.kind in EVERY_TRICK)),
    Achievement.GENERALE: Goal(
        1, deals(lambda deal: deal.made and deal.kind is ContractKind.GENERALE)
    ),
    Achievement.FAILED_CAPOT: Goal(1, deals(lambda deal: deal.failed and deal.kind in EVERY_TRICK)),
    Achievement.SILENT_SWEEP: Goal(
        1, deals(lambda deal: deal.swept and deal.kind not in EVERY_TRICK)
    ),
    Achievement.DEFENCE_SWEEP: Goal(1, deals(lambda deal: deal.swept and not deal.attacked)),
    Achievement.SWEPT: Goal(1, deals(lambda deal: deal.was_swept)),
    Achievement.DOUBLE: Goal(1, deals(lambda deal: deal.doubled and deal.result is Result.FAILED)),
    Achievement.TEN_DOUBLES: Goal(
        10, deals(lambda deal: deal.doubled and deal.result is Result.FAILED)
    ),
    Achievement.DOUBLED_MADE: Goal(1, deals(lambda deal: deal.made and deal.doubles > 0)),
    Achievement.REDOUBLED_MADE: Goal(1, deals(lambda deal: deal.made and deal.doubles > 1)),
    Achievement.FIVE_BELOTES: Goal(5, most_in_an_evening(lambda game: game.belotes)),
    Achievement.HUNDRED_BELOTES: Goal(100, total(lambda game: game.belotes)),
    Achievement.COMEBACK: Goal(1, total(_came_back)),
    Achievement.NARROW_WIN: Goal(1, total(_narrow)),
    Achievement.SHUT_OUT: Goal(1, total(lambda game: game.won and game.others == 0)),
    Achievement.EVERY_FAMILY: Goal(
        len(FAMILIES), different(lambda game: [game.family] if game.won else [])
    ),
    Achievement.FAITHFUL: Goal(25, most_often(lambda game: game.partners)),
    Achievement.SOCIABLE: Goal(10, different(lambda game: game.partners)),
    Achievement.LONG_EVENING: Goal(5, most_in_an_evening(lambda game: 1)),
    Achievement.FAST_WIN: Goal(1, total(_is_fast)),
    Achievement.EXPERTS: Goal(1, total(_beat_experts)),
}


@dataclass(frozen=True, slots=True)
class AchievementProgress:
    """A player's progress on an achievement; ``at`` is the end of the game that earned it."""

    feat: Achievement
    reached: int
    goal: int
    at: datetime | None = None


def standings(games: Sequence[GameFacts]) -> tuple[AchievementProgress, ...]:
    """The progress on every achievement; ``games`` are all finished ones, the oldest first."""
    found = []
    for feat, goal in ACHIEVEMENTS.items():
        reached, brought_by = _reached(feat, games)
        at = None if brought_by is None else games[brought_by].finished_at
        found.append(AchievementProgress(feat, reached, goal.number, at))
    return tuple(found)


def newly_earned(games: Sequence[GameFacts]) -> tuple[Achievement, ...]:
    """The achievements that the last of these games earned."""
    last = len(games) - 1
    return tuple(feat for feat in ACHIEVEMENTS if _reached(feat, games)[1] == last)


def _reached(feat: Achievement, games: Sequence[GameFacts]) -> tuple[int, int | None]:
    """The progress after these games, capped at the goal, and the index of the one reaching it."""
    goal, reached = ACHIEVEMENTS[feat], 0
    for nth, number in enumerate(goal.measure(games)):
        reached = min(number, goal.number)
        if reached == goal.number:
            return reached, nth
    return reached, None
