"""A deal of the day played alone while the bot is killed: equal moves give equal lines."""

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

from tests.wire.days import FILE, SoloPlayer, give_days
from tests.wire.limits import UNLIMITED
from tests.wire.programme import Programme, serving
from tests.wire.server import LittleDiscord

KILLS = int(os.environ.get("KILLS", "3"))
"""Kills at most; each lets the experts be loaded anew. With 99 there is one at every press."""

LONGEST = 0.4
"""Seconds after a press within which the bot is killed."""

SECONDS = 600.0


def line_of(programme: Programme, player: SoloPlayer) -> str:
    """How somebody has played, to the end."""
    asked = "SELECT line FROM played_deals WHERE user_id = ? AND done_at IS NOT NULL"
    with closing(sqlite3.connect(programme.data / FILE)) as file:
        return str(*file.execute(asked, (player.person.id,)).fetchone())


def moves_of(programme: Programme, player: SoloPlayer) -> int:
    """How many moves are stored of somebody; -1 before they have begun."""
    asked = "SELECT moves FROM played_deals WHERE user_id = ?"
    with closing(sqlite3.connect(programme.data / FILE)) as file:
        (moves,) = file.execute(asked, (player.person.id,)).fetchone() or (-1,)
    return int(moves)


async def play_through_kills(programme: Programme, player: SoloPlayer) -> int:
    """Play to the end; the bot is killed at the first try of the first presses; how often."""
    chance, killed_at = Random(1), set[int]()
    while not player.over:
        moves = moves_of(programme, player)
        press = asyncio.ensure_future(player.press_once())
        if (
            len(killed_at) < KILLS and moves not in killed_at
        ):  # a busy machine stores nothing so soon: it is pressed again
            killed_at.add(moves)
            await asyncio.sleep(chance.uniform(0, LONGEST))
            await programme.kill()
            await press
            await programme.start()
            # A page that only said that they think has no button to go on by.
            await player.person.slash("belote today")
        await press
        await player.answered()
    return len(killed_at)


async def test_equal_moves_give_equal_lines_whenever_the_bot_is_killed(
    discord: LittleDiscord, tmp_path: Path
) -> None:
    await give_days(tmp_path / "data")
    discord.rest.limit(UNLIMITED)
    channel = discord.channel("noon")
    ann, bob = (SoloPlayer(discord.person(name, channel)) for name in ("Ann", "Bob"))
    async with serving(discord, tmp_path) as programme:
        async with asyncio.timeout(SECONDS):
            assert await play_through_kills(programme, ann) >= min(KILLS, 3)
            await bob.play()
        assert line_of(programme, ann) == line_of(programme, bob)
