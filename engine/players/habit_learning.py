"""Learns players' bidding habits from the auctions of finished deals."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from engine.actions import Call, Double, Pass
from engine.cards import Card
from engine.contract import Bid, ContractKind
from engine.players.auction_talk import Heard, Meaning, Promise, Speaker
from engine.players.bidding_system import fits, promised
from engine.players.habits import Habit
from engine.players.hand_measures import STEP
from engine.players.understanding import Understanding
from engine.ruleset import RuleSet
from engine.state import Auction

FURTHEST = 20
"""A hand that fits a number up to so far away fits but for the number."""

NEAREST_FIRST = sorted(range(-FURTHEST, FURTHEST + STEP, STEP), key=abs)


NEW = frozenset({Meaning.OPENING, Meaning.OVERCALL, Meaning.CHANGE, Meaning.TAKE})
"""Bids that name a suit of one's own, which fits the hand or does not."""


@dataclass(frozen=True, slots=True)
class ShownCall:
    """Whether the call of this place fitted its hand, and how far its number was above the table's.

    Each is None if the call does not show it: a raise has no suit of its own, a contre no
    number.
    """

    place: int
    fits: bool | None = None
    above: int | None = None

    def added_to(self, habit: Habit) -> Habit:
        """The habit after this call."""
        return Habit(
            fitted=habit.fitted + (self.fits is True),
            missed=habit.missed + (self.fits is False),
            bids=habit.bids + (self.above is not None),
            above=habit.above + (self.above or 0),
        )


def shown_calls(
    rules: RuleSet, auction: Auction, hands: Sequence[Sequence[Card]], understanding: Understanding
) -> Iterator[ShownCall]:
    """Yield what the bids and doubles of an auction show, given the hand of each seat.

    Passes show nothing: there are many reasons to pass.
    """
    said = Heard.before_calls(understanding.of_strangers)
    for place, (seat, call) in enumerate((each.seat, each.call) for each in auction.calls):
        if isinstance(call, Pass):
            continue
        before = replace(auction, calls=auction.calls[:place])
        promise = promised(Speaker.of(rules, before, seat, said), call)
        said.hear(rules, seat, call, promise)
        if promise.meaning is not Meaning.NOTHING:
            yield from _shown(rules, place, call, hands[seat], promise)


def _shown(
    rules: RuleSet, place: int, call: Call, hand: Sequence[Card], promise: Promise
) -> Iterator[ShownCall]:
    """What this call shows, by what it promised; nothing if no hand could be held against it."""
    match call:
        case Bid(kind=ContractKind.POINTS):
            # The number nearest to the one that was bid by which the hand would have kept its word.
            near = (each for each in NEAREST_FIRST if fits(rules, hand, promise.lower(each)))
            above = next(near, None)
            yield ShownCall(place, above is not None if promise.meaning in NEW else None, above)
        case Bid(kind=ContractKind.TRUMP | ContractKind.ASHKAL) | Double(level=1):
            yield ShownCall(place, fits(rules, hand, promise))
