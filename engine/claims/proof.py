"""The proof of a claim, from the view of the claimer alone."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.actions import PlayCard
from engine.cards import Card
from engine.claims.others import Others
from engine.contract import Contract
from engine.obligations import FollowSuit
from engine.ruleset import Enforcement, RuleSet
from engine.seats import Seat
from engine.state import Play, Trick
from engine.tricks import best_play, sift, situation
from engine.view import DealView

Line = tuple[Card, ...]


def sure_line(rules: RuleSet, seen: DealView) -> Line | None:
    """The claimer's cards in an order that wins every trick left; None where nothing is certain.

    ``seen`` is the deal as the claimer sees it, at its turn to play. The order answers everything
    that the others can hold and play: it needs no change on the way. Cards of the claimer that are
    still covered, or others who may renege, leave nothing certain.
    """
    if seen.trick is None or seen.contract is None or seen.seat not in seen.awaited:
        return None
    own_covered = any(pile.covers for pile in seen.tableau[seen.seat])
    if own_covered or rules.enforcement is Enforcement.CLAIMED:
        return None
    claimer = _Claimer(rules, seen, seen.contract, seen.seat)
    return next(claimer.lines(seen.trick), None)


@dataclass(frozen=True, slots=True)
class _Claimer:
    """A seat at its turn to play, and what it sees."""

    rules: RuleSet
    seen: DealView
    contract: Contract
    seat: Seat

    def lines(self, trick: Trick) -> Iterator[Line]:
        """The lines that win: from this lead on, or from a card that takes the trick others led."""
        hand = self.seen.hand
        if not trick.plays:
            line = self._led(hand, self._others(), opening=not self.seen.tricks)
            if line is not None:
                yield line
            return
        for card in dict.fromkeys(
            action.card for action in self.seen.legal if isinstance(action, PlayCard)
        ):
            others = self._others()
            if self._takes(trick, card, others):
                line = self._led(_without(hand, card), others, opening=False)
                if line is not None:
                    yield (card, *line)

    def _others(self) -> Others:
        """What the others hold among them."""
        seen = self.seen
        known = {*seen.hand, *(play.card for trick in seen.all_tricks for play in trick.plays)}
        # A covered card follows nothing as long as it is covered.
        covered = any(pile.covers for piles in seen.tableau for pile in piles)
        duty = any(isinstance(each, FollowSuit) for each in self.rules.obligations)
        return Others.holding(
            (card for card in self.rules.pack.cards if card not in known),
            self.contract.trump,
            self.rules.scales,
            follow=duty and not covered,
        )

    def _takes(self, trick: Trick, card: Card, others: Others) -> bool:
        """Whether this card takes a trick that others have led, whatever is still laid to it."""
        laid = (*trick.plays, Play(self.seat, card))
        if best_play(laid, self.contract.trump, self.rules.scales).seat is not self.seat:
            return False
        return len(laid) == len(self.rules.seating.order) or not others.may_beat(card)

    def _led(self, hand: Line, others: Others, *, opening: bool) -> Line | None:
        """The hand led card by card, each unbeaten; no lead makes a later one any worse."""
        line: Line = ()
        while hand:
            leads = self._leads(hand, opening=opening)
            card = next((card for card in leads if not others.may_beat(card)), None)
            if card is None:
                return None
            others.follow_to(card)
            line, hand, opening = (*line, card), _without(hand, card), False
        return line

    def _leads(self, hand: Line, *, opening: bool) -> list[Card]:
        """What may be led: trumps first, each suit from strong to weak."""
        met = situation(self.rules, Trick(self.seat), self.contract, self.seat, opening=opening)
        trump, scales = self.contract.trump, self.rules.scales
        return sorted(
            sift(hand, self.rules.obligations, met).allowed,
            key=lambda card: (not trump.covers(card), card.suit, -scales.strength(card, trump)),
        )


def _without(hand: Sequence[Card], card: Card) -> Line:
    return tuple(held for held in hand if held != card)
