"""What the calls of an auction have told about the hands."""

from dataclasses import dataclass

from engine.actions import Pass
from engine.contract import Bid, ContractKind
from engine.players.convention import STEP, Convention
from engine.players.evaluation import whole
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import Auction
from engine.trumps import Trump


@dataclass(frozen=True, slots=True)
class Reading:
    """For each trump named: who named it first for his side, and what each seat has shown.

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
