"""Every event that names somebody is known, whatever events there will be."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import get_args, get_type_hints

from bot.storage.log.codec import KINDS
from bot.tables.occupants import UserId

NUMBERS = {
    "AdviceGiven": {"move"},
    "Asked": {"about"},
    "Bid": {"value"},
    "ClockSet": {"seconds"},
    "Contract": {"doubles", "multiplier"},
    "DealGiven": {"number", "count", "evening"},
    "Double": {"level"},
    "Granted": {"about"},
    "HouseRulesChanged": {"version"},
    "Line": {"facts"},
    "Meld": {"points"},
    "NextDealSet": {"seconds"},
    "Settlement": {"carry", "scores"},
    "TableOpened": {"channel", "clock", "guild", "version"},
    "Tally": {"belote", "card_points", "carry", "declarer_tricks", "melds", "tricks"},
    "TrickTaken": {"points"},
    "TricksClaimed": {"tricks"},
}
"""The fields of events that hold a whole number which is nobody's."""


def parts_of(kind: object) -> Iterator[object]:
    """A type and all that it is made of."""
    yield kind
    if isinstance(kind, type) and is_dataclass(kind):
        for hint in get_type_hints(kind).values():
            yield from parts_of(hint)
    for part in get_args(kind):
        yield from parts_of(part)


def whole_numbers(kind: type) -> set[str]:
    """The fields of a class that hold whole numbers, of nobody whom their type speaks of."""
    hints = get_type_hints(kind, include_extras=True)
    return {field.name for field in fields(kind) if _holds_a_number(hints[field.name])}


def _holds_a_number(hint: object) -> bool:
    if hint is int:
        return True
    return hint != UserId and any(_holds_a_number(part) for part in get_args(hint))


def test_every_number_in_an_event_is_known_to_be_a_person_or_not() -> None:
    classes = {
        part
        for kind in KINDS.values()
        for part in parts_of(kind)
        if isinstance(part, type) and is_dataclass(part)
    }
    found = {each.__name__: whole_numbers(each) for each in classes}
    assert {name: numbers for name, numbers in found.items() if numbers} == NUMBERS
