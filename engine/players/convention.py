"""The bidding convention in numbers, and what an auction has told by it."""

from dataclasses import dataclass

from engine.actions import Pass
from engine.cards import Trump
from engine.contract import Bid, ContractKind
from engine.players.evaluation import whole
from engine.players.hand_count import STEP
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import Auction


@dataclass(frozen=True, slots=True, kw_only=True)
class Convention:
    """Points of the side (``evaluation``) that calls need, and what they tell the partner.

    An opening needs ``opening``; beyond that, and for every raise that nobody contests, a bid
    keeps ``margin`` points in hand, so that each ten more in the bid is ten more in the hands.
    A bid over the opponents needs no margin: there the chances decide. The other numbers say how
    much a bid, a pass or a contre moves what is expected, and how far off that may be.

    All of this is said of a deal of ``points`` points; where there are more of them or fewer, each
    number but those of chances and of what is bid grows or shrinks with them.
    """

    points: float = 162.0
    opening: float = 95.0
    margin: float = 28.0
    switch: float = 10.0
    free_shows: float = 33.0
    opening_shows: float = 106.0
    contested_shows: float = 10.0
    names: float = 100.0
    partner_passed: float = -4.0
    opponent_bid: float = -3.0
    widest: float = 27.0
    narrowest: float = 14.0
    narrows: float = 0.2
    partner_known: float = 0.75
    without_trumps: float = 33.0
    open_cards: float = 20.0
    theirs: float = 24.0
    theirs_base: float = 54.0
    theirs_slope: float = 0.66
    theirs_bid: float = 4.0
    double_from: float = 0.55
    overcall_from: float = 0.4
    doubled: float = -15.0
    redouble: float = 0.8


CONVENTION = Convention()


@dataclass(frozen=True, slots=True)
class Reading:
    """What the auction tells: who first named each trump on each side, what each seat has shown.

    The first shows the points of the side with an unknown partner, the partner what it adds.
    """

    first: dict[tuple[int, Trump], Seat]
    shown: dict[tuple[Seat, Trump], float]
    silent: tuple[Seat, ...]

    def by(self, seat: Seat | None, trump: Trump) -> float:
        """What a seat has shown for a trump beyond the expected."""
        return 0.0 if seat is None else self.shown.get((seat, trump), 0.0)


def read(rules: RuleSet, auction: Auction, terms: Convention) -> Reading:
    """The auction as a partner who knows the convention hears it."""
    reading = Reading({}, {}, ())
    seating = rules.seating
    standing: tuple[Seat, Bid] | None = None
    silent: set[Seat] = set()
    for said in auction.calls:
        if isinstance(said.call, Pass):
            silent.add(said.seat)
        if not isinstance(said.call, Bid):
            continue
        seat, bid = said.seat, said.call
        silent.discard(seat)
        team = seating.team(seat)
        contested = standing is not None and seating.team(standing[0]) is not team
        means = _meaning(rules, bid, contested=contested, opens=standing is None, terms=terms)
        reading.first.setdefault((team, bid.trump), seat)
        others = reading.by(seating.partner(seat), bid.trump)
        said_before = reading.by(seat, bid.trump)
        reading.shown[seat, bid.trump] = max(said_before, means - others)
        standing = (seat, bid)
    return Reading(reading.first, reading.shown, tuple(silent))


def _meaning(rules: RuleSet, bid: Bid, *, contested: bool, opens: bool, terms: Convention) -> float:
    scale = whole(rules, bid.trump) / terms.points
    if bid.kind in (ContractKind.TRUMP, ContractKind.ASHKAL):
        return terms.names * scale
    if contested:
        return bid.value + terms.contested_shows * scale
    shows = bid.value + terms.free_shows * scale
    opening = terms.opening_shows * scale
    # An opening that is no step above the least is made with the least: it shows no more.
    return opening if opens and shows < opening + STEP else shows
