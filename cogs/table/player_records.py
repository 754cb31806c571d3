"""Who did what in a game that is over, as lines of text."""

from collections.abc import Iterator

from bot.i18n import Words
from bot.tables.records import Record, record_of
from bot.tables.table import Table
from engine.state import GameState


def record_lines(table: Table, game: GameState, say: Words) -> Iterator[str]:
    """A line for each player who has done something to be told."""
    for seat in table.playing_seats:
        feats = tuple(_feats(record_of(game, seat), say))
        if feats:
            yield say("game-record", seat=seat, feats=say.every(feats))


def whole_record(table: Table, game: GameState, say: Words) -> str:
    """The same below a title of its own; nothing where nobody did anything."""
    lines = tuple(record_lines(table, game, say))
    return "\n".join((f"**{say('game-records')}**", *lines)) if lines else ""


def _feats(record: Record, say: Words) -> Iterator[str]:
    if record.made:
        yield say("game-feat-made", count=record.made)
    if record.failed:
        yield say("game-feat-failed", count=record.failed)
    if record.capots:
        yield say("game-feat-capots", count=record.capots)
    if record.doubles:
        yield say("game-feat-doubles", count=record.doubles, won=record.doubles_won)
    if record.belotes:
        yield say("game-feat-belotes", count=record.belotes)
