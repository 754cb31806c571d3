"""Few people, nobody, people elsewhere, people erased: an evening that does not go by itself."""

from datetime import date, timedelta
from functools import partial
from random import Random

import pytest
from sqlalchemy import update

from bot.evenings import EveningStage, Past, WhyPaused
from bot.storage import evenings as rows
from bot.storage.database.schema import evening_answers, evening_seats, evenings, games
from bot.storage.evenings import EveningId
from bot.storage.privacy.erasure import forget_the_rest
from bot.tables.house_rules import ChooseOption
from bot.tables.occupants import Computer, Human
from bot.tables.requests import Act, ChangeRules, Start
from bot.tables.session import Session
from bot.tables.table import Stage
from cogs.table.info_pages import leaving
from engine.options import OptionName
from engine.players import Level, choose
from engine.view import view
from tests.bot.storage.made import count
from tests.cogs.evening import Evening
from tests.cogs.evenings.gathering import HOUR, MINUTE, THURSDAY, Gathering, argument_of, at_nine
from tests.cogs.evenings.test_evenings import NAMES, NINE, SAY, gathered, people_at, told
from tests.cogs.facts import mentioned
from tests.cogs.playing import sit_down
from tests.cogs.settings.test_settings import manager
from tests.rig.people import Person
from tests.rig.screens import text_of

WEEK = timedelta(days=7)


async def test_nobody_comes_three_times(evening: Evening) -> None:
    async with evening:
        night = Gathering(evening)
        await night.keep()
        for week, utc_hour in enumerate((20, 20, 20)):
            nine = at_nine(THURSDAY, utc_hour) + week * WEEK
            await night.tick(nine - HOUR)
            await night.tick(nine - 20 * MINUTE)
            await night.tick(nine)
            await night.tick(nine + MINUTE)
        empty = SAY("evening-empty", title="Belote du jeudi", count=3)
        assert [text for text in told(evening) if empty in text] == [told(evening)[-1]]
        assert len(told(evening)) == 4
        assert (await night.stored()).paused is WhyPaused.EMPTY
        assert night.mentioned == []


async def test_few_play_on_or_put_it_off(evening: Evening) -> None:
    async with evening.with_people("Ann", "Bob", "Cleo", "Eve") as (ann, bob, cleo, eve):
        night = Gathering(evening)
        await night.keep(weekly=False, host_id=ann.id)
        await night.tick(NINE - HOUR)
        for person in (ann, bob, cleo):
            await night.answers(person)
        await night.tick(NINE - 30 * MINUTE)
        reminder = night.message("evening-few")
        play = argument_of(await night.stored(), "play")
        postpone = argument_of(await night.stored(), "postpone")
        told_eve = SAY("evening-refused-not-coming")
        assert told_eve in text_of(await eve.press(reminder, "evening-few", play))
        told_bob = SAY("evening-refused-host")
        assert told_bob in text_of(await bob.press(reminder, "evening-few", postpone))
        card = night.card
        await ann.press(reminder, "evening-few", postpone)
        kept = await night.stored()
        assert (kept.day, kept.stage) == (date(2026, 3, 13), EveningStage.ANNOUNCED)
        assert SAY("evening-card-postponed", title="Belote du jeudi") in text_of(card)
        again = await bob.press(evening.cafe.leftover(f"b1:evening-few:0:0:{postpone}"))
        assert SAY("evening-refused-over") in text_of(again), "two who put it off put it off once"
        assert any(f"<t:{(NINE + 24 * HOUR).timestamp():.0f}:F>" in text for text in told(evening))
        for person in (ann, bob, cleo):
            await night.answers(person)
        await night.tick(NINE + 23.6 * HOUR)
        reminder = night.message("evening-few")
        await bob.press(reminder, "evening-few", argument_of(await night.stored(), "play"))
        assert SAY("evening-few-on", count=3) in text_of(reminder)
        await night.tick(NINE + 24 * HOUR)
        everybody = {ann.id, bob.id, cleo.id}
        assert night.mentioned == [everybody, everybody], "twice a week, and not a third time"
        await night.is_here(ann, bob, cleo)
        (table,) = night.tables
        assert people_at(table) == everybody
        assert sum(isinstance(table.occupant(seat), Computer) for seat in table.playing_seats) == 1
        await night.close_tables()
        await night.tick(NINE + 26 * HOUR)
        assert await count(evening.bot.services.database, evenings) == 0


