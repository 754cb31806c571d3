"""The club player's calls: a number if numbers are bid, otherwise a trump or a pass."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.actions import Action, Pass
from engine.auctions.points import PointsAuction
from engine.cards import Trump
from engine.contract import EVERY_TRICK, Bid, Contract, ContractKind, naming, unnamed
from engine.dealing import Chance
from engine.events import Called
from engine.players.bidding_policy import suggested
from engine.players.bidding_system import within_system
from engine.players.call_reasons import call_reason
from engine.players.choice import Choice, Reason
from engine.players.club.contract_estimates import (
    ContractEstimator,
    doubling,
    hands_with_turned,
    whole_hands,
)
from engine.players.endgame import Endgame
from engine.players.expected_points import own_worth, read
from engine.players.hand_count import wins_every_trick
from engine.players.prospects import Hypothetical, lowest_bid, stakes_of
from engine.players.understanding import Convention, Understanding
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.view import DealView, PlayerView


def bid(estimator: ContractEstimator, understanding: Understanding) -> Choice:
    """The call of a seat that may bid, double or pass: all sure tricks, or what the system says."""
    rules, deal, seat = estimator.rules, estimator.deal, estimator.seat
    if deal.standing is not None and deal.standing.doubles:
        double = doubling(estimator, deal.standing)
        if double is not None:
            return double[1]
        return Choice(Pass(), call_reason(rules, deal, seat, Pass()))
    # A hand that wins every trick by itself needs no system to say so.
    whole = [call for call in deal.legal if isinstance(call, Bid) and call.kind in EVERY_TRICK]
    for call in sorted(whole, key=lambda call: call.value, reverse=True):
        leads = rules.leader(Contract(seat, call), deal.dealer) is seat
        if wins_every_trick(rules, deal.hand, call.trump, leads=leads):
            return Choice(call, Reason.ALL_TRICKS)
    said = suggested(rules, deal.auction, seat, deal.hand, understanding)
    if said not in deal.legal:  # it lacks partner's numbers, whose trump nobody can guess
        said = Pass()
    return Choice(said, call_reason(rules, deal, seat, said))


def as_if_named(rules: RuleSet, deal: DealView, seat: Seat) -> tuple[RuleSet, DealView]:
    """The auction as this seat reads it: with a trump in each bid.

    Its own bids name its best suit, those of the opponents the suit of which it holds least. The
    partner's trump cannot be guessed: of the partner's bids only the standing one counts. TypeError
    if no numbers are bid.
    """
    if not isinstance(rules.auction, PointsAuction):
        raise TypeError("no numbers are bid")
    guess = _Guess(rules, deal, seat)
    named = replace(rules, auction=replace(rules.auction, named_after=False))
    standing = deal.standing
    if standing and standing.bid.kind is ContractKind.NUMBER:
        standing = replace(standing, bid=guess.bid(standing.declarer, standing.bid))
    return named, replace(
        deal,
        auction=replace(deal.auction, calls=tuple(guess.calls())),
        standing=standing,
        legal=tuple(guess.legal()),
    )


def without_trump(choice: Choice) -> Choice:
    """The choice as it is called: its bid without the trump."""
    said = choice.action
    if isinstance(said, Bid) and said.kind is ContractKind.POINTS:
        return replace(choice, action=unnamed(said.value))
    return choice


def with_each_trump(bid: Bid, trumps: Sequence[Trump]) -> tuple[Bid, ...]:
    """The meanings of a bid: a number that names no trump stands for one bid in each trump."""
    if bid.kind is not ContractKind.NUMBER:
        return (bid,)
    return tuple(Bid(bid.value, trump) for trump in trumps)


def name(estimator: ContractEstimator, standing: Contract) -> Choice:
    """The trump for the number that was won: the one that makes it worth most."""

    def worth(call: Bid) -> float:
        contract = replace(standing, bid=Bid(standing.bid.value, call.trump))
        return estimator.worth(contract, estimator.ours(call.trump, taking=True))

    best = max((call for call in estimator.deal.legal if isinstance(call, Bid)), key=worth)
    mean = estimator.ours(best.trump, taking=True).mean
    return Choice(best, Reason.OPENING, (("expected", round(mean)),))


class _Guess:
    """One seat's guess at the trump that each bidder has in mind."""

    def __init__(self, rules: RuleSet, deal: DealView, seat: Seat) -> None:
        suits = [trump for trump in rules.auction.trumps if trump.suit]
        self._rules, self._deal, self._seat = rules, deal, seat
        self._best = max(suits, key=lambda trump: own_worth(rules, deal.hand, trump))
        self._least = min(suits, key=lambda trump: sum(map(trump.covers, deal.hand)))

    def bid(self, bidder: Seat, number: Bid) -> Bid:
        """The number with the trump that its bidder has in mind."""
        return Bid(number.value, self._best if bidder is self._seat else self._least)

    def calls(self) -> Iterator[Called]:
        """The calls that tell something."""
        partner = self._rules.seating.partner(self._seat)
        for said in self._deal.auction.calls:
            if not isinstance(said.call, Bid):
                yield said
            elif said.call.kind is ContractKind.NUMBER and said.seat is not partner:
                yield Called(said.seat, self.bid(said.seat, said.call))

    def legal(self) -> Iterator[Action]:
        """The legal actions, each number once with each trump."""
        trumps: tuple[Trump, ...] = self._rules.auction.trumps
        for call in self._deal.legal:
            if isinstance(call, Bid):
                yield from with_each_trump(call, trumps)
            else:
                yield call


