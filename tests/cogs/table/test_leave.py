"""/contree leave: a computer plays on, and the seat stays its owner's."""

from datetime import timedelta

import pytest

from bot.i18n import words
from bot.tables.occupants import Computer, Human
from bot.tables.table import Stage
from engine.state import Phase
from tests.cogs.evening import Evening
from tests.cogs.playing import Game, at_table, take_seats, verbs
from tests.cogs.refused import refused
from tests.rig.people import Person
from tests.rig.screens import text_of
from tests.rig.slow import slow_except

SAY = words("fr")


def is_away(game: Game, person: Person) -> bool:
    held = game.evening.table().occupant(game.seat(person))
    assert isinstance(held, Human)
    assert held.user == person.id
    return held.away


async def leave(person: Person) -> None:
    asked = await person.slash("contree leave")
    assert asked.ephemeral
    await person.press(asked, "leave")
    assert SAY("leave-done", playing="yes") in text_of(person.newest_private())


async def test_leaving_needs_confirmation(evening: Evening) -> None:
    async with at_table(evening) as game:
        (alice, *_) = game.people.values()
        asked = await alice.slash("contree leave")
        assert verbs(asked) == {"leave", "keep", "close"}
        await refused(evening, alice.press(asked, "keep"))
        assert verbs(asked) == {"close"}
        assert not is_away(game, alice)


async def test_a_computer_plays_for_a_player_who_left(evening: Evening) -> None:
    async with at_table(evening) as game:
        player = game.turn
        await leave(player)
        assert is_away(game, player)
        assert game.turn is not player
        assert SAY("table-replaced", player=f"<@{player.id}>") in text_of(game.table)
        asked = await player.slash("contree leave")
        await refused(evening, player.press(asked, "leave"), "already-away")


async def test_the_table_has_a_leave_button(evening: Evening) -> None:
    async with at_table(evening) as game:
        player = game.turn
        asked = await player.press(game.table, "ask-leave")
        await player.press(asked, "leave")
        assert is_away(game, player)


async def test_opening_the_hand_returns_the_seat(evening: Evening) -> None:
    async with at_table(evening) as game:
        (alice, *_) = game.people.values()
        await leave(alice)
        await alice.press(game.table, "hand")
        assert not is_away(game, alice)
        assert f"<@{alice.id}>" in text_of(game.table)
        await leave(alice)
        await alice.slash("contree hand")
        assert not is_away(game, alice)


@pytest.mark.slow
async def test_a_game_alone_with_computers_waits_after_leaving(evening: Evening) -> None:
    async with at_table(evening, "Alice") as game:
        (alice,) = game.people.values()
        await leave(alice)
        move = evening.table().move
        await evening.skip(timedelta(minutes=10))
        assert evening.table().move == move
        await alice.press(game.table, "hand")
        await game.play_until(Phase.OVER)


async def test_leaving_the_lobby_frees_the_seat(evening: Evening) -> None:
    async with evening.with_people("Alice", "Bob") as (alice, bob):
        await take_seats(evening, [alice, bob])
        await bob.slash("contree leave")
        assert evening.table().seat_of(bob.id) is None
        assert evening.table().stage is Stage.LOBBY
        await refused(evening, bob.slash("contree leave"), "not-seated")


async def test_leaving_without_a_seat_is_refused(evening: Evening) -> None:
    async with evening.with_people("Alice") as (alice,):
        await refused(evening, alice.slash("contree leave"), "no-table-here")


@pytest.mark.parametrize("command", slow_except(["hand", "leave", "pause"], ["hand", "leave"]))
async def test_a_player_seated_elsewhere_is_told_where(evening: Evening, command: str) -> None:
    async with evening.with_people("Alice") as (alice,):
        there, third = (evening.cafe.server.create_text_channel(name) for name in "ab")
        asked = f"contree {command}"
        await alice.slash("contree start", channel=there)
        link = f"<#{there.id}>"
        await refused(evening, alice.slash(asked), "seated-elsewhere", channels=link)
        await alice.slash("contree start", channel=third)
        both = SAY.every((link, f"<#{third.id}>"))
        await refused(evening, alice.slash(asked), "seated-elsewhere", channels=both)


@pytest.mark.slow
async def test_a_player_leaving_after_a_game_is_not_in_the_next(evening: Evening) -> None:
    async with at_table(evening, target=100) as game:
        await game.play_until(None)
        _, bob, chloe, _ = game.people.values()
        asked = await bob.press(game.table, "ask-leave")
        assert SAY("leave-confirm", playing="no", last="no", counts="yes") in text_of(asked)
        await bob.press(asked, "leave")
        assert SAY("leave-done", playing="no") in text_of(asked)
        assert SAY("game-rematch-without", players=f"<@{bob.id}>") in text_of(game.table)
        seat = game.seat(bob)
        await chloe.press(game.table, "rematch")
        assert isinstance(evening.table().occupant(seat), Computer)
        assert evening.table().seat_of(bob.id) is None


@pytest.mark.slow
async def test_a_winner_who_left_is_marked_as_gone(evening: Evening) -> None:
    async with at_table(evening, target=100) as game:
        await game.play_until(None)
        table = evening.table()
        assert table.game is not None
        assert table.game.winner is not None
        winner = game.people[table.rules.seating.members(table.game.winner)[0]]
        await winner.press(await winner.press(game.table, "ask-leave"), "leave")
        assert SAY("table-left", player=f"<@{winner.id}>") in text_of(game.table)
