"""Too much within a minute is refused kindly, with the time to wait; play is never too much."""

import pytest

from bot.discord_api.rate_limits import PRESSES
from bot.i18n import words
from bot.settings import Settings
from cogs.features import press_handlers
from cogs.ui.ids import DECLARED
from engine.state import Phase
from tests.cogs.evening import Evening
from tests.cogs.playing import at_table, take_seats
from tests.cogs.refused import refused
from tests.rig.plugin import OpenCafe
from tests.rig.screens import text_of
from tests.rig.ways import verify

SAY = words("fr")
MINUTE = 60


def strict(open_cafe: OpenCafe, settings: Settings, person: int, server: int) -> Evening:
    limits = {"commands_per_person": person, "commands_per_server": server}
    return Evening(open_cafe, settings.model_copy(update=limits))


async def test_too_many_commands_are_refused_for_a_minute(
    open_cafe: OpenCafe, settings: Settings
) -> None:
    evening = strict(open_cafe, settings, 2, 100)
    async with evening.with_people("Alice", "Bob") as (alice, bob):
        for _ in range(2):
            await alice.slash("contree help")
        await refused(evening, alice.slash("contree help"), "too-fast", seconds=MINUTE)
        answer = await bob.slash("contree help")
        assert SAY("refusal-too-fast", seconds=MINUTE) not in text_of(answer)
        await evening.cafe.env.advance_time(MINUTE)
        answer = await alice.slash("contree help")
        assert SAY("refusal-too-fast", seconds=MINUTE) not in text_of(answer)


async def test_a_whole_server_can_be_limited(open_cafe: OpenCafe, settings: Settings) -> None:
    evening = strict(open_cafe, settings, 2, 3)
    async with evening.with_people("Alice", "Bob") as (alice, bob):
        for person in (alice, alice, bob):
            await person.slash("contree help")
        await refused(evening, bob.slash("contree help"), "server-too-fast", seconds=MINUTE)


async def test_too_many_table_setup_presses_are_refused(
    open_cafe: OpenCafe, settings: Settings
) -> None:
    evening = strict(open_cafe, settings, 1, 100)
    async with evening.with_people("Alice", "Bob") as (alice, bob):
        await take_seats(evening, [alice])
        lobby = evening.cafe.newest()
        for seat in ("west", "north", "east")[:PRESSES]:
            await bob.press(lobby, "sit", seat)
        kept = await evening.log()
        await refused(evening, bob.press(lobby, "sit", "west"), "too-fast", seconds=MINUTE)
        assert await evening.log() == kept


async def test_playing_fast_is_not_limited(open_cafe: OpenCafe, settings: Settings) -> None:
    evening = strict(open_cafe, settings, 1, 2)
    async with at_table(evening, "Alice") as game:
        await game.play_until(Phase.OVER)
        assert len(await evening.log()) > 2 * PRESSES


@pytest.mark.slow
async def test_too_many_presses_on_pages_are_refused(
    open_cafe: OpenCafe, settings: Settings
) -> None:
    evening = strict(open_cafe, settings, 1, 100)
    async with at_table(evening, "Alice") as game:
        for _ in range(2):
            await game.play_until(Phase.OVER)
            await game.go_on()
        (eve,) = evening.people("Eve")
        await verify(eve)
        menu = eve.newest_private()
        for nth in range(PRESSES):
            await eve.choose(menu, str(nth % 2), verb="verify")
        shown = text_of(menu)
        pressed = eve.choose(menu, str(PRESSES % 2), verb="verify")
        await refused(evening, pressed, "too-fast", seconds=MINUTE)
        assert text_of(menu) == shown


def test_every_page_that_reads_the_database_is_counted() -> None:
    press_handlers()
    counted = {name for name, declared in DECLARED.items() if declared.counted}
    pages = {"history", "history-game", "history-back", "history-deal", "history-step"}
    pages |= {"stats", "stats-period", "stats-family", "stats-analyse"}
    assert pages | {"verify", "feats", "leaderboard-page", "leaderboard", "rules-page"} <= counted
    assert not {"card", "bid", "hand", "sheet", "tricks", "rules"} & counted
