"""Discord refuses more than it takes: pictures come late, play goes on."""

from itertools import pairwise
from pathlib import Path

from tests.wire.limits import AT_FULL_SPEED, Limit, Limits
from tests.wire.pictures import until_shown
from tests.wire.programme import serving
from tests.wire.server import LittleDiscord
from tests.wire.tables import LONG_GAME, sit_down

STORM = Limits(edits=Limit(2, 1.0), all_in_all=Limit(1, 1.0))


async def test_a_storm_of_429_slows_pictures_but_not_play(
    discord: LittleDiscord, tmp_path: Path
) -> None:
    async with serving(discord, tmp_path):
        (alice,) = await sit_down(discord, "Alice", target=LONG_GAME)
        discord.rest.limit(STORM)
        for _ in range(6):
            await alice.move()
        assert not alice.unanswered()
        assert discord.ledger.answered(429) > 0
        assert discord.ledger.impatient == 0

        discord.rest.limit(AT_FULL_SPEED)
        await until_shown(alice)
        moves = [int(each.custom_id.revision, 36) for each in alice.accepted()]
        assert all(earlier < later for earlier, later in pairwise(moves))
