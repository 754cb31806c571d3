"""Encode the requests that caused events, and who made them, as lists: every move stores one.

``[2,"Act",17,["PlayCard","JH",false,false]]``: who, the request, its values in order.
A field added later is the last one, and stands in `LATER_FIELDS`.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from typing import Any, get_args, get_type_hints

from cattrs import Converter
from cattrs.preconf.json import make_converter

from bot.storage.log.codec import (
    LATER_FIELDS,
    LaterEvent,
    UnknownWord,
    UnreadableEvent,
    read_as,
    with_values,
)
from bot.storage.log.people import person, user_of
from bot.tables.actions import REQUESTS
from bot.tables.house_rules import RulesChange
from bot.tables.occupants import Human, UserId
from bot.tables.requests import NOBODY, Open, Request, Submission
from bot.tables.table import Table
from engine.actions import Action
from engine.seats import Seat

REQUEST_KINDS: dict[str, type] = {kind.__name__: kind for kind in (Open, *REQUESTS)}


@dataclass(frozen=True, slots=True)
class StoredCause:
    """A request as it is stored, and who made it: a seat, a person without one, or neither.

    Computers and clocks have neither.
    """

    request: Request | Open
    seat: Seat | None = None
    user: UserId | None = None

    def by(self, table: Table) -> int:
        """The person who made it, at the table as it stood; NOBODY if nobody sits there."""
        held = None if self.seat is None else table.occupant(self.seat)
        user = held.user if isinstance(held, Human) else self.user
        return NOBODY if user is None else user


def stored_cause(table: Table, submission: Submission) -> StoredCause:
    """The stored form of this request, kept with the first of its events."""
    user, seat = submission.user, table.seat_of(submission.user)
    # A seat says who it was as long as the log is read; only people without one are named (ADR 1).
    stranger = None if seat is not None or user == NOBODY else user
    return StoredCause(submission.request, seat, stranger)


def encode_cause(cause: StoredCause) -> list[object]:
    """The list of a cause."""
    who = None if cause.user is None else person(cause.user)
    values: list[object] = _converter().unstructure(cause.request)
    return [who if cause.seat is None else int(cause.seat), type(cause.request).__name__, *values]


def decode_cause(cause: Sequence[object]) -> StoredCause:
    """Decode a cause; raise UnreadableEvent, or LaterEvent for one of a later version."""
    who, name, *values = cause if len(cause) > 1 else (None, None)
    if not isinstance(name, str):
        raise UnreadableEvent("no request")
    if name not in REQUEST_KINDS:
        raise LaterEvent(name)
    request: Request | Open = read_as(REQUEST_KINDS[name], values, _converter())
    try:
        if who is None or isinstance(who, int):
            return StoredCause(request, None if who is None else Seat(who))
        return StoredCause(request, user=user_of(who))
    except ValueError as error:
        raise UnreadableEvent(name) from error


@cache
def _converter() -> Converter:
    converter = with_values(make_converter())
    converter.register_structure_hook_factory(is_dataclass, lambda kind: _read(kind, converter))
    converter.register_unstructure_hook_factory(is_dataclass, lambda kind: _listed(kind, converter))
    for union in (Action, RulesChange):
        converter.register_unstructure_hook(
            union, lambda told: [type(told).__name__, *converter.unstructure(told)]
        )
        converter.register_structure_hook(union, _one_of(union, converter))
    return converter


def _shapes(kind: type) -> dict[str, Any]:
    hints = get_type_hints(kind, include_extras=True)
    return {field.name: hints[field.name] for field in fields(kind)}


def _listed(kind: type, converter: Converter) -> Callable[[object], list[object]]:
    """An encoding hook: the values of the fields in their order."""
    shapes = _shapes(kind)

    def hook(told: object) -> list[object]:
        return [converter.unstructure(getattr(told, name), shape) for name, shape in shapes.items()]

    return hook


def _read(kind: type, converter: Converter) -> Callable[[object, object], object]:
    """A decoding hook, which reports a field of a later version."""
    shapes = _shapes(kind)
    needed = len(shapes) - len(LATER_FIELDS.get(kind, frozenset()))

    def hook(values: object, _: object) -> object:
        if not isinstance(values, list) or len(values) < needed:
            raise ValueError(values)
        # A field more than this version knows comes from a later one: the table waits for that.
        if len(values) > len(shapes):
            raise UnknownWord(kind)
        each = zip(values, shapes.items(), strict=False)  # fields added later may be missing
        return kind(**{name: converter.structure(value, shape) for value, (name, shape) in each})

    return hook


def _one_of(union: object, converter: Converter) -> Callable[[object, object], object]:
    """A decoding hook for unions, which reports an unknown kind."""
    kinds: dict[object, type] = {kind.__name__: kind for kind in get_args(union)}

    def hook(values: object, _: object) -> object:
        name, *others = values if isinstance(values, list) and values else (None,)
        if isinstance(name, str) and name not in kinds:
            raise UnknownWord(name)
        return converter.structure(others, kinds[name])

    return hook
