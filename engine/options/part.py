"""House rules about one part of a rule set, for the games in which that part is of one kind."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from engine.options.option import Option, OptionCategory, OptionName
from engine.options.parameter import parameter
from engine.ruleset import AuctionRules, RuleSet, ScoringRules

Kind = TypeVar("Kind")
Value = TypeVar("Value")
Bidding = TypeVar("Bidding", bound=AuctionRules)
Settling = TypeVar("Settling", bound=ScoringRules)


@dataclass(frozen=True, slots=True)
class Part(Generic[Kind]):
    """A part of a rule set: ``of`` finds it, None where there is none of its kind; ``put`` it."""

    of: Callable[[RuleSet], Kind | None]
    put: Callable[[RuleSet, Kind], RuleSet]

    def required(self, rules: RuleSet) -> Kind:
        """The part of a game that has it; ValueError in any other."""
        part = self.of(rules)
        if part is None:
            raise ValueError(f"nothing of the kind in {rules.key}")
        return part

    def option(
        self,
        name: OptionName,
        category: OptionCategory,
        values: Mapping[str, Value],
        read: Callable[[Kind], Value | None],
        write: Callable[[Kind, Value], Kind],
        applies: Callable[[RuleSet], bool] = lambda _: True,
    ) -> Option:
        """A house rule about it, for the games that have it and to which the rule applies."""

        def held(rules: RuleSet) -> Value | None:
            part = self.of(rules)
            return None if part is None or not applies(rules) else read(part)

        def changed(rules: RuleSet, value: Value) -> RuleSet:
            return self.put(rules, write(self.required(rules), value))

        return parameter(name, category, values, held, changed)


def auction_of(kind: type[Bidding]) -> Part[Bidding]:
    """The auction, where it is of this kind."""
    return Part(
        lambda rules: rules.auction if isinstance(rules.auction, kind) else None,
        lambda rules, bids: replace(rules, auction=bids),
    )


def scoring_of(kind: type[Settling]) -> Part[Settling]:
    """The settlement, where it is of this kind."""
    return Part(
        lambda rules: rules.scoring if isinstance(rules.scoring, kind) else None,
        lambda rules, scoring: replace(rules, scoring=scoring),
    )
