"""The table of bids in docs/computers.md, read a second time: conditions written out by hand."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.actions import Call, Double, Pass
from engine.auctions.points import PointsAuction
from engine.cards import Card
from engine.contract import Bid
from engine.deal_plan import TurnUp
from engine.ruleset import FirstLead, RuleSet
from engine.seats import Seat
from engine.state import Auction

SIDE = "SHDC"
BELOTE = {"pilotta": 0, "baloot": 0, "decouverte": 0} | dict.fromkeys(
    ("belote", "belote_501", "bidding_belote", "tarabish", "clabber"), 10
)
"""What the belote counts; 20 in every other game."""


def own(hand: set[str], suit: str, belote: int) -> int:
    """What a hand bids alone: jack third is 80."""
    trumps = [card for card in hand if card[1] == suit]
    points = 30 + 10 * len(trumps)
    if "J" + suit in hand:
        points += 20
    if "9" + suit in hand:
        points += 10
    if {"K" + suit, "Q" + suit} <= hand:
        points += belote
    return points + 10 * aces(hand, suit) + (10 * voids(hand, suit) if trumps else 0)


def support(hand: set[str], suit: str, belote: int) -> int:
    """What a hand adds to its partner's trump."""
    trumps = [card for card in hand if card[1] == suit]
    points = {0: -20, 1: -10, 2: 0}.get(len(trumps), 10)
    if "J" + suit in hand:
        points += 20
    if "9" + suit in hand:
        points += 10
    if {"K" + suit, "Q" + suit} <= hand:
        points += belote
    return points + 10 * aces(hand, suit) + (10 * voids(hand, suit) if trumps else 0)


def against(hand: set[str], suit: str) -> int:
    """What a hand takes from the opponents' trump."""
    trumps = [card for card in hand if card[1] == suit]
    points = 10 * max(0, len(trumps) - 2) + 10 * aces(hand, suit)
    if "J" + suit in hand:
        points += 10
    if "9" + suit in hand and len(trumps) > 1:
        points += 10
    return points


def aces(hand: set[str], suit: str) -> int:
    """Side aces."""
    return sum("A" + other in hand for other in SIDE if other != suit)


def voids(hand: set[str], suit: str) -> int:
    """Side suits of which there is no card."""
    return sum(all(card[1] != other for card in hand) for other in SIDE if other != suit)


def may_bid(hand: set[str], suit: str) -> bool:
    """Three trumps with the jack or the nine, or five."""
    trumps = [card for card in hand if card[1] == suit]
    good = "J" + suit in hand or "9" + suit in hand
    return len(trumps) >= 5 or (len(trumps) >= 3 and good)


def may_overcall(hand: set[str], suit: str) -> bool:
    """Three trumps, or two with the jack."""
    trumps = [card for card in hand if card[1] == suit]
    return len(trumps) >= 3 or (len(trumps) == 2 and "J" + suit in hand)


def without_suit(hand: set[str], trump: str, how: str, *, leads: bool) -> int:
    """No trumps and all trumps."""
    best, second = "AT" if trump == "NT" else "J9"
    base, master, next_to, first = {
        "NT own": (20, 15, 5, 10),
        "NT support": (-10, 20, 5, 10),
        "AT own": (60, 30, 10, 20),
        "AT support": (-30, 40, 10, 20),
        "NT against": (0, 20, 5, 0),
        "AT against": (0, 20, 5, 0),
    }[f"{trump} {how}"]
    guarded = sum(
        second + suit in hand and sum(card[1] == suit for card in hand) > 1 for suit in SIDE
    )
    masters = sum(best + suit in hand for suit in SIDE)
    if how == "own" and masters < 2:
        return -1000
    return base + master * masters + next_to * guarded + (first if leads else 0)


