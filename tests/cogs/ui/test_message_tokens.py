"""A token writes the messages of a table while it lives, and while hands keep their room."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest
from discord.ui import LayoutView

from bot.monitoring.overload import Shed
from cogs.ui.attachments import KEEP, Attachments, DrawnPicture, PictureAttachment
from cogs.ui.delivery.budget import (
    BY_TOKEN_SECONDS,
    KEPT_FOR_TURNS,
    KEPT_WHERE_CROWDED,
    LOOK_SECONDS,
    SELDOM_SECONDS,
    DeliveryBudget,
)
from cogs.ui.delivery.writer import TOKEN_LIFE, MessageTokens, Token
from tests.bot.tables.passing_time import PassingClock

CHANNEL, MESSAGE, PAGE = 1, 2, "deal 1"
REFRESH = 1.5
"""Seconds between two edits of a table at the least."""


def with_room(
    clock: PassingClock, room: int, *, crowded: bool = False, shed: Shed = Shed.NOTHING
) -> DeliveryBudget:
    """A budget of so many requests by tokens in each channel."""
    bot: Any = SimpleNamespace(
        clock=clock,
        settings=SimpleNamespace(hand_edits=room, refresh_seconds=REFRESH),
        allowance=SimpleNamespace(crowded=crowded),
        shedding=SimpleNamespace(level=shed),
    )
    return DeliveryBudget(bot)


def kept(clock: PassingClock, room: int, *, crowded: bool = False) -> MessageTokens:
    """The tokens of a table in whose channel there is so much room; one can edit and post."""
    budget = with_room(clock, room, crowded=crowded)
    tokens = MessageTokens(budget, CHANNEL)
    pressed = cast("Any", SimpleNamespace(followup=None, client=SimpleNamespace(clock=clock)))
    tokens.keep(MESSAGE, Token(pressed))
    tokens.keep_for_page(PAGE, Token(pressed))
    return tokens


def usable(tokens: MessageTokens) -> tuple[bool, bool]:
    """Whether a token can edit the message, and post the page."""
    return tokens.can_edit(MESSAGE), tokens.can_post(PAGE)


async def test_a_token_writes_only_while_discord_accepts_it() -> None:
    clock = PassingClock()
    tokens = kept(clock, KEPT_FOR_TURNS + 1)
    await clock.passes(TOKEN_LIFE.total_seconds() - 1)
    assert usable(tokens) == (True, True)
    await clock.passes(1)
    assert usable(tokens) == (False, False)


@pytest.mark.parametrize(
    ("crowded", "needed"), [(False, KEPT_FOR_TURNS), (True, KEPT_WHERE_CROWDED)]
)
def test_a_token_leaves_the_room_that_is_kept_for_hands(crowded: bool, needed: int) -> None:
    clock = PassingClock()
    assert usable(kept(clock, needed + 1, crowded=crowded)) == (True, True)
    assert usable(kept(clock, needed, crowded=crowded)) == (False, False)


@pytest.mark.parametrize(
    ("shed", "by_token", "seconds"),
    [
        (Shed.NOTHING, False, REFRESH),
        (Shed.NOTHING, True, BY_TOKEN_SECONDS),
        (Shed.HANDS, False, SELDOM_SECONDS[Shed.HANDS]),
        (Shed.HANDS, True, SELDOM_SECONDS[Shed.HANDS]),
    ],
)
async def test_a_table_rests_longer_after_an_edit_by_a_token_and_while_the_bot_is_busy(
    shed: Shed, *, by_token: bool, seconds: float
) -> None:
    clock = PassingClock()
    budget = with_room(clock, KEPT_FOR_TURNS, shed=shed)
    resting = asyncio.create_task(budget.rest(lambda: False, lambda: by_token))
    await clock.passes(seconds - 0.1)
    assert not resting.done()
    await clock.passes(LOOK_SECONDS)
    assert resting.done()


def test_a_token_writes_only_what_it_was_kept_for() -> None:
    tokens = kept(PassingClock(), KEPT_FOR_TURNS + 1)
    assert not tokens.can_edit(None)
    assert not tokens.can_edit(MESSAGE + 1)
    assert not tokens.can_post("deal 2")
    tokens.forget(MESSAGE)
    assert usable(tokens) == (False, True)


async def test_a_picture_that_a_token_has_sent_is_not_sent_again() -> None:
    async def send(**_sent: object) -> SimpleNamespace:
        return SimpleNamespace(id=MESSAGE)

    nobody: Any = None
    attachments = Attachments(nobody, nobody, nobody)
    shown: Any = SimpleNamespace(picture="a table", name="table.png", words="a table")
    attachment = PictureAttachment(attachments, DrawnPicture(shown, b"png"))
    client = SimpleNamespace(clock=PassingClock())
    token = Token(cast("Any", SimpleNamespace(followup=SimpleNamespace(send=send), client=client)))
    assert len(attachment.files(MESSAGE)) == 1
    assert await token.send(LayoutView(), attachment) == MESSAGE
    assert attachment.files(MESSAGE) is KEEP
