"""While experts are on their way, a table with one says who plays for them."""

import pytest

from bot.ai_workers import pool
from bot.i18n import words
from bot.settings import Settings
from engine.players import PLAYERS, Level
from tests.bot.ai_workers.asking import HeldBack, last_legal, player
from tests.cogs.evening import Evening
from tests.cogs.playing import HOST_SEAT, sit_down
from tests.rig.plugin import OpenCafe
from tests.rig.screens import text_of
from tests.rig.slow import slow_except

COMES = words("fr")("table-experts-come")


@pytest.mark.parametrize("level", slow_except(["expert", "club"], {"expert"}))
async def test_the_table_says_that_experts_are_on_their_way_until_they_are_there(
    open_cafe: OpenCafe,
    settings: Settings,
    monkeypatch: pytest.MonkeyPatch,
    level: str,
) -> None:
    held = HeldBack({**PLAYERS, Level.EXPERT: player(last_legal)})
    monkeypatch.setattr(pool, "Supervisor", lambda compiling: held)
    evening = Evening(open_cafe, settings.model_copy(update={"computer_level": level}))
    async with evening:
        if level != "expert":
            evening.bot.ai_workers.warm_up()
        game = await sit_down(evening, "Alice")
        assert evening.bot.ai_workers.is_starting
        # Whoever stands in for them plays: it is a person's turn.
        assert evening.table().awaited == (HOST_SEAT,)
        assert (COMES in text_of(game.table)) == (level == "expert")
        held.let_go.set()
        await evening.bot.ai_workers.warmed()
        await evening.cafe.env.settle()
        assert COMES not in text_of(game.table)


async def test_no_table_tells_of_experts_once_they_are_there(
    open_cafe: OpenCafe, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = HeldBack({**PLAYERS, Level.EXPERT: player(last_legal)})
    held.let_go.set()
    monkeypatch.setattr(pool, "Supervisor", lambda compiling: held)
    evening = Evening(open_cafe, settings.model_copy(update={"computer_level": "expert"}))
    async with evening:
        await evening.bot.ai_workers.warmed()
        game = await sit_down(evening, "Alice")
        assert COMES not in text_of(game.table)
