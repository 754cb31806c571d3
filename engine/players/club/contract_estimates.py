"""Estimates of each contract before a call, and whether to double.

Where cards are still to be dealt, a sample of complete hands stands for the seat's own hand.
"""

from dataclasses import dataclass
from math import sqrt

from engine.actions import Double
from engine.announcements import belote_pairs
from engine.cards import Card, Trump
from engine.contract import Contract, ContractKind
from engine.deal_plan import TurnUp
from engine.dealing import Chance
from engine.players.choice import Choice, Reason
from engine.players.club.open_hands import OpenTable, opened
from engine.players.expected_points import (
    POINT_BIDDING,
    AuctionReading,
    against,
    own_worth,
    placed,
    support,
)
from engine.players.explanation import contract_after
from engine.players.hand_value_tables import Weighing
from engine.players.prospects import Hypothetical, Prospect, Stakes
from engine.ruleset import RuleSet
from engine.seats import Seat, Team
from engine.tally import whole
from engine.view import DealView

IMAGINED = 24
"""The number of hands that are sampled."""


def whole_hands(rules: RuleSet, deal: DealView, luck: Chance) -> tuple[tuple[Card, ...], ...]:
    """The seat's own hand, or sampled complete ones if others take the turned-up card."""
    return _completed(rules, deal, deal.hand, luck)


def hands_with_turned(rules: RuleSet, deal: DealView, luck: Chance) -> tuple[tuple[Card, ...], ...]:
    """Whole hands of this seat with the turned-up card, if there is one to take."""
    taken = rules.dealing.turn_up is TurnUp.TALON and deal.turned not in (None, *deal.hand)
    if not taken or deal.turned is None:
        return whole_hands(rules, deal, luck)
    return _completed(rules, deal, (*deal.hand, deal.turned), luck)


def _completed(
    rules: RuleSet, deal: DealView, hand: tuple[Card, ...], luck: Chance
) -> tuple[tuple[Card, ...], ...]:
    missing = rules.hand_size - len(hand)
    if missing <= 0 or any(deal.tableau):
        return (hand,)
    unseen = [card for card in rules.pack.cards if card not in hand and card != deal.turned]
    return tuple((*hand, *_drawn(unseen, missing, luck)) for _ in range(IMAGINED))


def _drawn(unseen: list[Card], count: int, luck: Chance) -> tuple[Card, ...]:
    """Some of these cards by chance; the list stays in another order (half a Fisher-Yates)."""
    for place in range(count):
        other = place + luck.randrange(len(unseen) - place)
        unseen[place], unseen[other] = unseen[other], unseen[place]
    return tuple(unseen[:count])


GRANTED = 0.5
"""The share of the seat's own melds that counts, as opponents may have better ones."""

