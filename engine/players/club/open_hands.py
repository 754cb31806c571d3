"""Play between two open hands (belote découverte): search a few tricks ahead."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf

from engine.cards import Card, Trump
from engine.contract import Contract
from engine.players.choice import Choice, Reason, candidates, play
from engine.ruleset import RuleSet, Situation
from engine.seats import Seat
from engine.tricks import sift
from engine.view import DealView

TRUMP_STAYS, MASTER_STAYS = 8.0, 2.0
KEPT, DOUBTFUL, RUFFED = 0.6, 0.3, 0.5
"""The value of a card not yet played: points for trumps and masters, shares of its own points."""

Cards = tuple[Card, ...]

Window = tuple[float, float]
EVERYTHING: Window = (-inf, inf)
"""Alpha and beta: outside this window only a bound of the gain is found."""


@dataclass(frozen=True, slots=True)
class OpenTable:
    """The rules of play between two open hands.

    ``covers``: covered cards remain; ``closed``: no trump may be led.
    """

    rules: RuleSet
    trump: Trump
    covers: bool = True
    closed: bool = False

    def led(self, mine: Cards, theirs: Cards, ahead: int, window: Window = EVERYTHING) -> float:
        """The leader's gain over ``ahead`` tricks, plus the value of the cards left then."""
        if not ahead or not mine or not theirs:
            return self.standing(mine, theirs) - self.standing(theirs, mine)
        low, high = window
        best = -inf
        for card in self.allowed(mine, ()):
            rest = without(mine, card)
            best = max(best, self.answered(card, rest, theirs, ahead, (max(low, best), high)))
            if best >= high:
                break
        return best

    def answered(
        self, card: Card, mine: Cards, theirs: Cards, ahead: int, window: Window = EVERYTHING
    ) -> float:
        """The leader's gain with this card against the best answer."""
        low, high = window
        worst = inf
        for answer in self.allowed(theirs, (card,)):
            rest = without(theirs, answer)
            within = (low, min(high, worst))
            worst = min(worst, self.taken((card, answer), mine, rest, ahead, within))
            if worst <= low:
                break
        return worst

    def taken(
        self,
        trick: tuple[Card, Card],
        mine: Cards,
        theirs: Cards,
        ahead: int,
        window: Window = EVERYTHING,
    ) -> float:
        """The leader's gain once this trick was answered."""
        card, answer = trick
        points = self.worth(card) + self.worth(answer)
        if not mine and not theirs and not self.covers:
            points += self.rules.scoring.last_trick
        low, high = window
        # The window is shifted by what the trick brought, and turned round with the leader.
        if self._met((card,)).beats(answer, card):
            return -points - self.led(theirs, mine, ahead - 1, (-high - points, -low - points))
        return points + self.led(mine, theirs, ahead - 1, (low - points, high - points))

    def allowed(self, cards: Cards, trick: Cards) -> Cards:
        """The cards that may be played."""
        return sift(cards, self.rules.obligations, self._met(trick)).allowed

    def worth(self, card: Card) -> int:
        """The points of a card."""
        return self.rules.scales.worth(card, self.trump)

    def strength(self, card: Card) -> int:
        """The strength of a card within its suit."""
        return self.rules.scales.strength(card, self.trump)

    def _met(self, trick: Cards) -> Situation:
        return Situation(
            trick=trick,
            trump=self.trump,
            scales=self.rules.scales,
            best=trick[0] if trick else None,
            partner_winning=False,
            closed=self.closed,
        )

    def standing(self, mine: Cards, theirs: Cards) -> float:
        """The points that these cards may still win against the others."""
        ruffed = any(self.trump.covers(card) for card in theirs)
        return sum(self._promise(card, theirs, ruffed=ruffed) for card in mine)

    def _promise(self, card: Card, theirs: Cards, *, ruffed: bool) -> float:
        suit = [other for other in theirs if other.suit is card.suit]
        beaten = any(self.strength(other) > self.strength(card) for other in suit)
        share = (DOUBTFUL if beaten else KEPT) * self.worth(card)
        if self.trump.covers(card):
            return share + TRUMP_STAYS
        if beaten:
            return share
        return (share + MASTER_STAYS) * (RUFFED if ruffed and not suit else 1.0)


def without(cards: Sequence[Card], card: Card) -> Cards:
    """The cards that are left."""
    return tuple(held for held in cards if held != card)


FEW = 5
"""With at most this many open cards and none covered, the play is searched to its end."""

AHEAD = (2, 3)
"""Tricks searched, the current one included: usually, and with few open cards."""


def play_open_hands(rules: RuleSet, deal: DealView, seat: Seat, contract: Contract) -> Choice:
    """The card with the highest gain against the best visible answer."""
    covers = any(pile.covers for piles in deal.tableau for pile in piles)
    table = OpenTable(rules, contract.trump, covers, contract.closed)
    mine, theirs = opened(deal, seat), opened(deal, rules.seating.after(seat))
    few = max(len(mine), len(theirs)) <= FEW
    ahead = AHEAD[few] if covers or not few else FEW
    led = deal.trick.plays[0].card if deal.trick and deal.trick.plays else None
    cards = candidates(rules, deal, contract)
    values = {
        card: table.answered(card, without(mine, card), theirs, ahead)
        if led is None
        else -table.taken((led, card), theirs, without(mine, card), ahead)
        for card in cards
    }
    best = max(cards, key=lambda card: (values[card], -table.strength(card)))
    to_the_end = not covers and ahead >= max(len(mine), len(theirs))
    return Choice(play(deal, best), Reason.LOOK_AHEAD, (("tricks", 0 if to_the_end else ahead),))


def opened(deal: DealView, seat: Seat) -> Cards:
    """The open cards of a seat."""
    return tuple(pile.top for pile in deal.tableau[seat] if pile.top is not None)
