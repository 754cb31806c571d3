"""The database is deleted under a running bot: it ends, and all goes on after the next start."""

import asyncio
from pathlib import Path

from bot.failures import ExitCode
from bot.tables.events import TableEvent
from tests.wire.logbook import logged
from tests.wire.programme import AT_ONCE, serving
from tests.wire.server import LittleDiscord
from tests.wire.tables import sit_down

SAID = ("the database is unavailable", "was deleted or replaced")
SECONDS = 60.0


def deleted(data: Path) -> list[TableEvent]:
    """Delete the database; the log as it was before."""
    before = logged(data)
    for file in data.glob("contree.sqlite3*"):
        file.unlink()
    return before


async def test_nothing_is_lost_with_the_file(discord: LittleDiscord, tmp_path: Path) -> None:
    async with serving(discord, tmp_path, settings=AT_ONCE, forgiven=SAID) as programme:
        (alice,) = await sit_down(discord, "Alice")
        await alice.move()
        before = deleted(programme.data)
        async with asyncio.timeout(SECONDS):
            assert await programme.end() == ExitCode.FILE_GONE
        told = programme.log.read_text(encoding="utf-8")
        assert f"all that was stored is in {programme.data / 'contree.sqlite3'}" in told
        assert logged(programme.data)[: len(before)] == before

        await programme.start()
        await alice.move()
