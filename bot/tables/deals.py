"""The deals of a table: from sealed seeds, or the one that the table was given.

Each deal is derived from a seed that is stored with it. During a deal only the seal, a hash of the
seed, is shown; afterwards anybody may check the seed. A table that was given a deal plays that one
first, which has no seed: its first game is that deal alone, and its games are not rated.
"""

from typing import TypeVar

from bot.tables.events import DealGiven, DealSealed, PartnersDrawn
from bot.tables.house_rules import ChooseOption, HouseRules, UnknownRules
from bot.tables.partners import PartnersSeated
from bot.tables.table import Table
from engine import game
from engine.actions import Action
from engine.deal_record import DealRecord
from engine.dealing import Chance
from engine.events import Event, GameEnded, GameStarted, ThrownIn
from engine.evolve import BrokenLog, replay
from engine.fairness import FIRST_DEALER, PACK, Seeded, may_be_opened, new_seed, seal, seed_of
from engine.notation import UnreadableDeal
from engine.options import OptionName, OptionRefused
from engine.seats import Seat
from engine.state import GameState
from engine.variants import find_variant

SeedEvent = TypeVar("SeedEvent", DealSealed, PartnersDrawn)


def require_readable_seed(event: SeedEvent) -> SeedEvent:
    """The event; BrokenLog if its seed is invalid."""
    try:
        seed_of(event.seed)
    except ValueError as error:
        raise BrokenLog("no seed") from error
    return event


def require_readable_deal(event: DealGiven) -> DealGiven:
    """The event; UnknownRules if this version does not read its deal."""
    try:
        DealRecord.read(event.line, find_variant)
    except (UnreadableDeal, OptionRefused) as error:
        raise UnknownRules(event.line) from error
    return event


Dealing = tuple[DealSealed | Event, ...]


def first_deal(table: Table, chance: Chance) -> Dealing:
    """Begin a game: with the deal that the table was given, else with one that a seed draws."""
    if table.given and not table.games:
        return given_deal(table.given)
    seed, rules = new_seed(chance), table.as_next_game().rules
    partners = PartnersSeated.of(table)
    beginning: tuple[Event, ...] = game.new_game(rules, Seeded(seed, FIRST_DEALER))
    if partners.first_dealer is not None:
        beginning = (GameStarted(partners.first_dealer, partners.cards),)
    dealt = game.deal(rules, replay(rules, beginning), Seeded(seed, PACK))
    return (DealSealed(seed.hex()), *beginning, *dealt)


def deal(table: Table, state: GameState, chance: Chance) -> Dealing:
    """Deal the next hands from a new seed; IllegalAction as in ``engine.game.deal``."""
    seed, rules = new_seed(chance), table.rules
    dealt = game.deal(rules, state, Seeded(seed, PACK))
    return (DealSealed(seed.hex()), *dealt)


def shown_seal(table: Table) -> str | None:
    """The public seal of the table's deal; None if it was dealt without one."""
    return None if table.sealed is None else seal(bytes.fromhex(table.sealed.seed))


def opened_seed(table: Table) -> str | None:
    """The seed of the table's deal once it is over, unless it would reveal the next one."""
    if table.sealed is None or table.game is None or not may_be_opened(table.rules, table.game):
        return None
    return table.sealed.seed


def rules_of_given(record: DealRecord) -> HouseRules:
    """The rules by which a table plays this deal alone: the deal's own, for one deal.

    A target of the game that it comes from is dropped: a game has a target or a number of deals.
    """
    house = HouseRules(record.rules.key, record.options).without(OptionName.TARGET)
    return house.after(ChooseOption(OptionName.DEALS, "1"))


def given_deal(given: DealGiven) -> tuple[Event, ...]:
    """Begin a game with this deal."""
    record = DealRecord.read(given.line, find_variant)
    return (GameStarted(record.deal.dealer), record.dealt)


def acted(table: Table, state: GameState, seat: Seat, action: Action) -> tuple[Event, ...]:
    """The events of a call or a card; raises IllegalAction as ``engine.game.decide`` does.

    A given deal that nobody bids is over with that: no other is dealt in its game.
    """
    events = game.decide(table.rules, state, seat, action)
    thrown_in = any(isinstance(event, ThrownIn) for event in events)
    if table.given and table.games == 1 and thrown_in:
        return (*events, GameEnded(None))
    return events
