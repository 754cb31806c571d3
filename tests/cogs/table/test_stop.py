"""/contree stop: for the host and whoever manages the server, and only after asking."""

import json
from dataclasses import replace

import discord
from sqlalchemy import select

from bot.i18n import words
from bot.i18n.languages import NO_BREAK
from bot.ratings.rating import FIRST_POINTS
from bot.storage.database.schema import games, ratings
from bot.tables.events import Closing, TableClosed, TermsFixed
from bot.tables.table import Stage
from cogs.table.info_pages import confirm_stop
from cogs.ui.delivery.writer import TOKEN_LIFE
from engine.seats import Seat
from tests.bot.storage.made import count
from tests.cogs.drawing import drawn
from tests.cogs.evening import Evening
from tests.cogs.playing import at_table, verbs
from tests.cogs.refused import refused
from tests.rig.screens import MessageLike, buttons_of, text_of
from tests.rig.ways import ask_to_kick

SAY = words("fr")


def plain(message: MessageLike) -> str:
    """The text of a message, with ordinary spaces."""
    return text_of(message).replace(NO_BREAK, " ")


async def test_stopping_needs_the_hosts_confirmation(evening: Evening) -> None:
    async with at_table(evening, "Alice", "Bob") as game:
        alice, bob = game.people.values()
        asked = await alice.slash("contree stop")
        assert asked.ephemeral
        assert verbs(asked) == {"ask-stop", "stop", "keep", "close"}
        lost = "comme perdue pour vous au classement « Contrée et coinche, avec des ordinateurs »"
        assert lost in plain(asked)
        await alice.press(asked, "stop")
        assert SAY("stop-done", playing="yes") in text_of(asked)
        assert (await evening.log())[-1] == TableClosed(Closing.STOPPED)
        assert verbs(game.table) == set()
        await refused(evening, bob.slash("contree hand"), "no-table-here")
        await bob.slash("contree start")
        assert evening.table().id == 2


async def test_a_stopped_games_hands_have_no_buttons(evening: Evening) -> None:
    async with at_table(evening, "Alice", "Bob") as game:
        hands = [game.hand(person) for person in game.people.values()]
        alice = game.people[min(game.people)]
        await alice.press(await alice.slash("contree stop"), "stop")
        for hand in hands:
            assert text_of(hand) == SAY("table-closed")
            assert verbs(hand) == set()


async def test_the_host_may_cancel_the_confirmation(evening: Evening) -> None:
    async with at_table(evening, "Alice") as game:
        (alice,) = game.people.values()
        asked = await alice.slash("contree stop")
        await refused(evening, alice.press(asked, "keep"))
        assert evening.table().stage is Stage.PLAYING


async def test_a_game_stopped_by_consent_counts_nowhere(evening: Evening) -> None:
    async with at_table(evening, "Alice", "Bob", "Chloe", "Dan") as game:
        alice = game.people[Seat.SOUTH]
        asked = await alice.slash("contree stop")
        assert "comme perdue pour vous au classement « Contrée et coinche » et" in plain(asked)
        await alice.press(asked, "ask-stop")
        assert SAY("stop-sent") in text_of(asked)
        west, east = game.people[Seat.WEST], game.people[Seat.EAST]
        await refused(
            evening, game.people[Seat.NORTH].press(game.table, "agree-stop"), "not-yours-to-answer"
        )
        await west.press(game.table, "refuse-stop")
        assert "agree-stop" not in verbs(game.table)
        await alice.press(await alice.slash("contree stop"), "ask-stop")
        for person in (west, east):
            await person.press(game.table, "agree-stop")
        assert (await evening.log())[-1] == TableClosed(Closing.AGREED)
        assert await count(evening.bot.services.database, games) == 0


