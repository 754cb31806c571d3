"""An evening from its card to the tables, with all that may go wrong."""

from datetime import date, timedelta
from functools import partial

import pytest
from structlog.testing import capture_logs

from bot.evenings import EveningStage
from bot.i18n import words
from bot.storage import evenings as rows
from bot.storage.backup.check import look_through
from bot.storage.database.schema import evening_answers
from bot.storage.evenings import EveningId
from bot.tables.occupants import Human
from bot.tables.table import Table
from cogs.evenings.clock import evening_steps
from tests.bot.storage.made import count
from tests.cogs.evening import Evening
from tests.cogs.evenings.gathering import HOUR, MINUTE, THURSDAY, Gathering, at_nine
from tests.cogs.facts import mentioned
from tests.cogs.posting import nonces
from tests.rig.people import Person
from tests.rig.screens import buttons_of, text_of

SAY = words("fr")
NINE = at_nine(THURSDAY)
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Joe", "Kim", "Leo")


def told(evening: Evening) -> list[str]:
    return [text_of(message) for message in evening.cafe.posted()]


def shown(evening: Evening) -> list[int]:
    """What the bot has posted; not that it has made a thread."""
    return [message.id for message in evening.cafe.posted() if message.components]


def people_at(table: Table) -> set[int]:
    held = map(table.occupant, table.playing_seats)
    return {who.user for who in held if isinstance(who, Human)}


async def gathered(evening: Evening, people: list[Person]) -> Gathering:
    """An evening at its hour, to which these people come and say that they are there."""
    night = Gathering(evening)
    await night.keep()
    await night.tick(NINE - 47 * HOUR)
    for person in people:
        await night.answers(person)
    await night.tick(NINE - 20 * MINUTE)
    await night.tick(NINE)
    await night.is_here(*people)
    return night


async def test_an_evening_of_five(evening: Evening) -> None:
    async with evening.with_people(*NAMES[:5]) as people:
        night = Gathering(evening)
        await night.keep()
        await night.tick(NINE - 49 * HOUR)
        assert told(evening) == []
        with capture_logs() as logged:
            await night.tick(NINE - 48 * HOUR)
        (line,) = [each for each in logged if each["event"] == "evening posted"]
        assert (line["evening"], line["step"]) == (night.number, "announce")
        await night.tick(NINE - 47 * HOUR)
        (card,) = evening.cafe.posted()
        for person in people:
            await night.answers(person)
        await night.answers(people[0], "no")
        assert mentioned(text_of(card)) == [person.id for person in (*people[1:], people[0])]
        await night.answers(people[0])
        assert SAY("evening-plan", full=1, left=1) in text_of(card)
        await night.tick(NINE - 31 * MINUTE)
        assert night.mentioned == []
        await night.restart()
        await night.tick(NINE - 30 * MINUTE)
        await night.tick(NINE - 29 * MINUTE)
        everybody = {person.id for person in people}
        assert night.mentioned == [everybody]
        reminder = night.message("evening-quiet")
        await people[4].press(reminder, "evening-quiet")
        await night.tick(NINE)
        await night.tick(NINE + MINUTE)
        assert night.mentioned == [everybody, everybody - {people[4].id}]
        assert reminder.id not in {message.id for message in evening.cafe.posted()}
        assert not buttons_of(card)
        await night.is_here(*people[1:])
        assert night.tables == []
        await night.is_here(people[0])
        (table,) = night.tables
        assert table.opened.channel != evening.cafe.channel.id
        seats = await night.seats()
        (waiting,) = [each.sat.user for each in seats if not each.sat.table]
        assert people_at(table) == everybody - {waiting}
        notice = night.message("evening-here")
        assert f"<#{table.opened.channel}>" in text_of(notice)
        assert SAY("evening-waiting", people=f"<@{waiting}>") in text_of(notice)
        await night.tick(NINE + 10 * MINUTE)
        await night.close_tables()
        await night.tick(NINE + 2 * HOUR)
        kept = await night.stored()
        assert (kept.day, kept.stage) == (date(2026, 3, 19), EveningStage.WAITING)
        assert not any(map(buttons_of, evening.cafe.posted()))


SIZES = (
    (date(2026, 3, 12), 20, 3),
    (date(2026, 3, 19), 20, 4),
    (date(2026, 3, 26), 20, 5),
    (date(2026, 4, 2), 19, 7),
    (date(2026, 10, 15), 19, 8),
    (date(2026, 10, 22), 19, 9),
    (date(2026, 10, 29), 20, 12),
)


