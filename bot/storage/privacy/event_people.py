"""Where events name people, read off their types; and their payloads with other names there."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Union, get_args, get_origin, get_type_hints

from bot.storage.log.codec import KINDS
from bot.tables.occupants import PERSON

EACH = "*"
"""In a path: every part of a sequence."""

Path = tuple[str, ...]
Payload = Mapping[str, object]


@cache
def paths_in(kind: object) -> tuple[Path, ...]:
    """Where a value of this type names people: in which fields of which fields."""
    return tuple(dict.fromkeys(_paths(kind)))


@cache
def naming_kinds() -> Mapping[str, tuple[Path, ...]]:
    """The kinds of events that name people, and where."""
    found = {name: paths_in(kind) for name, kind in KINDS.items()}
    return {name: paths for name, paths in found.items() if paths}


def people_in(kind: str, payload: Payload) -> frozenset[int]:
    """Everybody whom the payload of an event names."""
    named: set[int] = set()

    def look(user: int) -> int:
        named.add(user)
        return user

    renamed(kind, payload, look)
    return frozenset(named)


def renamed(kind: str, payload: Payload, name: Callable[[int], int | str]) -> dict[str, object]:
    """The payload with another name for each person; all else is as it was written."""
    told: object = dict(payload)
    for path in naming_kinds().get(kind, ()):
        told = _renamed(told, path, name)
    if not isinstance(told, dict):
        raise TypeError(kind)
    return told


def _paths(kind: object) -> Iterator[Path]:
    origin = get_origin(kind)
    if origin is Annotated:
        inner, *notes = get_args(kind)
        yield from [()] if PERSON in notes else _paths(inner)
    elif origin in (Union, UnionType):
        for one in get_args(kind):
            yield from _paths(one)
    elif origin is not None:
        for part in get_args(kind):
            if part not in (..., NoneType):
                yield from ((EACH, *path) for path in paths_in(part))
    elif isinstance(kind, type) and is_dataclass(kind):
        hints = get_type_hints(kind, include_extras=True)
        for field in fields(kind):
            yield from ((field.name, *path) for path in paths_in(hints[field.name]))


def _renamed(told: object, path: Path, name: Callable[[int], int | str]) -> object:
    if not path:
        return name(told) if isinstance(told, int) else told
    step, rest = path[0], path[1:]
    if step == EACH and isinstance(told, list):
        return [_renamed(part, rest, name) for part in told]
    if isinstance(told, dict) and step in told:
        return {**told, step: _renamed(told[step], rest, name)}
    return told  # one of several forms, without this field
