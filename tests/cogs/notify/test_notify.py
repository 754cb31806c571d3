"""Waiting for a seat: told once when a seat is free, where one can see it, and nobody else."""

from datetime import timedelta

import discord
import pytest
import simcord

from bot.i18n import words
from bot.storage.database.schema import seat_watchers
from bot.storage.preferences import SEAT_WATCH_LASTS, seat_watchers_of
from cogs.notify import AGAIN_AFTER, UNSEEN_FOR
from tests.bot.storage.made import count
from tests.cogs.clock.test_clock import pings
from tests.cogs.evening import Evening
from tests.cogs.facts import mentioned
from tests.cogs.playing import take_seats
from tests.cogs.posting import not_stored, with_nonces
from tests.rig.people import Person
from tests.rig.screens import text_of
from tests.rig.seams import break_connection
from tests.rig.ways import wait_for_a_seat

SAY = words("fr")
LANGUAGES = [("fr", "fr"), ("en-US", "en")]


def calls(
    evening: Evening, channel: simcord.ChannelHandle | None = None
) -> list[simcord.ResponseMessage]:
    """The messages in a channel that tell of a free seat."""
    start = SAY("notify-call", people="", game="").split("(")[0]
    return [m for m in evening.cafe.posted(channel) if start in text_of(m)]


def pinged(evening: Evening) -> list[set[int]]:
    return [set(users) for users in pings(evening) if users]


def looked_for(evening: Evening, person: Person) -> list[simcord.HttpLogEntry]:
    """The requests that ask who somebody is on the server."""
    sent = evening.cafe.env.http_requests
    return [request for request in sent if request.path.endswith(f"/members/{person.id}")]


async def waiting(evening: Evening) -> tuple[int, ...]:
    guild, now = evening.cafe.server.id, evening.bot.clock.now()
    found = await evening.bot.services.database.read(lambda c: seat_watchers_of(c, guild, now))
    return tuple(found)


async def opens(person: Person, channel: simcord.ChannelHandle | None = None) -> None:
    await person.slash("contree start", channel=channel)


@pytest.mark.parametrize(("locale", "language"), LANGUAGES)
async def test_players_can_start_and_stop_waiting(
    evening: Evening, locale: str, language: str
) -> None:
    say = words(language)
    async with evening:
        eve = evening.cafe.person("Eve", locale=locale)
        page = await wait_for_a_seat(eve)
        assert say("notify-on", time="").split("<")[0][:40] in text_of(page)
        assert await waiting(evening) == (eve.id,)
        await eve.press(page, "notify", "off")
        assert say("notify-off") in text_of(page)
        assert await waiting(evening) == ()
        await eve.press(page, "notify", "on")
        assert await waiting(evening) == (eve.id,)


async def test_waiting_players_are_pinged_once_when_a_table_opens(
    evening: Evening,
) -> None:
    async with evening.with_people("Alice", "Eve", "Ben") as (alice, eve, ben):
        await wait_for_a_seat(eve)
        await evening.restart()
        await opens(alice)
        (call,) = calls(evening)
        assert mentioned(text_of(call)) == [eve.id]
        assert pinged(evening) == [{eve.id}]
        assert await waiting(evening) == ()
        await ben.press(evening.cafe.posted()[0], "sit", "north")
        assert pinged(evening) == [{eve.id}]


async def test_players_who_could_not_be_pinged_keep_waiting(evening: Evening) -> None:
    async with evening.with_people("Alice", "Bob", "Eve") as (alice, bob, eve):
        await wait_for_a_seat(eve)
        break_connection(evening.cafe.env, "POST", "/channels/*/messages")
        await opens(alice)
        assert calls(evening) == []
        assert await waiting(evening) == (eve.id,)
        evening.cafe.env.backend.faults.clear()
        await bob.press(evening.cafe.newest(), "sit", "west")
        assert len(calls(evening)) == 1


async def test_players_are_pinged_once_though_the_bot_dies_before_it_stores_that(
    evening: Evening,
) -> None:
    async with evening:
        alice, *others = evening.people("Alice", "Bob", "Chloe", "David")
        eve, zoe = evening.people("Eve", "Zoe")
        await wait_for_a_seat(eve)
        with pytest.MonkeyPatch.context() as full:
            full.setattr("cogs.notify.unwatch_seats", not_stored)
            await opens(alice)
        assert await waiting(evening) == (eve.id,)
        await evening.restart()
        lobby = evening.cafe.posted()[0]
        await others[0].press(lobby, "sit", "west")
        assert pinged(evening) == [{eve.id}]
        assert await waiting(evening) == ()
        # Who asks again after that is called again, but not by each restart.
        await evening.skip(timedelta(seconds=AGAIN_AFTER))
        await wait_for_a_seat(eve)
        await evening.restart()
        await zoe.press(lobby, "sit", "north")
        assert pinged(evening) == [{eve.id}] * 2
        assert len(calls(evening)) == 1
        await others[1].press(lobby, "sit", "east")
        assert calls(evening) == []