@dataclass
class Said:
    """What was promised so far."""

    who: Seat | None = None
    bid: Bid | None = None
    doubled: bool = False
    first: dict[tuple[int, str], Seat] = field(default_factory=dict)
    told: dict[tuple[Seat, str], int] = field(default_factory=dict)
    bidders: set[Seat] = field(default_factory=set)


@dataclass
class Reader:
    """Reads one auction; ``hands`` are those that the calls were made with, by seat."""

    rules: RuleSet
    said: Said = field(default_factory=Said)

    def breach(self, auction: Auction, seat: Seat, cards: Sequence[Card], call: Call) -> str | None:
        """What of the table the call breaks; the call is remembered."""
        rules, said = self.rules, self.said
        self.hand = {str(card) for card in cards}
        self.belote = BELOTE.get(rules.key, 20)
        self.seat, self.partner = seat, Seat((seat + 2) % 4)
        self.leads = rules.lead is FirstLead.DECLARER or seat is auction.first
        legal = rules.auction.legal_calls(auction, rules.seating, seat, cards)
        forced = Pass() not in legal
        found: str | None = None
        if isinstance(call, Pass):
            if not forced:
                found = self._pass(legal)
        elif isinstance(call, Double):
            found = self._double()
            said.doubled = True
        elif isinstance(call, Bid):
            promised = 0
            if not forced:
                promised, found = self._bid(auction, call)
            if call.kind != "number":
                said.first.setdefault((seat % 2, str(call.trump)), seat)
            if not forced:
                key = (seat, str(call.trump))
                said.told[key] = max(said.told.get(key, 0), promised)
            said.who, said.bid, said.doubled = seat, call, False
            said.bidders.add(seat)
        return found

    def _helps(self, trump: str) -> bool:
        return self.said.first.get((self.seat % 2, trump)) == self.partner

    def _counts(self, trump: str, hand: set[str]) -> int:
        how = "support" if self._helps(trump) else "own"
        if trump in ("NT", "AT"):
            return without_suit(hand, trump, how, leads=self.leads)
        if how == "support":
            return support(hand, trump, self.belote)
        return own(hand, trump, self.belote)

    def _over_them(self) -> int:
        if self.said.who is None or self.said.who in (self.seat, self.partner):
            return 0
        return 20

    def _bid(self, auction: Auction, bid: Bid) -> tuple[int, str | None]:
        trump, hand = str(bid.trump), set(self.hand)
        told = self.said.told.get((self.partner, trump), 0) or self._turned_to_partner(
            auction, trump
        )
        plan = self.rules.dealing
        if auction.turned and plan.turn_up is TurnUp.TALON and bid.kind != "ashkal":
            hand.add(str(auction.turned))
        if bid.kind == "generale":
            return 0, None if self._solid(hand, trump) else "générale without every trick"
        if bid.kind == "number":
            least = bid.value - self._over_them()
            least -= 20 if self.partner in self.said.bidders else 0
            good = [own(hand, suit, self.belote) for suit in SIDE if may_bid(hand, suit)]
            return least, None if good and max(good) >= least else f"{bid.value} on {good}"
        counts = self._counts(trump, hand)
        if bid.kind == "capot":
            least = 140 - told
            if self._solid(hand, trump):
                return least, None
        elif bid.kind in ("trump", "ashkal"):
            least = {"NT": 50, "AT": 110}.get(trump, 70) - told
            if trump in SIDE and not self._helps(trump) and sum(c[1] == trump for c in hand) < 2:
                return least, "a suit named on less than two trumps"
        else:
            least = self._number(bid, trump) - told - self._over_them()
            if self._helps(trump):
                least = max(0 if self._over_them() else 10, least)
            opens, top = self.said.bid is None, self._ceiling(trump)
            if opens and bid.value < top and counts > least + 20:
                return least, f"opens {bid.value} on {counts}"
        named = bid.kind in ("trump", "ashkal") or self._helps(trump) or trump not in SIDE
        if not named and not self._long_enough(hand, trump):
            return least, "too few trumps"
        return least, None if counts >= least else f"{bid} needs {least}, has {counts}"

    def _turned_to_partner(self, auction: Auction, trump: str) -> int:
        order = self.rules.seating.starting_at(auction.first)
        turned = str(auction.turned) if auction.turned else ""
        to_dealer = self.rules.dealing.turn_up is TurnUp.DEALER_LAST
        if not to_dealer or order[-1] != self.partner or turned[1:] != trump:
            return 0
        return 10 + {"J": 20, "9": 10}.get(turned[0], 0)

    def _number(self, bid: Bid, trump: str) -> int:
        scales = self.rules.scales
        whole = sum(scales.worth(card, bid.trump) for card in self.rules.pack.cards) + 10
        return bid.value * {"NT": 130, "AT": 258}.get(trump, whole) // whole

    def _ceiling(self, trump: str) -> int:
        auction = self.rules.auction
        assert isinstance(auction, PointsAuction)
        return next(top for each, top in auction.ceilings.items() if each == trump)

    def _long_enough(self, hand: set[str], suit: str) -> bool:
        first = self.said.first.get((self.seat % 2, suit))
        if first == self.seat:
            return sum(card[1] == suit for card in hand) >= 2
        return may_overcall(hand, suit) if self._over_them() else may_bid(hand, suit)

    def _solid(self, hand: set[str], trump: str) -> bool:
        for suit in SIDE:
            ranks = "J9ATKQ876" if trump in (suit, "AT") else "ATKQJ9876"
            ranks = "".join(rank for rank in ranks if rank in self.rules.pack.ranks)
            held = "".join(rank for rank in ranks if rank + suit in hand)
            if not ranks.startswith(held):
                return False
        if trump in SIDE:
            return sum(card[1] == trump for card in hand) >= 5 and len(hand) >= self.rules.hand_size
        return self.leads and len(hand) >= self.rules.hand_size

    def _double(self) -> str | None:
        said, hand = self.said, self.hand
        if said.bid is None or said.bid.kind == "number":
            return None
        trump = str(said.bid.trump)
        number = self._number(said.bid, trump) if said.bid.kind == "points" else said.bid.value
        if said.who in (self.seat, self.partner):
            if said.bid.kind in ("capot", "generale"):
                return None
            least = (number or 70) - said.told.get((self.partner, trump), 0)
            counts = self._counts(trump, hand)
            trumps = sum(card[1] == trump for card in hand)
            if trump in SIDE and not self._helps(trump) and trumps < 2:
                return "surcontre on too few trumps"
            return None if counts >= least else f"surcontre needs {least}, has {counts}"
        least = 30 if number <= 90 else 20 if number <= 110 else 10 if number <= 140 else 0
        least = least if number else 30
        least -= 10 if self.partner in said.bidders else 0
        counts = (
            against(hand, trump)
            if trump in SIDE
            else without_suit(hand, trump, "against", leads=False)
        )
        return None if counts >= least else f"contre needs {least}, has {counts}"

    def _pass(self, legal: Sequence[Call]) -> str | None:
        said, hand = self.said, self.hand
        numbers = [c for c in legal if isinstance(c, Bid) and c.kind in ("points", "number")]
        if not numbers:
            return None
        if said.bid is None:
            good = [own(hand, suit, self.belote) for suit in SIDE if may_bid(hand, suit)]
            return f"passes with {max(good)}" if good and max(good) > 80 else None
        trump = str(said.bid.trump)
        silent = said.who != self.partner or said.doubled or said.bid.kind != "points"
        higher = any(bid.trump == trump and bid.kind == "points" for bid in numbers)
        if silent or not higher or said.bid.value > 120 or not self._helps(trump):
            return None
        counts, before = self._counts(trump, hand), said.told.get((self.seat, trump), 0)
        return f"leaves {said.bid} with {counts}" if counts > before + 20 else None
