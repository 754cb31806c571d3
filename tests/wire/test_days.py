"""A deal of the day played alone while the bot is killed: equal moves give equal lines."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

from tests.wire.days import FILE, SoloPlayer, give_days
from tests.wire.limits import UNLIMITED
from tests.wire.programme import Programme, serving
from tests.wire.server import LittleDiscord

LEAST = 7
"""Presses of a deal at least: a call and six cards, since the last one falls by itself."""

LONGEST = 0.4
"""Seconds after a press within which the bot is killed."""

SECONDS = 600.0


def line_of(programme: Programme, player: SoloPlayer) -> str:
    """How somebody has played, to the end."""
    asked = "SELECT line FROM tournament_plays WHERE user_id = ? AND done_at IS NOT NULL"
    with closing(sqlite3.connect(programme.data / FILE)) as file:
        return str(*file.execute(asked, (player.person.id,)).fetchone())


async def play_through_kills(programme: Programme, player: SoloPlayer) -> int:
    """Play to the end; the bot is killed while it answers each press; how often."""
    chance, kills = Random(1), 0
    while not player.over:
        press = asyncio.ensure_future(player.press_once())
        await asyncio.sleep(chance.uniform(0, LONGEST))
        await programme.kill()
        kills += 1
        await press
        await programme.start()
        # A page that only said that they think has no button to go on by.
        await player.person.slash("belote today")
        await player.answered()
    return kills


async def test_equal_moves_give_equal_lines_whenever_the_bot_is_killed(
    discord: LittleDiscord, tmp_path: Path
) -> None:
    await give_days(tmp_path / "data")
    discord.rest.limit(UNLIMITED)
    channel = discord.channel("noon")
    ann, bob = (SoloPlayer(discord.person(name, channel)) for name in ("Ann", "Bob"))
    async with serving(discord, tmp_path) as programme:
        async with asyncio.timeout(SECONDS):
            assert await play_through_kills(programme, ann) >= LEAST
            await bob.play()
        assert line_of(programme, ann) == line_of(programme, bob)
