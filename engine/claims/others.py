"""The cards that the others hold among them: what they can still do, wherever these lie."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.cards import Card, Suit
from engine.scales import Scales
from engine.trumps import Trump


@dataclass(slots=True)
class Others:
    """Their cards by suit, from strong to weak, as if all of a suit lay in the worst hand.

    ``follow``: whoever has a card of the suit led must play one, so that each lead draws one.
    """

    suits: dict[Suit, list[Card]]
    trump: Trump
    scales: Scales
    follow: bool

    @classmethod
    def holding(
        cls, cards: Iterable[Card], trump: Trump, scales: Scales, *, follow: bool
    ) -> "Others":
        """These cards in their hands."""
        suits: dict[Suit, list[Card]] = {suit: [] for suit in Suit}
        for card in sorted(cards, key=lambda card: scales.strength(card, trump), reverse=True):
            suits[card.suit].append(card)
        return cls(suits, trump, scales, follow)

    def may_beat(self, card: Card) -> bool:
        """Whether a card that wins so far may still be beaten: overtaken, or ruffed by a void."""
        strongest = self.suits[card.suit][:1]
        if any(self._strength(held) > self._strength(card) for held in strongest):
            return True
        suit = self.trump.suit
        return suit is not None and card.suit is not suit and bool(self.suits[suit])

    def follow_to(self, led: Card) -> None:
        """A lead that nobody beats draws one card of its suit at least: the worst is the weakest.

        One hand may hold them all, and the other hands may throw what could never hurt.
        """
        if self.follow and self.suits[led.suit]:
            self.suits[led.suit].pop()

    def _strength(self, card: Card) -> int:
        return self.scales.strength(card, self.trump)
