"""The documented JSON form of an analysis, written and read back (docs/analysis.md).

An object has the fields of its class by name. Cards, seats and codes are words; a call is
``"pass"``, ``{"double": 1}`` or the object of a bid; a card that is played ``{"card": "JS"}``.
"""

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, TypeVar, get_args, get_type_hints

from engine.actions import Action, Double, Pass, PlayCard
from engine.cards import Card
from engine.contract import Bid
from engine.players.analysis import Analysis
from engine.seats import Seat

VERSION = 1
"""Rises when a reader of the form has to change."""

PASS, DOUBLE, CLOSED, CARD = "pass", "double", "closed", "card"

DECIMALS = 6
"""Of the numbers that were estimated."""

JsonValue = Any
Hint = Any
T = TypeVar("T")


class UnreadableAnalysis(ValueError):
    """Not an analysis in this form, or one of another version."""


def written(analysis: Analysis) -> dict[str, JsonValue]:
    """The analysis as it is written in JSON."""
    return {"version": VERSION, **_written(analysis)}


def read(form: Mapping[str, JsonValue]) -> Analysis:
    """Read an analysis; UnreadableAnalysis when it is none, or was written by another version."""
    try:
        if form["version"] != VERSION:
            raise UnreadableAnalysis(f"version {form['version']}, not {VERSION}")
        found = _read_object(Analysis, form)
    except (KeyError, TypeError, AttributeError, ValueError) as reason:
        raise UnreadableAnalysis(str(reason)) from reason
    return found


def _written(value: object) -> JsonValue:
    match value:
        case Pass():
            return PASS
        case Double(level, closed=closed):
            return {DOUBLE: level} | ({CLOSED: True} if closed else {})
        case PlayCard(card):
            return {CARD: str(card)}
        case Card():
            return str(value)
        case Seat():
            return value.name.lower()
        case Enum():
            return value.value
        case float():
            return round(value, DECIMALS)
        case tuple():
            return [_written(each) for each in value]
    if is_dataclass(value):
        return {each.name: _written(getattr(value, each.name)) for each in fields(value)}
    return value


def _read_object(kind: type[T], form: Mapping[str, JsonValue]) -> T:
    told: Hint = kind
    hints = _hints(told)
    named = {name: _read(hint, form[name]) for name, hint in hints.items() if name in form}
    return kind(**named)


@cache
def _hints(kind: Hint) -> Mapping[str, Hint]:
    return get_type_hints(kind)


def _read_action(form: JsonValue) -> Action:
    match form:
        case "pass":
            return Pass()
        case {"double": int(level)}:
            return Double(level, closed=CLOSED in form)
        case {"card": str(card)}:
            return PlayCard(Card.parse(card))
        case _:
            return _read_object(Bid, form)


LEAVES: Mapping[object, Callable[[JsonValue], object]] = {
    Card: Card.parse,
    Seat: lambda form: Seat[form.upper()],
    Action: _read_action,
}


def _read(hint: Hint, form: JsonValue) -> object:
    if hint in LEAVES:
        return LEAVES[hint](form)
    if isinstance(hint, UnionType):
        if form is None:
            return None
        return _read(_without_none(hint), form)
    # Tuples are lists in JSON: ``tuple[X, ...]`` of any length, or a type for each place.
    kinds = get_args(hint)
    if kinds and isinstance(form, list):
        first, *others = kinds
        if others == [...]:
            return tuple(_read(first, each) for each in form)
        return tuple(_read(each, one) for each, one in zip((first, *others), form, strict=True))
    if is_dataclass(hint) and isinstance(hint, type):
        return _read_object(hint, form)
    if isinstance(hint, type) and not isinstance(form, hint):
        return hint(form)
    return form


def _without_none(hint: UnionType) -> Hint:
    """The type of a field that may be None; of several types only ``Action`` is a union."""
    kinds = [kind for kind in get_args(hint) if kind is not NoneType]
    return kinds[0] if len(kinds) == 1 else Action
