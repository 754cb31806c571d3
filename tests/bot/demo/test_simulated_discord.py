"""The simulated Discord runs on the wall clock, and its page follows by itself."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import TypedDict

import aiohttp
import discord
import pytest
import simcord
from playwright.async_api import expect

from bot.demo.simulated_discord import (
    MAX_REMEMBERED_REQUESTS,
    DemoClock,
    LiveEnv,
    LivePreview,
    Scene,
)
from tests.rig.browser import browsing
from tests.rig.patience import PATIENCE
from tests.rig.toy import ToyBot


class Context(TypedDict):
    """Which window it is."""

    id: str
    generation: int


class Picture(TypedDict):
    """What a window shows, as far as the tests read it."""

    context: Context
    botGeneration: int
    publishedRevision: int
    viewerId: str
    messages: dict[str, object]


class Receipt(TypedDict):
    """What became of a press."""

    rejected: bool
    acknowledgement: str
    settlement: str
    diagnostics: list[object]


@dataclass
class Visitor:
    """A browser window, without the browser: it asks the page's server what it would show."""

    session: aiohttp.ClientSession
    headers: dict[str, str]
    numbers: Iterator[int] = field(default_factory=lambda: itertools.count(1))

    async def looks(self) -> Picture:
        async with self.session.get("/api/state", headers=self.headers) as answer:
            answer.raise_for_status()
            picture: Picture = await answer.json()
            return picture

    async def until(self, good: Callable[[Picture], bool]) -> Picture:
        async with asyncio.timeout(PATIENCE):
            # Asking again is what a browser does.
            while not good(picture := await self.looks()):  # noqa: ASYNC110
                await asyncio.sleep(0.02)
        return picture

    async def sees(self, text: str) -> Picture:
        return await self.until(lambda picture: text in str(picture["messages"]))

    async def act(self, seen: Picture, kind: str, **fields: object) -> Receipt:
        number = next(self.numbers)
        body = {
            "protocol_version": 3,
            "sequence": number,
            "request_id": f"request {number}",
            "generation": seen["context"]["generation"],
            "bot_generation": seen["botGeneration"],
            "published_revision": seen["publishedRevision"],
            "kind": kind,
            **fields,
        }
        async with self.session.post("/api/action", headers=self.headers, json=body) as answer:
            answer.raise_for_status()
            receipt: Receipt = await answer.json()
            return receipt

    async def press(self, seen: Picture, number: int) -> Receipt:
        message = next(iter(seen["messages"]))
        key = f"message:{message}:component:{number}"
        return await self.act(seen, "click", target_id=message, control_key=key)


@dataclass
class Demo:
    """A channel with a toy table, its page, and two people."""

    env: LiveEnv
    page: LivePreview
    alice: simcord.MemberActor
    bob: simcord.MemberActor
    channel: simcord.ChannelHandle

    @asynccontextmanager
    async def visit(self, channel: int | None = None) -> AsyncIterator[Visitor]:
        """A window on the channel of the page, or on another that a link has led to."""
        base, _, capability = self.page.url.partition("#")
        headers = {"X-Simcord-Capability": capability}
        jar = aiohttp.CookieJar(unsafe=True)  # the address is a number
        async with aiohttp.ClientSession(base, headers=headers, cookie_jar=jar) as session:
            async with session.get("/", params={"channel": channel} if channel else {}):
                pass
            async with session.post("/api/pages", json={}) as answer:
                opened = await answer.json()
            yield Visitor(session, {"X-Simcord-Context": opened["context"]["id"]})


@asynccontextmanager
async def running() -> AsyncIterator[Demo]:
    env = LiveEnv(ToyBot())
    server = env.create_guild("Café", preferred_locale="fr")
    channel = server.create_text_channel("belote")
    await env.start()
    try:
        alice, bob = (server.add_member(env.create_user(name)) for name in ("alice", "bob"))
        env.backend.locales[alice.id] = "fr"
        async with LivePreview(env, Scene(channel=channel, viewers=(alice, bob))) as page:
            await alice.slash(channel, "toy start")
            yield Demo(env, page, alice, bob, channel)
    finally:
        await env.shutdown()


ADD, HAND, LATE, CRASH, MUTE, SLOW = range(10, 16)


