"""The bot is killed while it posts the table of a new deal: there is one table all the same."""

import asyncio
from pathlib import Path

import pytest

from tests.wire.faults import Hold
from tests.wire.people import controls_of
from tests.wire.pictures import until_shown
from tests.wire.player import Player
from tests.wire.programme import Programme, serving
from tests.wire.server import LittleDiscord
from tests.wire.tables import LONG_GAME, sit_down

POSTS = "/channels/*/messages"
SECONDS = 60.0


async def killed_at(hold: Hold, player: Player, programme: Programme) -> None:
    """Let somebody play until the bot asks for this, and kill it while it waits."""
    playing = asyncio.create_task(player.play())
    async with asyncio.timeout(SECONDS):
        await hold.reached.wait()
    playing.cancel()
    await programme.kill()
    hold.released.set()


LOOKS_BACK = {"details", "review", "analyse"}
"""What can be pressed on the record of a deal, too."""


def live_tables(player: Player) -> list[int]:
    """The public messages on which a game can be played."""
    return [
        message.id
        for message in player.person.public()
        if any(control.verb not in LOOKS_BACK for control in controls_of(message))
    ]


async def goes_on(player: Player, programme: Programme, before: int) -> None:
    """The game goes on at the one table there is, and what was played before is a record."""
    await programme.start()
    await player.ask_for_hand()
    await player.move()
    await until_shown(player)
    # The former table is put away once the new one is there.
    await player.person.until(lambda: len(live_tables(player)) == 1, SECONDS)
    assert live_tables(player) == [player.table.id]
    assert len(player.person.public()) == before + 1


@pytest.mark.parametrize("posted", [True, False])
async def test_a_bot_killed_while_it_posts_leaves_one_table(
    discord: LittleDiscord, tmp_path: Path, posted: bool
) -> None:
    async with serving(discord, tmp_path) as programme:
        (alice,) = await sit_down(discord, "Alice", target=LONG_GAME)
        await until_shown(alice)
        before = len(alice.person.public())
        alice.person.patience = 1.0
        hold = discord.faults.hold("POST", POSTS, done=posted)
        await killed_at(hold, alice, programme)
        assert len(alice.person.public()) == before + posted
        await goes_on(alice, programme, before)


async def test_a_bot_killed_before_removing_the_former_table_leaves_one_table(
    discord: LittleDiscord, tmp_path: Path
) -> None:
    async with serving(discord, tmp_path) as programme:
        (alice,) = await sit_down(discord, "Alice", target=LONG_GAME)
        await until_shown(alice)
        before = len(alice.person.public())
        alice.person.patience = 1.0
        former = alice.table.id
        posted = discord.faults.hold("POST", POSTS, done=True)
        playing = asyncio.create_task(alice.play())
        async with asyncio.timeout(SECONDS):
            await posted.reached.wait()
        playing.cancel()
        away = discord.faults.hold("PATCH", f"{POSTS}/{former}", done=False)
        posted.released.set()
        await killed_at(away, alice, programme)
        assert former in live_tables(alice)
        await goes_on(alice, programme, before)
