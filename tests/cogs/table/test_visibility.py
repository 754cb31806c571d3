"""A press on a table that the bot may not show any more is done, and answered with a word."""

import pytest
import simcord

from bot.i18n import words
from bot.tables.table import Stage
from cogs.table.screens import Screens
from cogs.ui.delivery.writer import TOKEN_LIFE
from tests.cogs.evening import Evening
from tests.cogs.faults.table import EDIT
from tests.cogs.playing import offers, take_seats, verbs
from tests.rig.screens import text_of

SAY, ENGLISH = words("fr"), words("en")


def is_silent(answer: simcord.InteractionResult) -> bool:
    """Whether a press was answered by the table alone."""
    return answer.response is None or not answer.response.ephemeral


async def test_a_press_is_shown_on_its_message_whatever_is_forbidden(evening: Evening) -> None:
    async with evening.with_people("Alice", "Bob") as (alice, bob):
        await take_seats(evening, [alice])
        lobby = evening.cafe.newest()
        evening.cafe.forbid("view_channel")
        assert is_silent(await bob.press(lobby, "sit", "west"))
        assert len(offers(lobby, "stand")) == 2


async def test_who_begins_a_game_reads_which_permission_is_missing_and_plays(
    evening: Evening,
) -> None:
    async with evening.with_people("Alice") as (alice,):
        await take_seats(evening, [alice])
        evening.cafe.forbid("view_channel")
        told = await alice.press(evening.cafe.newest(), "fill")
        assert told.ephemeral
        missing = SAY("permission-view-channel")
        assert text_of(told) == SAY("table-unshown", permissions=missing)
        assert evening.table().stage is Stage.PLAYING
        hand = await alice.slash("contree hand")
        assert verbs(hand)


async def test_the_notice_is_in_the_players_language_and_complete(
    evening: Evening,
) -> None:
    async with evening:
        bob = evening.cafe.person("Bob", locale="en-GB")
        await take_seats(evening, [bob])
        evening.cafe.forbid("view_channel", "send_messages")
        told = await bob.press(evening.cafe.newest(), "fill")
        names = [ENGLISH(f"permission-{name}") for name in ("view-channel", "send-messages")]
        assert text_of(told) == ENGLISH("table-unshown", permissions=ENGLISH.every(names))


async def test_the_table_is_shown_once_that_is_permitted(evening: Evening) -> None:
    async with evening.with_people("Alice") as (alice,):
        await take_seats(evening, [alice])
        lobby = evening.cafe.newest()
        evening.cafe.forbid("send_messages")
        told = await alice.press(lobby, "fill")
        missing = SAY("permission-send-messages")
        assert text_of(told) == SAY("table-unshown", permissions=missing)
        assert evening.cafe.newest().id == lobby.id
        evening.cafe.forbid()
        await alice.slash("contree hand")
        assert evening.cafe.newest().id != lobby.id


@pytest.mark.parametrize(("status", "code"), [(400, 160005), (403, 50001)])
async def test_a_press_is_shown_on_its_message_whatever_discord_refuses(
    evening: Evening, status: int, code: int
) -> None:
    async with evening.with_people("Alice", "Bob") as (alice, bob):
        await take_seats(evening, [alice])
        lobby = evening.cafe.newest()
        evening.cafe.env.inject_error(*EDIT, status=status, code=code, times=None)
        await evening.skip(TOKEN_LIFE)
        Screens.of(evening.bot).message_of(evening.table()).draw_again()
        await evening.cafe.env.settle()
        assert is_silent(await bob.press(lobby, "sit", "west"))
        assert len(offers(lobby, "stand")) == 2


async def test_a_table_cancelled_while_nothing_may_be_written_stays_cancelled(
    evening: Evening,
) -> None:
    async with evening.with_people("Alice") as (alice,):
        await take_seats(evening, [alice])
        lobby = evening.cafe.newest()
        evening.cafe.forbid("view_channel")
        assert is_silent(await alice.press(lobby, "cancel"))
        assert not verbs(lobby)
        assert evening.bot.services.registry.find_in_channel(evening.cafe.channel.id) is None
