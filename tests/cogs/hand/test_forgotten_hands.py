"""Whoever has no part in a table any more may cease to have it while their hand is being drawn."""

import asyncio
from dataclasses import replace

import discord
import pytest

from bot.tables.table import Table
from cogs.hand.hands import Hands
from cogs.table.screens import Screens
from cogs.ui.attachments import PictureAttachment
from cogs.ui.delivery.writer import Token
from tests.cogs.evening import Evening
from tests.cogs.playing import at_table
from tests.rig.people import Person


async def test_no_hand_is_sent_to_an_owner_erased_while_drawing(evening: Evening) -> None:
    async with at_table(evening) as game:
        await game.open_hands()
        hands, table, person = Screens.of(evening.bot).hands, evening.table(), game.turn
        before = [message.id for message in person.private()]
        deal_again(hands, table, person)
        drawing = asyncio.create_task(hands.refresh(table))
        await asyncio.sleep(0)
        hands.forget(table, person.id)
        await drawing
        assert [message.id for message in person.private()] == before


async def test_a_hand_is_removed_if_its_owner_is_erased_while_sending(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_table(evening) as game:
        await game.open_hands()
        hands, table, person = Screens.of(evening.bot).hands, evening.table(), game.turn
        deal_again(hands, table, person)
        send = Token.send

        async def forgotten(
            token: Token, view: discord.ui.LayoutView, attachment: PictureAttachment
        ) -> int:
            hands.forget(table, person.id)
            return await send(token, view, attachment)

        monkeypatch.setattr(Token, "send", forgotten)
        await hands.refresh(table)
        assert not person.private()


def deal_again(hands: Hands, table: Table, person: Person) -> None:
    """Let somebody's hand be one of another deal."""
    key = table.id, person.id
    hands._recipients[key] = replace(hands._recipients[key], deal=())
