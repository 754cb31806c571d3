"""An evening that release 1.0 has left going on: today's bot opens its database and seats it."""

import sqlite3
from contextlib import closing
from datetime import timedelta

import pytest

from bot.evenings import EveningStage
from bot.settings import Settings
from cogs.evenings.clock import evening_steps
from tests.cogs.evenings.test_evenings import NAMES
from tests.cogs.evenings.together import Together, let_experts_play_fast
from tests.cogs.test_released_version import FormerEvening
from tests.rig.plugin import OpenCafe

NUMBER = 900


@pytest.fixture
def former(open_cafe: OpenCafe, settings: Settings) -> FormerEvening:
    """The café as 1.0 has left it, where four people have just said that they are there."""
    former = FormerEvening(open_cafe, settings)
    now = former.cafe.env.now()
    came = (now - timedelta(minutes=6)).strftime("%Y-%m-%d %H:%M:%S.000000")
    day = f"{now:%Y-%m-%d}"
    channel = former.cafe.server.create_text_channel("jeudi").id
    evening = {
        "id": NUMBER,
        "guild_id": former.cafe.server.id,
        "channel_id": channel,
        "host_id": 1,
        "title": "Belote du jeudi",
        "weekly": 1,
        "day": day,
        "minute": 60 * now.hour + now.minute,
        "signup_hours": 48,
        "stage": EveningStage.GATHERING.value,
        "starts_at": came,
        "gathered_at": came,
        "plays_on": 0,
        "empty": 0,
    }
    answer = {"evening_id": NUMBER, "day": day, "coming": "yes", "mentions": 0}
    people = former.people(*NAMES[:4])
    rows = [{**answer, "user_id": p.id, "answered_at": came, "here_at": came} for p in people]
    with closing(sqlite3.connect(former.database)) as connection, connection:
        for table, row in (("evenings", evening), *(("evening_answers", row) for row in rows)):
            names, marks = ", ".join(row), ", ".join("?" * len(row))
            connection.execute(
                f"INSERT INTO {table} ({names}) VALUES ({marks})",
                tuple(row.values()),
            )
    return former


async def test_a_running_evening_of_release_1_0_goes_on(
    former: FormerEvening, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_experts_play_fast(monkeypatch)
    async with former:
        night = Together(former)
        night.number = NUMBER
        night.turn_to(former.cafe.env.now())
        with former.cafe.bot_at_work():
            await evening_steps(former.bot).look()
        await former.cafe.env.settle()
        kept = await night.stored()
        assert (kept.stage, kept.same_deals) == (EveningStage.SEATED, False)
        assert len(await night.seats()) == 4
        assert all(each.channel for each in await night.seats())
    assert not former.checked().findings
