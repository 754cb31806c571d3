"""A message of a table that the bot does not know of, having died as it posted it."""

import pytest
from structlog.testing import capture_logs

from bot.discord_api.taken_away import TakenAway
from bot.storage.log.open_tables import StoredMessage
from cogs.table.screens import Screens
from engine.state import Phase
from tests.cogs.auctions import all_pass
from tests.cogs.evening import Evening
from tests.cogs.playing import NAMES, at_table, sit_down, take_seats, verbs
from tests.cogs.refused import refused
from tests.cogs.taken_away import taken_away
from tests.rig.screens import text_of


async def forget(evening: Evening, message: int | None) -> None:
    """Let the bot die before it has stored which message it has posted."""
    channel = evening.cafe.channel.id
    row = await evening.bot.services.store.find(1)
    assert row is not None
    former = StoredMessage(channel, message or 0, game=1, deal=1)
    await evening.bot.services.store.set_message(1, former)
    if message is None:
        await evening.bot.services.database.write(
            lambda c: c.exec_driver_sql("UPDATE tables SET message_id = NULL")
        )
    await evening.restart()


async def test_a_lobby_message_the_bot_lost_is_adopted_at_a_press(
    evening: Evening,
) -> None:
    async with evening.with_people("Alice", "Bob") as (alice, bob):
        await take_seats(evening, [alice])
        await forget(evening, None)
        (lobby,) = evening.cafe.posted()
        await bob.press(lobby, "sit", "west")
        assert [message.id for message in evening.cafe.posted()] == [lobby.id]
        assert f"<@{bob.id}>" in text_of(lobby)
        row = await evening.bot.services.store.find(1)
        assert row is not None
        assert row.message_id == lobby.id


async def test_a_lobby_never_posted_is_posted_when_reopened(
    evening: Evening,
) -> None:
    async with evening.with_people("Alice") as (alice,):
        await take_seats(evening, [alice])
        (lobby,) = evening.cafe.posted()
        evening.cafe.env.backend.delete_message(lobby.channel_id, lobby.id)
        await forget(evening, None)
        assert evening.cafe.posted() == []
        await alice.slash("contree start")
        (table,) = evening.cafe.posted()
        assert evening.table().id == 1
        assert "sit" in verbs(table)
        await refused(evening, alice.slash("contree start"), "channel-busy")
        await alice.press(table, "fill")
        assert evening.table().game is not None


async def test_a_message_the_bot_lost_is_found_in_the_channel(evening: Evening) -> None:
    async with at_table(evening) as game:
        first = game.table
        await all_pass(game)
        await game.go_on()
        orphan = game.table
        await forget(evening, first.id)
        assert game.table.id == orphan.id
        row = await evening.bot.services.store.find(1)
        assert row is not None
        assert row.message_id == orphan.id


async def test_a_duplicate_message_loses_its_buttons_at_a_press(
    evening: Evening,
) -> None:
    async with evening:
        evening.cafe.forbid("read_message_history")
        game = await sit_down(evening, *NAMES)
        first = game.table
        await all_pass(game)
        await game.go_on()
        orphan = game.table
        with capture_logs() as told:
            await forget(evening, first.id)
        assert taken_away(told) == {TakenAway.HISTORY}
        table = game.table
        assert table.id != orphan.id, "this Discord knows no nonces, and this bot may not read"
        assert verbs(orphan) >= {"hand"}
        await game.press(game.turn, "hand", on=orphan)
        assert verbs(orphan) == set()
        assert str(table.id) in text_of(orphan)
        assert verbs(table) >= {"hand"}
        assert verbs(first) == set()


async def test_pressing_a_deals_record_leaves_it_unchanged(evening: Evening) -> None:
    async with at_table(evening) as game:
        first = game.table
        await all_pass(game)
        await game.go_on()
        kept = text_of(first)
        # A press that was on its way while the buttons were taken from the message.
        await Screens.of(evening.bot).message_of(evening.table()).archive_surplus(first.id)
        assert text_of(first) == kept
        assert game.phase is Phase.AUCTION


@pytest.mark.slow
async def test_a_deals_record_is_drawn_after_a_restart(evening: Evening) -> None:
    async with at_table(evening) as game:
        first = game.table
        await all_pass(game)
        await game.go_on()
        second, kept = game.table, text_of(first)
        channel = evening.cafe.channel.id
        lost = StoredMessage(channel, second.id, game=1, deal=2, replaced=first.id)
        await evening.bot.services.store.set_message(1, lost)
        evening.cafe.env.backend.get_message(channel, first.id).components.clear()
        await evening.restart()
        assert text_of(first) == kept
        assert game.table.id == second.id
        row = await evening.bot.services.store.find(1)
        assert row is not None
        assert row.replaced_message_id is None