async def test_the_page_shows_changes_made_elsewhere() -> None:
    async with running() as demo, demo.visit() as visitor:
        await visitor.sees("Count 0 of 10")
        (table,) = demo.channel.history()
        await demo.bob.click(table, label="Add")
        await visitor.sees("Count 1 of 10")


async def test_the_page_shows_later_changes_by_the_bot() -> None:
    async with running() as demo, demo.visit() as visitor:
        pressed = await visitor.press(await visitor.sees("Count 0"), LATE)
        assert pressed["settlement"] == "settled"
        await visitor.sees("Count 99 of 10")


async def test_the_page_shows_later_edits_of_a_private_message() -> None:
    async with running() as demo, demo.visit() as visitor:
        await visitor.press(await visitor.sees("Count 0"), SLOW)
        await visitor.sees("Later secret")


async def test_the_page_shows_a_private_message_sent_later() -> None:
    env = LiveEnv(ToyBot())
    channel = env.create_guild("Café").create_text_channel("belote")
    told: list[int] = []
    env.backend.watchers.append(lambda: told.append(len(env.backend.messages[channel.id])))
    private = discord.MessageFlags(ephemeral=True).value
    env.backend.create_message(
        channel.id, env.backend.bot_user.id, "Your hand", flags=private, broadcast=False
    )
    assert told == [1]


async def test_a_press_on_the_page_is_answered() -> None:
    async with running() as demo, demo.visit() as visitor:
        pressed = await visitor.press(await visitor.sees("Count 0"), ADD)
        assert (pressed["acknowledgement"], pressed["settlement"]) == ("acknowledged", "settled")
        assert "Count 1 of 10" in str((await visitor.looks())["messages"])


async def test_a_press_on_a_recently_replaced_view_is_answered() -> None:
    async with running() as demo, demo.visit() as visitor:
        seen = await visitor.sees("Count 0")
        (table,) = demo.channel.history()
        await demo.bob.click(table, label="Add")
        await visitor.until(
            lambda picture: bool(picture["publishedRevision"] != seen["publishedRevision"])
        )

        pressed = await visitor.press(seen, ADD)

        assert not pressed["rejected"], pressed["diagnostics"]
        await visitor.sees("Count 2 of 10")


