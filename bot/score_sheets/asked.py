"""The questions about a real deal: they follow from the parts of its rules, not from its name."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache

from bot.score_sheets.contracts import NAMED, ReachableContracts, contracts_of
from bot.score_sheets.real_deals import RealDeal, SweptBy, settle
from bot.tables.house_rules import HouseRules
from engine.announcements import belote_pairs
from engine.cards import Trump
from engine.contract import ContractKind
from engine.ruleset import RuleSet
from engine.seats import Team
from engine.settlement import Side
from engine.tally import whole


class Tick(StrEnum):
    """The events that can be ticked for a deal; most with a level, a side or a number behind it."""

    DOUBLED = "doubled"
    SWEPT = "swept"
    BELOTE_HELD = "belote"
    GUILTY = "guilty"
    RUN = "run"
    LAST = "last"
    ACE = "ace"
    ELDEST = "eldest"


@dataclass(frozen=True, slots=True)
class AskedOfDeal:
    """The questions that a row of a score sheet asks.

    ``undertakings`` are empty if a trump alone is named. ``needs_trump``: it is to be said
    whether there is a trump suit; which one nobody has to know. ``ticks`` are what else may have
    happened, in the order in which it is offered.
    """

    rules: RuleSet
    contracts: ReachableContracts
    ticks: tuple[str, ...]

    @property
    def undertakings(self) -> tuple[str, ...]:
        """The bids that can be undertaken, lowest first."""
        return tuple(dict.fromkeys(what for what, _ in self.contracts if what != NAMED))

    @property
    def trumps(self) -> tuple[Trump, ...]:
        """The trumps that can be named."""
        named = {trump for _, trump in self.contracts}
        return tuple(trump for trump in Trump if trump in named)

    @property
    def needs_trump(self) -> bool:
        """Whether something else than a suit can be trump."""
        return any(trump.suit is None for trump in self.trumps)

    @property
    def has_melds(self) -> bool:
        """Whether melds are announced."""
        return self.rules.melds is not None

    def total(self, trump: Trump | None) -> int:
        """All points of the cards under this trump; every suit has the same."""
        return whole(self.rules, trump or self.trumps[0])

    def most_belotes(self, trump: Trump | None) -> int:
        """The most belotes that there can be."""
        return len(belote_pairs(self.rules.belote, trump or self.trumps[0]))


@lru_cache(64)
def asked_of(house: HouseRules) -> AskedOfDeal:
    """The questions under these rules; raises KeyError or OptionRefused if no game has them."""
    rules = house.rules
    contracts = contracts_of(rules)
    return AskedOfDeal(rules, contracts, tuple(_ticks(rules, contracts)))


def _ticks(rules: RuleSet, contracts: ReachableContracts) -> Iterator[str]:
    levels = max(map(len, contracts.values()))
    yield from (f"{Tick.DOUBLED}-{level}" for level in range(1, levels))
    most = max(len(belote_pairs(rules.belote, trump)) for _, trump in contracts)
    yield from (
        f"{Tick.BELOTE_HELD}-{side}-{count}" for side in Side for count in range(1, most + 1)
    )
    alone = any(what == ContractKind.GENERALE for what, _ in contracts)
    # Who won every trick alone matters to a générale only.
    yield from (f"{Tick.SWEPT}-{sweep}" for sweep in SweptBy if alone or sweep is not SweptBy.ALONE)
    if _matters(rules, contracts, lambda deal: replace(deal, exposed_ace=True)):
        yield Tick.ACE
    if _matters(rules, contracts, lambda deal: replace(deal, eldest_ace=True)):
        yield Tick.ELDEST
    if _matters(rules, contracts, lambda deal: replace(deal, last_trick=Side.DEFENCE)):
        yield from (f"{Tick.LAST}-{side}" for side in Side)
    if rules.melds is not None and rules.melds.winning_run is not None:
        yield from (f"{Tick.RUN}-{side}" for side in Side)
    if rules.penalty is not None:
        yield from (f"{Tick.GUILTY}-{side}" for side in Side)


def _matters(
    rules: RuleSet, contracts: ReachableContracts, told: Callable[[RealDeal], RealDeal]
) -> bool:
    """Whether some deal scores otherwise once this fact is added to it."""
    return any(
        _scores(rules, contracts, deal) != _scores(rules, contracts, told(deal))
        for deal in _samples(rules, contracts)
    )


def _scores(
    rules: RuleSet, contracts: ReachableContracts, deal: RealDeal
) -> tuple[int, int] | None:
    settlement = settle(rules, contracts, deal)
    return None if settlement is None else settlement.scores


def _samples(rules: RuleSet, contracts: ReachableContracts) -> Iterator[RealDeal]:
    """Deals of every trump by the lowest contract: won, lost, and with every trick."""
    lowest = {trump: what for what, trump in reversed(tuple(contracts))}
    for trump, what in lowest.items():
        every = whole(rules, trump)
        deal = RealDeal(
            attack=Team.NORTH_SOUTH, undertaken=what, trump=trump, last_trick=Side.ATTACK
        )
        for points in range(every // 4, every, every // 4):
            yield replace(deal, points=(points, every - points))
        yield replace(deal, points=(every, 0), sweep=SweptBy.ATTACK)
        yield replace(deal, points=(0, every), sweep=SweptBy.DEFENCE)
