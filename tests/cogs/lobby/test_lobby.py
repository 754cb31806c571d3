"""The lobby: seats are taken, left and changed, until the game begins."""

from bot.i18n import words
from bot.tables.occupants import Human
from bot.tables.table import Stage
from engine.events import Dealt
from engine.seats import Seat
from tests.cogs.evening import Evening
from tests.cogs.playing import verbs
from tests.rig.screens import text_of


def in_seat(evening: Evening, seat: Seat) -> int | None:
    held = evening.table().occupant(seat)
    return held.user if isinstance(held, Human) else None


async def test_seats_are_taken_left_and_changed(evening: Evening) -> None:
    async with evening:
        alice, bob = evening.people("Alice", "Bob")
        await alice.slash("contree start")
        lobby = evening.cafe.newest()
        await bob.press(lobby, "sit", "east")
        await bob.press(lobby, "sit", "north")
        assert in_seat(evening, Seat.NORTH) == bob.id
        assert in_seat(evening, Seat.EAST) is None
        await alice.press(lobby, "add-computer")
        await bob.press(lobby, "stand", "north")
        assert in_seat(evening, Seat.NORTH) is None
        assert len(evening.table().free_seats) == 2


async def test_a_host_who_leaves_the_lobby_hands_it_on(evening: Evening) -> None:
    async with evening:
        alice, bob = evening.people("Alice", "Bob")
        await alice.slash("contree start")
        lobby = evening.cafe.newest()
        await bob.press(lobby, "sit", "north")
        await alice.press(lobby, "stand", "south")
        assert evening.table().host == bob.id
        await bob.press(lobby, "fill")
        assert evening.table().stage is Stage.PLAYING


async def test_a_cancelled_lobby_frees_the_channel(evening: Evening) -> None:
    async with evening:
        (alice,) = evening.people("Alice")
        await alice.slash("contree start")
        lobby = evening.cafe.newest()
        await alice.press(lobby, "cancel")
        assert verbs(lobby) == set()
        await alice.slash("contree start")
        assert evening.table().id == 2


async def test_two_press_one_seat_at_once(evening: Evening) -> None:
    async with evening:
        alice, bob, chloe = evening.people("Alice", "Bob", "Chloe")
        await alice.slash("contree start")
        lobby = evening.cafe.newest()
        async with evening.cafe.at_once():
            await bob.press(lobby, "sit", "north")
            late = await chloe.press(lobby, "sit", "north")
        taken = words("fr")("refusal-seat-taken", user=f"<@{bob.id}>", seat=Seat.NORTH)
        assert taken in text_of(late)
        assert late.ephemeral
        assert in_seat(evening, Seat.NORTH) == bob.id
        assert evening.table().seat_of(chloe.id) is None


async def test_a_game_begins_once_however_often_one_presses(evening: Evening) -> None:
    async with evening:
        (alice,) = evening.people("Alice")
        await alice.slash("contree start")
        lobby = evening.cafe.newest()
        async with evening.cafe.at_once():
            await alice.press(lobby, "fill")
            late = await alice.press(lobby, "fill")
        assert words("fr")("refusal-game-running") in text_of(late)
        assert sum(isinstance(event, Dealt) for event in await evening.log()) == 1
