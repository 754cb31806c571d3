"""What a table may choose: for each house rule what is offered, what holds, what is usual."""

from dataclasses import dataclass

from bot.tables.house_rules import HouseRules
from engine.options import OPTIONS, Option


@dataclass(frozen=True, slots=True)
class Offer:
    """A house rule as it stands; ``usual`` is what would hold if nothing were chosen here."""

    option: Option
    choices: tuple[str, ...]
    current: str
    usual: str


def offers(house: HouseRules) -> tuple[Offer, ...]:
    """The house rules that this game can have, in the order in which they are offered."""
    return tuple(offer for option in OPTIONS if (offer := _offer(house, option)))


def _offer(house: HouseRules, option: Option) -> Offer | None:
    without = house.without(option.name).rules
    offered = option.choices(without)
    if not offered:
        return None
    current, usual = option.current(house.rules), option.current(without)
    choices = tuple(dict.fromkeys((*offered, usual, current)))
    if len(choices) == 1 and option.bounds is None:
        return None
    if all(choice.isdecimal() for choice in choices):
        choices = tuple(sorted(choices, key=int))
    return Offer(option, choices, current, usual)
