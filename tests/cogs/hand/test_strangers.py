"""A person without a seat presses every button: each refusal says why, and nothing changes."""

from collections.abc import Awaitable, Callable

import pytest

from bot.tables.table import Stage
from cogs.ui.ids import ControlId, Verb
from engine.seats import Seat
from engine.state import Phase
from tests.cogs.auctions import bid_and_passes, doubled_out_of_turn
from tests.cogs.evening import Evening
from tests.cogs.playing import NAMES, at_table, hand_of, sit_down, take_seats
from tests.cogs.refused import refused, refused_on_leftover
from tests.rig.screens import buttons_of

FOR_EVERYBODY = {Verb.RULES, Verb.SHEET, Verb.TRICKS, Verb.PLAYERS, Verb.CLOCK}
AT_HOME = {Verb.CLOSE, Verb.KEEP, Verb.PAGE}
"""Only ever shown to one person, who may press them; they change that message."""

MAY_ASK = {Verb.ASK_WATCH, Verb.ANALYSE}
"""What somebody without a seat may ask: a player decides, or the deal is over for all to see."""


async def lobby(evening: Evening) -> None:
    await take_seats(evening, evening.people(*NAMES))


async def auction(evening: Evening) -> None:
    game = await sit_down(evening, *NAMES)
    await game.press(game.turn, "bid", "80S")


async def doubled(evening: Evening) -> None:
    await doubled_out_of_turn(await sit_down(evening, *NAMES))


async def play(evening: Evening) -> None:
    game = await sit_down(evening, *NAMES)
    await bid_and_passes(game)
    for _ in range(5):
        await game.play()


async def over(evening: Evening) -> None:
    game = await sit_down(evening, *NAMES)
    await bid_and_passes(game)
    await game.play_until(Phase.OVER)


async def finished(evening: Evening) -> None:
    game = await sit_down(evening, *NAMES, target=100)
    await bid_and_passes(game)
    await game.play_until(None)


@pytest.mark.slow
@pytest.mark.parametrize("situation", [lobby, auction, doubled, play, over, finished])
async def test_a_strangers_presses_change_nothing(
    evening: Evening, situation: Callable[[Evening], Awaitable[None]]
) -> None:
    async with evening:
        await situation(evening)
        (eve,) = evening.people("Eve")
        table = evening.cafe.newest()
        shown = {
            button.custom_id.text
            for button in buttons_of(table)
            if not button.disabled and button.custom_id.verb not in MAY_ASK
        }
        arguments = {Verb.CARD: "7S", Verb.BID: "90S", Verb.DOUBLE: "1", Verb.SIT: "south"}
        move = evening.table().move
        # Where no game is played any more, whoever ends a lesson may open a table of their own.
        free = {Verb.LESSON_TABLE} if evening.table().stage is Stage.FINISHED else set[Verb]()
        imagined = {
            str(ControlId(verb, 1, move, arguments.get(verb, "south")))
            for verb in set(Verb) - AT_HOME - MAY_ASK - free
        }
        for custom_id in sorted(shown):
            await refused(evening, eve.press(table, starts=custom_id))
        for custom_id in sorted(imagined):
            await refused_on_leftover(evening, eve, custom_id)


async def test_strangers_are_told_why(evening: Evening) -> None:
    async with evening.with_people("Alice", "Bob", "Eve") as (alice, bob, eve):
        await take_seats(evening, [alice, bob])
        table = evening.cafe.newest()
        host = {"user": f"<@{alice.id}>"}
        standing = eve.press(table, "stand", "south")
        await refused(evening, standing, "seat-taken", **host, seat=Seat.SOUTH)
        adding = str(ControlId(Verb.ADD_COMPUTER, evening.table().id))
        await refused_on_leftover(evening, eve, adding, "not-seated")
        await refused(evening, eve.press(table, "fill"), "not-host", **host)
        await refused(evening, eve.press(table, "cancel"), "not-host", **host)
        await refused(evening, bob.press(table, "fill"), "not-host", **host)

        await alice.press(table, "fill")
        table = evening.cafe.newest()
        await refused(evening, eve.press(table, "hand"), "not-seated")
        leaving = str(ControlId(Verb.ASK_LEAVE, evening.table().id))
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
