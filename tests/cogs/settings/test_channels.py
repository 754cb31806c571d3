"""Tables open in the channels that a server has chosen, and nowhere else."""

from collections.abc import Awaitable, Callable
from datetime import timedelta
from pathlib import Path

import pytest
import simcord

from bot.discord_api.rate_limits import SHARE_SECONDS
from bot.evenings import WhyPaused
from bot.i18n import words
from bot.server_choices import GuildPreferences
from cogs.lessons import LESSON_TABLE
from cogs.welcome import WELCOME_TABLE
from tests.cogs.deals.test_deals import imported
from tests.cogs.evening import Evening
from tests.cogs.evenings.gathering import THURSDAY, Gathering, at_nine
from tests.cogs.playing import at_table
from tests.cogs.refused import refused
from tests.cogs.settings.test_settings import chosen, kept, manager, store
from tests.rig.people import Person
from tests.rig.screens import buttons_of, selects_of, text_of
from tests.rig.ways import setup

pytestmark = pytest.mark.secrecy

SAY = words("fr")
ROOT = Path(__file__).parents[3]

Way = Callable[[Evening, Person], Awaitable[Awaitable[simcord.InteractionResult]]]
"""A way to a table that is open up to its last press."""


async def elsewhere(evening: Evening, name: str = "cartes") -> simcord.ChannelHandle:
    """Let tables open in a new channel alone, and not in that of the café."""
    channel = evening.cafe.server.create_text_channel(name)
    await store(evening, GuildPreferences(channels=(channel.id,)))
    return channel


def pressing(control: str) -> Way:
    async def way(evening: Evening, person: Person) -> Awaitable[simcord.InteractionResult]:
        return person.press(evening.cafe.leftover(control))

    return way


async def starting(_: Evening, person: Person) -> Awaitable[simcord.InteractionResult]:
    return person.slash("contree start")


async def given(_: Evening, person: Person) -> Awaitable[simcord.InteractionResult]:
    return person.press(await imported(person), "deal-play")


async def challenging(_: Evening, person: Person) -> Awaitable[simcord.InteractionResult]:
    return person.press(await person.slash("belote challenge"), "challenge-call")


async def posting(evening: Evening, person: Person) -> Awaitable[simcord.InteractionResult]:
    before = await kept(evening)
    await store(evening, GuildPreferences())
    await person.press(await person.slash("belote challenge"), "challenge-call")
    await store(evening, before)
    code = text_of(evening.cafe.newest()).split("**")[1]
    await evening.skip(timedelta(seconds=SHARE_SECONDS))
    return person.press(await person.slash("belote challenge", code=code), "challenge-post")


WAYS: dict[str, Way] = {
    "start": starting,
    "welcome": pressing(str(WELCOME_TABLE.id)),
    "lesson": pressing(str(LESSON_TABLE.id)),
    "a given deal": given,
    "a challenge": challenging,
    "a challenge posted again": posting,
}


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
async def test_no_way_opens_a_table_elsewhere(evening: Evening, way: Way) -> None:
    async with evening.with_people("Ann") as (ann,):
        channel = await elsewhere(evening)
        opening = await way(evening, ann)
        told = await refused(evening, opening, "tables-elsewhere", channels=f"<#{channel.id}>")
        assert SAY("settings-button-allow") not in told
        assert evening.bot.services.registry.sessions == ()
        await ann.slash("contree start", channel=channel)
        assert evening.table(channel).opened.channel == channel.id


def test_every_table_is_opened_where_that_is_asked() -> None:
    """Whatever opens one takes its opening from where the channel is asked about."""
    opening = {
        str(file.relative_to(ROOT)): "usual_opening(" in text
        for room in ("bot", "cogs")
        for file in (ROOT / room).rglob("*.py")
        if "registry.open(" in (text := file.read_text("utf-8"))
    }
    assert opening == {"cogs/table/command.py": True, "cogs/evenings/tables.py": True}


async def test_a_rematch_is_asked_too(evening: Evening) -> None:
    async with at_table(evening, target=100) as game:
        await game.play_until(None)
        host = next(iter(game.people.values()))
        channel = await elsewhere(evening)
        rematch = host.press(game.table, "rematch")
        await refused(evening, rematch, "tables-elsewhere", channels=f"<#{channel.id}>")
        assert evening.table().games == 1


