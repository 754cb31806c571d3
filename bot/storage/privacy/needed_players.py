"""Who is needed at a table that is open: until he is free, he cannot be erased."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from sqlalchemy import Connection, select

from bot.storage.database.batches import in_steps
from bot.storage.database.schema import tables
from bot.storage.errors import BrokenLog, LaterLog
from bot.storage.log.game_log import log_from
from bot.storage.results.game_record import Chronicle, as_it_stands
from bot.tables.occupants import Human
from bot.tables.table import Stage, Table


@dataclass(frozen=True, slots=True)
class Seated:
    """An open table at which somebody is needed; ``playing`` says whether a game is going on."""

    guild_id: int
    channel_id: int
    playing: bool


def seated_at(connection: Connection, user: int, numbers: Collection[int]) -> tuple[Seated, ...]:
    """Those of these tables that are open and need this person."""
    found = []
    for some in in_steps(sorted(numbers)):
        is_open = (tables.c.id.in_(some), tables.c.closed_at.is_(None))
        for row in connection.execute(select(tables).where(*is_open).order_by(tables.c.id)):
            try:
                table, chronicle = _told(connection, row.id)
            except LaterLog:  # whether they are needed only a later version can say
                found.append(Seated(row.guild_id, row.channel_id, playing=True))
                continue
            if table is not None and user in _needed(table, chronicle):
                playing = table.stage is Stage.PLAYING
                found.append(Seated(row.guild_id, row.channel_id, playing))
    return tuple(found)


def _told(connection: Connection, number: int) -> tuple[Table | None, Chronicle | None]:
    try:
        return as_it_stands(log_from(connection, number).steps())
    except LaterLog:
        raise
    except BrokenLog:  # nobody plays there any more
        return None, None


def _needed(table: Table, chronicle: Chronicle | None) -> set[int]:
    """Its host, who holds a seat, who has done something in the game or looks into a hand."""
    people = {table.host, *_people(table.seats)}
    if table.stage is not Stage.PLAYING or chronicle is None:
        return people
    done = {user for chapter in chronicle.chapters for user in chapter.players if user is not None}
    thought = {user for user, _ in chronicle.thinking}
    return people | done | thought | table.spectators.people | set(_people(chronicle.starters))


def _people(seats: Collection[object]) -> Iterator[int]:
    return (held.user for held in seats if isinstance(held, Human))
