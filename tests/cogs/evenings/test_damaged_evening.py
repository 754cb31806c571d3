"""A damaged evening keeps no other from taking place."""

from tests.cogs.damage import spoil
from tests.cogs.evening import Evening
from tests.cogs.evenings.gathering import HOUR, Gathering
from tests.cogs.evenings.test_evenings import NINE, told

MOST = 2**40
"""A minute at which even the arithmetic of times ends."""


async def test_others_are_announced(evening: Evening) -> None:
    async with evening:
        night = Gathering(evening)
        await night.keep()
        await night.keep()
        await spoil(evening, f"UPDATE evenings SET minute = {MOST} WHERE id = 1")
        await night.tick(NINE - HOUR)
        assert len(told(evening)) == 1
        assert (await night.stored()).card_id
