"""Where a player's cards lie, and who may see them there."""

from dataclasses import dataclass, replace
from typing import Self

from engine.cards import Card


@dataclass(frozen=True, slots=True)
class Pile:
    """Cards stacked before a player: the open top, and the one beneath that nobody sees."""

    top: Card | None
    under: Card | None = None


@dataclass(frozen=True, slots=True)
class Holding:
    """All cards of one seat: in hand (only its owner sees them), in piles, in an unseen kitty."""

    hand: tuple[Card, ...] = ()
    piles: tuple[Pile, ...] = ()
    kitty: tuple[Card, ...] = ()

    @property
    def playable(self) -> tuple[Card, ...]:
        """The cards that exist for every obligation: the hand and the open tops."""
        return self.hand + tuple(pile.top for pile in self.piles if pile.top is not None)

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card, whoever may see it."""
        under = tuple(pile.under for pile in self.piles if pile.under is not None)
        return self.playable + under + self.kitty

    @property
    def opened(self) -> Self:
        """The holding once every bare covered card is turned up."""
        piles = tuple(Pile(pile.under) if pile.top is None else pile for pile in self.piles)
        return replace(self, piles=piles)

    def without(self, card: Card) -> Self:
        """The holding once this card has been played; a covered card stays covered."""
        if card in self.hand:
            at = self.hand.index(card)
            return replace(self, hand=self.hand[:at] + self.hand[at + 1 :])
        piles = tuple(replace(pile, top=None) if pile.top == card else pile for pile in self.piles)
        return replace(self, piles=piles)
