"""Bids and the contract that an auction ends in."""

from dataclasses import dataclass
from enum import StrEnum

from engine.cards import Trump
from engine.seats import Seat


class ContractKind(StrEnum):
    """The undertaking of a bid, in ascending order: points, every trick, every trick alone.

    A ``TRUMP`` names the trump and undertakes what the rules ask of the side that chose it; an
    ``ASHKAL`` is one whose turned card goes to the partner (rules.md 2.10). A ``NUMBER`` undertakes
    points with a trump that is named once the bidding is over (R-70): until then its trump, no
    trumps, says nothing. ``KASHO`` undertakes nothing: it throws the deal in.
    """

    TRUMP = "trump"
    ASHKAL = "ashkal"
    KASHO = "kasho"
    NUMBER = "number"
    POINTS = "points"
    CAPOT = "capot"
    GENERALE = "generale"


EVERY_TRICK = (ContractKind.CAPOT, ContractKind.GENERALE)
"""The contracts of all tricks."""


@dataclass(frozen=True, slots=True)
class Bid:
    """An offer to win this many points, or every trick, with this trump; 0 means no number."""

    value: int
    trump: Trump
    kind: ContractKind = ContractKind.POINTS

    def __str__(self) -> str:
        match self.kind:
            case ContractKind.POINTS:
                return f"{self.value}{self.trump}"
            case ContractKind.NUMBER:
                return str(self.value)
            case ContractKind.TRUMP:
                return str(self.trump)
            case _:
                return f"{self.kind}{self.trump}"


def naming(trump: Trump) -> Bid:
    """The bid that only names a trump."""
    return Bid(0, trump, ContractKind.TRUMP)


def unnamed(value: int) -> Bid:
    """The bid of a number whose trump is named later."""
    return Bid(value, Trump.NONE, ContractKind.NUMBER)


@dataclass(frozen=True, slots=True)
class Contract:
    """The final bid, its declarer and its doubling level (1 contre, 2 surcontre).

    ``decides_game``: the doubling level is so high that the deal's winner wins the game.
    ``closed``: no trump may be led while another suit is held (R-61).
    """

    declarer: Seat
    bid: Bid
    doubles: int = 0
    multiplier: int = 1
    decides_game: bool = False
    closed: bool = False

    @property
    def trump(self) -> Trump:
        """The trump of the contract."""
        return self.bid.trump