@pytest.mark.slow
async def test_weeks_over_both_changes_of_the_hour(evening: Evening) -> None:
    async with evening.with_people(*NAMES) as people:
        night = Gathering(evening)
        await night.keep()
        for week, (day, hour, size) in enumerate(SIZES):
            nine, coming = at_nine(day, hour), people[:size]
            before = len(night.mentioned)
            await night.tick(nine - 40 * HOUR)
            assert (await night.stored()).day == day
            assert f"<t:{nine.timestamp():.0f}:F>" in text_of(night.card)
            for person in coming:
                await night.answers(person)
            leaver = people[-1] if size < len(people) else None
            if leaver:
                await night.answers(leaver)
                await night.answers(leaver, "no")
            if week % 2:
                await night.restart()
            if week == 2:
                evening.cafe.env.backend.delete_message(evening.cafe.channel.id, night.card.id)
            await night.tick(nine - 25 * MINUTE)
            assert night.card.id == (await night.stored()).card_id
            await night.tick(nine + MINUTE)
            late = coming[-1] if size == 7 else None
            here = [person for person in coming if person is not late]
            await night.is_here(*here)
            await night.tick(nine + 7 * MINUTE)
            tables = night.tables
            assert len(tables) == len(here) // 4 + (len(here) % 4 > 1)
            if late:
                await night.is_here(late)
            held = [user for table in night.tables for user in people_at(table)]
            waiting = [each.sat.user for each in await night.seats() if not each.sat.table]
            assert sorted(held + waiting) == sorted(person.id for person in coming)
            assert len(waiting) == (size % 4 == 1)
            everybody = {person.id for person in coming}
            assert night.mentioned[before:] == [everybody, everybody]
            await night.close_tables()
            await night.tick(nine + 2 * HOUR)
            assert (await night.stored()).stage is EveningStage.WAITING
        assert len(nonces(evening)) == len({*nonces(evening)}), "each is posted once"


async def test_two_presses_at_once_both_count(evening: Evening) -> None:
    async with evening.with_people("Ann", "Bob") as (ann, bob):
        night = Gathering(evening)
        await night.keep()
        await night.tick(NINE - HOUR)
        card = night.card
        async with evening.cafe.at_once():
            for person in (ann, bob, ann):
                await night.answers(person)
        assert sorted(mentioned(text_of(card))) == sorted([ann.id, bob.id])
        database = evening.bot.services.database
        assert await count(database, evening_answers) == 2


@pytest.mark.parametrize(
    ("minutes", "goes_on"), [(10, True), (29, True), (120, False), (360, False)]
)
async def test_a_bot_that_was_down_at_the_hour(
    evening: Evening, minutes: int, *, goes_on: bool
) -> None:
    async with evening.with_people(*NAMES[:4]) as people:
        night = Gathering(evening)
        await night.keep()
        await night.tick(NINE - HOUR)
        for person in people:
            await night.answers(person)
        await night.restart()
        await night.tick(NINE + minutes * MINUTE)
        missed = SAY("evening-missed", title="Belote du jeudi")
        assert any(missed in text for text in told(evening)) is not goes_on
        if goes_on:
            await night.is_here(*people)
            assert len(night.tables) == 1
        else:
            assert (await night.stored()).day == THURSDAY + timedelta(days=7)
            assert night.mentioned == []


async def test_a_bot_that_dies_while_it_opens_tables(
    evening: Evening,
) -> None:
    async with evening.with_people(*NAMES[:8]) as people:
        night = await gathered(evening, people[:7])
        assert len(night.tables) == 2
        database = evening.bot.services.database
        assert not (await database.read(lambda c: look_through(c, "v1_0"))).findings
        threads = {table.opened.channel for table in night.tables}
        kept, seats = await night.stored(), await night.seats()
        tables = {each.table for each in seats}
        steps = evening_steps(evening.bot)
        for number in (1, 2):
            at = next(each.sat for each in seats if each.sat.table == number)
            note = partial(rows.note_table, evening=EveningId.of(kept), at=at)
            # Of the second, the bot did not even store that it has its thread.
            lost = {"table_id": None} | ({} if number == 1 else {"channel_id": None})
            await database.write(partial(note, **lost))
        before = shown(evening)
        night.turn_to(NINE + 4 * MINUTE)
        await steps.seating.open_tables(kept, again=True)
        assert {each.table for each in await night.seats()} == tables
        assert {table.opened.channel for table in night.tables} == threads
        assert shown(evening) == before
