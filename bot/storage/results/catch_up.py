"""Counting again at a start what another version of the code has counted, or nobody yet."""

from bot.storage.database.database import Database
from bot.storage.log.open_tables import how_many
from bot.storage.ratings.full_recount import (
    RESULTS,
    Told,
    count_ladders,
    mark_all_counted,
    what_is_old,
)
from bot.storage.results.rebuild import Rebuilt, ResultsOf, rebuild


async def catch_up(database: Database, results_of: ResultsOf, told: Told) -> Rebuilt | None:
    """Bring all that is counted up to date; None where nothing is old, or there is nothing yet."""
    old = await database.read(what_is_old)
    if not old:
        return None
    if not await database.read(how_many):
        await database.write(mark_all_counted)
        return None
    if RESULTS in old:
        return await rebuild(database, results_of, told)
    games = await database.write(lambda connection: count_ladders(connection, told))
    return Rebuilt(games)
