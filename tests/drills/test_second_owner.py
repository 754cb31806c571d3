"""Drill 5: two processes have the same shards by mistake. One plays, the other says nothing."""

from itertools import pairwise

from bot.failures import ExitCode
from tests.drills.fleet import Fleet, moves_of

BETWEEN_IDENTIFIES = 4.5
"""Discord wants five seconds between two; some of them pass on the way."""


async def test_of_two_processes_with_the_same_shards_one_plays(fleet: Fleet) -> None:
    await fleet.serving("first")
    second = await fleet.standing_by("second")
    before = len(fleet.heard(second))
    players = await fleet.tables(2)
    for player in players:
        for _ in range(5):
            await player.move()
    assert moves_of(players) == 10
    assert len(fleet.heard(second)) == before, "whoever stands by asks nothing of Discord"
    assert fleet.refused_callbacks() == []
    assert await fleet.complaints(players) == []
    times = sorted(at for at, _ in fleet.discord.gateway.identifies)
    assert len(times) == 4
    assert all(later - earlier > BETWEEN_IDENTIFIES for earlier, later in pairwise(times))


async def test_a_bot_for_all_shards_ends_beside_a_cluster(fleet: Fleet) -> None:
    fleet.forgiven = ("Another bot is using this database",)
    await fleet.serving("first")
    alone = await fleet.launch("alone", shards="")
    assert await alone.end() == ExitCode.SECOND_BOT
