"""Ratings that are written anew in steps: they are in doubt until the last of them.

Whoever ends between two steps leaves them in doubt, and the next start counts all of them again.
"""

from sqlalchemy import Connection, select, update

from bot.storage.database.schema import counted
from bot.storage.ratings.full_recount import LADDERS, VERSIONS

_DISTURBED = 0

_OF_LADDERS = counted.c.what == LADDERS


def cast_doubt(connection: Connection, token: int, *, again: bool = False) -> bool:
    """Put ratings in doubt under this number; False where somebody else has.

    ``again``: whoever does so had put them in doubt himself, and begins anew.
    """
    before = (VERSIONS[LADDERS], *((_DISTURBED, -token) if again else ()))
    doubted = update(counted).where(_OF_LADDERS, counted.c.version.in_(before))
    return bool(connection.execute(doubted.values(version=-token)).rowcount)


def is_undisturbed(connection: Connection, token: int) -> bool:
    """Whether ratings are in doubt under this number, and nobody has changed what they rest on."""
    return connection.execute(select(counted.c.version).where(_OF_LADDERS)).scalar() == -token


def disturb(connection: Connection) -> None:
    """What ratings rest on is changed: whoever writes them anew at this time has to begin again."""
    in_doubt = update(counted).where(_OF_LADDERS, counted.c.version < 0)
    connection.execute(in_doubt.values(version=_DISTURBED))
