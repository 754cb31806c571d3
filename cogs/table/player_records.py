"""Each player's record in a game: read from its score sheet, and shown once the game is over."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.i18n import Words
from bot.tables.table import Table
from engine.contract import EVERY_TRICK
from engine.seats import Seat
from engine.settlement import Result
from engine.state import GameState


@dataclass(frozen=True, slots=True)
class PlayerRecord:
    """Contracts made and failed, made capots among them, and belotes.

    ``doubles`` are the opponents' contracts that the player doubled, ``doubles_won`` those of them
    that failed.
    """

    made: int
    failed: int
    capots: int
    doubles: int
    doubles_won: int
    belotes: int


def record_of(game: GameState, seat: Seat) -> PlayerRecord:
    """The record of the player in this seat."""
    settled = (line.settlement for line in game.sheet if line.settlement)
    declared = [each for each in settled if each.tally.contract.declarer is seat]
    made = [each for each in declared if each.result is Result.MADE]
    doubled = [line.settlement for line in game.sheet if line.settlement and line.doubler is seat]
    return PlayerRecord(
        made=len(made),
        failed=sum(each.result is Result.FAILED for each in declared),
        capots=sum(each.tally.contract.bid.kind in EVERY_TRICK for each in made),
        doubles=len(doubled),
        doubles_won=sum(each.result is Result.FAILED for each in doubled),
        belotes=sum(held.seat is seat for line in game.sheet for held in line.belotes),
    )


def record_lines(table: Table, game: GameState, say: Words) -> Iterator[str]:
    """A line for each player who has done something worth showing."""
    for seat in table.playing_seats:
        counts = tuple(_counts(record_of(game, seat), say))
        if counts:
            yield say("game-record", seat=seat, feats=say.every(counts))


def whole_record(table: Table, game: GameState, say: Words) -> str:
    """The records below a title of their own; nothing if nobody did anything."""
    lines = tuple(record_lines(table, game, say))
    return "\n".join((f"**{say('game-records')}**", *lines)) if lines else ""


def _counts(record: PlayerRecord, say: Words) -> Iterator[str]:
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
