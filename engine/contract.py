"""Bids and the contract that an auction ends in."""

from dataclasses import dataclass
from enum import StrEnum

from engine.seats import Seat
from engine.trumps import Trump


class ContractKind(StrEnum):
    """What a bid undertakes, from the lowest up: points, every trick, every trick alone."""

    POINTS = "points"
    CAPOT = "capot"
    GENERALE = "generale"


@dataclass(frozen=True, slots=True)
class Bid:
    """An undertaking: so many points, or every trick, with this trump."""

    value: int
    trump: Trump
    kind: ContractKind = ContractKind.POINTS

    def __str__(self) -> str:
        return f"{self.value if self.kind is ContractKind.POINTS else self.kind}{self.trump}"


@dataclass(frozen=True, slots=True)
class Contract:
    """A bid that stands, who made it, and how often it was doubled (1 contre, 2 surcontre)."""

    declarer: Seat
    bid: Bid
    doubles: int = 0
    multiplier: int = 1

    @property
    def trump(self) -> Trump:
        """What is trump."""
        return self.bid.trump