async def test_a_thread_counts_as_its_channel(evening: Evening) -> None:
    async with evening.with_people("Ann") as (ann,):
        channel = await elsewhere(evening)
        cafe, link = evening.cafe, f"<#{channel.id}>"
        inside, outside = (thread_of(evening, each) for each in (channel, cafe.channel))
        opening = ann.slash("contree start", channel=outside)
        await refused(evening, opening, "tables-elsewhere", channels=link)
        await ann.slash("contree start", channel=inside)
        assert evening.table(inside).opened.channel == inside.id


def thread_of(evening: Evening, channel: simcord.ChannelHandle) -> simcord.ChannelHandle:
    """A new thread of a channel."""
    env, server = evening.cafe.env, evening.cafe.server
    thread = env.backend.create_thread(channel.id, "fil", server.owner.id)
    return simcord.ChannelHandle(env, server, thread)


async def test_managers_are_offered_to_allow_it_here(evening: Evening) -> None:
    async with evening:
        zoe = manager(evening)
        channel = await elsewhere(evening)
        told = await zoe.slash("contree start")
        await zoe.press(told, "settings-allow-here")
        here = evening.cafe.channel.id
        assert (await kept(evening)).channels == (channel.id, here)
        await zoe.slash("contree start")
        assert evening.table().opened.channel == here


async def test_once_all_are_deleted_it_is_nowhere_and_managers_are_told(evening: Evening) -> None:
    async with evening.with_people("Ann") as (ann,):
        zoe, channel = manager(evening), await elsewhere(evening)
        evening.cafe.env.backend.delete_channel(channel.id)
        await refused(evening, ann.slash("contree start"), "tables-elsewhere", channels="none")
        page = await zoe.slash("contree-admin setup")
        assert SAY("settings-channels-gone") in text_of(page)
        await zoe.press(page, "settings-anywhere")
        assert (await kept(evening)).channels is None
        await ann.slash("contree start")
        assert evening.table().host == ann.id


async def test_up_to_ten_are_chosen_on_the_page(evening: Evening) -> None:
    async with evening:
        zoe, cafe = manager(evening), evening.cafe
        channels = [cafe.server.create_text_channel(f"c{n}") for n in range(2)]
        page = await zoe.slash("contree-admin setup")
        assert "settings-anywhere" not in {each.custom_id.verb for each in buttons_of(page)}
        await zoe.choose(page, *channels, verb="settings-channels")
        assert (await kept(evening)).channels == tuple(each.id for each in channels)
        page = await setup(zoe, "posts")
        (day,) = [
            each for each in selects_of(page) if each.custom_id.verb == "settings-day-channel"
        ]
        assert [value for value, _ in day.options] == [str(each.id) for each in channels]


async def test_managers_read_that_the_deal_of_the_day_comes_where_no_table_opens(
    evening: Evening,
) -> None:
    async with evening:
        zoe, here = manager(evening), evening.cafe.channel
        told = SAY("settings-day-elsewhere", channel=f"<#{here.id}>")
        page = await setup(zoe, "posts")
        assert chosen(page, "settings-day-channel") == ()
        await zoe.choose(page, here, verb="settings-day-channel")
        assert chosen(page, "settings-day-channel") == (str(here.id),)
        assert told not in text_of(page)
        channel = await elsewhere(evening)
        page = await zoe.slash("contree-admin setup")
        assert told in text_of(page)
        page = await setup(zoe, "posts")
        await zoe.choose(page, str(channel.id), verb="settings-day-channel")
        assert chosen(page, "settings-day-channel") == (str(channel.id),)
        assert told not in text_of(page)


async def test_an_evening_pauses_where_no_table_may_open(evening: Evening) -> None:
    async with evening:
        gathering = Gathering(evening)
        await gathering.keep()
        await elsewhere(evening)
        await gathering.tick(at_nine(THURSDAY) - timedelta(hours=1))
        assert (await gathering.stored()).paused is WhyPaused.CHANNEL
        assert evening.cafe.posted() == []