async def test_stopping_a_training_table_loses_nothing(evening: Evening) -> None:
    async with at_table(evening, "Alice", "Bob", "Chloe", "Dan", training=True) as game:
        alice = game.people[Seat.SOUTH]
        leaving = await game.people[Seat.WEST].slash("contree leave")
        assert "vous perdez la partie" not in plain(leaving)
        kicking = await ask_to_kick(alice, game.table, game.people[Seat.WEST].id)
        assert "perdue" not in plain(kicking)
        await alice.slash("contree pause")
        assert SAY("pause-title") in text_of(game.table)
        assert "perd la partie" not in plain(game.table)
        await alice.slash("contree pause")
        asked = await alice.slash("contree stop")
        assert verbs(asked) == {"stop", "keep", "close"}
        assert SAY("stop-confirm-free", others="no") in text_of(asked)
        assert {each.label for each in buttons_of(asked)} >= {
            SAY("stop-button-confirm", playing="yes")
        }
        await alice.press(asked, "stop")
        assert (await evening.log())[-1] == TableClosed(Closing.ENDED)
        rows = await evening.bot.services.database.read(
            lambda c: c.execute(select(ratings.c.points)).scalars().all()
        )
        assert set(rows) <= {FIRST_POINTS}


async def test_stopping_an_unrated_game_costs_nothing(evening: Evening) -> None:
    async with at_table(evening, "Alice", "Bob") as game:
        alice, _ = game.people.values()
        table = replace(evening.table(), terms=TermsFixed(rated=False))
        told = json.dumps(drawn(confirm_stop(table, alice.id, SAY)), ensure_ascii=False)
        assert SAY("stop-confirm-free", others="no") in told
        assert "ask-stop" not in told


async def test_resigning_loses_the_game(evening: Evening) -> None:
    async with at_table(evening, "Alice", "Bob", "Chloe", "Dan") as game:
        alice = game.people[Seat.SOUTH]
        await alice.press(await alice.slash("contree stop"), "stop")
        rows = await evening.bot.services.database.read(
            lambda c: c.execute(select(ratings.c.user_id, ratings.c.points)).all()
        )
        assert {user for user, points in rows if points != FIRST_POINTS} == {alice.id}
        assert all(points <= FIRST_POINTS for _, points in rows)


async def test_server_managers_may_stop_a_game(evening: Evening) -> None:
    async with at_table(evening, "Alice"):
        manages = discord.Permissions(manage_guild=True)
        zoe = evening.cafe.person("Zoe", permissions=manages)
        await zoe.press(await zoe.slash("contree stop"), "stop")
        assert (await evening.log())[-1] == TableClosed(Closing.ENDED)


async def test_other_players_may_not_stop_a_game(evening: Evening) -> None:
    async with at_table(evening, "Alice", "Bob") as game:
        alice, bob = game.people.values()
        (eve,) = evening.people("Eve")
        host = f"<@{alice.id}>"
        for person in (bob, eve):
            await refused(evening, person.slash("contree stop"), "not-manager", user=host)


async def test_a_lobby_can_be_stopped_too(evening: Evening) -> None:
    async with evening.with_people("Alice") as (alice,):
        await alice.slash("contree start")
        asked = await alice.slash("contree stop")
        assert SAY("stop-confirm", playing="no") in text_of(asked)
        await alice.press(asked, "stop")
        assert SAY("stop-done", playing="no") in text_of(asked)
        await refused(evening, alice.slash("contree stop"), "no-table-here")


async def test_a_former_tables_confirmation_cannot_stop_the_next(evening: Evening) -> None:
    async with evening.with_people("Alice") as (alice,):
        await alice.slash("contree start")
        first = await alice.slash("contree stop")
        await evening.skip(TOKEN_LIFE)  # nothing takes it away
        second = await alice.slash("contree stop")
        await evening.skip(TOKEN_LIFE)
        await alice.press(first, "stop")
        await alice.slash("contree start")
        await refused(evening, alice.press(second, "stop"), "table-closed")
        assert evening.table().stage is Stage.LOBBY
