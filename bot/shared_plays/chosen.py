"""A deal chosen from a list, and what is known of it before anybody plays."""

import json
from dataclasses import dataclass
from typing import Self

from engine.cards import Trump
from engine.contract import Bid, Contract, ContractKind
from engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Par:
    """The best contract with all cards seen, and the lead of its side in game points."""

    contract: Contract
    lead: int

    def __str__(self) -> str:
        bid = self.contract.bid
        told = [self.contract.declarer, bid.value, bid.trump, bid.kind, self.lead]
        return json.dumps(told)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read it back."""
        declarer, value, trump, kind, lead = json.loads(text)
        bid = Bid(value, Trump(trump), ContractKind(kind))
        return cls(Contract(Seat(declarer), bid), lead)


@dataclass(frozen=True, slots=True, kw_only=True)
class Chosen:
    """A deal of a list by its number: its line before the first call, and what is known of it.

    ``par`` is None of a deal taken unseen. ``results``: the leads of those who tried it. ``model``:
    the line of four experts. ``passed``: whether it passed every test, as one of ``tried``.
    """

    number: int
    line: str
    par: Par | None = None
    results: tuple[int, ...] = ()
    model: str = ""
    passed: bool = False
    tried: int = 0