async def test_a_bot_that_may_not_read_its_call_pings_once_for_some_minutes(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_nonces(monkeypatch)
    async with evening.with_people("Alice", "Bob", "Zoe", "Eve") as (alice, bob, zoe, eve):
        evening.cafe.forbid("read_message_history")
        await wait_for_a_seat(eve)
        with pytest.MonkeyPatch.context() as full:
            full.setattr("cogs.notify.unwatch_seats", not_stored)
            await opens(alice)
        await evening.restart()
        lobby = evening.cafe.posted()[0]
        await bob.press(lobby, "sit", "west")
        assert pinged(evening) == [{eve.id}]
        assert await waiting(evening) == ()
        await evening.skip(timedelta(seconds=AGAIN_AFTER))
        await wait_for_a_seat(eve)
        await zoe.press(lobby, "sit", "north")
        assert pinged(evening) == [{eve.id}] * 2


async def test_the_notification_is_deleted_when_the_seats_are_taken(evening: Evening) -> None:
    async with evening.with_people("Alice", "Bob", "Chloe", "David") as people:
        (eve,) = evening.people("Eve")
        await wait_for_a_seat(eve)
        await opens(people[0])
        assert calls(evening)
        lobby = evening.cafe.posted()[0]
        for person, seat in zip(people[1:], ("west", "north", "east"), strict=True):
            assert calls(evening)
            await person.press(lobby, "sit", seat)
        assert calls(evening) == []


async def test_a_table_notifies_again_only_after_some_minutes(evening: Evening) -> None:
    async with evening.with_people("Alice", "Eve", "Ben", "Joe") as (alice, eve, ben, joe):
        await wait_for_a_seat(eve)
        await opens(alice)
        told = await wait_for_a_seat(ben)
        assert f"<#{evening.cafe.channel.id}>" in text_of(told)
        lobby = evening.cafe.posted()[0]
        await joe.press(lobby, "sit", "north")
        assert len(pinged(evening)) == 1
        await evening.skip(timedelta(seconds=AGAIN_AFTER))
        await joe.press(lobby, "stand", "north")
        assert pinged(evening) == [{eve.id}, {ben.id}]
        assert len(calls(evening)) == 1  # the one before has gone


async def test_free_seats_are_shown_without_fetching_the_member(
    evening: Evening,
) -> None:
    async with evening.with_people("Alice", "Eve") as (alice, eve):
        open_to_all = evening.cafe.server.create_text_channel("open")
        hidden = discord.PermissionOverwrite(view_channel=False)
        closed = evening.cafe.server.create_text_channel("closed", overwrites={eve.actor: hidden})
        for channel in (open_to_all, closed):
            await opens(alice, channel)
        told = text_of(await wait_for_a_seat(eve))
        assert f"<#{open_to_all.id}>" in told
        assert f"<#{closed.id}>" not in told
        assert [r.path for r in evening.cafe.env.http_requests if "/members/" in r.path] == []


async def test_players_who_cannot_see_the_channel_are_not_pinged(evening: Evening) -> None:
    async with evening.with_people("Alice", "Eve") as (alice, eve):
        hidden = discord.PermissionOverwrite(view_channel=False)
        closed = evening.cafe.server.create_text_channel("closed", overwrites={eve.actor: hidden})
        await wait_for_a_seat(eve)
        await opens(alice, closed)
        assert calls(evening, closed) == []
        assert await waiting(evening) == (eve.id,)


async def test_players_who_cannot_see_the_channel_are_not_fetched_repeatedly(
    evening: Evening,
) -> None:
    async with evening.with_people("Alice", "Bob", "Eve") as (alice, bob, eve):
        hidden = discord.PermissionOverwrite(view_channel=False)
        closed = evening.cafe.server.create_text_channel("closed", overwrites={eve.actor: hidden})
        await wait_for_a_seat(eve)
        await opens(alice, closed)
        (lobby,) = evening.cafe.posted(closed)
        for verb in ("sit", "stand", "sit", "stand"):
            await bob.press(lobby, verb, "north")
        assert len(looked_for(evening, eve)) == 1
        await evening.skip(timedelta(seconds=UNSEEN_FOR))
        await bob.press(lobby, "sit", "north")
        assert len(looked_for(evening, eve)) == 2


async def test_a_full_table_pings_no_one(evening: Evening) -> None:
    async with evening.with_people("Alice", "Eve") as (alice, eve):
        await wait_for_a_seat(eve)
        await alice.slash("contree start", computers=True)
        assert calls(evening) == []
        assert await waiting(evening) == (eve.id,)


async def test_seated_players_are_not_pinged(evening: Evening) -> None:
    async with evening.with_people("Alice", "Bob") as (alice, bob):
        await take_seats(evening, [alice])
        await wait_for_a_seat(bob)
        await bob.press(evening.cafe.posted()[0], "sit", "north")
        assert calls(evening) == []


async def test_waiting_expires_after_a_day(evening: Evening) -> None:
    async with evening.with_people("Eve") as (eve,):
        await wait_for_a_seat(eve)
        database = evening.bot.services.database
        await evening.skip(SEAT_WATCH_LASTS - timedelta(seconds=1))
        assert await count(database, seat_watchers) == 1
        await evening.skip(timedelta(seconds=1))
        assert await count(database, seat_watchers) == 0
