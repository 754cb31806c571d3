"""Numbers whose trump is named later: bid as if each named the suit that one would name (R-70)."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.actions import Action
from engine.auctions.points import PointsAuction
from engine.contract import Bid, Contract, ContractKind, unnamed
from engine.events import Called
from engine.players.choice import Choice, Reason
from engine.players.club.judge import Judge
from engine.players.evaluation import own_worth
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.trumps import Trump
from engine.view import DealView


def as_if_named(rules: RuleSet, deal: DealView, seat: Seat) -> tuple[RuleSet, DealView]:
    """The auction as this seat may take it: with a trump in each bid.

    Its own bids name its best suit, those of the opponents the suit of which it holds least. What
    the partner would name nobody knows: of his bids only the standing one is heard.
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
    """What is said of a choice that was made with a trump in mind."""
    said = choice.action
    if isinstance(said, Bid) and said.kind is ContractKind.POINTS:
        return replace(choice, action=unnamed(said.value))
    return choice


def with_each_trump(bid: Bid, trumps: Sequence[Trump]) -> tuple[Bid, ...]:
    """What a bid may mean: a number that names no trump, one with any of them."""
    if bid.kind is not ContractKind.NUMBER:
        return (bid,)
    return tuple(Bid(bid.value, trump) for trump in trumps)


def name(judge: Judge, standing: Contract) -> Choice:
    """The trump for the number that was won: that with which it is worth most."""

    def worth(call: Bid) -> float:
        contract = replace(standing, bid=Bid(standing.bid.value, call.trump))
        return judge.worth(contract, judge.ours(call.trump, taking=True))

    best = max((call for call in judge.deal.legal if isinstance(call, Bid)), key=worth)
    mean = judge.ours(best.trump, taking=True).mean
    return Choice(best, Reason.OPENING, (("expected", round(mean)),))


class _Guess:
    """The suits that the seats have in mind, as one of them guesses."""

    def __init__(self, rules: RuleSet, deal: DealView, seat: Seat) -> None:
        suits = [trump for trump in rules.auction.trumps if trump.suit]
        self._rules, self._deal, self._seat = rules, deal, seat
        self._best = max(suits, key=lambda trump: own_worth(rules, deal.hand, trump))
        self._least = min(suits, key=lambda trump: sum(map(trump.covers, deal.hand)))

    def bid(self, bidder: Seat, number: Bid) -> Bid:
        """The number with the trump that its bidder has in mind."""
        return Bid(number.value, self._best if bidder is self._seat else self._least)

    def calls(self) -> Iterator[Called]:
        """What was said, as far as it tells anything."""
        partner = self._rules.seating.partner(self._seat)
        for said in self._deal.auction.calls:
            if not isinstance(said.call, Bid):
                yield said
            elif said.call.kind is ContractKind.NUMBER and said.seat is not partner:
                yield Called(said.seat, self.bid(said.seat, said.call))

    def legal(self) -> Iterator[Action]:
        """What may be said, each number with each trump."""
        trumps: tuple[Trump, ...] = self._rules.auction.trumps
        for call in self._deal.legal:
            if isinstance(call, Bid):
                yield from with_each_trump(call, trumps)
            else:
                yield call
