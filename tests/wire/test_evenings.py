"""An evening whose bot is killed between its steps: each is done once, and four sit down."""

import asyncio
import sqlite3
from contextlib import closing, suppress
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

from simcord.backend.models import Message

from bot.evenings import Evening, EveningStage
from bot.process import prepare_folder
from bot.storage import evenings as rows
from bot.storage.database.database import Database
from bot.storage.evenings import EveningId
from tests.wire.days import FILE, PARIS
from tests.wire.limits import UNLIMITED
from tests.wire.people import Control, WirePerson, controls_of, words_of
from tests.wire.programme import Programme, serving
from tests.wire.server import LittleDiscord

SECONDS = 600.0

STEP_SECONDS = 90.0
"""How long a step may take: the bot looks as soon as it has come in, and then each minute."""

MINUTE = timedelta(minutes=1)

STAGE = "SELECT stage FROM evenings"


async def opened(data: Path) -> Database:
    prepare_folder(data)
    return await Database.open(f"sqlite:///{data / FILE}")


async def give_evening(data: Path, discord: LittleDiscord, channel: int) -> int:
    """Keep an evening in forty minutes, whose card is due; its number."""
    start = datetime.now(PARIS) + 40 * MINUTE
    kept = Evening(
        id=0,
        guild_id=discord.guild.id,
        channel_id=channel,
        host_id=1,
        title="Belote",
        weekly=True,
        day=start.date(),
        hour=start.time().replace(second=0, microsecond=0),
    )
    database = await opened(data)
    number = await database.write(partial(rows.keep, kept=kept))
    await database.close()
    return number


async def stored(data: Path, number: int, *, starts_in: timedelta | None = None) -> Evening:
    """The evening as it is kept; its hour is moved where that is asked for."""
    database = await opened(data)
    kept = await database.read(partial(rows.find, number=number))
    assert kept is not None
    if starts_in is not None:
        kept = replace(kept, starts_at=datetime.now(UTC) + starts_in)
        await database.write(partial(rows.keep, kept=kept))
    await database.close()
    return kept


def offered(person: WirePerson, verb: str) -> list[tuple[Message, Control]]:
    """The public messages with a control of this verb, each with its first."""
    found = ((m, [c for c in controls_of(m) if c.verb == verb]) for m in person.public())
    return [(message, controls[0]) for message, controls in found if controls]


def posts(person: WirePerson, naming: str = "") -> list[Message]:
    """What the bot has written in the channel that names this; not that it has made a thread."""
    return [m for m in person.public() if m.components and naming in words_of(m)]


async def press(person: WirePerson, verb: str) -> None:
    """Press what is offered once it is."""
    ((message, control),) = await person.until(lambda: offered(person, verb), STEP_SECONDS)
    await person.press(message, control)


def rows_in(programme: Programme, asked: str) -> list[object]:
    """What the bot has stored by now, of one column."""
    with closing(sqlite3.connect(programme.data / FILE)) as file:
        return [value for (value,) in file.execute(asked)]


async def reached(programme: Programme, person: WirePerson, stage: EveningStage) -> None:
    """Wait until the bot has stored that it has come so far, which the channel need not show."""
    for _ in range(round(STEP_SECONDS)):
        with suppress(TimeoutError):
            await person.until(lambda: stage in rows_in(programme, STAGE), 1.0)
            return
    raise AssertionError(f"never {stage}")


async def killed(programme: Programme, number: int, starts_in: timedelta) -> None:
    """Kill the bot, and start it anew when the hour is so near."""
    await programme.kill()
    await stored(programme.data, number, starts_in=starts_in)
    await programme.start()


async def test_each_step_is_done_once_however_often_the_bot_is_killed(
    discord: LittleDiscord, tmp_path: Path
) -> None:
    discord.rest.limit(UNLIMITED)
    channel = discord.channel("evenings")
    number = await give_evening(tmp_path / "data", discord, channel.id)
    people = [discord.person(name, channel) for name in ("Ann", "Bob", "Cleo", "Dan")]
    async with serving(discord, tmp_path) as programme, asyncio.timeout(SECONDS):
        for person in people:
            await press(person, "evening-answer")
        await killed(programme, number, 20 * MINUTE)
        await reached(programme, people[0], EveningStage.REMINDED)
        await killed(programme, number, -MINUTE)
        for person in people[:3]:
            await press(person, "evening-here")
        last = asyncio.ensure_future(press(people[3], "evening-here"))
        await asyncio.sleep(0.1)
        await killed(programme, number, -MINUTE)
        await last
        if offered(people[3], "evening-here"):
            await press(people[3], "evening-here")
        await reached(programme, people[0], EveningStage.SEATED)
        await people[0].until(lambda: posts(people[0], naming="<#"), STEP_SECONDS)
        await programme.kill()
        kept = await stored(programme.data, number)
        database = await opened(programme.data)
        seats = await database.read(partial(rows.seats_of, evening=EveningId.of(kept)))
        await database.close()
        assert kept.stage is EveningStage.SEATED
        assert {each.sat.user for each in seats} == {person.id for person in people}
        assert {each.sat.table for each in seats} == {1}
        assert {each.table for each in seats} == {1}
        # The card, what stands below it and where the thread of the table hangs, which has the
        # number of that message; the reminder went when the hour had come.
        (table,) = rows_in(programme, "SELECT channel_id FROM tables")
        shown = {each.id for each in posts(people[0])}
        assert shown == {kept.card_id, kept.notice_id, table}