STANDING = 0.6
"""Points gained by the end of the deal for each point by which the open cards are better."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ContractEstimator:
    """A seat about to call, and what it knows; ``taking``: its hands with the turned-up card."""

    rules: RuleSet
    deal: DealView
    seat: Seat
    reading: AuctionReading
    stakes: Stakes
    imagined: Hypothetical
    hands: tuple[tuple[Card, ...], ...]
    taking: tuple[tuple[Card, ...], ...]

    @property
    def team(self) -> Team:
        """The side of this seat."""
        return self.rules.seating.team(self.seat)

    @property
    def partner(self) -> Seat | None:
        """The seat across, if any."""
        return self.rules.seating.partner(self.seat)

    def scale(self, trump: Trump) -> float:
        """Points of a deal with this trump divided by the usual 162."""
        return whole(self.rules, trump) / POINT_BIDDING.points

    def worth(self, contract: Contract, prospect: Prospect) -> float:
        """The chance to win the game if this contract is played."""
        return self.imagined.worth(self.stakes, contract, prospect, self.team)

    def chance(self, contract: Contract, prospect: Prospect) -> float:
        """The chance that the contract is made."""
        return self.imagined.chance(contract, prospect)

    def prospect(self, contract: Contract) -> Prospect:
        """The points that the attack may expect with this contract."""
        if self.rules.seating.team(contract.declarer) is not self.team:
            return self.theirs(contract)
        ashkal = contract.bid.kind is ContractKind.ASHKAL and contract.declarer is self.seat
        taking = contract.declarer is self.seat and not ashkal
        found = self.ours(contract.trump, taking=taking)
        if ashkal and self.deal.turned is not None:
            gift = placed(self.rules, self.deal.turned, contract.trump, partners=True)
            return found.moved(gift)
        return found

    def ours(self, trump: Trump, *, taking: bool) -> Prospect:
        """The points that this side expects with this trump."""
        hands = self.taking if taking else self.hands
        if any(self.deal.tableau):
            return self._in_the_open(trump)
        first = self.reading.first.get((self.team, trump))
        shown = self.reading.by(self.partner, trump)
        helping = first is not None and first == self.partner
        mean, off = _average(self.rules, hands, trump, support if helping else own_worth)
        mean += shown + self._turned_elsewhere(trump)
        if not helping and first is None and self.partner in self.reading.silent:
            mean += POINT_BIDDING.partner_passed * self.scale(trump)
        bidders = {seat for seat, _ in self.reading.shown}
        against_us = sum(self.rules.seating.team(seat) is not self.team for seat in bidders)
        mean += POINT_BIDDING.opponent_bid * against_us * self.scale(trump)
        known = first is not None and shown != 0.0
        spread = self._spread(trump, mean) * (POINT_BIDDING.partner_known if known else 1.0)
        melds, belote = self._extras(hands, trump)
        return Prospect(
            mean=mean, spread=sqrt(spread**2 + off**2), melds=(melds, 0), belote=(belote, 0)
        )

    def theirs(self, contract: Contract) -> Prospect:
        """The points that the opponents are likely to take with their contract."""
        terms, trump, scale = POINT_BIDDING, contract.trump, self.scale(contract.trump)
        mean, off = _average(self.rules, self.hands, trump, against)
        if contract.bid.kind is ContractKind.POINTS:
            mean += terms.theirs_base * scale + terms.theirs_slope * contract.bid.value
        else:
            mean += terms.names * scale
        has_bid = any(seat is self.seat for seat, _ in self.reading.shown)
        melds, belote = self._extras(self.hands, trump)
        return Prospect(
            mean=mean - terms.theirs_bid * has_bid * scale,
            spread=sqrt((terms.theirs * scale) ** 2 + off**2),
            melds=(0, melds),
            belote=(0, belote),
        )

    def counted(self, contract: Contract, prospect: Prospect) -> float:
        """The points that count toward the bid, melds and belote included."""
        mean, bare = prospect.mean, Prospect(mean=prospect.mean, spread=prospect.spread)
        # Melds and belotes count for as many card points as they make unnecessary.
        if any((*prospect.melds, *prospect.belote)):
            needed = self.imagined.needed(contract, prospect)
            mean += self.imagined.needed(contract, bare) - needed
        return mean * self.rate(contract)

    def rate(self, contract: Contract) -> float:
        """Bid points per card point, if numbers are not card points."""
        bare = Prospect(mean=0.0, spread=1.0)
        return contract.bid.value / max(1, self.imagined.needed(contract, bare))

    def _spread(self, trump: Trump, mean: float) -> float:
        terms = POINT_BIDDING
        if trump.suit is None:
            return terms.without_trumps * self.scale(trump)
        return max(terms.narrowest, terms.widest - terms.narrows * max(0.0, mean - terms.names))

    def _in_the_open(self, trump: Trump) -> Prospect:
        table = OpenTable(self.rules, trump)
        mine, theirs = (
            opened(self.deal, seat) for seat in self.rules.seating.starting_at(self.seat)
        )
        ahead = table.standing(mine, theirs) - table.standing(theirs, mine)
        mean = whole(self.rules, trump) / 2.0 + STANDING * ahead
        return Prospect(mean=mean, spread=POINT_BIDDING.open_cards * self.scale(trump))

    def _turned_elsewhere(self, trump: Trump) -> float:
        """The change in points because another seat was dealt the turned-up card."""
        turned, dealer = self.deal.turned, self.deal.dealer
        dealers = self.rules.dealing.turn_up is TurnUp.DEALER_LAST
        if turned is None or not dealers or dealer is self.seat:
            return 0.0
        return placed(self.rules, turned, trump, partners=dealer == self.partner)

    def _extras(self, hands: tuple[tuple[Card, ...], ...], trump: Trump) -> tuple[int, int]:
        """The average points of the seat's own melds and belote."""
        melds = belote = 0.0
        pairs = belote_pairs(self.rules.belote, trump)
        for hand in hands:
            if self.rules.melds is not None:
                melds += sum(meld.points for meld in self.rules.melds.plan(hand, trump))
            if self.rules.belote is not None:
                held = sum(all(card in hand for card in pair) for pair in pairs)
                belote += held * self.rules.belote.points
        return round(GRANTED * melds / len(hands)), round(belote / len(hands))


def _average(
    rules: RuleSet, hands: tuple[tuple[Card, ...], ...], trump: Trump, weighing: Weighing
) -> tuple[float, float]:
    """The mean and the standard deviation of the hands' values."""
    worths = [weighing(rules, hand, trump) for hand in hands]
    mean = sum(worths) / len(worths)
    return mean, sqrt(sum((worth - mean) ** 2 for worth in worths) / len(worths))


def double_call(estimator: ContractEstimator) -> Double | None:
    """The double that this seat may call, if any."""
    return next((call for call in estimator.deal.legal if isinstance(call, Double)), None)


def doubling(estimator: ContractEstimator, standing: Contract) -> tuple[float, Choice] | None:
    """The double with its worth, if its chance of success is high enough.

    A contre needs the contract to fail more often than not; a surcontre needs near certainty.
    """
    double = double_call(estimator)
    if double is None:
        return None
    prospect = estimator.prospect(standing)
    ours = estimator.rules.seating.team(standing.declarer) is estimator.team
    terms = POINT_BIDDING
    if ours:
        prospect = prospect.moved(terms.doubled * estimator.scale(standing.trump))
    chance = estimator.chance(standing, prospect)
    chance = chance if ours else 1.0 - chance
    if chance < (terms.redouble if standing.doubles else terms.double_from):
        return None
    after = contract_after(estimator.rules, estimator.deal, estimator.seat, double) or standing
    worth = estimator.worth(after, prospect)
    reason = Reason.WE_MAKE_IT if ours else Reason.THEY_FAIL
    return worth, Choice(double, reason, (("chance", round(100 * chance)),))
