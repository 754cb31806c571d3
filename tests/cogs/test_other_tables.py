"""Buttons of tables that are over, or are none of one's business."""

from collections.abc import Iterator

import pytest

from cogs.features import press_handlers
from cogs.ui.ids import DECLARED, ControlId
from engine.state import Phase
from tests.cogs.arguments import examples_of
from tests.cogs.evening import Evening
from tests.cogs.playing import at_table, offers
from tests.cogs.refused import refused, refused_on_leftover
from tests.rig.people import Person

OF_THE_GAME = (
    ("card", "JH"),
    ("bid", "80S"),
    ("pass", ""),
    ("double", "1"),
    ("next", ""),
    ("sit", "north"),
    ("start", ""),
    ("cancel", ""),
)


def of_tables() -> Iterator[ControlId]:
    """A control of each kind that belongs to a table that goes on, as table 1 may have it."""
    press_handlers()
    for declared in DECLARED.values():
        if declared.presser.at_a_table:
            yield next(examples_of(declared)).at(1)


@pytest.mark.slow
async def test_presses_on_a_finished_table(evening: Evening) -> None:
    async with at_table(evening, "Alice", target=100) as game:
        await game.play_until(None)
        (alice,) = game.people.values()
        move = evening.table().move
        for verb, argument in OF_THE_GAME:
            assert await refused_on_leftover(
                evening, alice, str(ControlId(verb, 1, move, argument))
            )
        going_on = str(ControlId("next", 1, move))
        await refused_on_leftover(evening, alice, going_on, "game-finished")


@pytest.mark.slow
async def test_presses_on_a_table_that_is_a_lobby_again(evening: Evening) -> None:
    async with at_table(evening, "Alice", target=100) as game:
        await game.play_until(Phase.PLAY)
        hand = game.hand(game.turn)
        cards = [button.custom_id.text for button in offers(hand, "card")]
        await game.play_until(None)
        (alice,) = game.people.values()
        await alice.press(game.table, "seats")
        for verb in ("hand", "sheet", "tricks", "next"):
            await refused_on_leftover(evening, alice, str(ControlId(verb, 1)), "no-game")
        for custom_id in cards:
            await refused_on_leftover(evening, alice, custom_id, "no-game")


@pytest.mark.slow
async def test_presses_on_a_closed_table(evening: Evening) -> None:
    async with evening.with_people("Alice") as (alice,):
        await alice.slash("contree start")
        await alice.press(evening.cafe.newest(), "cancel")
        for control in of_tables():
            late = evening.cafe.leftover(str(control))
            await refused(evening, alice.press(late), "table-closed")
        await evening.restart()
        late = evening.cafe.leftover(str(ControlId("hand", 1)))
        await refused(evening, alice.press(late), "table-closed")


async def test_presses_on_a_closed_table_with_a_successor(evening: Evening) -> None:
    async with evening.with_people("Alice") as (alice,):
        await alice.slash("contree start")
        await alice.press(evening.cafe.newest(), "cancel")
        await alice.slash("contree start")
        late = evening.cafe.leftover(str(ControlId("sit", 1, argument="north")))
        await refused(evening, alice.press(late), "table-closed")


async def test_presses_on_a_table_of_another_channel(evening: Evening) -> None:
    async with evening.with_people("Alice", "Bob") as (alice, bob):
        await alice.slash("contree start")
        elsewhere = evening.cafe.server.create_text_channel("elsewhere")
        await bob.slash("contree start", channel=elsewhere)
        late = evening.cafe.leftover(str(ControlId("hand", 2)))
        await refused(evening, bob.press(late), "no-game")


async def test_presses_on_a_table_of_another_server(evening: Evening) -> None:
    async with evening:
        cafe = evening.cafe
        other = cafe.env.create_guild("Ailleurs", preferred_locale="fr")
        channel = other.create_text_channel("belote")
        alice = Person(cafe, other.add_member(cafe.env.create_user("alice")))
        await alice.slash("contree start", channel=channel)

        (eve,) = evening.people("Eve")
        for control in of_tables():
            await refused(evening, eve.press(cafe.leftover(str(control))), "unknown-table")
        assert evening.table(channel).seat_of(eve.id) is None