@pytest.mark.slow
async def test_a_press_without_an_answer_times_out_and_other_windows_continue(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.demo.simulated_discord.ANSWER_WITHIN", 0.6)
    async with running() as demo, demo.visit() as alice, demo.visit() as bob:
        seen = await alice.sees("Count 0")
        await alice.press(seen, LATE)
        mute = await alice.press(seen, MUTE)
        assert mute["acknowledgement"] == "unacknowledged"
        await bob.sees("Count 99 of 10")


async def test_a_started_bot_is_ready() -> None:
    env = LiveEnv(ToyBot())
    env.create_guild("Café")
    await env.start()
    try:
        assert env.bot.is_ready()
        assert [guild.name for guild in env.bot.guilds] == ["Café"]
    finally:
        await env.shutdown()


async def test_a_hand_is_only_in_its_owners_page() -> None:
    async with running() as demo, demo.visit() as alice, demo.visit() as bob:
        await bob.act(await bob.sees("Count 0"), "viewer", viewer_id=str(demo.bob.id))
        await alice.press(await alice.sees("Count 0"), HAND)
        await alice.sees("Votre main secrète, alice")
        (table,) = demo.channel.history(viewer=demo.bob)
        await demo.bob.click(table, label="Add")

        seen_by_bob = await bob.sees("Count 1 of 10")

        assert "secrète" not in str(seen_by_bob)
        assert "secrète" in str(await alice.looks())


async def test_a_visitor_who_switches_user_no_longer_sees_the_former_hand() -> None:
    async with running() as demo, demo.visit() as visitor:
        await visitor.press(await visitor.sees("Count 0"), HAND)
        seen = await visitor.sees("Votre main secrète, alice")
        await visitor.act(seen, "viewer", viewer_id=str(demo.bob.id))
        as_bob = await visitor.until(lambda picture: picture["viewerId"] == str(demo.bob.id))
        assert "secrète" not in str(as_bob)
        await visitor.press(as_bob, HAND)
        await visitor.sees("Your secret hand, bob")


async def test_a_burst_of_events_is_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async with running() as demo, demo.visit() as visitor:
        monkeypatch.setattr("bot.demo.simulated_discord.BETWEEN_PICTURES", 60)
        (table,) = demo.channel.history()
        await demo.bob.click(table, label="Add")
        await visitor.sees("Count 1 of 10")
        seen = await visitor.looks()
        for _ in range(20):
            await demo.bob.click(table, label="Add")
        assert (await visitor.looks())["publishedRevision"] == seen["publishedRevision"]


async def test_a_page_that_is_not_open_is_not_drawn() -> None:
    async with running() as demo, demo.visit() as visitor:
        hidden = demo.page._python
        assert hidden is not None
        drawn = hidden.revision
        (table,) = demo.channel.history()
        await demo.bob.click(table, label="Add")
        await visitor.sees("Count 1 of 10")
        assert hidden.revision == drawn


async def test_simcords_memory_stays_bounded() -> None:
    async with running() as demo, demo.visit() as visitor:
        (table,) = demo.channel.history()
        demo.env.backend.http_requests.extend(
            demo.env.backend.http_requests * MAX_REMEMBERED_REQUESTS
        )
        demo.env.backend.transcript.extend(demo.env.backend.transcript * MAX_REMEMBERED_REQUESTS)
        await demo.bob.click(table, label="Add")
        await visitor.until(
            lambda _: len(demo.env.backend.http_requests) <= MAX_REMEMBERED_REQUESTS
        )
        assert len(demo.env.backend.transcript) <= MAX_REMEMBERED_REQUESTS


async def test_closing_leaves_no_tasks() -> None:
    async with running() as demo:
        bot, page = demo.env.bot, demo.page
        assert demo.env.backend.watchers
        await page.close()
        await page.wait_closed()
        assert not demo.env.backend.watchers
        assert not bot.is_closed()
    assert bot.is_closed()
    own = asyncio.current_task()
    assert [task for task in asyncio.all_tasks() if task is not own] == []


def test_the_wall_clock_is_not_moved() -> None:
    clock = DemoClock()
    clock.advance(3600)
    clock.elapsed = 3600
    assert abs((clock.now() - datetime.now(UTC)).total_seconds()) < 60
    assert clock.elapsed < 60
    assert clock.now() <= clock.now()


@pytest.mark.slow
@pytest.mark.browser
async def test_a_visitor_plays_in_a_browser() -> None:
    async with running() as demo, browsing() as browser:
        page = await browser.new_page(viewport={"width": 1280, "height": 800})
        await page.goto(demo.page.url)
        channel = page.get_by_role("region", name="Conversation")
        await expect(channel.get_by_text("Count 0 of 10")).to_be_visible()

        await channel.get_by_role("button", name="Add").click()
        await expect(channel.get_by_text("Count 1 of 10")).to_be_visible()

        await channel.get_by_role("button", name="Hand").click()
        await expect(channel.get_by_text("Votre main secrète, alice")).to_be_visible()

        await channel.get_by_role("button", name="Late").click()
        await expect(channel.get_by_text("Count 99 of 10")).to_be_visible()

        await page.get_by_label("Viewing as").select_option(label="bob")
        await expect(channel.get_by_text("Votre main secrète, alice")).to_have_count(0)
        assert "secrète" not in await page.content()


async def test_a_link_leads_to_another_channel_of_the_server_and_one_plays_there() -> None:
    async with running() as demo:
        assert demo.channel.guild is not None
        other = demo.channel.guild.create_text_channel("ailleurs")
        started = await demo.alice.slash(other, "toy start")
        assert started.response is not None
        async with demo.visit(other.id) as visitor, demo.visit() as elsewhere:
            seen = await visitor.until(lambda picture: bool(picture["messages"]))
            assert list(seen["messages"]) == [str(started.response.id)]
            receipt = await visitor.press(seen, ADD)
            assert not receipt["rejected"]
            assert list((await elsewhere.looks())["messages"]) != list(seen["messages"])
        async with demo.visit(1) as lost:  # no channel of this server
            assert list((await lost.looks())["messages"]) != list(seen["messages"])
