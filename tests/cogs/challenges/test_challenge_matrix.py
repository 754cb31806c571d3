"""Which screen shows whose cards of a challenge at a table, to whom and when.

The screens are those of ``test_secrecy_matrix.py``, where challenges played alone are a stage.
"""

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest
from sqlalchemy import update

from bot.storage.database.schema import shared_plays
from bot.tables.requests import NOBODY, Expire
from engine.fairness.seeds import SEED_BYTES
from engine.state import Phase
from tests.bot.analysis.made_judges import MadeJudges
from tests.cogs.challenges.test_challenge_tables import begun, call_out
from tests.cogs.evening import Evening
from tests.cogs.secrets import Watch
from tests.cogs.test_secrecy_matrix import (
    READERS,
    SCREENS,
    Scene,
    given_id,
    listed_at,
    shown,
)

FIRST_DECISIONS = 24
"""Of a deal: where a choice was left, each of them is judged to be an error. One would do."""

SHOWN = """
screen          reader            running   over      late      closed

hand            player,other      own       none      none      none
tricks          player,other      none      none      all       all
review          partakers         none      none      all       all
review          stranger          none      none      none      all
history-deal    player,other      none      none      all       all
export          player,other      none      own       own       own
deal-look       partakers         none      none      all       all
deal-look       stranger          none      none      none      all
deal-clip       partakers         none      none      all       all
deal-clip       stranger          none      none      none      all
deal-export     partakers         none      none      all       all
deal-export     stranger          none      none      none      all
analysis-moment partakers         none      none      west      west
analysis-moment stranger          none      none      none      west
challenge-hands      partakers         none      none      all       all
challenge-hands      stranger          none      none      none      all
"""
"""What is not listed shows none; a channel is shown nothing at all (``test_closed_rooms.py``).

The deal is played at this table (``running``), and is ``over`` there while others are still to play
it. Once the challenge has ended, the stranger is still playing it elsewhere (``late``), then no
more (``closed``).
"""


async def stages(evening: Evening, way: str) -> AsyncIterator[tuple[str, Scene]]:
    """The first deal of a challenge at a table: four people's, or that of a pair."""
    player, other = evening.people("Ann", "Bob")
    post, challenge = await call_out(evening, player, way)
    await player.press(post, "challenge-play")
    lobby = evening.cafe.newest()
    await other.press(lobby, "sit", {"pair": "north", "table": "east"}[way])
    await player.press(lobby, {"pair": "start", "table": "fill"}[way])
    game = await begun(evening, player, other)
    people = dict(zip(READERS, (player, other, *evening.people("Eve", "Max")), strict=True))
    given = evening.table().given
    assert given is not None
    scene = Scene(evening, game, people, given.code, challenge.shared_play)
    await game.play_until(Phase.PLAY)
    while game.turn is not player:
        await game.play()
    yield "running", scene
    await game.play_until(None)
    yield "over", scene
    beside, stranger = evening.cafe.server.create_text_channel("beside"), people["stranger"]
    page = await stranger.slash("belote challenge", code=challenge.code, channel=beside)
    await stranger.press(page, "challenge-play")
    there, begins = evening.cafe.newest(beside), {"pair": "start", "table": "fill"}[way]
    if way == "pair":
        (friend,) = evening.people("Zoe")
        await friend.press(there, "sit", "north")
    await stranger.press(there, begins)
    ended = update(shared_plays).values(closes_at=evening.bot.clock.now())
    await evening.bot.services.database.write(lambda c: c.execute(ended))
    scene = replace(scene, code=await given_id(scene, player))
    yield "late", scene
    session = evening.bot.services.registry.in_channel(beside.id)
    await session.submit(NOBODY, Expire(session.table.revision))
    yield "closed", scene


@pytest.fixture(autouse=True)
def _deals_with_a_moment_of_ones_own(monkeypatch: pytest.MonkeyPatch) -> None:
    # The first moment of their analysis is one's own, and differs by who looks.
    monkeypatch.setattr("cogs.challenges.command.new_seed", lambda _: bytes(SEED_BYTES))


@pytest.mark.secrecy
@pytest.mark.parametrize("way", ["table", "pair"])
async def test_no_screen_shows_a_hand_of_a_challenge_that_is_not_listed(
    evening: Evening, way: str
) -> None:
    async with evening:
        watch = Watch(evening)
        evening.bot.services.analyst._judges = MadeJudges(range(FIRST_DECISIONS))
        async for stage, scene in stages(evening, way):
            watch.skip()
            found = {
                (screen, reader): await shown(scene, screen, reader, watch)
                for screen in SCREENS
                for reader in READERS
            }
            listed = listed_at(SHOWN, stage)
            assert found == {key: listed.get(key, "none") for key in found}, stage
