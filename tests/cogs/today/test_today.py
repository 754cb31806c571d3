"""/belote today: played alone, once, in a server and in a direct message."""

import asyncio
import re
from collections.abc import Awaitable, Callable

import discord
import pytest
import simcord
from sqlalchemy import update
from structlog.testing import capture_logs

from bot.i18n import words, yes
from bot.i18n.game_values import SUIT_SYMBOLS
from bot.rulebook.first_page import first_page
from bot.shared_plays.alone import contract_of, read_alone
from bot.shared_plays.solo_deals import SoloDeals
from bot.storage.backup.check import Damage, look_through
from bot.storage.database.schema import played_deals
from bot.storage.shared_plays import OpenDeal, SoloPlay
from engine.cards import Rank, Suit
from tests.bot.storage.preferences.test_hidden_players import hide
from tests.cogs.evening import Evening
from tests.cogs.playing import offers, verbs
from tests.cogs.privacy.test_privacy import taken_away, there
from tests.cogs.refused import refused
from tests.cogs.today.quick_experts import (
    begun,
    end_day,
    kept,
    look,
    moves_on,
    open_day,
    running,
    want_posts,
    with_experts,
)
from tests.cogs.today.test_week import lead_by
from tests.rig.people import Person
from tests.rig.screens import buttons_of, message_of, text_of
from tests.rig.ways import setup

SAY = words("fr")
SYMBOLS = set("".join(SUIT_SYMBOLS.values()))


async def play(person: Person, page: simcord.InteractionResult) -> None:
    """Play on with the last thing that may be done, to the end."""
    while moves := moves_on(page):
        await person.press(page, "alone", moves[-1])


async def test_a_day_is_played_once_to_its_end(today: Evening) -> None:
    async with open_day(today, "Alice", "Bob") as (alice, bob):
        page = await alice.slash("belote today")
        assert page.ephemeral
        assert SAY("today-title", number=1) in text_of(page)
        assert SAY("today-played", count=0) in text_of(page)
        board = today.cafe.leftover(
            f"b1:today-leaderboard:0:0:{(await running(today)).shared_play}-all"
        )
        await refused(today, bob.press(board, "today-leaderboard"), "day-first")
        await alice.press(page, "today-play")
        assert SAY("today-head", number=1) in text_of(page)
        rules = read_alone((await running(today)).line).rules
        beside = await alice.press(page, "alone-first-page")
        assert first_page(rules, SAY)[0] in text_of(beside)
        assert SAY("today-head", number=1) in text_of(page)
        other = today.cafe.leftover(
            f"b1:alone-first-page:0:0:{(await running(today)).shared_play}-1"
        )
        await refused(today, bob.press(other, "alone-first-page"), "stale-press")
        await alice.press(beside, "close")
        await play(alice, page)
        done = await kept(today, alice.id)
        assert done.done_at is not None
        assert done.squares in {"g" * 8, ""}
        told = text_of(page)
        assert SAY("today-rank", rank=1, count=1) in told
        assert SAY("today-streak", days=1, forgiven="no") in told
        again = await alice.slash("belote today")
        assert "today-play" not in verbs(again)
        practised = today.cafe.leftover(f"b1:practice-look:0:0:{done.shared_play}")
        await refused(today, alice.press(practised, "practice-look"), "stale-press")
        late = today.cafe.leftover(f"b1:alone:0:3:{done.shared_play}-1-p")
        await alice.press(late, "alone")
        assert await kept(today, alice.id) == done
        found = await today.bot.services.database.read(lambda c: look_through(c, "v1_0"))
        assert not found.findings
        # Who is hidden is somebody to the others.
        deal, guild = await running(today), today.cafe.server.id
        await today.bot.services.database.write(lambda c: lead_by(c, deal, bob.id, guild, 20))
        assert f"<@{bob.id}>" in text_of(await alice.press(board))
        await hide(today.bot.services.database, bob.id)
        told = text_of(await alice.press(board))
        assert f"<@{bob.id}>" not in told
        assert SAY("alone-somebody") in told


def after_a_while(
    go_on: Callable[[SoloDeals, OpenDeal, SoloPlay], Awaitable[SoloPlay]],
) -> Callable[[SoloDeals, OpenDeal, SoloPlay], Awaitable[SoloPlay]]:
    """The same, but so late that a page says first that the experts think."""

    async def slowly(deals: SoloDeals, deal: OpenDeal, play: SoloPlay) -> SoloPlay:
        await asyncio.sleep(1)
        return await go_on(deals, deal, play)

    return slowly


