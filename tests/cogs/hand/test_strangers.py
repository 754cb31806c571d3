"""A person without a seat is told why they may not press."""

from bot.tables.table import Stage
from cogs.ui.ids import ControlId
from engine.seats import Seat
from tests.cogs.evening import Evening
from tests.cogs.playing import at_table, hand_of, take_seats
from tests.cogs.refused import refused, refused_on_leftover


async def test_strangers_are_told_why(evening: Evening) -> None:
    async with evening.with_people("Alice", "Bob", "Eve") as (alice, bob, eve):
        await take_seats(evening, [alice, bob])
        table = evening.cafe.newest()
        host = {"user": f"<@{alice.id}>"}
        standing = eve.press(table, "stand", "south")
        await refused(evening, standing, "seat-taken", **host, seat=Seat.SOUTH)
        adding = str(ControlId("add-computer", evening.table().id))
        await refused_on_leftover(evening, eve, adding, "not-seated")
        await refused(evening, eve.press(table, "fill"), "not-host", **host)
        await refused(evening, eve.press(table, "cancel"), "not-host", **host)
        await refused(evening, bob.press(table, "fill"), "not-host", **host)

        await alice.press(table, "fill")
        table = evening.cafe.newest()
        await refused(evening, eve.press(table, "hand"), "not-seated")
        leaving = str(ControlId("ask-leave", evening.table().id))
        await refused_on_leftover(evening, eve, leaving, "not-seated")
        assert evening.table().stage is Stage.PLAYING


async def test_no_one_else_sees_a_hand(evening: Evening) -> None:
    async with at_table(evening) as game:
        (eve,) = evening.people("Eve")
        for person in game.people.values():
            hand = hand_of(person)
            others = {eve, *game.people.values()} - {person}
            assert person.sees(hand)
            assert not any(other.sees(hand) for other in others)
