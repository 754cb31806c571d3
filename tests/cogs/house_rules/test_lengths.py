"""The length of a game, chosen among the settings of a lobby."""

import discord

from bot.i18n import words
from bot.tables.house_rules import GameLength
from cogs.ui.ids import ControlId
from cogs.ui.people import table_heading
from tests.cogs.evening import Evening
from tests.cogs.refused import refused_on_leftover
from tests.rig.screens import MessageLike, Select, selects_of, text_of

SAY = words("fr")
LENGTH, PRESET = "choose-length", "choose-table-preset"


def lengths(page: MessageLike) -> Select:
    """The menu of the lengths."""
    (menu,) = (each for each in selects_of(page) if each.custom_id.verb == LENGTH)
    return menu


async def test_the_host_chooses_a_length(evening: Evening) -> None:
    async with evening.with_people("Alice", "Eve") as (alice, eve):
        lobby = await alice.slash("contree start")
        page = await alice.press(lobby, "setup")
        counts = {"short": 4, "half": 1000, "full": 2000}
        of = SAY("lobby-choice", of="length")
        told = [SAY(f"lobby-length-{each}", count=counts[each]) for each in counts]
        assert [label for _, label in lengths(page).options] == [
            SAY("house-difference", option=of, choice=each) for each in told
        ]
        forged = str(ControlId(LENGTH, evening.table().id))
        await refused_on_leftover(evening, eve, forged, "stale-press")
        assert not selects_of(await eve.press(lobby, "setup"))
        for length, deals, target in (("short", 4, 2000), ("half", None, 1000)):
            await alice.choose(page, length, verb=LENGTH)
            table = evening.table()
            assert (table.rules.end.deals, table.rules.end.target) == (deals, target)
            assert table_heading(table.rules, SAY) in text_of(lobby)
            assert lengths(page).chosen == (length,)


async def test_a_server_remembers_its_last_length(evening: Evening) -> None:
    async with evening.with_people("Alice") as (alice,):
        lobby = await alice.slash("contree start")
        await alice.choose(await alice.press(lobby, "setup"), "short", verb=LENGTH)
        await alice.press(lobby, "cancel")
        lobby = await alice.slash("contree start", game="coinche")
        assert evening.table().house.length is GameLength.SHORT
        await alice.choose(
            await alice.press(lobby, "setup"), "federation-coinche-2015", verb=PRESET
        )
        assert evening.table().house.length is GameLength.SHORT
        await alice.press(lobby, "cancel")
        lobby = await alice.slash("contree start", target=500)
        assert (evening.table().rules.end.deals, evening.table().rules.end.target) == (None, 500)
        await alice.press(lobby, "cancel")
        lobby = await alice.slash("contree start", game="coinche")
        assert evening.table().house.length is GameLength.SHORT
        await alice.choose(await alice.press(lobby, "setup"), "online", verb=PRESET)
        await alice.press(lobby, "cancel")
        await alice.slash("contree start", game="coinche")
        assert (evening.table().rules.end.deals, evening.table().rules.end.target) == (None, 1000)


async def test_rules_that_a_server_fixes_keep_their_length(evening: Evening) -> None:
    async with evening:
        manager = evening.cafe.person("Zoe", permissions=discord.Permissions(manage_guild=True))
        page = await manager.slash("contree-admin setup")
        await manager.press(page, "house-rules")
        await manager.choose(page, "coinche", verb="choose-game")
        lobby = await manager.slash("contree start")
        await manager.choose(await manager.press(lobby, "setup"), "short", verb=LENGTH)
        await manager.press(lobby, "cancel")
        await manager.slash("contree start")
        assert evening.table().house.length is GameLength.FULL
