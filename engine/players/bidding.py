"""Speaking in the auction: what one's side expects to take, and which call is worth most."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from engine.actions import Double, Pass
from engine.cards import Card
from engine.contract import Bid, Contract, ContractKind
from engine.events import Called
from engine.players.choice import Choice, Reason
from engine.players.convention import CONVENTION, Convention
from engine.players.evaluation import against, own_worth, support
from engine.players.prospects import Prospect, worth_of
from engine.players.reading import Reading, read
from engine.players.stakes import Stakes
from engine.players.sure_tricks import wins_every_trick
from engine.ruleset import RuleSet
from engine.seats import Seat, Team
from engine.trumps import Trump
from engine.view import DealView, PlayerView

LONG, SHORT = 5, 3
"""Trumps with which a suit may be named, without one of the best two and with one."""

STEP = 10
SLACK = 8
"""How far over its bid a side that makes it is counted at least."""


def speak(rules: RuleSet, view: PlayerView, deal: DealView, seat: Seat) -> Choice:
    """The call of this seat."""
    team = rules.seating.team(seat)
    ours, theirs = view.scores[team], view.scores[team.other]
    bidder = Bidder(
        rules=rules,
        deal=deal,
        seat=seat,
        terms=CONVENTION,
        reading=read(rules, deal.auction, CONVENTION),
        stakes=Stakes(ours, theirs, rules.end.target),
    )
    return bidder.choice()


@dataclass(frozen=True, slots=True, kw_only=True)
class Bidder:
    """A seat that is to speak, and what it knows."""

    rules: RuleSet
    deal: DealView
    seat: Seat
    terms: Convention
    reading: Reading
    stakes: Stakes

    def choice(self) -> Choice:
        """The call, and the thought behind it."""
        standing = self.deal.standing
        if standing is not None and standing.doubles:
            return self._after_double(standing)
        capot = self._capot()
        if capot is not None:
            return capot
        prospects = {trump: self._prospect(trump) for trump in self._trumps()}
        best = max(prospects, key=lambda trump: prospects[trump].mean, default=None)
        if standing is None:
            return self._open(best, prospects)
        if self.rules.seating.team(standing.declarer) is self._team:
            return self._raise(standing, best, prospects)
        return self._compete(standing, best, prospects)

    @property
    def _team(self) -> Team:
        return self.rules.seating.team(self.seat)

    @property
    def _partner(self) -> Seat | None:
        return self.rules.seating.partner(self.seat)

    @property
    def _double(self) -> Double | None:
        return next((call for call in self.deal.legal if isinstance(call, Double)), None)

    def _numbers(self) -> Iterator[Bid]:
        for call in self.deal.legal:
            if isinstance(call, Bid) and call.kind is ContractKind.POINTS:
                yield call

    def _trumps(self) -> tuple[Trump, ...]:
        """The trump suits that this seat may name in good faith."""
        trumps = self.rules.auction.trumps
        return tuple(trump for trump in trumps if trump.suit and self._may_name(trump))

    def _may_name(self, trump: Trump) -> bool:
        if (self._team, trump) in self.reading.first:
            return True
        held = [card for card in self.deal.hand if trump.covers(card)]
        return len(held) >= LONG or (len(held) >= SHORT and self._has_one_of_best_two(held))

    def _has_one_of_best_two(self, trumps: list[Card]) -> bool:
        strength = self.rules.scales.trump.strength
        best = sorted(self.rules.pack.ranks, key=strength, reverse=True)[:2]
        return any(card.rank in best for card in trumps)

    def _prospect(self, trump: Trump) -> Prospect:
        """What this side expects to take with this trump."""
        partner, hand, terms = self._partner, self.deal.hand, self.terms
        first = self.reading.first.get((self._team, trump))
        shown = self.reading.by(partner, trump)
        if first is not None and first == partner:
            mean = shown + support(self.rules, hand, trump)
        else:
            mean = own_worth(self.rules, hand, trump) + shown
            if first is None and partner in self.reading.silent:
                mean += terms.partner_passed
        mean += terms.opponent_bid * len(self._opponents_who_bid())
        spread = max(terms.narrowest, terms.widest - terms.narrows * max(0.0, mean - 100.0))
        known = first is not None and shown != 0.0
        return Prospect(mean, spread * (terms.partner_known if known else 1.0))

    def _opponents_who_bid(self) -> set[Seat]:
        seating = self.rules.seating
        bidders = {seat for seat, _ in self.reading.shown}
        return {seat for seat in bidders if seating.team(seat) is not self._team}

    def _bid(self, trump: Trump, most: float) -> Bid | None:
        """The highest bid with this trump that is no higher than that."""
        offered = [bid for bid in self._numbers() if bid.trump is trump and bid.value <= most]
        return max(offered, key=lambda bid: bid.value, default=None)

    def _safely(self, mean: float) -> float:
        """The number to which a hand is bid when nobody contests it."""
        return (mean - self.terms.margin) // STEP * STEP

    def _lowest(self) -> float:
        return min((bid.value for bid in self._numbers()), default=0)

    def _capot(self) -> Choice | None:
        hand = self.deal.hand
        capots = (
            call
            for call in self.deal.legal
            if isinstance(call, Bid) and call.kind is ContractKind.CAPOT
        )
        for bid in capots:
            if wins_every_trick(self.rules, hand, bid.trump):
                return Choice(bid, Reason.ALL_TRICKS)
        return None

    def _open(self, best: Trump | None, prospects: dict[Trump, Prospect]) -> Choice:
        if best is None or prospects[best].mean < self.terms.opening:
            return Choice(Pass(), Reason.TOO_WEAK)
        mean = prospects[best].mean
        bid = self._bid(best, max(self._lowest(), self._safely(mean)))
        return _or_pass(bid, Reason.OPENING, mean)

    def _raise(
        self, standing: Contract, best: Trump | None, prospects: dict[Trump, Prospect]
    ) -> Choice:
        """Over one's own side: go on in its trump, or name a much better one."""
        trump = standing.trump
        mean = prospects[trump].mean if trump in prospects else 0.0
        if best is not None and best is not trump:
            better = prospects[best].mean
            bid = self._bid(best, self._safely(better))
            if bid and better > mean + self.terms.switch:
                return _or_pass(bid, Reason.OVERCALL, better)
        return _or_pass(self._bid(trump, self._safely(mean)), Reason.RAISE, mean)

    def _compete(
        self, standing: Contract, best: Trump | None, prospects: dict[Trump, Prospect]
    ) -> Choice:
        """Over the opponents: whichever of pass, contre and a bid wins the game most often."""
        theirs = self._theirs(standing)
        leave = Choice(Pass(), Reason.LEAVE_THEM, (("expected", round(theirs.mean)),))
        options = [(self._utility(standing, theirs), leave)]
        double, chance = self._double, 1.0 - theirs.reaches(standing.bid.value)
        if double is not None and chance >= self.terms.double_from:
            gain = self._utility(self._doubled(standing, double), theirs)
            facts = (("chance", round(100 * chance)),)
            options.append((gain, Choice(double, Reason.THEY_FAIL, facts)))
        if best is not None:
            mean = prospects[best].mean
            bid = self._bid(best, max(self._lowest(), self._safely(mean)))
            if bid and prospects[best].reaches(bid.value) >= self.terms.overcall_from:
                gain = self._utility(Contract(self.seat, bid), prospects[best])
                options.append((gain, _or_pass(bid, Reason.OVERCALL, mean)))
        return max(options, key=lambda option: option[0])[1]

    def _doubled(self, standing: Contract, double: Double) -> Contract:
        """The contract once this seat has doubled it."""
        auction = self.deal.auction
        said = replace(auction, calls=(*auction.calls, Called(self.seat, double)))
        return self.rules.auction.standing(said, self.rules.seating) or standing

    def _theirs(self, standing: Contract) -> Prospect:
        """What the opponents are likely to take with the trump that they have bid."""
        terms = self.terms
        has_bid = any(seat is self.seat for seat, _ in self.reading.shown)
        mean = terms.theirs_base + terms.theirs_slope * standing.bid.value
        mean += against(self.rules, self.deal.hand, standing.trump)
        return Prospect(mean - terms.theirs_bid * has_bid, terms.theirs)

    def _utility(self, contract: Contract, prospect: Prospect) -> float:
        """The chance to win the game if this contract is played."""
        bid = contract.bid.value
        points = max(prospect.mean, bid + SLACK)
        chance = prospect.reaches(bid)
        return worth_of(self.rules, self.stakes, contract, self._team, chance, points)

    def _after_double(self, standing: Contract) -> Choice:
        """A surcontre only when the contract is as good as made."""
        double = self._double
        if double is None or self.rules.seating.team(standing.declarer) is not self._team:
            return Choice(Pass(), Reason.CONTENT)
        prospect = self._prospect(standing.trump)
        mean = prospect.mean + self.terms.doubled
        chance = Prospect(mean, prospect.spread).reaches(standing.bid.value)
        if chance <= self.terms.redouble:
            return Choice(Pass(), Reason.CONTENT)
        return Choice(double, Reason.WE_MAKE_IT, (("chance", round(100 * chance)),))


def _or_pass(bid: Bid | None, reason: Reason, mean: float) -> Choice:
    expected = (("expected", round(mean)),)
    return (
        Choice(Pass(), Reason.CONTENT, expected) if bid is None else Choice(bid, reason, expected)
    )
