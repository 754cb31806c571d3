"""The computers in the lobby: how well each plays, how fast they move, who may say so."""

from collections.abc import Iterator

import discord
import pytest

from bot.i18n import words
from bot.settings import Settings
from bot.tables.occupants import Computer
from bot.tables.table import Stage
from bot.tables.table_settings import Tempo
from cogs.ui.ids import ControlId
from engine.players import Level
from engine.seats import Seat
from tests.cogs.evening import Evening
from tests.cogs.playing import take_seats
from tests.cogs.refused import refused
from tests.rig.plugin import OpenCafe
from tests.rig.screens import MessageLike, buttons_of, message_of, selects_of, text_of
from tests.rig.ways import setup

SAY = words("fr")
HOST = Seat.SOUTH
THINKING = 30.0


def levels(evening: Evening) -> dict[Seat, Level]:
    """How well the computers play, by seat."""
    held = {seat: evening.table().occupant(seat) for seat in Seat}
    return {seat: one.level for seat, one in held.items() if isinstance(one, Computer)}


def all_at(level: Level, *without: Seat) -> dict[Seat, Level]:
    return {seat: level for seat in Seat if seat not in {HOST, *without}}


def chosen(page: MessageLike) -> Iterator[tuple[str, str]]:
    """What each menu of the page shows: the seat it is about, and the level."""
    for menu in selects_of(page):
        (level,) = menu.chosen
        yield menu.custom_id.argument, level


def tempo_on(page: MessageLike) -> str:
    """The tempo that the page of choices shows."""
    (menu,) = (each for each in selects_of(page) if each.custom_id.verb == "choose-tempo")
    return menu.chosen[0]


async def test_an_added_computer_has_the_servers_default_level(evening: Evening) -> None:
    async with evening.with_people("Alice") as (alice,):
        await alice.slash("contree start")
        lobby = evening.cafe.newest()
        page = await alice.press(lobby, "computers")
        assert message_of(page).flags.ephemeral
        assert list(chosen(page)) == [("", "club")]
        await alice.choose(page, "beginner", verb="choose-level")
        assert list(chosen(page)) == [("", "beginner")]
        await alice.press(lobby, "add-computer")
        assert levels(evening) == {Seat.NORTH: Level.BEGINNER}
        await alice.press(lobby, "fill")
        assert levels(evening) == all_at(Level.BEGINNER)


async def test_the_page_of_computers_leads_back_to_the_settings(evening: Evening) -> None:
    async with evening.with_people("Alice", "Bob") as (alice, bob):
        await alice.slash("contree start", computers=True)
        for person in (alice, bob):
            page = await person.press(evening.cafe.newest(), "computers")
            await person.press(page, "setup")
            assert SAY("lobby-button-setup") in text_of(page)
            assert "house-rules" in [each.custom_id.verb for each in buttons_of(page)]


async def test_each_computer_has_its_own_level(evening: Evening) -> None:
    async with evening.with_people("Alice", "Bob") as (alice, bob):
        await alice.slash("contree start", computers=True)
        lobby = evening.cafe.newest()
        await alice.press(lobby, "remove-computer", "north")
        await bob.press(lobby, "sit", "north")
        page = await bob.press(lobby, "computers")  # whoever sits there may choose
        assert list(chosen(page)) == [("", "club"), ("east", "club"), ("west", "club")]
        await bob.choose(page, "expert", verb="choose-level", argument="east")
        assert levels(evening) == {Seat.EAST: Level.EXPERT, Seat.WEST: Level.CLUB}
        assert list(chosen(page)) == [("", "club"), ("east", "expert"), ("west", "club")]
        await bob.choose(page, "beginner", verb="choose-level", argument="")
        assert levels(evening) == all_at(Level.BEGINNER, Seat.NORTH)


async def test_the_lobby_names_the_levels(evening: Evening) -> None:
    async with evening.with_people("Alice") as (alice,):
        await alice.slash("contree start", computers=True)
        lobby = evening.cafe.newest()
        assert SAY("level-club") in text_of(lobby)
        page = await alice.press(lobby, "computers")
        await alice.choose(page, "expert", verb="choose-level", argument="east")
        shown = text_of(lobby)
        for level in (Level.CLUB, Level.EXPERT):
            assert SAY(f"level-{level}-note") in shown
        assert SAY("level-beginner-note") not in shown


@pytest.mark.slow
async def test_strangers_see_the_page_without_menus(evening: Evening) -> None:
    async with evening.with_people("Alice", "Eve") as (alice, eve):
        await alice.slash("contree start", computers=True)
        lobby = evening.cafe.newest()
        for button in ("computers", "setup"):
            page = await eve.press(lobby, button)
            assert message_of(page).flags.ephemeral
            assert selects_of(page) == ()
        looked = await eve.press(lobby, "computers")
        assert SAY("computers-usual", level=SAY("level-club")) in text_of(looked)


@pytest.mark.parametrize("argument", ["", "west"])
async def test_a_player_who_stood_up_cannot_change_levels(evening: Evening, argument: str) -> None:
    async with evening.with_people("Alice", "Bob") as (alice, bob):
        await alice.slash("contree start", computers=True)
        lobby = evening.cafe.newest()
        await alice.press(lobby, "remove-computer", "east")
        await bob.press(lobby, "sit", "east")
        page = await bob.press(lobby, "computers")
        await bob.press(lobby, "stand", "east")
        choosing = bob.choose(page, "expert", verb="choose-level", argument=argument)
        await refused(evening, choosing, "not-seated")


