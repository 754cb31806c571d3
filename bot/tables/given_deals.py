"""A deal that a table was given: its first game is that deal alone, and its games are not rated."""

from bot.tables.events import DealGiven
from bot.tables.house_rules import ChooseOption, HouseRules
from engine.deal_record import DealRecord
from engine.events import Event, GameStarted
from engine.options import OptionName
from engine.variants import find_variant


def rules_of_given(record: DealRecord) -> HouseRules:
    """The rules by which a table plays this deal alone: the deal's own, for one deal."""
    house = HouseRules(record.rules.key, record.options).of_today
    return house.after(ChooseOption(OptionName.DEALS, "1"))


def given_deal(given: DealGiven) -> tuple[Event, ...]:
    """Begin a game with this deal."""
    record = DealRecord.read(given.line, find_variant)
    return (GameStarted(record.deal.dealer), record.dealt)
