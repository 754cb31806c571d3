"""Whose melds score (rules.md 1.6), and who holds the belote (1.7)."""

from dataclasses import dataclass, field

from tests.engine.naive_games.cards import SUITS
from tests.engine.naive_games.melds import Meld, best_plan, melds_count, rank

EQUALS_CANCEL = {"tarabish", "clabber", "bulgarian_belot"}
COMPARED_APART = {"bulgarian_belot"}
ONLY_THE_BEST_PLAYER = {"tarabish"}
EVERYBODY_SCORES = {"bidding_belote"}
DEALER_FIRST = {"baloot"}
BELOTE = {"decouverte": 0, "baloot": 2}


@dataclass
class Declared:
    """The melds that score, by seat; the seat of the best one, unless nobody's was."""

    granted: dict[int, list[Meld]] = field(default_factory=dict)
    best: int | None = None

    def points(self, side: int) -> int:
        """What the melds of a side are worth."""
        return sum(
            meld.worth for seat, melds in self.granted.items() if seat % 2 == side for meld in melds
        )


def declared(game: str, hands: list[list[str]], mode: str) -> Declared:
    """Compare what the hands hold, and grant what scores."""
    if not melds_count(game):
        return Declared()
    plans = {seat: best_plan(game, hand, mode) for seat, hand in enumerate(hands)}
    plans = {seat: plan for seat, plan in plans.items() if plan}
    if game in EVERYBODY_SCORES:
        return Declared(plans)
    if game in COMPARED_APART:
        return _apart(game, plans, mode)
    best = _best_seat(game, plans, mode)
    if best is None:
        return Declared()
    if game in ONLY_THE_BEST_PLAYER:
        return Declared({best: plans[best]}, best)
    return Declared({seat: plan for seat, plan in plans.items() if seat % 2 == best % 2}, best)


def _apart(game: str, plans: dict[int, list[Meld]], mode: str) -> Declared:
    """The side of the best row has its rows, the side of the best four its fours."""
    found = Declared()
    for four in (False, True):
        some = {
            seat: [meld for meld in plan if meld.is_four == four] for seat, plan in plans.items()
        }
        some = {seat: melds for seat, melds in some.items() if melds}
        best = _best_seat(game, some, mode)
        for seat, melds in some.items():
            if best is not None and seat % 2 == best % 2:
                found.granted.setdefault(seat, []).extend(melds)
    sides = {seat % 2 for seat in found.granted}
    found.best = min(found.granted) if len(sides) == 1 else None
    return found


def _best_seat(game: str, plans: dict[int, list[Meld]], mode: str) -> int | None:
    """The seat of the best meld; None when rivals' best melds are equal where equals cancel."""
    heights = {seat: max(rank(game, meld, mode) for meld in plan) for seat, plan in plans.items()}
    equal = [seat for seat in heights if heights[seat] == max(heights.values())]
    if not equal:
        return None
    if game in EQUALS_CANCEL:
        rivals = equal if game in ONLY_THE_BEST_PLAYER else {seat % 2 for seat in equal}
        return None if len(rivals) > 1 else equal[0]
    return max(equal) if game in DEALER_FIRST and 3 in equal else min(equal)


def belote_holder(hands: list[list[str]], mode: str) -> int | None:
    """The seat that was dealt king and queen of the trump suit."""
    for seat, hand in enumerate(hands):
        if mode in SUITS and {"K" + mode, "Q" + mode} <= set(hand):
            return seat
    return None


def belote_worth(game: str, mode: str, scored: list[Meld]) -> int:
    """What the belote is worth to its holder, of whose melds these scored (baloot bars some)."""
    for meld in scored:
        pair = {"K" + mode, "Q" + mode} & set(meld.cards)
        if game == "baloot" and (len(pair) == 1 or (pair and len(meld.cards) >= 5)):
            return 0
    return BELOTE.get(game, 20)
