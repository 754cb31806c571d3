"""Dealing by sealed seeds: what is dealt follows from a seed that is stored with it.

While a deal runs, nobody is shown more of its seed than the seal; afterwards anybody may check.
"""

from bot.tables.events import DealSealed, HouseRulesChanged
from bot.tables.table import Table
from engine import game
from engine.dealing import Chance
from engine.events import Event
from engine.evolve import replay
from engine.fairness import FIRST_DEALER, PACK, Seeded, may_be_opened, new_seed, seal
from engine.state import GameState

Dealing = tuple[HouseRulesChanged | DealSealed | Event, ...]


def first_deal(table: Table, chance: Chance) -> Dealing:
    """Begin a game: one seed finds its first dealer and gives its first deal."""
    seed, rules = new_seed(chance), table.house.of_today.rules
    beginning = game.new_game(rules, Seeded(seed, FIRST_DEALER))
    dealt = game.deal(rules, replay(rules, beginning), Seeded(seed, PACK))
    return (*_rules_of_today(table), DealSealed(seed.hex()), *beginning, *dealt)


def deal(table: Table, state: GameState, chance: Chance) -> Dealing:
    """Deal the next hands by a new seed; IllegalAction as ``engine.game.deal``."""
    seed, rules = new_seed(chance), table.house.of_today.rules
    dealt = game.deal(rules, state, Seeded(seed, PACK))
    return (*_rules_of_today(table), DealSealed(seed.hex()), *dealt)


def _rules_of_today(table: Table) -> tuple[HouseRulesChanged, ...]:
    """No deal more is dealt as only earlier versions did: who tracked it knew the next hands."""
    house = table.house.of_today
    if house == table.house:
        return ()
    version = house.rules.version
    return (HouseRulesChanged(variant=house.variant, version=version, options=house.options),)


def shown_seal(table: Table) -> str | None:
    """The seal of the table's deal, for all to see; None when it was dealt without one."""
    return None if table.sealed is None else seal(bytes.fromhex(table.sealed.seed))


def opened_seed(table: Table) -> str | None:
    """The seed of the table's deal once it is over, unless it would tell of the next one."""
    if table.sealed is None or table.game is None or not may_be_opened(table.rules, table.game):
        return None
    return table.sealed.seed
