"""At which tables somebody was: told by their logs, and by the results of their games."""

from dataclasses import dataclass

from sqlalchemy import Connection, Row, Select, String, bindparam, or_, select

from bot.storage.database.batches import in_steps
from bot.storage.database.schema import events, game_leavers, game_players, games, tables
from bot.storage.log.event_log import decoded
from bot.storage.privacy.event_people import naming_kinds, people_in


@dataclass(frozen=True, slots=True)
class Sought:
    """What a search through all logs has found, which holds until something is written.

    ``unsettled`` are the tables that were open then; ``last`` is the number of the newest one.
    """

    tables: frozenset[int]
    unsettled: frozenset[int]
    last: int


def search(connection: Connection, user: int) -> Sought:
    """Look for somebody everywhere: a while in a large database, and nobody waits for it."""
    numbers = select(tables.c.id, tables.c.closed_at).order_by(tables.c.id)
    known = connection.execute(numbers).all()
    return Sought(
        tables=frozenset({*_in_logs(connection, _naming(user), user), *_played(connection, user)}),
        unsettled=frozenset(row.id for row in known if row.closed_at is None),
        last=known[-1].id if known else 0,
    )


def traces_of(connection: Connection, user: int, sought: Sought) -> tuple[int, ...]:
    """The tables with a trace of somebody now: looks again at those that may have changed alone."""
    newer = select(tables.c.id).where(tables.c.id > sought.last)
    again = sought.unsettled.union(connection.execute(newer).scalars()) - sought.tables
    found = {
        table
        for some in in_steps(sorted(again))
        for table in _in_logs(connection, _naming(user).where(events.c.table_id.in_(some)), user)
    }
    return tuple(sorted(sought.tables | found))


def naming_events() -> Select[tuple[int, int, str, str]]:
    """The events that name people; spelt as in their index, so that they are found by it."""
    kinds = bindparam("kinds", sorted(naming_kinds()), String, expanding=True, literal_execute=True)
    columns = (events.c.table_id, events.c.seq, events.c.kind, events.c.payload)
    return select(*columns).where(events.c.kind.in_(kinds))


def _naming(user: int) -> Select[tuple[int, int, str, str]]:
    return naming_events().where(events.c.payload.contains(str(user)))


def _in_logs(
    connection: Connection, chosen: Select[tuple[int, int, str, str]], user: int
) -> set[int]:
    return {row.table_id for row in connection.execute(chosen) if _names(row, user)}


def _names(row: Row[tuple[int, int, str, str]], user: int) -> bool:
    payload = decoded(row.payload)
    return payload is None or user in people_in(row.kind, payload)


def _played(connection: Connection, user: int) -> set[int]:
    his = (
        select(column).where(person == user)
        for column, person in (
            (game_players.c.game_id, game_players.c.user_id),
            (game_leavers.c.game_id, game_leavers.c.user_id),
        )
    )
    played = select(games.c.table_id).where(or_(*(games.c.id.in_(some) for some in his)))
    return set(connection.execute(played).scalars())
