"""How often hands are edited: a deal of a table at an even pace, in the time of the café.

``make bench`` tells the most edits of private messages in any minute, for tables of one and of four
people. Discord takes about thirty in a channel.
"""

from itertools import pairwise
from pathlib import Path

import pytest

from bot.settings import Settings
from engine.state import Phase
from tests.cogs.evening import Evening, at_full_speed
from tests.cogs.hand.test_hand_edits import unasked
from tests.cogs.playing import sit_down
from tests.rig.plugin import OpenCafe

pytestmark = pytest.mark.bench

NAMES = ("Alice", "Bob", "Chloe", "David")
MINUTE = 60


def most_in_a_minute(times: list[float]) -> int:
    """The largest number of these times within any minute."""
    return max(sum(first <= each < first + MINUTE for each in times) for first in times)


@pytest.mark.parametrize("seconds", [2, 4, 8])
@pytest.mark.parametrize("people", [1, 2, 4])
async def test_edits_of_hands_per_minute(
    people: int,
    seconds: int,
    tmp_path: Path,
    open_cafe: OpenCafe,
    capsys: pytest.CaptureFixture[str],
) -> None:
    limit = Settings.model_fields["hand_edits"].default
    evening = Evening(open_cafe, at_full_speed(tmp_path).model_copy(update={"hand_edits": limit}))
    times: list[float] = []
    moves: list[float] = []
    async with evening:
        game = await sit_down(evening, *NAMES[:people], target=3000)
        known = len(unasked(evening))

        def note() -> None:
            nonlocal known
            now, moves_now = evening.cafe.env.now().timestamp(), len(unasked(evening))
            times.extend([now] * (moves_now - known))
            known = moves_now

        while game.phase is not Phase.OVER:
            await game.step()
            note()
            moves.append(evening.cafe.env.now().timestamp())
            await evening.cafe.env.advance_time(seconds)
            note()
    pace = sum(after - before for before, after in pairwise(moves)) / (len(moves) - 1)
    with capsys.disabled():
        print(  # noqa: T201 - what this is for
            f"\n{people} at the table, {pace:.1f} s a move: {len(times)} edits"
            f" in {moves[-1] - moves[0]:.0f} s, {most_in_a_minute(times)} in the busiest minute"
        )
    assert most_in_a_minute(times) <= limit