def speak(
    rules: RuleSet,
    view: PlayerView,
    deal: DealView,
    seat: Seat,
    luck: Chance,
    understanding: Understanding,
) -> Choice:
    """The call of this seat: a number if numbers are bid, otherwise a trump."""
    if len(deal.legal) == 1:
        return Choice(deal.legal[0], Reason.FORCED)
    imagined = Hypothetical(rules, view.carry)
    stakes = stakes_of(rules, view, rules.seating.team(seat))
    if Endgame(imagined, stakes, deal, seat).is_enough:
        return Choice(Pass(), Reason.CONTENT)
    deal = within_system(rules, deal, seat, understanding)
    kind = lowest_bid(rules).kind
    if kind is ContractKind.NUMBER:
        rules, deal = as_if_named(rules, deal, seat)
    estimator = ContractEstimator(
        rules=rules,
        deal=deal,
        seat=seat,
        reading=read(rules, deal.auction),
        stakes=stakes,
        imagined=imagined,
        hands=whole_hands(rules, deal, luck),
        taking=hands_with_turned(rules, deal, luck),
    )
    match kind:
        case ContractKind.NUMBER if deal.standing and Pass() not in deal.legal:
            return name(estimator, deal.standing)
        case ContractKind.NUMBER:
            natural = Understanding(Convention.NATURAL)
            return without_trump(_kept(estimator, bid(estimator, natural)))
        case ContractKind.POINTS:
            return _kept(estimator, bid(estimator, understanding))
        case _:
            return take(estimator)


def _kept(estimator: ContractEstimator, choice: Choice) -> Choice:
    """The choice, or if the system forbids a pass, the lowest bid in the best trump."""
    deal = estimator.deal
    bids = [call for call in deal.legal if isinstance(call, Bid)]
    if choice.action in deal.legal or not bids:
        return choice
    lowest = min(bids, key=lambda call: (call.value, -estimator.ours(call.trump, taking=True).mean))
    expected = (("expected", round(estimator.ours(lowest.trump, taking=True).mean)),)
    return Choice(lowest, Reason.OPENING, expected)


PRUDENCE = 0.1
"""The share of a usual deal by which a contract must be better than a pass."""

IMPATIENCE = 0.1
"""The share of a usual deal dropped from it for each deal thrown in."""

LATER = 0.4
"""The chance that a suit may still be named in the second round."""


def take(estimator: ContractEstimator) -> Choice:
    """The call of a seat that may name a trump, raise, double or pass: the one worth most."""
    standing = estimator.deal.standing
    options = [_named(estimator, call) for call in estimator.deal.legal if isinstance(call, Bid)]
    if standing is not None:
        double = doubling(estimator, standing)
        options += [] if double is None else [double]
    if Pass() in estimator.deal.legal:
        options.insert(0, _passed(estimator, standing))
    return max(options, key=lambda option: option[0])[1]


def _named(estimator: ContractEstimator, call: Bid) -> tuple[float, Choice]:
    contract = Contract(estimator.seat, call)
    prospect = estimator.prospect(contract)
    reason = Reason.OPENING if estimator.deal.standing is None else Reason.OVERCALL
    expected = (("expected", round(prospect.mean)),)
    return estimator.worth(contract, prospect), Choice(call, reason, expected)


def _passed(estimator: ContractEstimator, standing: Contract | None) -> tuple[float, Choice]:
    if standing is None:
        return _left_open(estimator), Choice(Pass(), Reason.TOO_WEAK, _best(estimator))
    prospect = estimator.prospect(standing)
    reason = call_reason(estimator.rules, estimator.deal, estimator.seat, Pass())
    expected = (("expected", round(prospect.mean)),)
    return estimator.worth(standing, prospect), Choice(Pass(), reason, expected)


def _left_open(estimator: ContractEstimator) -> float:
    """The value of a pass before anyone has named a trump, on the scale of ``stakes.after``."""
    spoken = len(estimator.deal.auction.calls)
    turns = len(estimator.rules.seating.order)
    rounds = 2 if estimator.deal.turned is not None else 1
    stakes = estimator.stakes
    kept = (PRUDENCE - IMPATIENCE * stakes.thrown_in) * stakes.usual
    passed = stakes.after(kept, 0) if kept > 0 else stakes.after(0, -kept)
    if spoken >= turns or rounds == 1:
        return passed
    # A trump that may be named in the next round only makes a pass worth more, if it comes to that.
    now = {call.trump for call in estimator.deal.legal if isinstance(call, Bid)}
    trumps = (trump for trump in estimator.rules.auction.trumps if trump not in now)
    contracts = (Contract(estimator.seat, naming(trump)) for trump in trumps)
    later = (estimator.worth(each, estimator.prospect(each)) for each in contracts)
    return passed + LATER * max(0.0, max(later, default=passed) - passed)


def _best(estimator: ContractEstimator) -> tuple[tuple[str, int], ...]:
    """The points expected with the best trump that may be named; empty if there is none."""
    means = [
        estimator.prospect(Contract(estimator.seat, call)).mean
        for call in estimator.deal.legal
        if isinstance(call, Bid)
    ]
    return (("expected", round(max(means))),) if means else ()
