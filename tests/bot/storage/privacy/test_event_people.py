"""Every event that names somebody is known, whatever events there will be."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from typing import Annotated, get_args, get_type_hints

import pytest
from sqlalchemy import Connection

from bot.storage.database.database import Database
from bot.storage.database.schema import events
from bot.storage.log.codec import KINDS
from bot.storage.privacy.person_search import (
    naming_events,
    naming_kinds,
    paths_in,
    people_in,
    renamed,
)
from bot.tables.events import TableEvent
from bot.tables.occupants import Human, Occupant, UserId
from tests.bot.storage.pinned import STORED_FORMS

NUMBERS = {
    "AdviceGiven": {"move"},
    "Asked": {"about"},
    "Bid": {"value"},
    "ClockSet": {"seconds"},
    "Contract": {"doubles", "multiplier"},
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


def test_the_event_types_that_name_people_are_listed() -> None:
    assert naming_kinds() == {
        "TableOpened": (("host",),),
        "SeatTaken": (("occupant", "user"),),
        "HostChanged": (("user",),),
        "Asked": (("by",),),
        "Answered": (("by",),),
        "Lapsed": (("by",),),
    }


@dataclass
class Invited:
    """An event of another day: somebody asked people in, and one of them to sit down."""

    by: UserId
    guests: tuple[UserId, ...]
    seats: tuple[tuple[int, Occupant | None], ...]
    tables: int


def test_a_new_event_type_naming_people_is_detected() -> None:
    assert paths_in(Invited) == (("by",), ("guests", "*"), ("seats", "*", "*", "user"))
    assert paths_in(Annotated[int, "of points"]) == ()
    assert paths_in(Human) == (("user",),)


@pytest.mark.parametrize(("event", "text"), STORED_FORMS, ids=lambda part: type(part).__name__)
def test_only_names_are_changed(event: TableEvent, text: str) -> None:
    kind, payload = type(event).__name__, json.loads(text)
    people = people_in(kind, payload)
    assert renamed(kind, payload, lambda user: user) == payload
    other = renamed(kind, payload, lambda user: -user)
    assert people_in(kind, other) == {-user for user in people}
    assert renamed(kind, other, lambda user: -user) == payload


def plan(connection: Connection) -> str:
    """How SQLite finds the events that name people."""
    chosen = naming_events().where(events.c.payload.contains("1"))
    told = chosen.compile(connection, compile_kwargs={"render_postcompile": True})
    rows = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {told}", ("1",))
    return " ".join(row[3] for row in rows)


async def test_the_index_covers_the_event_types_that_name_people(sqlite: Database) -> None:
    assert "ix_events_people" in await sqlite.read(plan)
    (index,) = (index for index in events.indexes if index.name == "ix_events_people")
    listed = ", ".join(f"'{kind}'" for kind in sorted(naming_kinds()))
    assert str(index.dialect_options["sqlite"]["where"]) == f"kind IN ({listed})"
