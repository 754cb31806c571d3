"""Changing partners between two games, by pressing."""

import pytest

from bot.i18n import words
from bot.tables.swap import SeatSwap
from engine.seats import Seat
from tests.cogs.evening import Evening
from tests.cogs.facts import mentioned
from tests.cogs.playing import Game, sit_down
from tests.cogs.refused import refused, refused_on_leftover
from tests.rig.screens import selects_of, text_of

NAMES = ("Alice", "Bob", "Chloe", "David")
SAY = words("fr")


async def over(evening: Evening) -> Game:
    game = await sit_down(evening, *NAMES, target=100)
    await game.play_until(None)
    return game


async def test_the_host_changes_partners_for_the_rematch(evening: Evening) -> None:
    async with evening:
        game = await over(evening)
        alice, bob, chloe, david = game.people.values()
        winners = text_of(game.table).splitlines()[:3]
        page = await alice.press(game.table, "swap")
        assert SAY("swap-hint-host") in text_of(page)
        (pairs,) = selects_of(page)
        assert len(pairs.options) == 6
        seats = (game.seat(bob), game.seat(chloe))
        value = "-".join(seat.name.lower() for seat in sorted(seats))
        await alice.choose(page, value, verb="choose-swap")
        assert SAY("swap-done") in text_of(page)
        shown = text_of(game.table)
        assert shown.splitlines()[:3] == winners
        assert SAY("swap-next") in shown
        await david.press(game.table, "rematch")
        table = evening.table()
        assert (table.seat_of(bob.id), table.seat_of(chloe.id)) == seats[::-1]
        assert await evening.kept() == table


@pytest.mark.slow
async def test_a_players_swap_request_is_answered_on_the_table(evening: Evening) -> None:
    async with evening:
        game = await over(evening)
        alice, bob, chloe, david = game.people.values()
        page = await bob.press(game.table, "swap")
        assert SAY("swap-hint") in text_of(page)
        await bob.choose(page, "north-east", verb="choose-swap")
        assert SAY("swap-sent") in text_of(page)
        assert bob.id in mentioned(text_of(game.table))
        (eve,) = evening.people("Eve")
        await refused(evening, eve.press(game.table, "agree-swap"), "not-seated")
        await refused(evening, bob.press(game.table, "agree-swap"), "swap-not-yours")
        await alice.press(game.table, "agree-swap")
        await evening.restart()
        await chloe.press(game.table, "agree-swap")
        await david.press(game.table, "agree-swap")
        assert SeatSwap.of(evening.table()).changes_places
        assert SAY("swap-button-yes") not in text_of(game.table)


@pytest.mark.slow
async def test_the_refusing_player_is_named(evening: Evening) -> None:
    async with evening:
        game = await over(evening)
        _, bob, chloe, _ = game.people.values()
        await bob.choose(await bob.press(game.table, "swap"), "north-east", verb="choose-swap")
        await chloe.press(game.table, "refuse-swap")
        assert SAY("swap-refused", player=f"<@{chloe.id}>") in text_of(game.table)
        assert evening.table().occupant(Seat.NORTH) == (await evening.kept()).occupant(Seat.NORTH)
        await refused_on_leftover(evening, bob, "b1:agree-swap:1:0:", "stale-press")


@pytest.mark.slow
@pytest.mark.parametrize("locale", ["fr", "en-US"])
async def test_a_stranger_is_told_why_not(evening: Evening, locale: str) -> None:
    async with evening:
        game = await over(evening)
        eve = evening.cafe.person("Eve", locale=locale)
        told = await refused(evening, eve.press(game.table, "swap"))
        assert words(locale[:2])("refusal-not-seated") in told
