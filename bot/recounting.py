"""Before the bot connects: what was counted by another version of it is counted again."""

import time
from pathlib import Path

import structlog

from bot.heartbeat import beat
from bot.storage.database.database import Database
from bot.storage.results.outcomes import results_of
from bot.storage.results.rebuild import catch_up

logger = structlog.stdlib.get_logger(__name__)

TOLD_SECONDS = 5.0
"""How often the log says how far it is."""


async def bring_up_to_date(database: Database, folder: Path) -> None:
    """Count again what is old, with a word in the log and a sign of life now and then.

    A log that cannot be told keeps the results that it has, and stops nobody.
    """
    last = time.monotonic()

    def told(done: int, total: int) -> None:
        nonlocal last
        beat(folder)
        if time.monotonic() - last >= TOLD_SECONDS:
            last = time.monotonic()
            logger.info("results and ratings are counted again", done=done, total=total)

    rebuilt = await catch_up(database, results_of, told)
    if rebuilt is None:
        return
    logger.info("results and ratings were counted again", games=rebuilt.games)
    if rebuilt.broken:
        logger.warning("logs that cannot be told keep their results", tables=rebuilt.broken)
