"""Encode events as JSON for the log, and decode them.

A later version may write a kind, a key or a word that this one does not know; such an entry is
left to that version. So to change the meaning of an event, add a key to it: earlier versions then
leave its table alone instead of misreading it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from enum import StrEnum
from functools import cache
from typing import get_args

from cattrs import BaseValidationError, Converter, ForbiddenExtraKeysError
from cattrs.gen import make_dict_structure_fn
from cattrs.preconf.json import make_converter
from cattrs.strategies import configure_tagged_union

from bot.storage.log.event_log import Entry
from bot.tables.events import TableEvent
from bot.tables.occupants import Occupant
from engine.actions import Call
from engine.cards import Card
from engine.settlement import Line, LineCode, Settlement, Side, Tally

LINE_CODES = {"defence-after-failure": LineCode.POT_AND_BID}
"""Lines that have another name today. A code that was ever written stays here."""

_OLD_FACTS: dict[LineCode, set[str]] = {
    LineCode.ATTACK_MADE: {"bonus", "result"},
    LineCode.ATTACK_POINTS_AND_BID: {"points", "bonus", "bid", "result"},
    LineCode.POT_AND_BID: {"points", "bonus", "bid", "result"},
    LineCode.DEFENCE_ROUNDED: {"points", "rounded"},
    LineCode.DEFENCE_POINTS: {"points", "result"},
    LineCode.HANGING: {"points", "carry"},
    LineCode.ROUND_POINTS: {"points", "rounded"},
}
"""The facts that these lines have always had; today they have more."""

ROUNDING = 5
"""How far a side's points may be rounded down."""


def upgraded(settlement: Settlement, written: Sequence[str]) -> Settlement:
    """The settlement with the facts its old lines lack computed from the rest; scores stay.

    ``written`` are the stored codes of its lines.
    """
    renamed = (
        _whole(line, settlement) if code in LINE_CODES else line
        for line, code in zip(settlement.lines, written, strict=True)
    )
    lines = tuple(_in_parts(line, settlement) for line in renamed)
    return settlement if lines == settlement.lines else replace(settlement, lines=lines)


def _whole(line: Line, settlement: Settlement) -> Line:
    told = dict(line.facts)
    contract = settlement.tally.contract
    attack, defence = settlement.scores
    bonus = told.get("bonus", told.get("melds", 0) + told.get("belote", 0))
    bid = told.get("bid", contract.bid.value)
    multiplier = told.get("multiplier", contract.multiplier)
    whole = told.get("whole", 0)
    result = told.get("result", attack if line.side is Side.ATTACK else defence)
    # Once the bid has been multiplied alone, once everything together.
    rest = result // multiplier - bid if whole and multiplier else result - bid * multiplier
    facts = {
        "points": told.get("points", rest - bonus),
        "bonus": bonus,
        "bid": bid,
        "multiplier": multiplier,
        "whole": whole,
        "result": result,
    }
    return replace(line, facts=tuple(facts.items()))


def _in_parts(line: Line, settlement: Settlement) -> Line:
    """The line with its facts in parts: old logs hold only the sums."""
    told, tally = dict(line.facts), settlement.tally
    if not _OLD_FACTS.get(line.code, {""}) <= told.keys():
        return line
    match line.code:
        case LineCode.ATTACK_MADE | LineCode.ATTACK_POINTS_AND_BID if "theirs" not in told:
            told = {**told, **_bonus_in_parts(told, tally, Side.ATTACK)}
        case LineCode.POT_AND_BID if "theirs" not in told:
            told = {**told, **_bonus_in_parts(told, tally, Side.DEFENCE)}
        case LineCode.DEFENCE_ROUNDED if "off" not in told:
            told["off"] = told["points"] - told["rounded"]
        case LineCode.DEFENCE_POINTS if "rounded" not in told:
            told = {**told, **_of_the_defence(told, tally)}
        case LineCode.HANGING if "before" not in told:
            told["before"] = told["carry"] - told["points"]
        case LineCode.ROUND_POINTS if "sweep" not in told:
            told |= {"sweep": 0, "ace": 0, "bare": told["rounded"]}
        case _:
            return line
    return replace(line, facts=tuple(told.items()))


