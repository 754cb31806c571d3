"""What a hand comes to in the French dialogue, by the page that describes it alone.

Nothing here is taken from the computers' own tables: this is the second reading that they are held
against. Numbers are those of bids; "34" is jack and nine of trumps, a piece one of the two.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from engine.cards import Card, Rank, Suit

STEP = 10
LOWEST, LOWEST_34 = 80, 90
KEPT_BACK = 20
"""What an opening with 34 may leave untold."""
THIRD, FOURTH, FIFTH = 3, 4, 5
FROM_TOP = (Rank.ACE, Rank.TEN, Rank.KING)


@dataclass(frozen=True)
class TrumpHand:
    """A hand read with one suit as trumps."""

    hand: Sequence[Card]
    suit: Suit

    @cached_property
    def ranks(self) -> frozenset[Rank]:
        """The ranks of its trumps."""
        return frozenset(card.rank for card in self.hand if card.suit is self.suit)

    @property
    def length(self) -> int:
        """How many trumps it has."""
        return len(self.ranks)

    @property
    def side_aces(self) -> int:
        """How many aces of other suits it has."""
        return sum(card.rank is Rank.ACE and card.suit is not self.suit for card in self.hand)

    @property
    def belote(self) -> bool:
        """King and queen of trumps."""
        return {Rank.KING, Rank.QUEEN} <= self.ranks

    @property
    def piece(self) -> bool:
        """Jack or nine."""
        return not self.ranks.isdisjoint({Rank.JACK, Rank.NINE})

    @property
    def both(self) -> bool:
        """34, third."""
        return {Rank.JACK, Rank.NINE} <= self.ranks and self.length >= THIRD

    @property
    def extra_trumps(self) -> int:
        """The trumps from the fourth on."""
        return max(0, self.length - THIRD)

    @property
    def answers_nine(self) -> bool:
        """The nine, not bare."""
        return Rank.NINE in self.ranks and self.length > 1

    def opening(self, *, last: bool) -> int:
        """The highest number that it opens with, 0 for none; ``last`` is after three passes."""
        ranks, length = self.ranks, self.length
        if self.both:
            more = (Rank.ACE in ranks) + self.extra_trumps + self.side_aces
            return LOWEST_34 + STEP * more
        backed = not ranks.isdisjoint({Rank.ACE, Rank.TEN})
        if self.side_aces and (
            (self.piece and (length >= FIFTH or (length == FOURTH and backed)))
            or (length >= FIFTH and self.belote)
        ):
            return 100
        one_piece = (
            (Rank.JACK in ranks and length >= THIRD)
            or (Rank.NINE in ranks and length >= FOURTH)
            or (Rank.NINE in ranks and length == THIRD and (self.side_aces or Rank.ACE in ranks))
        )
        second = last and self.piece and length > 1
        return LOWEST if one_piece or (self.side_aces and (self.opens_long or second)) else 0

    @property
    def opens_long(self) -> bool:
        """Five trumps, or ace and ten fourth: with a side ace they open without a piece."""
        tops = {Rank.ACE, Rank.TEN} <= self.ranks
        return self.length >= FIFTH or (self.length == FOURTH and tops)

    @property
    def must_open(self) -> bool:
        """Whether a pass denies such a hand."""
        if not self.piece:
            return False
        return (
            self.both
            or (self.length >= FOURTH and self.side_aces > 0)
            or (self.length == THIRD and self.side_aces > 1)
        )

    @property
    def strength(self) -> int:
        """What a suit over opponents, or over a partner's, is worth."""
        jack, nine = Rank.JACK in self.ranks, Rank.NINE in self.ranks
        first = 80 if jack else 70 if nine else 60
        tens = (jack and nine) + self.extra_trumps + self.side_aces + 2 * self.belote
        return first + STEP * tens

    @property
    def help(self) -> int:
        """What it adds to a partner's number."""
        none = self.length == 0
        return STEP * (len(self.useful) + (Rank.JACK in self.ranks) + self.belote - none)

    @property
    def useful(self) -> tuple[str, ...]:
        """Each thing that an answer tells."""
        told = (
            ("jack", Rank.JACK in self.ranks),
            ("nine", self.answers_nine),
            ("belote", self.belote),
            ("four trumps", self.length >= FOURTH),
        )
        return (*(name for name, held in told if held), *["ace"] * self.side_aces)

    @property
    def added_later(self) -> int:
        """What an 80, or a bid that was forced, leaves to be told after a raise."""
        return STEP * (self.side_aces + self.extra_trumps + 2 * self.belote)

    @property
    def trump_tricks(self) -> int:
        """The trump tricks that a contre counts on."""
        ranks, length = self.ranks, self.length
        jack, nine = Rank.JACK in ranks, Rank.NINE in ranks and length > 1
        long = length >= FOURTH and not (jack and nine)
        return jack + nine + (Rank.ACE in ranks and length >= THIRD) + long

    @property
    def losers(self) -> int:
        """Side cards that are not ace, ten, king from the top."""
        count = 0
        for suit in Suit:
            held = {card.rank for card in self.hand if card.suit is suit}
            if suit is not self.suit:
                run = next((at for at, rank in enumerate(FROM_TOP) if rank not in held), THIRD)
                count += len(held) - run
        return count

    @property
    def wins_every_trick(self) -> bool:
        """Jack, nine and ace fourth, and a side suit of four from the ace."""
        top = {Rank.JACK, Rank.NINE, Rank.ACE} <= self.ranks and self.length >= FOURTH
        sides = (TrumpHand(self.hand, suit).ranks for suit in Suit if suit is not self.suit)
        return top and any(Rank.ACE in ranks and len(ranks) >= FOURTH for ranks in sides)
