"""Drill 1: processes are killed, over and over. Nothing is lost, nothing doubled, play goes on."""

import os
import sys

from tests.drills.fleet import Fleet, more_moves, playing

KILLS = int(os.environ.get("DRILL_KILLS", "20"))
TABLES = 4
MOST_SECONDS = 20.0
"""How long a table may wait for its next move after a kill."""


async def test_play_goes_on_at_another_process_after_each_kill(fleet: Fleet) -> None:
    serves, waits = await fleet.serving("a"), await fleet.standing_by("b")
    players = await fleet.tables(TABLES)
    away: list[float] = []
    async with playing(players):
        for _ in range(KILLS):
            await more_moves(players)
            taken, stood = waits.said("servers taken over"), serves.said("standing by")
            await serves.kill()
            away.append(await more_moves(players))
            assert waits.said("servers taken over") > taken
            await serves.launch()
            await serves.says("standing by", stood + 1)
            serves, waits = waits, serves
    assert await fleet.complaints(players) == []
    told = ", ".join(f"{seconds:.1f}" for seconds in sorted(away))
    sys.stdout.write(f"\nseconds from each kill to the next move at every table: {told}\n")
    assert max(away) < MOST_SECONDS
