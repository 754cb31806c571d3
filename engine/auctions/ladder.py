"""The auction of ranked contracts: trumps alone, each higher than the last (rules.md 2.7)."""

from dataclasses import dataclass

from engine.auctions.rising import RisingAuction
from engine.contract import Bid, naming
from engine.ruleset import ImpossibleRuleSet
from engine.trumps import Trump


@dataclass(frozen=True, slots=True, kw_only=True)
class LadderAuction(RisingAuction):
    """Bids that name a trump, lowest first on the ``ladder`` (R-40).

    Whether a higher contract may follow a double, and wipe it, its ``doubling`` says (R-41).
    """

    ladder: tuple[Trump, ...]
    last_double_ends: bool = False

    def __post_init__(self) -> None:
        if not self.ladder or len(set(self.ladder)) != len(self.ladder):
            raise ImpossibleRuleSet("a ladder names some trumps, each once")
        RisingAuction.__post_init__(self)

    @property
    def trumps(self) -> tuple[Trump, ...]:
        """The trumps that can be bid, in the order in which they are offered."""
        return self.ladder

    def _steps(self) -> tuple[tuple[Bid, ...], ...]:
        """One contract a step."""
        return tuple((naming(trump),) for trump in self.ladder)
