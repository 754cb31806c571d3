"""Deals to settle under each choice of a house rule, and what both sides write of them."""

from dataclasses import dataclass, field

from engine.cards import Trump
from tests.engine.options.houses import houses
from tests.engine.scoring.games import Facts, outcome, settle

Written = tuple[int, int] | tuple[int, int, int]
"""What attack and defence write, and what hangs if anything does."""


@dataclass(frozen=True)
class Deal:
    """A deal of a game, with what it brings under each choice; ``beside`` are other choices."""

    option: str
    game: str
    cards: tuple[int, int]
    brings: dict[str, Written]
    facts: Facts = field(default_factory=Facts)
    beside: dict[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        facts = ",".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.option}:{self.game}:{self.cards[0]}:{facts}"

    def written(self) -> dict[str, Written]:
        """What it does bring."""
        found: dict[str, Written] = {}
        for value, rules in houses(self.game, self.option, **self.beside).items():
            facts = self.facts if rules.belote else self.facts | Facts(belote=(0, 0))
            _, attack, defence, carry = outcome(settle(rules.scoring, *self.cards, **facts))
            found[value] = (attack, defence, carry) if carry else (attack, defence)
        return found


SUN = Facts(trump=Trump.NONE)
CAPOT = Facts(said="capotS", tricks=(8, 0))
