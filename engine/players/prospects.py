"""How a contract is likely to end, and what that is worth at this score."""

from dataclasses import dataclass

from engine.contract import Contract, ContractKind
from engine.players.stakes import Stakes, likely
from engine.ruleset import RuleSet
from engine.seats import Team
from engine.settlement import Side, Tally


@dataclass(frozen=True, slots=True)
class Prospect:
    """The points a side expects to take, and how far off that may be."""

    mean: float
    spread: float

    def reaches(self, points: float) -> float:
        """The chance to take at least so many."""
        return likely((self.mean - points) / self.spread)


def worth_of(
    rules: RuleSet, stakes: Stakes, contract: Contract, us: Team, chance: float, points: float
) -> float:
    """The chance to win the game with this contract, whoever plays it.

    ``chance`` is that of making it, ``points`` what its side takes if it does.
    """
    made = _after(rules, stakes, contract, us, int(points))
    failed = _after(rules, stakes, contract, us, None)
    return chance * made + (1.0 - chance) * failed


def _after(
    rules: RuleSet, stakes: Stakes, contract: Contract, us: Team, points: int | None
) -> float:
    attack = rules.seating.team(contract.declarer)
    whole = rules.scoring.last_trick
    whole += sum(rules.scales.worth(card, contract.trump) for card in rules.pack.cards)
    capot = contract.bid.kind is ContractKind.CAPOT
    taken = whole // 2 if points is None else whole if capot else min(whole, points)
    if points is None and not capot:
        taken = min(taken, contract.bid.value - 1)
    settled = rules.scoring.settle(
        Tally(
            contract=contract,
            attack=attack,
            card_points=(taken, whole - taken),
            tricks=(rules.hand_size, 0) if points is not None and capot else (4, 4),
            last_trick=Side.ATTACK,
        )
    )
    return stakes.after(settled.for_team(us), settled.for_team(us.other))
