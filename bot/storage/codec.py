"""Events as JSON and back: what the log holds."""

from functools import cache
from typing import get_args

from cattrs import BaseValidationError, Converter
from cattrs.gen import make_dict_structure_fn
from cattrs.preconf.json import make_converter
from cattrs.strategies import configure_tagged_union

from bot.storage.eventlog import Entry
from bot.storage.retired import LINE_CODES, in_todays_words
from bot.tables.events import TableEvent
from bot.tables.occupants import Occupant
from engine.actions import Call
from engine.cards import Card
from engine.settlement import LineCode, Settlement

# The log outlives the code: when a class is renamed, its old name stays here as a second key.
KINDS: dict[str, type] = {kind.__name__: kind for kind in get_args(TableEvent)}


class UnreadableEvent(ValueError):
    """An entry of the log that is no event of this code."""


@cache
def _converter() -> Converter:
    converter, card_read = make_converter(), cache(Card.parse)
    converter.register_unstructure_hook(Card, str)
    converter.register_structure_hook(Card, lambda text, _: card_read(text))
    converter.register_structure_hook(
        LineCode, lambda text, _: LINE_CODES.get(text) or LineCode(text)
    )
    settled = make_dict_structure_fn(Settlement, converter)
    converter.register_structure_hook(
        Settlement,
        lambda payload, kind: in_todays_words(
            settled(payload, kind), [line["code"] for line in payload["lines"]]
        ),
    )
    configure_tagged_union(Call, converter)
    configure_tagged_union(Occupant, converter)
    return converter


def encode(event: TableEvent) -> tuple[str, dict[str, object]]:
    """The kind of an event and its payload."""
    payload: dict[str, object] = _converter().unstructure(event)
    return type(event).__name__, payload


def decode(entry: Entry) -> TableEvent:
    """The event of an entry; UnreadableEvent when there is none."""
    kind = KINDS.get(entry.kind)
    if kind is None:
        raise UnreadableEvent(entry.kind)
    try:
        event: TableEvent = _converter().structure(entry.payload, kind)
    except (BaseValidationError, ValueError, TypeError, KeyError) as error:
        raise UnreadableEvent(entry.kind) from error
    return event