@pytest.mark.secrecy
async def test_no_single_press_puts_off_what_many_have_agreed_to(evening: Evening) -> None:
    async with evening.with_people(*NAMES[:17]) as people:
        host, second, *others = people
        boss, night = manager(evening), Gathering(evening)
        await night.keep(host_id=host.id)
        await night.tick(NINE - HOUR)
        for person in (host, second):
            await night.answers(person)
        await night.tick(NINE - 30 * MINUTE)
        reminder = night.message("evening-few")
        postpone = argument_of(await night.stored(), "postpone")
        pressed = evening.cafe.leftover(f"b1:evening-few:0:0:{postpone}")
        for person in others:
            await night.answers(person)
        count = len(people)
        assert SAY("evening-few", count=2, weekly="yes") not in text_of(reminder)
        for person in (second, others[-1], evening.people("Stranger")[0]):
            told = await person.press(pressed, "evening-few", postpone)
            assert SAY("evening-refused-host") in text_of(told)
        for person in (host, boss):
            told = await person.press(pressed, "evening-few", postpone)
            assert SAY("evening-refused-enough", count=count) in text_of(told)
        kept = await night.stored()
        assert (kept.day, kept.stage) == (THURSDAY, EveningStage.REMINDED)


async def test_who_has_left_the_server_is_not_counted_named_or_mentioned(
    evening: Evening,
) -> None:
    async with evening.with_people(*NAMES[:5]) as (ann, bob, cleo, dave, eve):
        night = Gathering(evening)
        await night.keep()
        await night.tick(NINE - HOUR)
        for person in (ann, bob, cleo, dave, eve):
            await night.answers(person)
        eve.leave_server()
        await night.tick(NINE - 30 * MINUTE)
        reminder = evening.cafe.newest()
        assert str(eve.id) not in text_of(reminder) + text_of(night.card)
        dave.leave_server()
        await night.tick(NINE)
        assert not [text for text in told(evening) if str(dave.id) in text]
        assert night.mentioned == [
            {ann.id, bob.id, cleo.id, dave.id},
            {ann.id, bob.id, cleo.id},
        ]
        guests = await evening.bot.services.database.read(
            partial(rows.guests_of, evening=EveningId.of(await night.stored()))
        )
        assert [guest.user for guest in guests] == [ann.id, bob.id, cleo.id]


async def test_without_threads_one_table_is_in_the_channel(evening: Evening) -> None:
    async with evening:
        evening.cafe.forbid("create_public_threads", "attach_files")
        night = await gathered(evening, evening.people(*NAMES[:8]))
        (table,) = night.tables
        assert table.opened.channel == evening.cafe.channel.id
        notice = next(text for text in told(evening) if SAY("evening-elsewhere") in text)
        assert notice.count(SAY("evening-elsewhere")) == 1
        await night.tick(NINE + 10 * MINUTE)
        assert night.tables == [table]


async def test_who_plays_elsewhere_may_leave_that_table_and_come(evening: Evening) -> None:
    async with evening:
        elsewhere = evening.cafe.server.create_text_channel("ailleurs")
        people = evening.people(*NAMES[:3])
        night = Gathering(evening)
        await night.keep(channel_id=elsewhere.id)
        game = await sit_down(evening, "Zora")
        (zora,) = game.people.values()
        await night.tick(NINE - HOUR)
        for person in (*people, zora):
            kept = await night.stored()
            card = evening.cafe.newest(elsewhere)
            await person.press(card, "evening-answer", argument_of(kept, "yes"))
        await night.tick(NINE)
        notice = evening.cafe.newest(elsewhere)
        told_zora = await zora.press(notice, "evening-here")
        there = f"<#{evening.cafe.channel.id}>"
        assert SAY("evening-playing-elsewhere", channel=there) in text_of(told_zora)
        costs = list(leaving(evening.table(), zora.id, SAY))
        assert costs
        assert all(each in text_of(told_zora) for each in costs)
        for person in people:
            await person.press(notice, "evening-here")
        await zora.press(told_zora, "evening-leave")
        assert SAY("evening-came") in text_of(told_zora)
        table = evening.table()
        assert not table.is_present(game.seat(zora))
        assert people_at(night.tables[-1]) == {zora.id, *(person.id for person in people)}


async def test_who_stays_at_another_table_is_not_waited_for(evening: Evening) -> None:
    async with evening:
        elsewhere = evening.cafe.server.create_text_channel("ailleurs")
        people = evening.people(*NAMES[:4])
        night = Gathering(evening)
        await night.keep(channel_id=elsewhere.id)
        game = await sit_down(evening, "Zora")
        (zora,) = game.people.values()
        await night.tick(NINE - HOUR)
        for person in (*people, zora):
            kept = await night.stored()
            card = evening.cafe.newest(elsewhere)
            await person.press(card, "evening-answer", argument_of(kept, "yes"))
        await night.tick(NINE)
        notice = evening.cafe.newest(elsewhere)
        await zora.press(notice, "evening-here")
        for person in people:
            await person.press(notice, "evening-here")
        await night.tick(NINE + 5 * MINUTE)
        assert len(night.tables) == 2
        assert people_at(night.tables[1]) == {person.id for person in people}


