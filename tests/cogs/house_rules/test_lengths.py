"""The length of a game, chosen in the lobby in one press."""

import discord

from bot.i18n import words
from bot.tables.house_rules import GameLength
from cogs.ui.ids import ControlId
from cogs.ui.people import table_heading
from tests.cogs.evening import Evening
from tests.cogs.refused import refused, refused_on_leftover
from tests.rig.screens import Button, MessageLike, buttons_of, text_of

SAY = words("fr")
LENGTH = "choose-length"


def lengths(lobby: MessageLike) -> list[Button]:
    """The buttons of the lengths."""
    return [button for button in buttons_of(lobby) if button.custom_id.verb == LENGTH]


async def test_the_host_chooses_a_length_in_one_press(evening: Evening) -> None:
    async with evening.with_people("Alice", "Eve") as (alice, eve):
        lobby = await alice.slash("contree start")
        counts = {"short": 4, "half": 1000, "full": 2000}
        told = [SAY(f"lobby-length-{each}", count=counts[each]) for each in counts]
        assert [each.label for each in lengths(lobby)] == told
        await refused(evening, eve.press(lobby, LENGTH, "short"), "not-host", user=f"<@{alice.id}>")
        for length, deals, target in (("short", 4, 2000), ("half", None, 1000)):
            await alice.press(lobby, LENGTH, length)
            table = evening.table()
            assert (table.rules.end.deals, table.rules.end.target) == (deals, target)
            assert table_heading(table.rules, SAY) in text_of(lobby)
            (chosen,) = (each for each in lengths(lobby) if each.disabled)
            assert chosen.custom_id.argument == length
        forged = str(ControlId(LENGTH, evening.table().id, argument="long"))
        await refused_on_leftover(evening, alice, forged, "stale-press")


async def test_a_server_remembers_its_last_length(evening: Evening) -> None:
    async with evening.with_people("Alice") as (alice,):
        lobby = await alice.slash("contree start")
        await alice.press(lobby, LENGTH, "short")
        await alice.press(lobby, "cancel")
        lobby = await alice.slash("contree start", game="coinche")
        assert evening.table().house.length is GameLength.SHORT
        await alice.choose(lobby, "federation-coinche-2015", verb="choose-preset")
        assert evening.table().house.length is GameLength.SHORT
        await alice.press(lobby, "cancel")
        lobby = await alice.slash("contree start", target=500)
        assert (evening.table().rules.end.deals, evening.table().rules.end.target) == (None, 500)
        await alice.press(lobby, "cancel")
        lobby = await alice.slash("contree start", game="coinche")
        assert evening.table().house.length is GameLength.SHORT
        await alice.choose(lobby, "online", verb="choose-preset")
        await alice.press(lobby, "cancel")
        await alice.slash("contree start", game="coinche")
        assert (evening.table().rules.end.deals, evening.table().rules.end.target) == (None, 1000)


async def test_rules_that_a_server_fixes_keep_their_length(evening: Evening) -> None:
    async with evening:
        manager = evening.cafe.person("Zoe", permissions=discord.Permissions(manage_guild=True))
        page = await manager.slash("contree settings")
        await manager.press(page, "house-rules")
        await manager.choose(page, "coinche", verb="choose-game")
        lobby = await manager.slash("contree start")
        await manager.press(lobby, LENGTH, "short")
        await manager.press(lobby, "cancel")
        await manager.slash("contree start")
        assert evening.table().house.length is GameLength.FULL
