"""The bot is ended and started again: what people see afterwards."""

import signal
from pathlib import Path
from time import perf_counter

from tests.rig.patience import PATIENCE
from tests.wire.people import controls_of
from tests.wire.player import Player
from tests.wire.programme import serving
from tests.wire.server import LittleDiscord
from tests.wire.tables import sit_down

GRACE = 8.0


def one_is_live(player: Player) -> bool:
    """Whether the table has buttons on one message, and its former ones are put away."""
    return sum(bool([*controls_of(message)]) for message in player.person.public()) == 1


async def test_the_bot_closes_in_time_and_continues_after_the_restart(
    discord: LittleDiscord, tmp_path: Path
) -> None:
    async with serving(discord, tmp_path) as programme:
        (alice,) = await sit_down(discord, "Alice")
        await alice.turn()
        began = perf_counter()
        assert await programme.signal(signal.SIGTERM) == 0
        assert perf_counter() - began < GRACE
        assert not discord.gateway.connected

        await programme.start()
        await alice.move()  # before the bot is ready: it must know the message of the table
        await alice.turn()
        await alice.person.until(lambda: one_is_live(alice), PATIENCE)
