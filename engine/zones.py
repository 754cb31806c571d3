"""The places of a player's cards, and who may see them."""

from dataclasses import dataclass, replace
from typing import Self

from engine.cards import Card


@dataclass(frozen=True, slots=True)
class Pile:
    """Two stacked cards before a player: the open top, and the covered one that nobody sees."""

    top: Card | None
    under: Card | None = None


@dataclass(frozen=True, slots=True)
class Holding:
    """All cards of a seat: the hand (seen only by its owner), piles, and an unseen kitty."""

    hand: tuple[Card, ...] = ()
    piles: tuple[Pile, ...] = ()
    kitty: tuple[Card, ...] = ()

    @property
    def playable(self) -> tuple[Card, ...]:
        """The cards that obligations consider: the hand and the open tops."""
        return self.hand + tuple(pile.top for pile in self.piles if pile.top is not None)

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card, whoever may see it."""
        under = tuple(pile.under for pile in self.piles if pile.under is not None)
        return self.playable + under + self.kitty

    @property
    def opened(self) -> Self:
        """Return the holding with every uncovered card turned up."""
        piles = tuple(Pile(pile.under) if pile.top is None else pile for pile in self.piles)
        return replace(self, piles=piles)

    def without(self, card: Card) -> Self:
        """Return the holding without this played card; a covered card stays covered."""
        if card in self.hand:
            at = self.hand.index(card)
            return replace(self, hand=self.hand[:at] + self.hand[at + 1 :])
        piles = tuple(replace(pile, top=None) if pile.top == card else pile for pile in self.piles)
        return replace(self, piles=piles)
