"""Dealing by sealed seeds: what is dealt follows from a seed that is stored with it.

While a deal runs, nobody is shown more of its seed than the seal; afterwards anybody may check.
"""

from bot.tables.events import DealSealed
from bot.tables.table import Table
from engine import game
from engine.dealing import Chance
from engine.events import Event
from engine.evolve import replay
from engine.fairness import FIRST_DEALER, PACK, Seeded, may_be_opened, new_seed, seal
from engine.ruleset import RuleSet
from engine.state import GameState

Dealing = tuple[DealSealed | Event, ...]


def first_deal(rules: RuleSet, chance: Chance) -> Dealing:
    """Begin a game: one seed finds its first dealer and gives its first deal."""
    seed = new_seed(chance)
    beginning = game.new_game(rules, Seeded(seed, FIRST_DEALER))
    dealt = game.deal(rules, replay(rules, beginning), Seeded(seed, PACK))
    return (DealSealed(seed.hex()), *beginning, *dealt)


def deal(rules: RuleSet, state: GameState, chance: Chance) -> Dealing:
    """Deal the next hands by a new seed; IllegalAction as ``engine.game.deal``."""
    seed = new_seed(chance)
    return (DealSealed(seed.hex()), *game.deal(rules, state, Seeded(seed, PACK)))


def shown_seal(table: Table) -> str | None:
    """The seal of the table's deal, for all to see; None when it was dealt without one."""
    return None if table.sealed is None else seal(bytes.fromhex(table.sealed.seed))


def opened_seed(table: Table) -> str | None:
    """The seed of the table's deal once it is over, unless it would tell of the next one."""
    if table.sealed is None or table.game is None or not may_be_opened(table.rules, table.game):
        return None
    return table.sealed.seed
