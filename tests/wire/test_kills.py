"""Kill -9 at random moments of a game: what was answered is kept, and the game goes on."""

from pathlib import Path

import pytest

from engine.events import GameEnded
from tests.wire.killing import play_through
from tests.wire.limits import UNLIMITED
from tests.wire.logbook import logged
from tests.wire.programme import serving
from tests.wire.server import LittleDiscord
from tests.wire.tables import sit_down

IMPATIENT = 0.5


async def kill_often(
    discord: LittleDiscord, folder: Path, *, kills: int, target: int, seconds: float
) -> int:
    """Play a game through kills and check what is left; how often the bot was killed."""
    discord.rest.limit(UNLIMITED)
    async with serving(discord, folder) as programme:
        players = await sit_down(discord, "Alice", "Basile", target=target)
        for player in players:
            # Nobody answers while the bot is dead: they need not wait as long as Discord does.
            player.person.patience = player.looks_again = IMPATIENT
        reaper = await play_through(programme, players, kills=kills, seed=kills, seconds=seconds)
        assert not reaper.complaints, "\n".join(reaper.complaints)
        events = logged(programme.data)
        assert sum(isinstance(event, GameEnded) for event in events) == 1
        return reaper.kills


async def test_nothing_answered_is_lost_when_the_bot_is_killed(
    discord: LittleDiscord, tmp_path: Path
) -> None:
    assert await kill_often(discord, tmp_path, kills=5, target=300, seconds=150) >= 3


@pytest.mark.bench
async def test_nothing_answered_is_lost_in_fifty_kills(
    discord: LittleDiscord, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kills = await kill_often(discord, tmp_path, kills=50, target=3000, seconds=1800)
    with capsys.disabled():
        print(f"\n{kills} kills, nothing lost")  # noqa: T201 - what this is for
    assert kills == 50
