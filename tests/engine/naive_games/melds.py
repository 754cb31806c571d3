"""The best plan of melds of one hand (rules.md 1.6, R-80), and how high each meld ranks."""

from dataclasses import dataclass
from itertools import chain, combinations

from tests.engine.naive_games.cards import SUITS

RUN_ORDER = "AKQJT9876"
HUNDREDS = {"A": 100, "T": 100, "K": 100, "Q": 100}
FOURS = {
    "belote_501": {"J": 200, "9": 150, **HUNDREDS, "8": 100, "7": 100},
    "belote": {"J": 200, "9": 150, **HUNDREDS},
    "bidding_belote": {"J": 200, "9": 150, **HUNDREDS},
    "bulgarian_belot": {"J": 200, "9": 150, **HUNDREDS},
    "croatian_bela": {"J": 200, "9": 150, **HUNDREDS},
    "pilotta": {"J": 200, "9": 150, **HUNDREDS},
    "tarabish": {},
    "clabber": {"J": 200, "9": 100, **HUNDREDS},
}
AT_NO_TRUMPS = {"bidding_belote": {"A": 200}, "bulgarian_belot": {}}
FOURS_IN_SUN = {"A": 40, "T": 20, "J": 20, "K": 20, "Q": 20}
FOURS_IN_HOKUM = dict.fromkeys("ATJKQ", 10)
FOURS_ORDER = "J9ATKQ87"
FOURS_ORDERS = {"baloot": "AKQJT", "croatian_bela": "J9AKQT"}
AT_MOST = {"baloot": 2}
LONGER_IS_BETTER = {"belote_501", "bulgarian_belot"}
NO_TRUMP_BREAKS = {"bulgarian_belot", "croatian_bela"}
SHARED = {"croatian_bela"}


@dataclass(frozen=True)
class Meld:
    """A row of cards of one suit, highest first, or four of a rank."""

    cards: tuple[str, ...]
    worth: int

    @property
    def is_four(self) -> bool:
        """Four cards of one rank; a run is of one suit."""
        return len({card[0] for card in self.cards}) == 1


def melds_count(game: str) -> bool:
    """Whether melds exist in this game."""
    return game in FOURS or game == "baloot"


def best_plan(game: str, hand: list[str], mode: str) -> list[Meld]:
    """The melds with the largest total that no card serves twice; fours first taken or left."""
    fours = _fours(game, hand, mode)
    subsets = chain.from_iterable(combinations(fours, size) for size in range(len(fours) + 1))
    plans = []
    for subset in subsets:
        used = {card for four in subset for card in four.cards if game not in SHARED}
        runs = _runs(game, [card for card in hand if card not in used], mode)
        plan = sorted([*subset, *runs], key=lambda meld: rank(game, meld, mode), reverse=True)
        plans.append(plan[: AT_MOST.get(game, len(plan))])
    return max(plans, key=lambda plan: _value(game, plan, mode))


def rank(game: str, meld: Meld, mode: str) -> tuple[int, int, int, int]:
    """Class, length where it counts, top card or rank, trump: the higher meld compares higher."""
    if meld.is_four:
        order = FOURS_ORDERS.get(game, FOURS_ORDER)
        return _class(game, meld, mode), 0, -order.index(meld.cards[0][0]), 0
    length = len(meld.cards) if game in LONGER_IS_BETTER else 0
    top = meld.cards[0]
    is_trump = 1 if top[1] == mode and game not in NO_TRUMP_BREAKS else 0
    return _class(game, meld, mode), length, -RUN_ORDER.index(top[0]), is_trump


def _class(game: str, meld: Meld, mode: str) -> int:
    length = min(len(meld.cards), 5)
    if game != "baloot":
        return 6 if meld.is_four else length
    if not meld.is_four:
        return 8 if length == 5 else length
    if meld.cards[0][0] == "A":
        return 9 if mode == "NT" else 7
    return 6


def _value(game: str, plan: list[Meld], mode: str) -> tuple[int, tuple[int, ...]]:
    total = sum(meld.worth for meld in plan)
    return total, max((rank(game, meld, mode) for meld in plan), default=())


def _fours(game: str, hand: list[str], mode: str) -> list[Meld]:
    if game == "baloot":
        worths = FOURS_IN_SUN if mode == "NT" else FOURS_IN_HOKUM
    elif mode == "NT" and game in AT_NO_TRUMPS:
        worths = AT_NO_TRUMPS[game]
    else:
        worths = FOURS[game]
    fours = [(tuple(rank + suit for suit in SUITS), worth) for rank, worth in worths.items()]
    return [Meld(cards, worth) for cards, worth in fours if set(cards) <= set(hand)]


def _runs(game: str, cards: list[str], mode: str) -> list[Meld]:
    if mode == "NT" and game in AT_NO_TRUMPS:
        return []
    runs: list[tuple[str, ...]] = []
    for suit in SUITS:
        run: tuple[str, ...] = ()
        for letter in RUN_ORDER + " ":
            if letter + suit in cards:
                run += (letter + suit,)
            else:
                runs += _split(run) if game == "tarabish" else [run]
                run = ()
    return [Meld(run, _run_worth(game, len(run), mode)) for run in runs if len(run) >= 3]


def _split(run: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Fours from the top, then three if three remain (R-76)."""
    return [run[at : at + 4] for at in range(0, len(run), 4)]


def _run_worth(game: str, length: int, mode: str) -> int:
    worths = {3: 20, 4: 50, 5: 100}
    if game == "baloot":
        worths = {3: 4, 4: 10, 5: 20} if mode == "NT" else {3: 2, 4: 5, 5: 10}
    return worths[min(length, 5)]
