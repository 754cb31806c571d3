"""The kinds of trump and of deal that have weights of their own."""

from enum import StrEnum

from engine.cards import Card, Rank, Suit, Trump
from engine.ruleset import RuleSet, Situation
from engine.tricks import sift

SUIT = "suit"
"""The kind of one suit."""

PLAYERS = 4
"""Weights exist only for games of four players in two partnerships."""


def trump_kind(trump: Trump) -> str:
    """The name of a kind of trump in the files of weights."""
    return SUIT if trump.suit is not None else trump.name.lower()


class Kind(StrEnum):
    """A kind of deal: the ranks per suit, and whether one suit is trump, none or all."""

    SUIT_OF_EIGHT = "suit-8"
    NONE_OF_EIGHT = "none-8"
    ALL_OF_EIGHT = "all-8"
    SUIT_OF_SIX = "suit-6"
    SUIT_OF_NINE = "suit-9"

    @property
    def has_trumps(self) -> bool:
        """Whether one suit is trump."""
        return self.value.startswith(SUIT)

    @property
    def ranks(self) -> int:
        """The number of ranks per suit."""
        return int(self.value[-1])


def kind_of(rules: RuleSet, trump: Trump) -> Kind | None:
    """The kind of a deal with this trump; None if no weights were learned for it."""
    if len(rules.seating.order) != PLAYERS:
        return None
    name = f"{trump_kind(trump)}-{len(rules.pack.ranks)}"
    return next((kind for kind in Kind if kind == name), None)


def card_order(rules: RuleSet, trump: Trump) -> tuple[Card, ...]:
    """The pack in the order in which deals are read: the trump suit first."""
    suits = sorted(Suit, key=lambda suit: suit is not trump.suit)
    return tuple(Card(rank, suit) for suit in suits for rank in rules.pack.ranks)


def ruffs_partner(rules: RuleSet, trump: Trump) -> bool:
    """Whether a player who cannot follow must ruff even when their partner is winning."""
    if trump.suit is None:
        return False
    led, other = [suit for suit in Suit if suit is not trump.suit][:2]
    best, discard = Card(Rank.ACE, led), Card(Rank.ACE, other)
    ruff = Card(Rank.ACE, trump.suit)
    met = Situation((best,), trump, rules.scales, best, partner_winning=True)
    return discard not in sift((discard, ruff), rules.obligations, met).allowed
