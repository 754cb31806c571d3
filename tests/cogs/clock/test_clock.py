"""The time of a turn, as players see it: a stamp, one call, a move played, a seat kept."""

import re
from typing import TYPE_CHECKING, cast

import discord
import pytest

from bot.i18n import words
from bot.tables.clock import RESUME_DELAY
from bot.tables.events import ClockSet, NextDealSet, PlayerAway, PlayerBack, TurnLapsed
from cogs.ui.ids import ControlId
from tests.cogs.auctions import all_pass, in_play
from tests.cogs.evening import Evening
from tests.cogs.playing import Game, at_table, offers, take_seats, verbs
from tests.cogs.refused import refused, refused_on_leftover
from tests.rig.people import Person
from tests.rig.screens import MessageLike, selects_of, text_of
from tests.rig.ways import setup

if TYPE_CHECKING:
    from collections.abc import Mapping

CLOCK = 60
SAY = words("fr")
STAMP = re.compile(r"<t:(\d+):R>")


def deadline(evening: Evening) -> float:
    """When the time is up, as the table shows it; seconds from now."""
    table = [message for message in evening.cafe.posted() if verbs(message) & {"more", "next"}][-1]
    (stamp,) = STAMP.findall(text_of(table))
    return int(stamp) - evening.cafe.env.now().timestamp()


def pings(evening: Evening) -> list[list[int]]:
    """Whom each new message has pinged."""
    return [
        cast("list[int]", cast("Mapping[str, object]", body["allowed_mentions"]).get("users", []))
        for request in evening.cafe.env.http_requests
        if request.method == "POST" and request.path.endswith("/messages")
        for body in [cast("Mapping[str, object]", request.json)]
    ]


async def passes(evening: Evening, seconds: float) -> None:
    await evening.cafe.env.advance_time(seconds)


async def test_a_slow_player_is_pinged_once_and_then_played_for(timed: Evening) -> None:
    async with at_table(timed) as game:
        await game.press(game.turn, "pass")  # the new message of the deal has called them
        player, seat = game.turn, game.seat(game.turn)
        assert deadline(timed) == pytest.approx(CLOCK, abs=1)
        await passes(timed, CLOCK / 2 - 1)
        assert len(timed.cafe.posted()) == 2
        edits = len(timed.cafe.env.http_requests)
        await passes(timed, 2)
        assert len(timed.cafe.env.http_requests) == edits + 1
        lobby, table, call = timed.cafe.posted()
        assert f"<@{player.id}>" in text_of(call)
        assert pings(timed)[-1] == [player.id]
        await passes(timed, CLOCK / 2)
        assert TurnLapsed(seat) in await timed.log()
        assert [message.id for message in timed.cafe.posted()] == [lobby.id, table.id]
        assert game.turn is not player
        assert timed.table().is_present(seat)
        assert deadline(timed) == pytest.approx(CLOCK, abs=2)


async def test_a_call_stays_as_it_is_when_its_player_opens_their_hand_by_it(
    timed: Evening,
) -> None:
    async with at_table(timed) as game:
        await game.press(game.turn, "pass")
        await passes(timed, CLOCK / 2 + 1)
        *_, call = timed.cafe.posted()
        said = text_of(call)
        await game.press(game.turn, "hand", on=call)
        *_, call = timed.cafe.posted()
        assert text_of(call) == said
        assert verbs(call) == {"hand", "more-time"}


async def test_who_is_called_may_ask_for_more_time_and_is_called_at_once_from_then_on(
    timed: Evening,
) -> None:
    async with at_table(timed) as game:
        await game.press(game.turn, "pass")
        player = game.turn
        await passes(timed, CLOCK / 2 + 1)
        *_, call = timed.cafe.posted()
        told = await game.press(player, "more-time", on=call)
        assert told.ephemeral
        assert SAY("me-time-given", factor=2) in text_of(told)
        assert deadline(timed) == pytest.approx(1.5 * CLOCK - 1, abs=2)
        await passes(timed, CLOCK)  # their own time would be up
        assert game.turn is player
        await game.press(player, "pass")
        await game.press(game.turn, "bid", "80S")
        await game.press(game.turn, "pass")
        assert deadline(timed) == pytest.approx(CLOCK, abs=2)
        await game.press(game.turn, "pass")
        assert game.turn is player
        assert deadline(timed) == pytest.approx(2 * CLOCK, abs=2)
        await passes(timed, 1)
        *_, call = timed.cafe.posted()
        assert f"<@{player.id}>" in text_of(call)
        assert verbs(call) == {"hand", "more-time"}


async def test_a_player_pinged_by_a_new_deal_is_not_pinged_again(timed: Evening) -> None:
    async with at_table(timed) as game:
        await all_pass(game)
        await game.go_on()
        before = pings(timed)
        assert before[-1] == [game.turn.id]
        await passes(timed, CLOCK / 2 + 1)
        assert pings(timed) == before


@pytest.mark.slow
@pytest.mark.parametrize("press", ["card", "tricks", "rules", "players", "watch"])
async def test_after_two_timeouts_a_computer_keeps_the_seat_until_a_press(
    timed: Evening, press: str
) -> None:
    async with in_play(timed) as game:
        sleeper, seat = game.turn, game.seat(game.turn)
        hand = game.hand(sleeper)
        while timed.table().is_present(seat):
            if game.turn is sleeper:
                await passes(timed, CLOCK)
            else:
                await game.play()
        log = await timed.log()
        assert log.count(TurnLapsed(seat)) == 2
        assert log.count(PlayerAway(seat)) == 1
        if press == "card":
            await sleeper.press(hand, "card", offers(hand, "card")[0].custom_id.argument)
        else:
            await sleeper.press(game.table, press)
        assert (await timed.log())[-1] == PlayerBack(seat)
        assert timed.table().is_present(seat)


