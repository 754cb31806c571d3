"""Encode events as JSON for the log, and decode them.

A later version may write a kind, a key or a word that this one does not know; such an entry is
left to that version. So to change the meaning of an event, add a key to it: earlier versions then
leave its table alone instead of misreading it.
"""

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from enum import StrEnum
from functools import cache
from typing import TypeVar, get_args

from cattrs import BaseValidationError, Converter, ForbiddenExtraKeysError
from cattrs.gen import make_dict_structure_fn
from cattrs.preconf.json import make_converter
from cattrs.strategies import configure_tagged_union

from bot.storage.log.event_log import Entry
from bot.storage.log.people import person, user_of
from bot.tables.events import TableEvent
from bot.tables.occupants import Occupant, UserId
from engine.actions import Call
from engine.cards import Card

T = TypeVar("T")

# The log outlives the code: when a class is renamed, its old name stays here as a second key.
KINDS: dict[str, type] = {kind.__name__: kind for kind in get_args(TableEvent)}

LATER_FIELDS: Mapping[type, frozenset[str]] = {}
"""The fields added after 1.0, by class: a log from before lacks them, and their default is read."""


class UnreadableEvent(ValueError):
    """Raised for a log entry that cannot be decoded."""


class LaterEvent(UnreadableEvent):
    """Raised for a log entry that a later version wrote."""


class UnknownWord(ValueError):
    """Raised for a word or a field that is not known: a later version may have written it."""


@cache
def _converter() -> Converter:
    converter = with_values(make_converter(forbid_extra_keys=True))
    converter.register_structure_hook_factory(is_dataclass, lambda kind: _complete(kind, converter))
    for union in (Call, Occupant):
        configure_tagged_union(union, converter)
        converter.register_structure_hook(union, _tagged(union, converter))
    return converter


def with_values(converter: Converter) -> Converter:
    """A converter that knows how cards, words and people are stored."""
    # Cached because a log names each of few cards thousands of times.
    card_read = cache(Card.parse)
    converter.register_unstructure_hook(Card, str)
    converter.register_structure_hook(Card, lambda text, _: card_read(text))
    converter.register_structure_hook(StrEnum, _word)
    converter.register_unstructure_hook_func(_is_person, person)
    converter.register_structure_hook_func(_is_person, lambda held, _: user_of(held))
    return converter


def _complete(kind: type, converter: Converter) -> Callable[[Mapping[str, object], object], object]:
    """A decoding hook that wants every field: a default in the code says nothing of a log."""
    read: Callable[[Mapping[str, object], object], object]
    read = make_dict_structure_fn(kind, converter, _cattrs_forbid_extra_keys=True)
    needed = {field.name for field in fields(kind)} - LATER_FIELDS.get(kind, frozenset())

    def hook(payload: Mapping[str, object], _: object) -> object:
        told = read(payload, kind)
        if not needed <= payload.keys():
            raise KeyError(*needed - payload.keys())
        return told

    return hook


def _is_person(kind: object) -> bool:
    return kind == UserId


def _word(text: object, kind: type[StrEnum]) -> StrEnum:
    try:
        return kind(text)  # type: ignore[arg-type]
    except ValueError as error:
        raise (UnknownWord if isinstance(text, str) else ValueError)(text) from error


def _tagged(union: object, converter: Converter) -> Callable[[object, object], object]:
    """A decoding hook for unions, which reports an unknown kind."""
    structured = converter.get_structure_hook(union)
    names = {kind.__name__ for kind in get_args(union)}

    def hook(payload: object, kind: object) -> object:
        name = payload.get("_type") if isinstance(payload, Mapping) else None
        if isinstance(name, str) and name not in names:
            raise UnknownWord(name)
        return structured(payload, kind)

    return hook


def encode(event: object) -> tuple[str, dict[str, object]]:
    """The kind of an event, or of another thing kept with it, and its payload."""
    payload: dict[str, object] = _converter().unstructure(event)
    return type(event).__name__, payload


def decode(entry: Entry) -> TableEvent:
    """Decode an entry; raise UnreadableEvent, or LaterEvent for one of a later version."""
    kind = KINDS.get(entry.kind)
    if kind is None:
        # A name like that of a class may be an event of a later version; anything else is damage.
        named = entry.kind.isidentifier() and entry.kind[0].isupper()
        raise (LaterEvent if named else UnreadableEvent)(entry.kind)
    event: TableEvent = read_as(kind, entry.payload, _converter())
    return event


def read_as(kind: type[T], payload: object, converter: Converter) -> T:
    """A stored thing of this kind; UnreadableEvent and LaterEvent as `decode`."""
    try:
        return converter.structure(payload, kind)
    except (
        *(BaseValidationError, ValueError, TypeError),
        *(KeyError, AttributeError, RecursionError),
    ) as error:
        raise (LaterEvent if _is_of_later(error) else UnreadableEvent)(kind.__name__) from error


def _is_of_later(error: BaseException) -> bool:
    """Whether an unknown key or word may come from a later version."""
    if isinstance(error, BaseExceptionGroup):
        return any(map(_is_of_later, error.exceptions))
    return isinstance(error, ForbiddenExtraKeysError | UnknownWord)
