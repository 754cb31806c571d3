"""A table whose channel is deleted is closed; one whose channel is merely out of reach is not."""

import pytest
import simcord

from bot.i18n import words
from bot.settings import Settings
from bot.tables.events import Closing, TableClosed
from bot.tables.table import Stage
from cogs.table.channel import UNKNOWN_CHANNEL
from cogs.upkeep.lost_channels import LostChannels
from tests.cogs.evening import Evening
from tests.cogs.playing import at_table, sit_down
from tests.cogs.refused import refused
from tests.cogs.table.test_start import thread_in
from tests.rig.people import Person
from tests.rig.plugin import OpenCafe
from tests.rig.screens import text_of

SAY = words("fr")
CHANNEL = "/channels/*"


@pytest.fixture
def strict(open_cafe: OpenCafe, settings: Settings) -> Evening:
    """A café in which a person may have one table."""
    return Evening(open_cafe, settings.model_copy(update={"tables_per_person": 1}))


async def delete(evening: Evening, channel: simcord.ChannelHandle) -> None:
    """Somebody deletes a channel or thread."""
    evening.cafe.env.backend.delete_channel(channel.id)
    await evening.cafe.env.settle()


async def delete_unheard(evening: Evening, channel: simcord.ChannelHandle) -> None:
    """A channel is deleted, and the bot is told nothing."""
    world = evening.cafe.env.backend
    with pytest.MonkeyPatch.context() as silent:
        silent.setattr(world, "emit", lambda *_: None)
        world.delete_channel(channel.id)


async def archive(evening: Evening, thread: simcord.ChannelHandle) -> None:
    """A thread that nobody has written in for long."""
    world = evening.cafe.env.backend
    metadata = world.get_channel(thread.id).thread_metadata
    assert metadata is not None
    metadata.archived = True
    world.announce_channel_update(thread.id)
    await evening.cafe.env.settle()


async def suspect(evening: Evening) -> None:
    """Something was refused as if there were no such channel."""
    with evening.cafe.bot_at_work():
        evening.bot.dispatch(UNKNOWN_CHANNEL, evening.cafe.channel.id)
    await evening.cafe.env.settle()


async def is_free(evening: Evening, alice: Person, reason: Closing = Closing.STOPPED) -> None:
    """The table is closed, its log is kept, and its host opens another one elsewhere."""
    assert (await evening.log())[-1] == TableClosed(reason)
    await refused(evening, alice.slash("contree stop"), "no-table-here")
    await alice.slash("contree start")
    assert evening.table().id == 2


@pytest.mark.slow
async def test_a_table_closes_when_its_channel_is_deleted(strict: Evening) -> None:
    async with strict:
        there = strict.cafe.server.create_text_channel("there")
        game = await sit_down(strict, "Alice", "Bob", channel=there)
        await delete(strict, there)
        await is_free(strict, game.people[min(game.people)], Closing.ENDED)


async def test_a_table_closes_when_its_thread_is_deleted(strict: Evening) -> None:
    async with strict:
        (alice,) = strict.people("Alice")
        thread = thread_in(strict)
        await alice.slash("contree start", channel=thread)
        await delete(strict, thread)
        await is_free(strict, alice)


@pytest.mark.parametrize("archived", [False, True])
async def test_a_table_closes_when_its_threads_channel_is_deleted(
    strict: Evening, *, archived: bool
) -> None:
    async with strict:
        (alice,) = strict.people("Alice")
        there = strict.cafe.server.create_text_channel("there")
        strict.cafe.env.backend.create_thread(there.id, "partie", strict.cafe.server.owner.id)
        (thread,) = there.threads
        await alice.slash("contree start", channel=thread)
        if archived:
            await archive(strict, thread)
        await delete_unheard(strict, thread)  # Discord tells of the channel alone
        await delete(strict, there)
        await is_free(strict, alice)


async def test_a_table_closes_when_its_channel_is_deleted_during_downtime(strict: Evening) -> None:
    async with strict:
        (alice,) = strict.people("Alice")
        there = strict.cafe.server.create_text_channel("there")
        await alice.slash("contree start", channel=there)
        await delete_unheard(strict, there)
        await strict.restart()
        await is_free(strict, alice)


async def test_a_table_closes_when_its_channel_is_deleted_without_an_event(strict: Evening) -> None:
    async with strict:
        there = strict.cafe.server.create_text_channel("there")
        game = await sit_down(strict, "Alice", "Bob", channel=there)
        await delete_unheard(strict, there)
        with strict.cafe.bot_at_work():
            strict.bot.services.registry.in_channel(there.id).resume()
        await strict.cafe.env.settle()
        await is_free(strict, game.people[min(game.people)], Closing.ENDED)


@pytest.mark.slow
async def test_an_unconfirmed_deletion_is_checked_again(
    strict: Evening,
) -> None:
    async with strict:
        (alice,) = strict.people("Alice")
        there = strict.cafe.server.create_text_channel("there")
        await alice.slash("contree start", channel=there)
        strict.cafe.env.inject_error("GET", CHANNEL, status=503, times=None)
        await delete(strict, there)
        assert strict.table(there).stage is Stage.LOBBY
        strict.cafe.env.backend.faults.clear()
        await strict.skip(LostChannels.every)
        await is_free(strict, alice)


@pytest.mark.parametrize(("status", "code"), [(403, 50001), (403, 50013), (404, 0), (500, 0)])
async def test_an_unreachable_channel_is_not_lost(evening: Evening, status: int, code: int) -> None:
    async with at_table(evening, "Alice", "Bob") as game:
        kept = await evening.log()
        evening.cafe.env.inject_error("*", f"{CHANNEL}*", status=status, code=code, times=None)
        await suspect(evening)
        await evening.restart()
        evening.cafe.env.backend.faults.clear()
        assert await evening.log() == kept
        alice = game.people[min(game.people)]
        assert SAY("refusal-no-table-here") not in text_of(await alice.slash("contree hand"))


async def test_no_table_closes_during_an_outage(evening: Evening) -> None:
    async with at_table(evening, "Alice", "Bob"):
        (guild,) = evening.bot.guilds
        guild.unavailable = True
        evening.cafe.env.inject_error("GET", CHANNEL, status=404, code=10003, times=None)
        await suspect(evening)
        assert evening.table().stage is Stage.PLAYING
