"""Kill -9 at random moments of a game: what was answered is kept, and the game goes on."""

from pathlib import Path

import pytest

from tests.wire.kills import kill_often
from tests.wire.server import LittleDiscord


@pytest.mark.parametrize(
    ("kills", "least", "target"),
    [(5, 3, 300), pytest.param(50, 50, 3000, marks=pytest.mark.bench)],
)
async def test_nothing_answered_is_lost_when_the_bot_is_killed(
    discord: LittleDiscord, tmp_path: Path, kills: int, least: int, target: int
) -> None:
    killings = await kill_often(discord, tmp_path, kills=kills, target=target, seed=kills)
    assert not killings.complaints, "\n".join(killings.complaints)
    assert killings.kills >= least