async def test_a_removed_computer_has_no_level(evening: Evening) -> None:
    async with evening.with_people("Alice") as (alice,):
        await alice.slash("contree start", computers=True)
        lobby = evening.cafe.newest()
        page = await alice.press(lobby, "computers")
        await alice.press(lobby, "remove-computer", "east")
        choosing = alice.choose(page, "expert", verb="choose-level", argument="east")
        await refused(evening, choosing, "no-computer", seat=Seat.EAST)


@pytest.mark.parametrize(
    ("button", "verb", "argument", "value"),
    [("computers", "choose-level", "east", "expert"), ("setup", "choose-tempo", "", "fast")],
)
async def test_nothing_can_be_chosen_after_the_game_began(
    evening: Evening, button: str, verb: str, argument: str, value: str
) -> None:
    async with evening.with_people("Alice") as (alice,):
        await alice.slash("contree start", computers=True)
        lobby = evening.cafe.newest()
        page = message_of(await alice.press(lobby, button))
        async with evening.cafe.at_once():
            await alice.press(lobby, "start")
            await alice.choose(page, value, verb=verb, argument=argument)
        assert not alice.sees(page)  # with the lobby, its pages are gone
        assert levels(evening) == all_at(Level.CLUB)
        assert evening.table().tempo is Tempo.NORMAL


@pytest.mark.parametrize(("verb", "argument"), [("choose-level", "east"), ("choose-tempo", "")])
async def test_an_invalid_choice_is_refused(evening: Evening, verb: str, argument: str) -> None:
    async with evening.with_people("Alice") as (alice,):
        await alice.slash("contree start", computers=True)
        forged = evening.cafe.leftover(str(ControlId(verb, 1, argument=argument)))
        answer = await alice.press(forged)
        assert SAY("refusal-stale-press") in text_of(answer)
        assert levels(evening) == all_at(Level.CLUB)
        assert evening.table().tempo is Tempo.NORMAL


async def test_a_table_of_computers_alone_cannot_start(evening: Evening) -> None:
    async with evening.with_people("Alice") as (alice,):
        await alice.slash("contree start", computers=True)
        lobby = evening.cafe.newest()
        await alice.press(lobby, "stand", "south")
        page = await alice.press(lobby, "computers")  # still its host
        await alice.choose(page, "expert", verb="choose-level", argument="")
        await alice.press(lobby, "add-computer")
        assert levels(evening) == dict.fromkeys(Seat, Level.EXPERT)
        await refused(evening, alice.press(lobby, "start"), "not-seated")
        assert evening.table().stage is Stage.LOBBY


async def test_the_host_sets_the_tempo(evening: Evening) -> None:
    async with evening.with_people("Alice", "Bob") as (alice, bob):
        await take_seats(evening, [alice, bob])
        lobby = evening.cafe.newest()
        looked = await bob.press(lobby, "setup")
        assert "choose-tempo" not in {menu.custom_id.verb for menu in selects_of(looked)}
        page = await alice.press(lobby, "setup")
        assert tempo_on(page) == "normal"
        for tempo in ("fast", "slow"):
            await alice.choose(page, tempo, verb="choose-tempo")
            assert evening.table().tempo == tempo_on(page) == tempo


async def test_a_server_sets_the_level_of_new_tables(
    open_cafe: OpenCafe, settings: Settings
) -> None:
    evening = Evening(open_cafe, settings.model_copy(update={"computer_level": "beginner"}))
    async with evening:
        zoe = evening.cafe.person("Zoe", permissions=discord.Permissions(manage_guild=True))
        await zoe.slash("contree start", computers=True)
        assert levels(evening) == all_at(Level.BEGINNER)  # what the bot is set to
        await zoe.press(evening.cafe.newest(), "cancel")
        page = await setup(zoe, "tables")
        await zoe.choose(page, "club", verb="settings-level")
        await zoe.slash("contree start", computers=True)
        assert levels(evening) == all_at(Level.CLUB)
        await zoe.press(evening.cafe.newest(), "cancel")
        await zoe.press(page, "settings-undo")
        await zoe.slash("contree start", computers=True)
        assert levels(evening) == all_at(Level.BEGINNER)


async def test_computers_of_a_training_table_are_beginners_unless_chosen(evening: Evening) -> None:
    async with evening:
        zoe = evening.cafe.person("Zoe", permissions=discord.Permissions(manage_guild=True))

        async def seated() -> dict[Seat, Level]:
            """The computers of the table that was opened, which is closed again."""
            found = levels(evening)
            await zoe.press(evening.cafe.newest(), "cancel")
            return found

        await zoe.slash("contree start", computers=True, training=True)
        assert await seated() == all_at(Level.BEGINNER)
        await zoe.slash("contree start", computers=True)
        assert await seated() == all_at(Level.CLUB)
        await zoe.slash("contree start", computers=True, training=True, level="expert")
        assert await seated() == all_at(Level.EXPERT)
        await zoe.slash("contree start", computers=True, level="beginner")
        assert await seated() == all_at(Level.BEGINNER)
        page = await setup(zoe, "tables")
        await zoe.choose(page, "club", verb="settings-level")
        await zoe.slash("contree start", computers=True, training=True)
        assert await seated() == all_at(Level.CLUB)
        await zoe.press(page, "settings-undo")
        await zoe.slash("contree start", computers=True)
        choices = await zoe.press(evening.cafe.newest(), "setup")
        await zoe.press(choices, "training")
        assert levels(evening) == all_at(Level.BEGINNER)
        await zoe.press(choices, "training")
        assert levels(evening) == all_at(Level.CLUB)
        await zoe.choose(choices, "expert", verb="choose-level")
        await zoe.press(choices, "training")
        assert levels(evening) == all_at(Level.EXPERT)
