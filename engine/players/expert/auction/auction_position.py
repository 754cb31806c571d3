"""A seat about to call, as everybody sees it: what it may bid, and what each bid asks of a hand."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.actions import Call, Double
from engine.belote import belote_pairs
from engine.cards import Card
from engine.contract import EVERY_TRICK, Bid, Contract, ContractKind
from engine.deal_plan import TurnUp
from engine.players.club.number_bids import with_each_trump
from engine.players.convention import CONVENTION, Reading, read
from engine.players.expert.auction.call_likelihood import Against, Expectation
from engine.players.expert.auction.hand_value_tables import HandValueTables, suit_number
from engine.players.expert.auction.settlement_cache import SettlementCache
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import Auction
from engine.trumps import Trump

CONTESTED = 0.5
"""Points above the number that the lowest bid over the opponents needs."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AuctionPosition:
    """What everybody knows of it; ``lowest`` are the bids in each trump that asks least.

    ``unnamed``: numbers are bid whose trump is named later; here each stands with every trump.
    ``doubles`` is the double that may be said, ``against`` how the contract that stands is judged
    by those who defend.
    """

    tables: HandValueTables
    seat: Seat
    standing: Contract | None
    ours: bool
    offered: tuple[Call, ...]
    unnamed: bool
    lowest: Mapping[Trump, Bid]
    expectations: Mapping[Trump, Expectation]
    doubles: Double | None
    against: Against | None

    @classmethod
    def of(
        cls,
        rules: RuleSet,
        tables: HandValueTables,
        imagined: SettlementCache,
        before: Auction,
        seat: Seat,
    ) -> "AuctionPosition":
        """The position after these calls."""
        seating = rules.seating
        standing = rules.auction.standing(before, seating)
        said = rules.auction.legal_calls(before, seating, seat, rules.pack.cards)
        offered = tuple(call for each in said for call in _meant(rules, each))
        named = standing is None or standing.bid.kind is not ContractKind.NUMBER
        ours = standing is not None and seating.team(standing.declarer) is seating.team(seat)
        lowest: dict[Trump, Bid] = {}
        for call in offered:
            if isinstance(call, Bid) and call.kind not in EVERY_TRICK:
                lowest.setdefault(call.trump, call)
        found = _Expectations(
            rules=rules,
            tables=tables,
            imagined=imagined,
            turned=before.turned if rules.dealing.turn_up is TurnUp.TALON else None,
            reading=read(rules, before, CONVENTION),
            seat=seat,
            standing=standing,
            ours=ours,
            named=named,
        )
        return cls(
            tables=tables,
            seat=seat,
            standing=standing,
            ours=ours,
            offered=offered,
            unnamed=offered != said,
            lowest=lowest,
            expectations={trump: found.expectation(bid) for trump, bid in lowest.items()},
            doubles=next((call for call in offered if isinstance(call, Double)), None),
            against=None if standing is None or ours or not named else found.against(standing),
        )

    def scale(self, trump: Trump) -> float:
        """How many points a deal with this trump has, for each of those of the convention."""
        return self.tables.at[trump].scale

    def safe(self, bid: Bid) -> float:
        """The points with which this number is bid when nobody contests it."""
        return bid.value + CONVENTION.margin * self.scale(bid.trump)


def _meant(rules: RuleSet, call: Call) -> tuple[Call, ...]:
    """What is said, a number that names no trump with each of them."""
    return with_each_trump(call, rules.auction.trumps) if isinstance(call, Bid) else (call,)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Expectations:
    """What a seat expects in each trump; not ``named``: the standing number has no trump yet."""

    rules: RuleSet
    tables: HandValueTables
    imagined: SettlementCache
    turned: Card | None
    reading: Reading
    seat: Seat
    standing: Contract | None
    ours: bool
    named: bool

    def expectation(self, bid: Bid) -> Expectation:
        """What the seat counts on with this trump; the same one is made only once."""
        rules, trump = self.rules, bid.trump
        partner = rules.seating.partner(self.seat)
        first = self.reading.first.get((rules.seating.team(self.seat), trump))
        told = self.reading.by(partner, trump)
        if first is None and partner in self.reading.silent:
            told += CONVENTION.partner_passed * self.tables.at[trump].scale
        needed, with_belote = self.imagined.asked(bid)
        limit = self._asks(bid)
        helping = first is not None and first == partner
        key = (trump, told, limit, helping, first is None, self.turned)
        found = self.imagined.expectations.get(key)
        if found is None:
            weighers, bits = self.tables.at[trump], self.tables.bits
            number = bid.kind is ContractKind.POINTS
            found = self.imagined.expectations[key] = Expectation(
                weigher=weighers.support if helping else weighers.own,
                trump=suit_number(trump),
                told=told,
                limit=limit,
                rate=bid.value / max(1, needed) if number else 1.0,
                hand_size=rules.hand_size,
                best_two=self.tables.best_two,
                pairs=tuple(
                    (bits[king][0], bits[king][1] | bits[queen][1])
                    for king, queen in belote_pairs(rules.belote, trump)
                ),
                gain=needed - with_belote,
                free=first is not None or not number,
                turned=None if self.turned is None else bits[self.turned],
            )
        return found

    def against(self, standing: Contract) -> Against:
        """How those judge this contract who defend."""
        trump, terms = standing.trump, CONVENTION
        scale = self.tables.at[trump].scale
        theirs = terms.names * scale
        if standing.bid.kind is ContractKind.POINTS:
            theirs = terms.theirs_base * scale + terms.theirs_slope * standing.bid.value
        return Against(
            weigher=self.tables.at[trump].against,
            trump=suit_number(trump),
            theirs=theirs,
            needed=self.imagined.asked(standing.bid)[0],
            hand_size=self.rules.hand_size,
        )

    def _asks(self, bid: Bid) -> float:
        """The points with which the bid is made."""
        of_convention = self.tables.at[bid.trump].scale
        if bid.kind is not ContractKind.POINTS:
            return self.imagined.taken_from(bid) if self.named else 0.0
        if self.standing is None:
            return CONVENTION.opening * max(1.0, of_convention)
        if self.ours:
            return bid.value + CONVENTION.margin * of_convention
        return bid.value + CONTESTED * of_convention
