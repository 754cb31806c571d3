"""A day that does not go by itself: rules that change, a channel that closes, posts that fail."""

from datetime import timedelta
from functools import partial

import aiohttp
import discord
import pytest
from sqlalchemy import update

from bot.i18n import words
from bot.storage.database.schema import shared_plays
from bot.storage.day_posts import MOST_WATCHERS, watch
from bot.storage.errors import StorageUnavailable
from bot.storage.shared_plays import KEPT_FOR, days_of
from cogs.ui.ids import ControlId
from cogs.upkeep.days import LAST_CALL
from engine.variants import find_variant
from tests.bot.shared_plays.made_days import some_day
from tests.bot.tables.test_deals import some_record
from tests.cogs.deals.test_deals import code_of
from tests.cogs.evening import Evening
from tests.cogs.playing import offers
from tests.cogs.posting import nonces, not_stored
from tests.cogs.refused import refused
from tests.cogs.settings.test_settings import manager
from tests.cogs.today.quick_experts import (
    begun,
    kept,
    look,
    moves_on,
    open_day,
    running,
    want_posts,
    with_experts,
)
from tests.rig.screens import text_of

SAY = words("fr")


async def test_a_day_ends_where_its_rules_have_changed(today: Evening) -> None:
    async with begun(today) as (alice, page):
        await want_posts(today)
        before = await kept(today, alice.id)
        raised = update(shared_plays).values(rules_version=0)
        await today.bot.services.database.write(lambda c: c.execute(raised))
        deal = await running(today)
        ends = discord.utils.format_dt(deal.closes_at, "R")
        assert SAY("today-outdated", ends=ends) in text_of(await alice.slash("belote today"))
        await refused(today, alice.press(page, "alone", moves_on(page)[0]), "day-outdated")
        assert await kept(today, alice.id) == before
        await look(today)
        assert today.cafe.posted() == []
        _, away = await today.bot.services.database.read(lambda c: days_of(c, alice.id))
        assert away == {deal.day}


async def test_a_day_is_posted_once_whatever_fails_meanwhile(
    today: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with today:
        await look(today)
        await want_posts(today)
        with monkeypatch.context() as cut:
            cut.setattr(discord.TextChannel, "send", _cut_off)
            await look(today)
        assert today.cafe.posted() == []
        with monkeypatch.context() as full:
            full.setattr("bot.storage.day_posts.mark_day_posted", not_stored)
            with pytest.raises(StorageUnavailable):
                await look(today)
        await today.restart()
        for _ in range(2):
            await look(today)
        assert len(nonces(today)) == 1
        assert len(today.cafe.posted()) == 1
        assert SAY("today-title", number=1) in text_of(today.cafe.newest())


async def test_a_channel_that_closes_is_told_in_the_settings_and_not_asked(today: Evening) -> None:
    async with today:
        await look(today)
        await want_posts(today)
        elsewhere = today.cafe.server.create_text_channel("ailleurs")
        today.cafe.forbid("send_messages")
        before = len(today.cafe.env.http_requests)
        await look(today)
        assert today.cafe.env.http_requests[before:] == []
        boss = manager(today)
        settings = await boss.slash("contree-admin setup", channel=elsewhere)
        assert SAY("settings-day-silent") in text_of(settings)
        today.cafe.forbid()
        await look(today)
        assert len(today.cafe.posted()) == 1
        today.cafe.env.backend.delete_channel(today.cafe.channel.id)
        settings = await boss.slash("contree-admin setup", channel=elsewhere)
        assert SAY("settings-day-silent") in text_of(settings)


async def test_who_is_in_a_deal_gets_no_advice_on_invented_cards(today: Evening) -> None:
    """Their own hand with invented others could be among what they paste."""
    async with begun(today) as (alice, _):
        pasted = await alice.slash("belote deal", deal=str(some_record(find_variant("contree"))))
        control = ControlId("analysis", argument=f"{code_of(pasted)}-x-0")
        asked = today.cafe.leftover(str(control))
        await refused(today, alice.press(asked), "import-in-shared-play")


@pytest.mark.slow
async def test_what_cannot_be_played_or_watched_has_its_sentence(today: Evening) -> None:
    async with today:
        await look(today)
        await want_posts(today)
        (alice,) = today.people("Alice")
        database = today.bot.services.database
        for user in range(1, MOST_WATCHERS + 1):
            watching = partial(watch, guild=today.cafe.server.id, user=user, watches=True)
            assert await database.write(watching)
        page = await alice.slash("belote today")
        full = alice.press(page, "today-notify")
        await refused(today, full, "day-watchers", count=MOST_WATCHERS)
        deal = await running(today)
        begun = deal.opens_at - 2 * KEPT_FOR
        past = update(shared_plays).values(opens_at=begun, closes_at=begun + timedelta(days=1))
        await database.write(lambda c: c.execute(past))
        late = today.cafe.leftover(f"b1:today-play:0:0:{deal.shared_play}")
        await refused(today, alice.press(late, "today-play"), "day-too-old")
        assert SAY("today-preparing") in text_of(await alice.slash("belote today"))


async def test_a_deal_that_is_being_chosen_can_be_looked_for_again(today: Evening) -> None:
    async with open_day(today, "Alice") as (alice,):
        deal = await running(today)
        past = {"opens_at": deal.opens_at - KEPT_FOR, "closes_at": deal.closes_at - KEPT_FOR}
        gone = update(shared_plays).values(name="2000-01-01", **past)
        await today.bot.services.database.write(lambda c: c.execute(gone))
        page = await alice.slash("belote today")
        assert SAY("today-preparing") in text_of(page)
        await look(today)
        await alice.press(page, "today", label=SAY("today-button-again"))
        assert offers(page, "today-play")


async def test_the_next_deal_is_there_at_midnight_though_nobody_can_choose_one(
    today: Evening,
) -> None:
    async with open_day(today, "Alice") as (alice,):
        with_experts(today).silent = True
        deal = await running(today)
        await today.skip(deal.closes_at - LAST_CALL - today.bot.clock.now())
        await look(today)
        await today.skip(LAST_CALL)
        page = await alice.slash("belote today")
        assert SAY("today-title", number=deal.number + 1) in text_of(page)


async def _cut_off(*_: object, **__: object) -> None:
    raise aiohttp.ClientConnectionError


@pytest.mark.secrecy
async def test_no_control_opens_a_deal_before_its_day(today: Evening) -> None:
    async with open_day(today, "Alice") as (alice,):
        later = today.bot.clock.now() + timedelta(days=2)
        deal = await today.bot.services.database.write(partial(some_day, at=later))
        for argument in (f"{deal.shared_play}", f"{deal.shared_play}-all"):
            for verb in (
                "today-play",
                "today-look",
                "today-leaderboard",
                "today-share",
                "today-day",
            ):
                early = today.cafe.leftover(f"b1:{verb}:0:0:{argument}")
                await refused(today, alice.press(early, verb), "stale-press")
