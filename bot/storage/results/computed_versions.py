"""Which version of the code computed the results and the ladders, and whether a recount runs.

A recount that is interrupted between two batches starts again at the next start of the bot.
"""

from sqlalchemy import Connection, select, update

from bot.storage.database.dialects import upsert
from bot.storage.database.schema import counted

RESULTS, LADDERS = "results", "ladders"

VERSIONS = {RESULTS: 3, LADDERS: 2}
"""Raise one when the code computes more, or computes it differently: at the next start results are
then rebuilt from the logs, ladders from the results."""

_DISTURBED = 0

_OF_LADDERS = counted.c.what == LADDERS


def what_is_old(connection: Connection) -> frozenset[str]:
    """What another version of the code computed, or what was never computed."""
    kept = {row.what: row.version for row in connection.execute(select(counted))}
    return frozenset(what for what, version in VERSIONS.items() if kept.get(what) != version)


def mark_counted(connection: Connection, what: str) -> None:
    """Note that this is as today's code computes it."""
    connection.execute(upsert(connection, counted), {"what": what, "version": VERSIONS[what]})


def mark_all_counted(connection: Connection) -> None:
    """Note that everything is as today's code computes it: the database is new."""
    for what in VERSIONS:
        mark_counted(connection, what)


def claim_recount(connection: Connection, token: int, *, again: bool = False) -> bool:
    """Claim the ratings for a recount with this token; False while another has claimed them.

    ``again``: the same recount starts over.
    """
    before = (VERSIONS[LADDERS], *((_DISTURBED, -token) if again else ()))
    doubted = update(counted).where(_OF_LADDERS, counted.c.version.in_(before))
    return bool(connection.execute(doubted.values(version=-token)).rowcount)


def is_recount_valid(connection: Connection, token: int) -> bool:
    """Whether the recount with this token holds the claim and nothing it rests on has changed."""
    return connection.execute(select(counted.c.version).where(_OF_LADDERS)).scalar() == -token


def invalidate_recount(connection: Connection) -> None:
    """Note that games were changed: a recount in progress has to start over."""
    in_doubt = update(counted).where(_OF_LADDERS, counted.c.version < 0)
    connection.execute(in_doubt.values(version=_DISTURBED))