async def test_late_comers_take_seats_wait_and_make_a_table(evening: Evening) -> None:
    async with evening.with_people(*NAMES) as people:
        night = await gathered(evening, people[:7])
        late, fay, gus, hal = people[7:11]
        await night.is_here(late)
        assert {late.id} <= people_at(night.tables[1])
        await refused_here(night, late)
        await night.is_here(fay)
        assert [each.sat.user for each in await night.seats() if not each.sat.table] == [fay.id]
        await night.is_here(gus)
        assert people_at(night.tables[2]) == {fay.id, gus.id}
        await night.is_here(hal)
        assert people_at(night.tables[2]) == {fay.id, gus.id, hal.id}
        assert len({table.opened.channel for table in night.tables}) == 3


async def refused_here(night: Gathering, person: Person) -> None:
    answer = await person.press(night.message("evening-here"), "evening-here")
    seat = next(each for each in await night.seats() if each.sat.user == person.id)
    channel = f"<#{seat.channel}>"
    assert SAY("evening-refused-seated", number=seat.sat.table, channel=channel) in text_of(answer)


async def test_who_waits_gets_a_seat_that_is_left(evening: Evening) -> None:
    async with evening.with_people(*NAMES[:5]) as people:
        night = await gathered(evening, people)
        (waiting,) = [each.sat.user for each in await night.seats() if not each.sat.table]
        leaver = next(person for person in people if person.id != waiting)
        await leaver.slash("contree leave", channel=night.thread)
        await night.tick(NINE + 2 * MINUTE)
        assert waiting in people_at(night.tables[0])
        assert leaver.id not in people_at(night.tables[0])


async def test_an_erased_person_is_gone_from_the_card(evening: Evening) -> None:
    async with evening.with_people("Ann", "Bob") as (ann, bob):
        night = Gathering(evening)
        await night.keep(title=f"Chez <@{ann.id}>", host_id=ann.id)
        await night.tick(NINE - HOUR)
        for person in (ann, bob):
            await night.answers(person)
        asked = await bob.press(night.card, "evening-with")
        await bob.choose(asked, ann.actor, verb="evening-partner")
        page = await ann.slash("belote privacy")
        assert SAY("privacy-evenings", count=1) in text_of(page)
        await ann.press(page, "privacy-ask-erase")
        await ann.press(page, "privacy-erase")
        await night.tick(NINE - 50 * MINUTE)
        assert mentioned(text_of(night.card)) == [bob.id]
        assert str(ann.id) not in repr(await night.stored())


async def test_a_server_that_is_left_takes_its_evenings_with_it(evening: Evening) -> None:
    async with evening:
        night = await gathered(evening, evening.people(*NAMES[:4]))
        await night.close_tables()
        database, guild = evening.bot.services.database, evening.cafe.server.id
        await database.write(partial(forget_the_rest, guild=guild))
        for table in (evenings, evening_answers, evening_seats):
            assert await count(database, table) == 0


async def test_tables_are_mixed_after_a_game_and_told_afterwards(evening: Evening) -> None:
    async with evening.with_people(*NAMES[:4]) as people:
        night = await gathered(evening, people)
        pressed = f"b1:evening-mix:0:0:{argument_of(await night.stored())}"
        late = evening.cafe.leftover(pressed)
        early = await people[0].press(late)
        assert SAY("evening-refused-playing-on") in text_of(early)
        before = night.tables
        for table in before:
            await play_out(evening.bot.services.registry.in_channel(table.opened.channel))
        just_now = update(games).values(finished_at=night.clock.at)  # games go by the café's clock
        await evening.bot.services.database.write(lambda c: c.execute(just_now))
        await night.tick(night.clock.at + MINUTE)
        await people[0].press(night.message("evening-mix"), "evening-mix")
        anew = night.tables
        assert {table.opened.channel for table in anew} == {t.opened.channel for t in before}
        assert {table.stage for table in anew} == {Stage.LOBBY}
        assert set().union(*map(people_at, anew)) == {person.id for person in people}
        sat = await evening.bot.services.database.read(
            partial(rows.past_seats, number=night.number)
        )
        assert set(Past.of(sat).partners.values()) == {1}, "nobody has a partner twice"
        await night.close_tables()
        await night.tick(night.clock.at + 25 * MINUTE)
        after = told(evening)[-1]
        assert SAY("evening-after", title="Belote du jeudi") in after
        assert SAY("evening-next", when=f"<t:{(NINE + WEEK).timestamp():.0f}:F>") in after


async def play_out(session: Session) -> None:
    """Let the people of a table play one deal as club players would."""
    host = session.table.host
    await session.submit(host, ChangeRules(ChooseOption(OptionName.DEALS, "1")))
    await session.submit(host, Start())
    while session.table.stage is Stage.PLAYING:
        table = session.table
        seat = table.awaited[0]
        who = table.occupant(seat)
        assert isinstance(who, Human)
        assert table.game is not None
        action = choose(Level.CLUB, view(table.rules, table.game, seat), table.rules, Random(0))
        await session.submit(who.user, Act(table.move, action))