@pytest.mark.parametrize("paper", ["tricks", "rules", "players", "watch"])
async def test_opening_an_info_page_counts_as_present(timed: Evening, paper: str) -> None:
    async with at_table(timed) as game:
        sleeper, seat = game.turn, game.seat(game.turn)
        await passes(timed, CLOCK)
        assert timed.table().lapsed == {seat}
        await sleeper.press(game.table, paper)
        assert timed.table().lapsed == frozenset()
        assert (await timed.log())[-1] == PlayerBack(seat)


@pytest.mark.parametrize("slept", [False, True])
async def test_a_player_who_left_can_open_info_pages_without_returning(
    timed: Evening, *, slept: bool
) -> None:
    async with at_table(timed) as game:
        player, seat = game.turn, game.seat(game.turn)
        if slept:
            await passes(timed, CLOCK)
        await player.press(await player.press(game.table, "ask-leave"), "leave")
        for paper in ("tricks", "rules", "players"):
            await player.press(game.table, paper)
        assert not timed.table().is_present(seat)


async def test_a_restart_costs_no_time(timed: Evening) -> None:
    async with at_table(timed):
        await passes(timed, CLOCK - 1)
        await timed.restart()
        kept = await timed.log()
        assert deadline(timed) == pytest.approx(RESUME_DELAY.total_seconds() + CLOCK, abs=1)
        await passes(timed, RESUME_DELAY.total_seconds() + CLOCK - 2)
        assert await timed.log() == kept
        await passes(timed, 3)
        assert await timed.log() != kept


@pytest.mark.slow
async def test_when_everyone_is_absent_the_table_waits_for_the_last_player(timed: Evening) -> None:
    async with at_table(timed) as game:
        await passes(timed, 3600)
        table = timed.table()
        (last,) = table.present
        assert table.awaited == (last,)
        await passes(timed, 3600)
        assert timed.table() == table
        other = game.after(game.people[last])
        await other.press(timed.cafe.newest(), "hand")
        assert len(timed.table().present) == 2
        assert deadline(timed) == pytest.approx(CLOCK, abs=2)


async def test_a_player_alone_with_computers_has_no_time_limit(timed: Evening) -> None:
    async with at_table(timed, "Alice") as game:
        await passes(timed, 7200)
        assert timed.table().present
        assert "<t:" not in text_of(game.table)


def clock_on(page: MessageLike) -> str:
    """The time of a turn that the page of choices shows."""
    (chosen,) = clocks_on(page)
    return chosen


def clocks_on(page: MessageLike) -> list[str]:
    """The same, once for each menu that there is to choose it."""
    menus = (each for each in selects_of(page) if each.custom_id.verb == "choose-clock")
    return [menu.chosen[0] for menu in menus]


async def test_the_host_sets_the_clock_in_the_lobby(timed: Evening) -> None:
    async with timed.with_people("Alice", "Bob") as (alice, bob):
        await take_seats(timed, [alice, bob])
        page = await alice.press(timed.cafe.newest(), "setup")
        assert clock_on(page) == "60"
        for choice in ("120", "300", "30"):
            await alice.choose(page, choice, verb="choose-clock")
            assert (await timed.log())[-1] == ClockSet(int(choice))
        assert clock_on(page) == "30"
        others = await bob.press(timed.cafe.newest(), "setup")
        assert SAY("clock-only-host", user=f"<@{alice.id}>") in text_of(others)
        assert not clocks_on(others)
        forged = str(ControlId("choose-clock", 1))
        await refused_on_leftover(timed, bob, forged, "stale-press")


async def test_removing_the_limit_needs_everyones_consent(timed: Evening) -> None:
    async with timed.with_people("Alice", "Bob") as (alice, bob):
        await take_seats(timed, [alice])
        page = await alice.press(timed.cafe.newest(), "setup")
        await alice.choose(page, "0", verb="choose-clock")
        (menu,) = (each for each in selects_of(page) if each.custom_id.verb == "choose-clock")
        assert ("0", SAY("clock-off-hint")) in menu.notes
        await bob.press(timed.cafe.newest(), "sit", "north")
        page = await bob.press(timed.cafe.newest(), "setup")
        assert clock_on(page) == "0"
        await bob.choose(page, "60", verb="choose-clock")
        assert (await timed.log())[-1] == ClockSet(60)
        assert not clocks_on(page)
        page = await alice.press(timed.cafe.newest(), "setup")
        await refused(timed, alice.choose(page, "0", verb="choose-clock"), "limit-kept")


async def test_the_host_can_make_the_next_deal_automatic(timed: Evening) -> None:
    async with timed.with_people("Alice", "Bob") as (alice, bob):
        await take_seats(timed, [alice, bob])
        page = await alice.press(timed.cafe.newest(), "setup")
        await alice.choose(page, "20", verb="choose-next-deal")
        assert (await timed.log())[-1] == NextDealSet(20)
        others = await bob.press(timed.cafe.newest(), "setup")
        told = SAY("clock-next-after", clock=SAY("clock-seconds", seconds=20))
        assert told in text_of(others)
        forged = str(ControlId("choose-next-deal", 1))
        await refused_on_leftover(timed, bob, forged, "stale-press")


async def test_a_server_sets_the_clock_of_new_tables(timed: Evening) -> None:
    async with timed:
        manages = discord.Permissions(manage_guild=True)
        zoe = timed.cafe.person("Zoe", permissions=manages)
        page = await setup(zoe, "tables")
        await zoe.choose(page, "300", verb="settings-clock")
        await zoe.slash("contree start")
        assert timed.table().clock == 300


async def asked_to_leave(person: Person, game: Game) -> None:
    await person.press(await person.press(game.table, "ask-leave"), "leave")
