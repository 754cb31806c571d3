"""Erasing a person: the one way in which a log is ever written anew.

Wherever he stood, a stand-in stands, the same one throughout a table's log and its results: it can
be told as before, and what it says of the others is what it said. What was his alone is gone.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import Column, Connection, Update, bindparam, delete, func, select, update
from sqlalchemy import Table as SqlTable

from bot.storage.database import vacuum
from bot.storage.database.batches import in_steps
from bot.storage.database.schema import events, games
from bot.storage.log.event_log import decoded, written
from bot.storage.privacy.event_people import people_in, renamed
from bot.storage.privacy.needed_players import Seated, seated_at
from bot.storage.privacy.person_columns import BY_HIM, HIS_OWN, OF_GAMES, WORDS
from bot.storage.privacy.person_search import Sought, naming_events, traces_of
from bot.storage.ratings.rating_snapshots import keep_strengths, keep_weights
from bot.storage.ratings.recount_lock import disturb
from bot.tables.erased import NOBODY_KNOWN, is_erased, stand_in

UNNAMED = "…"
"""Stands in a text where somebody was named."""


class StillSeated(Exception):
    """He has a part in what goes on at open tables: there his name is still needed."""

    def __init__(self, seated: tuple[Seated, ...]) -> None:
        super().__init__(f"{len(seated)} tables")
        self.seated = seated


@dataclass(frozen=True, slots=True)
class Erased:
    """How much had to be changed: at so many tables, and so many rows that are gone."""

    tables: int
    rows: int

    def __bool__(self) -> bool:
        return bool(self.tables or self.rows)


def erase(connection: Connection, user: int, sought: Sought) -> Erased:
    """Let nothing be left of a person, all at once; StillSeated while he plays.

    To erase somebody again, or who never was here, changes nothing.
    """
    tables = traces_of(connection, user, sought)
    if seated := seated_at(connection, user, tables):
        raise StillSeated(seated)
    stand_ins: dict[int, int] = {}
    told_anew = 0
    for some in in_steps(tables):
        new, changed = _erase_from_logs(connection, user, some)
        _erase_from_games(connection, user, new)
        stand_ins |= new
        told_anew += changed
    keep_strengths(connection, user, stand_ins)
    keep_weights(connection, stand_ins)
    unnamed = _erase_from_what_he_wrote(connection, user)
    gone = [connection.execute(delete(own.table).where(own == user)).rowcount for own in HIS_OWN]
    if erased := Erased(told_anew, sum(gone) + unnamed):
        disturb(connection)
        vacuum.owe(connection)
    return erased


def _erase_from_logs(
    connection: Connection, user: int, tables: Sequence[int]
) -> tuple[dict[int, int], int]:
    """Write these logs anew; who stands for him at each table, and at how many he was still."""
    rows = connection.execute(naming_events().where(events.c.table_id.in_(tables))).all()
    known: dict[int, set[int]] = {table: set() for table in tables}
    for row in rows:
        known[row.table_id] |= people_in(row.kind, decoded(row.payload) or {})
    stand_ins = {table: _new_stand_in(table, people) for table, people in known.items()}
    changed = [
        {"of_table": row.table_id, "nth": row.seq, "told": told}
        for row in rows
        if (told := _without(user, stand_ins[row.table_id], row.kind, row.payload)) != row.payload
    ]
    if changed:
        whose = (events.c.table_id == bindparam("of_table"), events.c.seq == bindparam("nth"))
        connection.execute(update(events).where(*whose).values(payload=bindparam("told")), changed)
    return stand_ins, len({row["of_table"] for row in changed})


def _new_stand_in(table: int, people: Iterable[int]) -> int:
    return stand_in(table, sum(map(is_erased, people)))


def _without(user: int, instead: int, kind: str, payload: str) -> str:
    told = decoded(payload)
    if told is None:  # damaged: it tells nothing, and shall not tell his name either
        return payload.replace(str(user), str(instead))
    if user not in people_in(kind, told):
        return payload
    return written(renamed(kind, told, lambda named: instead if named == user else named))


def _erase_from_games(connection: Connection, user: int, stand_ins: Mapping[int, int]) -> None:
    of_tables = select(games.c.id, games.c.table_id).where(games.c.table_id.in_(stand_ins))
    names = [
        {"game": row.id, "instead": stand_ins[row.table_id], "user": user}
        for row in connection.execute(of_tables)
    ]
    for person in OF_GAMES if names else ():
        connection.execute(_renaming(person.table, person), names)


def _renaming(table: SqlTable, person: Column[int]) -> Update:
    whose = (table.c.game_id == bindparam("game"), person == bindparam("user"))
    return update(table).where(*whose).values({person: bindparam("instead")})


def _erase_from_what_he_wrote(connection: Connection, user: int) -> int:
    """Tell no more who did something as an admin, nor whom somebody has mentioned."""
    changed = 0
    for doer in BY_HIM:
        unnamed = update(doer.table).where(doer == user).values({doer: NOBODY_KNOWN})
        changed += connection.execute(unnamed).rowcount
    for words in WORDS:
        told = func.replace(words, f"<@{user}>", UNNAMED)
        told = func.replace(func.replace(told, f"<@!{user}>", UNNAMED), str(user), UNNAMED)
        unnamed = update(words.table).where(words.contains(str(user))).values({words: told})
        changed += connection.execute(unnamed).rowcount
    return changed
