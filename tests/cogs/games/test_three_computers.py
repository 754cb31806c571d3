"""A whole game to 2000 of one member with three computer players."""

import pytest

from bot.settings import Settings
from bot.tables.events import SeatTaken
from bot.tables.occupants import Computer
from engine.events import Called, CardPlayed
from engine.seats import Seat
from tests.cogs.evening import Evening
from tests.cogs.facts import mentioned, numbers
from tests.cogs.playing import at_table
from tests.cogs.secrets import Watch
from tests.rig.plugin import OpenCafe
from tests.rig.screens import text_of

THINKING = 30.0
SOON = 3.0
"""More than the table waits for a computer's move before it is drawn."""


@pytest.mark.slow
async def test_a_whole_game(evening: Evening) -> None:
    async with at_table(evening, "Alice", target=1000) as game:
        game.after_each = Watch(evening).look
        await game.play_until(None)

        kept = await evening.kept()
        assert kept.game == await evening.replayed()
        assert kept.game is not None
        assert kept.game.over
        assert set(kept.game.scores) <= set(numbers(text_of(game.table)))

        log = await evening.log()
        seated = {event.seat for event in log if isinstance(event, SeatTaken)}
        computers = {seat for seat in Seat if isinstance(kept.occupant(seat), Computer)}
        assert seated == set(Seat)
        assert computers == set(Seat) - set(game.people)
        acted = {event.seat for event in log if isinstance(event, Called | CardPlayed)}
        assert acted == set(Seat)

        (alice,) = game.people.values()
        # Nobody asked for it to be rated.
        assert mentioned(text_of(await alice.slash("contree leaderboard"))) == []
        wins = int(kept.game.winner == game.seat(alice) % 2)
        assert numbers(text_of(await alice.slash("contree stats")))[:2] == [1, wins]


async def test_computers_keep_the_set_tempo_after_a_restart(
    open_cafe: OpenCafe, settings: Settings
) -> None:
    evening = Evening(open_cafe, settings.model_copy(update={"pace_seconds": THINKING}))
    async with at_table(evening, "Alice") as game:
        if evening.table().thinker is None:
            await game.press(game.turn, "pass")
        move = evening.table().move

        await evening.cafe.env.advance_time(THINKING - SOON)
        assert evening.table().move == move
        await evening.restart()
        await evening.cafe.env.advance_time(THINKING - SOON)
        assert evening.table().move == move
        await evening.cafe.env.advance_time(SOON)
        assert evening.table().move == move + 1


async def test_a_full_trick_stays_visible_for_a_while(
    open_cafe: OpenCafe, settings: Settings
) -> None:
    evening = Evening(open_cafe, settings.model_copy(update={"trick_seconds": THINKING}))
    async with at_table(evening, "Alice") as game:
        (alice,) = game.people.values()
        while evening.table().thinker is None:
            assert game.turn is alice
            await game.step()
        table = evening.table()
        assert table.game is not None
        assert table.game.deal is not None
        assert table.game.deal.tricks
        await evening.cafe.env.advance_time(THINKING - SOON)
        assert evening.table().move == table.move
        await evening.cafe.env.advance_time(SOON)
        assert evening.table().move > table.move