@pytest.mark.parametrize("thinking", [False, True])
async def test_a_listener_plays_each_move_on_a_new_message(
    today: Evening, thinking: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if thinking:
        monkeypatch.setattr("cogs.alone.playing.ACKNOWLEDGE_SECONDS", 0.0)
        monkeypatch.setattr(SoloDeals, "go_on", after_a_while(SoloDeals.go_on))
    async with open_day(today, "Alice") as (alice,):
        await alice.press(await alice.slash("contree me"), "me-switch", "read-to-me-on")
        await alice.press(await alice.slash("belote today"), "today-play")
        await today.cafe.env.advance_time(2)
        heard = list[int]()
        while moves := moves_on(page := alice.newest_private()):
            assert not SYMBOLS & set(text_of(page))
            assert page.id not in heard
            heard.append(page.id)
            await alice.press(page, "alone", moves[-1])
            await today.cafe.env.advance_time(2)
        there_now = [message.id for message in alice.private()]
        assert not set(heard[:-1]) & set(there_now)
        assert len(heard) > 6
        result = alice.newest_private()
        assert result.id not in heard
        assert SAY("today-rank", rank=1, count=1) in text_of(result)
        assert SAY("today-judging") not in text_of(result), "it was filled in where it stands"


async def test_equal_moves_meet_equal_replies_also_of_another_bot(today: Evening) -> None:
    async with open_day(today, "Alice", "Bob") as (alice, bob):
        page = await alice.slash("belote today")
        await alice.press(page, "today-play")
        await play(alice, page)
        line, chosen = (await kept(today, alice.id)).line, 0
        experts = with_experts(today, seed=99)
        page = await bob.slash("belote today")
        await bob.press(page, "today-play")
        while moves := moves_on(page):
            async with today.cafe.at_once():  # a double press is one action
                await bob.press(page, "alone", moves[-1])
                await bob.press(page, "alone", moves[-1])
            if chosen % 4 == 0:
                await today.restart()
                experts = with_experts(today, seed=99)  # a version that plays otherwise
            assert not experts.asked_alone
            chosen += 1
        assert (await kept(today, bob.id)).line == line


async def test_while_no_expert_answers_nothing_is_lost(today: Evening) -> None:
    async with begun(today) as (alice, page):
        experts = with_experts(today)
        experts.silent = True
        await alice.press(page, "alone", moves_on(page)[0])
        assert SAY("refusal-no-experts") in text_of(page)
        assert (await kept(today, alice.id)).moves > 0
        experts.silent = False
        await alice.press(page, "alone", label=SAY("alone-button-on"))
        await play(alice, page)
        assert (await kept(today, alice.id)).done_at is not None


async def test_after_midnight_everything_opens_and_who_is_late_is_unranked(today: Evening) -> None:
    async with open_day(today, "Alice", "Bob", "Eve") as (alice, bob, eve):
        page, late = await alice.slash("belote today"), await bob.slash("belote today")
        await alice.press(page, "today-play")
        await bob.press(late, "today-play")
        await play(alice, page)
        contract = contract_of((await kept(today, alice.id)).line)
        bid = SAY.bid_short(contract.bid) if contract else ""
        bids = SAY("today-bids", share=100, bid=bid, passed=yes(not bid))
        assert bids not in text_of(page)
        first = await running(today)
        pasted = first.line
        await refused(today, alice.slash("belote deal", deal=pasted), "cards-in-shared-play")
        assert "today-look" not in verbs(page)
        look_at = today.cafe.leftover(f"b1:today-look:0:0:{first.shared_play}")
        await refused(today, alice.press(look_at, "today-look"), "cards-in-shared-play")
        await end_day(today)
        await bob.press(late, "alone", moves_on(late)[-1])
        assert SAY("today-late") in text_of(late)
        await play(bob, late)
        assert SAY("today-unranked") in text_of(late)
        await alice.press(late := await alice.slash("belote today"), "today-earlier")
        await alice.choose(late, str(first.shared_play), verb="today-day")
        assert SAY("today-rank", rank=1, count=1) in text_of(late)
        assert bids in text_of(late)
        await alice.press(late, "today-look", label=SAY("today-button-look"))
        assert "deal-look" in verbs(late)
        opened = await eve.slash("belote deal", deal=pasted)
        assert "deal-look" in verbs(opened)
        assert (await running(today)).number == 2


async def test_without_its_predicate_a_running_deal_would_open(
    today: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.secrecy.is_open_deal", lambda *_, **__: False)
    async with open_day(today, "Alice") as (alice,):
        opened = await alice.slash("belote deal", deal=(await running(today)).line)
        assert "deal-look" in verbs(opened)


async def test_what_is_shared_spoils_nothing(today: Evening) -> None:
    async with begun(today) as (alice, page):
        await play(alice, page)
        posted = await alice.press(await alice.slash("belote today"), "today-share")
        told = text_of(posted)
        assert not posted.ephemeral
        outside = re.sub(r"\|\|.*?\|\|", "", told)
        assert "||" in told
        assert not re.search(r"[♠♥♦♣]|[2-9TJQKA][SHDC]|\d{2,}", outside), outside
        named = {SAY.suit(suit) for suit in Suit} | {SAY.rank(rank) for rank in Rank}
        assert not {*filter(str.isalpha, named)} & {*re.findall(r"\w+", outside)}, outside
        assert SAY("today-button-too") in {b.label for b in buttons_of(posted)}


async def test_it_is_played_in_a_direct_message_too(today: Evening) -> None:
    async with open_day(today, "Alice") as (alice,):
        user = alice.actor.user
        page = await user.slash("belote today")
        assert SAY("today-title", number=1) in text_of(page)
        way = next(b for b in buttons_of(page) if b.custom_id.verb == "today-play")
        await user.click(message_of(page), custom_id=way.custom_id.text)
        assert moves_on(page)
        while moves := offers(page, "alone"):
            await user.click(message_of(page), custom_id=moves[-1].custom_id.text)
        done = await kept(today, alice.id)
        assert done.done_at is not None
        assert done.guild == 0


async def test_whoever_installed_the_bot_for_themselves_plays_on_any_server(
    today: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_day(today, "Alice") as (alice,):
        monkeypatch.setattr(today.bot, "get_guild", lambda _: None)
        page = await alice.slash("belote today")
        await alice.press(page, "today-play")
        await play(alice, page)
        assert (await kept(today, alice.id)).done_at is not None
        posted = await alice.press(await alice.slash("belote today"), "today-share")
        assert not posted.ephemeral
        monkeypatch.undo()


async def test_plays_are_exported_without_a_hand_and_erased(today: Evening) -> None:
    async with begun(today) as (alice, _):
        privacy = await alice.slash("belote privacy")
        assert SAY("privacy-played-alone", count=1) in text_of(privacy)
        (told,) = await taken_away(alice, privacy)
        assert [each["kind"] for each in told["played_alone"]] == ["day"]
        assert (await running(today)).line.split("|")[1] not in str(told)
        assert "line" not in told["played_alone"][0]
        await alice.press(privacy, "privacy-ask-erase")
        await alice.press(privacy, "privacy-erase")
        assert await there(today, alice) == set()


async def test_a_day_is_posted_once_with_the_podium_of_the_day_before(today: Evening) -> None:
    async with open_day(today, "Alice", "Bob") as (alice, bob):
        zoe = today.cafe.person("Zoe", permissions=discord.Permissions(manage_guild=True))
        for person in (alice, bob):
            page = await person.slash("belote today")
            await person.press(page, "today-play")
            await play(person, page)
        settings = await setup(zoe, "posts")
        await zoe.choose(settings, today.cafe.channel, verb="settings-day-channel")
        await zoe.choose(settings, "0", verb="settings-day-hour")
        await alice.press(page := await alice.slash("belote today"), "today-notify")
        assert SAY("today-notify", watches="yes") in {b.label for b in buttons_of(page)}
        assert today.cafe.posted() == []
        await want_posts(today)
        with capture_logs() as logged:
            await end_day(today)
            await look(today)
        posted = [each for each in logged if each["event"] == "day posted"]
        assert [each["guild"] for each in posted] == [today.cafe.server.id]
        (post,) = today.cafe.posted()
        told = text_of(post)
        assert SAY("today-post-yesterday", number=1) in told
        assert told.count("**1**") == 2  # equal results share a rank
        assert [told.count(f"<@{each.id}>") for each in (alice, bob)] == [2, 1]
        assert {b.label for b in buttons_of(post)} == {SAY("today-post-button", number=2)}


async def test_check_finds_a_line_that_does_not_give_its_scores(today: Evening) -> None:
    async with begun(today) as (alice, page):
        await play(alice, page)
        changed = update(played_deals).values(score_0=7, score_1=7)
        await today.bot.services.database.write(lambda c: c.execute(changed))
        found = await today.bot.services.database.read(lambda c: look_through(c, "v1_0"))
        assert [each.damage for each in found.findings] == [Damage.PLAY]


async def test_a_bot_without_days_says_so(evening: Evening) -> None:
    async with evening.with_people("Alice") as (alice,):
        await refused(evening, alice.slash("belote today"), "no-daily-deal")
