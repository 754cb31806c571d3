"""People in the logs: an entry says *person 2*, and `table_people` says who that is today.

In memory events have the ids of people. Their payloads hold a person as ``{"_person": id}``; as
they are stored, the number of the person at their table stands there in place of the id. So one
row of a table says who somebody is in its whole log, archived or not, and erasing them changes
that row alone. Whatever is stored beside events and names people goes through here as they do.
"""

import json
import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

from sqlalchemy import BigInteger, ColumnElement, Connection, cast, insert, select

from bot.storage.database.dialects import batches
from bot.storage.database.schema import table_people, tables

# The text of a value can never read like this: its quotes are escaped.
_PERSON = re.compile(r'\{"_person":(-?\d+)\}')

# A table has fewer people than that, so nobody else has the same stand-in, here or elsewhere.
STAND_IN = -(cast(table_people.c.table_id, BigInteger) * (1 << 32) + table_people.c.n)
"""Whom an erased person becomes: below zero, as no id of Discord's is."""


def person(user: int) -> dict[str, object]:
    """A person as a payload holds them."""
    return {"_person": user}


def user_of(held: object) -> int:
    """The id of a person whom a payload holds; ValueError for anything else."""
    if isinstance(held, dict) and held.keys() == {"_person"} and type(held["_person"]) is int:
        return held["_person"]
    raise ValueError(held)


def renamed(payload: str, name: Callable[[int], object]) -> str:
    """A payload as text, with something else for each person that it names."""

    def told(found: re.Match[str]) -> str:
        return json.dumps(name(int(found[1])), separators=(",", ":"))

    return _PERSON.sub(told, payload)


def people_in(payloads: Iterable[str]) -> tuple[int, ...]:
    """Everybody whom these payloads name, in order."""
    found = (int(user) for payload in payloads for user in _PERSON.findall(payload))
    return tuple(dict.fromkeys(found))


def to_numbers(connection: Connection, table_id: int, payloads: Sequence[str]) -> Sequence[str]:
    """These payloads as they are stored; people who are new to the table get their numbers."""
    if not (named := people_in(payloads)):
        return payloads
    numbers = {user: n for n, user in _users(connection, table_id).items()}
    # Numbers are never used twice: an erased person who comes back gets another one (ADR 28).
    first = max(numbers.values(), default=0) + 1
    new = {user: n for n, user in enumerate((u for u in named if u not in numbers), first)}
    if new:
        rows = [{"table_id": table_id, "n": n, "user_id": user} for user, n in new.items()]
        connection.execute(insert(table_people), rows)
    numbers |= new
    return [renamed(payload, lambda user: person(numbers[user])) for payload in payloads]


def to_users(connection: Connection, table_id: int, payloads: Sequence[str]) -> Sequence[str]:
    """These stored payloads with the ids of today; a number that nobody has becomes null."""
    if not people_in(payloads):
        return payloads
    return with_users(_users(connection, table_id), payloads)


def with_users(users: Mapping[int, int], payloads: Iterable[str]) -> Sequence[str]:
    """These stored payloads with Discord ids, by number; a number that nobody has becomes null."""

    def named(n: int) -> object:
        return person(users[n]) if n in users else None

    return [renamed(payload, named) for payload in payloads]


def users_of(connection: Connection, numbers: Collection[int]) -> Mapping[int, Mapping[int, int]]:
    """The people of each of these tables, by number."""
    found: dict[int, dict[int, int]] = {number: {} for number in numbers}
    for some in batches(tuple(numbers)):
        chosen = select(table_people).where(table_people.c.table_id.in_(some))
        for row in connection.execute(chosen):
            found[row.table_id][row.n] = row.user_id
    return found


def _users(connection: Connection, table_id: int) -> Mapping[int, int]:
    return users_of(connection, (table_id,))[table_id]


def tables_naming(
    connection: Connection, user: int, *which: ColumnElement[bool]
) -> tuple[int, ...]:
    """The tables, or those of them, whose logs name a person, the oldest first."""
    chosen = select(tables.c.id).join(table_people).where(table_people.c.user_id == user, *which)
    return tuple(connection.execute(chosen.order_by(tables.c.id)).scalars())


def open_tables_naming(connection: Connection, user: int) -> tuple[int, ...]:
    """The open tables whose logs name a person."""
    return tables_naming(connection, user, tables.c.closed_at.is_(None))
