"""How the computers bid, chosen for a table and remembered by the server."""

import discord

from bot.i18n import words
from engine.players.understanding import Convention, Signals
from tests.cogs.evening import Evening
from tests.rig.screens import MessageLike, buttons_of, selects_of, text_of
from tests.rig.ways import setup

SAY = words("fr")
MENU = "choose-convention"


def offered(page: MessageLike) -> tuple[str, ...]:
    """What the page has chosen of the conventions, if it offers them."""
    menus = (menu for menu in selects_of(page) if menu.custom_id.verb == MENU)
    return next((menu.chosen for menu in menus), ())


async def test_a_server_remembers_the_convention_that_a_table_chose(evening: Evening) -> None:
    async with evening.with_people("Alice", "Bob") as (alice, bob):
        await alice.slash("contree start", computers=True)
        page = await alice.press(evening.cafe.newest(), "setup")
        assert offered(page) == (Convention.DIALOGUE,)
        await alice.choose(page, "aces", verb=MENU)
        assert evening.table().convention is Convention.ACES
        assert offered(page) == (Convention.ACES,)
        await alice.press(evening.cafe.newest(), "cancel")
        await bob.slash("contree start", computers=True)
        assert evening.table().convention is Convention.ACES


async def test_a_table_without_signals_is_remembered_too(evening: Evening) -> None:
    async with evening.with_people("Alice", "Bob") as (alice, bob):
        await alice.slash("contree start", computers=True)
        assert evening.table().understanding.signals is Signals.BOTH
        page = await alice.press(evening.cafe.newest(), "setup")
        await alice.press(page, "choose-signals", "no")
        assert evening.table().understanding.signals is Signals.NONE
        assert SAY("signals-button", signals="no") in [each.label for each in buttons_of(page)]
        await alice.press(evening.cafe.newest(), "cancel")
        await bob.slash("contree start", computers=True)
        assert evening.table().understanding.signals is Signals.NONE


async def test_who_does_not_play_reads_how_the_computers_bid(evening: Evening) -> None:
    async with evening.with_people("Alice", "Eve") as (alice, eve):
        await alice.slash("contree start", computers=True)
        page = await eve.press(evening.cafe.newest(), "setup")
        assert offered(page) == ()
        assert SAY("convention-dialogue") in text_of(page)


async def test_games_in_which_a_trump_is_taken_have_no_conventions(evening: Evening) -> None:
    async with evening.with_people("Alice") as (alice,):
        await alice.slash("contree start", game="belote")
        page = await alice.press(evening.cafe.newest(), "setup")
        assert offered(page) == ()
        assert SAY("lobby-choice", of="convention") not in text_of(page)


async def test_a_manager_sets_the_convention_of_new_tables(evening: Evening) -> None:
    async with evening:
        zoe = evening.cafe.person("Zoe", permissions=discord.Permissions(manage_guild=True))
        page = await setup(zoe, "tables")
        await zoe.choose(page, "natural", verb="settings-convention")
        await zoe.slash("contree start")
        assert evening.table().convention is Convention.NATURAL
        await zoe.press(evening.cafe.newest(), "cancel")
        await zoe.press(page, "settings-undo")
        await zoe.slash("contree start")
        assert evening.table().convention is Convention.DIALOGUE