def _bonus_in_parts(told: Mapping[str, int], tally: Tally, side: Side) -> dict[str, int]:
    """The parts of a bonus; the belote was once counted with the card points of the attack."""
    points, bonus = told.get("points", 0), told.get("bonus", 0)
    belote, melds = tally.belote[side.place], tally.melds[side.place]
    if side is Side.DEFENCE:
        belote, melds = min(bonus, sum(tally.belote)), 0
    elif "points" in told and belote and points >= tally.card_points[0] + belote - ROUNDING:
        points, bonus = points - belote, bonus + belote
    belote = min(belote, bonus)
    melds = min(melds, bonus - belote) if side is Side.ATTACK else bonus - belote
    rest = bonus - belote - melds
    swept = tally.tricks[side.other.place] == 0
    parts = _facts(
        belote=belote,
        melds=melds,
        sweep=rest if swept else 0,
        theirs=0 if swept else rest,
        bonus=bonus,
    )
    if "points" not in told:
        return parts
    return {**parts, "points": points, "extra": told.get("result", 0) - (points or told["bid"])}


def _of_the_defence(told: Mapping[str, int], tally: Tally) -> dict[str, int]:
    points, extra = told.get("points", 0), told.get("belote", 0)
    rounded = told.get("result", points + extra) - extra
    melds = min(tally.melds[1], extra)
    return _facts(
        rounded=rounded,
        off=points - rounded,
        belote=extra - melds,
        melds=melds,
        extra=extra,
    )


def _facts(**facts: int) -> dict[str, int]:
    return facts


# The log outlives the code: when a class is renamed, its old name stays here as a second key.
KINDS: dict[str, type] = {kind.__name__: kind for kind in get_args(TableEvent)}


class UnreadableEvent(ValueError):
    """Raised for a log entry that cannot be decoded."""


class LaterEvent(UnreadableEvent):
    """Raised for a log entry that a later version wrote."""


class _UnknownWord(ValueError):
    """Raised for an unknown word in a payload."""


@cache
def _converter() -> Converter:
    converter, card_read = make_converter(forbid_extra_keys=True), cache(Card.parse)
    converter.register_unstructure_hook(Card, str)
    converter.register_structure_hook(Card, lambda text, _: card_read(text))
    converter.register_structure_hook(
        LineCode, lambda text, _: LINE_CODES.get(text) or _word(text, LineCode)
    )
    settled = make_dict_structure_fn(Settlement, converter)
    converter.register_structure_hook(
        Settlement,
        lambda payload, kind: upgraded(
            settled(payload, kind), [line["code"] for line in payload["lines"]]
        ),
    )
    converter.register_structure_hook(StrEnum, _word)
    for union in (Call, Occupant):
        configure_tagged_union(union, converter)
        converter.register_structure_hook(union, _tagged(union, converter))
    return converter


def _word(text: object, kind: type[StrEnum]) -> StrEnum:
    try:
        return kind(text)  # type: ignore[arg-type]
    except ValueError as error:
        raise (_UnknownWord if isinstance(text, str) else ValueError)(text) from error


def _tagged(union: object, converter: Converter) -> Callable[[object, object], object]:
    """A decoding hook for unions, which reports an unknown kind."""
    structured = converter.get_structure_hook(union)
    names = {kind.__name__ for kind in get_args(union)}

    def hook(payload: object, kind: object) -> object:
        name = payload.get("_type") if isinstance(payload, Mapping) else None
        if isinstance(name, str) and name not in names:
            raise _UnknownWord(name)
        return structured(payload, kind)

    return hook


def encode(event: TableEvent) -> tuple[str, dict[str, object]]:
    """The kind of an event and its payload."""
    payload: dict[str, object] = _converter().unstructure(event)
    return type(event).__name__, payload


def decode(entry: Entry) -> TableEvent:
    """Decode an entry; raise UnreadableEvent, or LaterEvent for one of a later version."""
    kind = KINDS.get(entry.kind)
    if kind is None:
        named = entry.kind.isidentifier() and entry.kind[0].isupper()
        raise (LaterEvent if named else UnreadableEvent)(entry.kind)
    try:
        event: TableEvent = _converter().structure(entry.payload, kind)
    except (
        *(BaseValidationError, ValueError, TypeError),
        *(KeyError, AttributeError, RecursionError),
    ) as error:
        raise (LaterEvent if _is_of_later(error) else UnreadableEvent)(entry.kind) from error
    return event


def _is_of_later(error: BaseException) -> bool:
    """Whether an unknown key or word may come from a later version."""
    if isinstance(error, BaseExceptionGroup):
        return any(map(_is_of_later, error.exceptions))
    return isinstance(error, ForbiddenExtraKeysError | _UnknownWord)
