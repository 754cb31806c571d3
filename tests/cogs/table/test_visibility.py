"""A press on a table that the bot may not show any more is done, and answered with a word."""

import pytest
import simcord

from bot.i18n import words
from bot.tables.table import Stage
from tests.cogs.evening import Evening
from tests.cogs.faults.table import EDIT
from tests.cogs.playing import offers, take_seats, verbs
from tests.rig.screens import text_of

SAY, ENGLISH = words("fr"), words("en")


def is_silent(answer: simcord.InteractionResult) -> bool:
    """Whether a press was answered by the table alone."""
    return answer.response is None or not answer.response.ephemeral


async def test_a_player_sitting_down_reads_which_permission_is_missing_and_plays(
    evening: Evening,
) -> None:
    async with evening:
        alice, bob = evening.people("Alice", "Bob")
        await take_seats(evening, [alice])
        lobby = evening.cafe.newest()
        evening.cafe.forbid("view_channel")
        told = await bob.press(lobby, "sit", "west")
        assert told.ephemeral
        missing = SAY("permission-view-channel")
        assert text_of(told) == SAY("table-unshown", permissions=missing)
        assert evening.table().seat_of(bob.id) is not None
        assert SAY("table-unshown", permissions=missing) in text_of(
            await alice.press(lobby, "fill")
        )
        assert evening.table().stage is Stage.PLAYING
        hand = await bob.slash("contree hand")
        assert verbs(hand)


async def test_the_notice_is_in_the_players_language_and_complete(
    evening: Evening,
) -> None:
    async with evening:
        (alice,) = evening.people("Alice")
        bob = evening.cafe.person("Bob", locale="en-GB")
        await take_seats(evening, [alice])
        evening.cafe.forbid("view_channel", "send_messages")
        told = await bob.press(evening.cafe.newest(), "sit", "west")
        names = [ENGLISH(f"permission-{name}") for name in ("view-channel", "send-messages")]
        assert text_of(told) == ENGLISH("table-unshown", permissions=ENGLISH.every(names))


async def test_the_notice_appears_once_until_the_table_is_shown_again(evening: Evening) -> None:
    async with evening:
        alice, bob = evening.people("Alice", "Bob")
        await take_seats(evening, [alice])
        lobby = evening.cafe.newest()
        evening.cafe.forbid("view_channel")
        assert not is_silent(await bob.press(lobby, "sit", "west"))
        assert is_silent(await bob.press(lobby, "sit", "north"))
        assert offers(lobby, "sit")
        evening.cafe.forbid()
        assert is_silent(await bob.press(lobby, "sit", "east"))
        assert len(offers(lobby, "stand")) == 2
        evening.cafe.forbid("view_channel")
        assert not is_silent(await bob.press(lobby, "stand", "east"))


async def test_a_table_that_can_be_edited_gives_no_notice(evening: Evening) -> None:
    async with evening:
        alice, bob = evening.people("Alice", "Bob")
        await take_seats(evening, [alice])
        lobby = evening.cafe.newest()
        evening.cafe.forbid("send_messages")
        before = text_of(lobby)
        assert is_silent(await bob.press(lobby, "sit", "west"))
        assert text_of(lobby) != before
        told = await alice.press(lobby, "fill")
        missing = SAY("permission-send-messages")
        assert text_of(told) == SAY("table-unshown", permissions=missing)


@pytest.mark.parametrize(("status", "code"), [(400, 160005), (403, 50001)])
async def test_a_refusal_by_discord_gives_a_notice_too(
    evening: Evening, status: int, code: int
) -> None:
    async with evening:
        alice, bob = evening.people("Alice", "Bob")
        await take_seats(evening, [alice])
        lobby = evening.cafe.newest()
        evening.cafe.env.inject_error(*EDIT, status=status, code=code, times=None)
        told = await bob.press(lobby, "sit", "west")
        assert text_of(told) == SAY("table-unshown-refused")
        assert is_silent(await bob.press(lobby, "sit", "north"))
        evening.cafe.env.backend.faults.clear()
        assert is_silent(await bob.press(lobby, "sit", "east"))
        assert is_silent(await alice.press(lobby, "stand", "south"))


async def test_a_table_cancelled_while_invisible_stays_cancelled(evening: Evening) -> None:
    async with evening:
        (alice,) = evening.people("Alice")
        await take_seats(evening, [alice])
        evening.cafe.forbid("view_channel")
        assert not is_silent(await alice.press(evening.cafe.newest(), "cancel"))
        assert evening.bot.services.registry.find_in_channel(evening.cafe.channel.id) is None
