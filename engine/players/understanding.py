"""What a computer player supposes that calls mean."""

from dataclasses import dataclass
from enum import StrEnum

from engine.auctions.points import PointsAuction
from engine.ruleset import RuleSet


class Convention(StrEnum):
    """How computers speak in the auction of contrée and coinche.

    In the other games, at no trumps and at all trumps there is one way only.
    """

    DIALOGUE = "dialogue"
    ACES = "aces"
    NATURAL = "natural"


@dataclass(frozen=True, slots=True)
class Understanding:
    """The convention of the table's computers, by which the calls of all are read."""

    convention: Convention = Convention.DIALOGUE


DEFAULT_UNDERSTANDING = Understanding()


def has_conventions(rules: RuleSet) -> bool:
    """Whether partners bid numbers with a trump, so that computers can speak in several ways."""
    auction = rules.auction
    return isinstance(auction, PointsAuction) and not auction.named_after
