"""Auctions worth seeing, spoken by pressing buttons."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.cogs.evening import Evening
from tests.cogs.playing import NAMES, Game, at_table, offers, sit_down
from tests.rig.people import Person


async def all_pass(game: Game) -> None:
    """Nobody bids: the deal is thrown in."""
    for _ in game.people:
        await game.press(game.turn, "pass")


async def bid_and_passes(game: Game, argument: str = "80S") -> Person:
    """The first to speak bids, the others pass; who bids is given back."""
    declarer = game.turn
    await game.press(declarer, "bid", argument)
    for _ in range(3):
        await game.press(game.turn, "pass")
    return declarer


async def seated_for_play(evening: Evening) -> Game:
    """Four people at a table of the open café, of whom the first to speak plays 80 in spades."""
    game = await sit_down(evening, *NAMES)
    await bid_and_passes(game)
    return game


@asynccontextmanager
async def in_play(evening: Evening) -> AsyncIterator[Game]:
    """The open café with four people at a table, where the first to speak plays 80 in spades."""
    async with at_table(evening) as game:
        await bid_and_passes(game)
        yield game


async def doubled_out_of_turn(game: Game, argument: str = "80S") -> Person:
    """The first to speak bids, and the last one doubles before it is their turn, at the table."""
    declarer = game.turn
    await game.press(declarer, "bid", argument)
    doubler = game.after(declarer, 3)
    assert doubler is not game.turn
    await game.press(doubler, "double", "1", on=game.table)
    return declarer


async def redoubled(game: Game, declarer: Person) -> None:
    """The declarer redoubles at the table, which is asked twice, the first time in vain."""
    await game.press(declarer, "ask-redouble", on=game.table)
    await game.press(declarer, "back")
    await game.press(declarer, "ask-redouble", on=game.table)
    await game.press(declarer, "double", "2")


async def capot(game: Game, trump: str = "H") -> Person:
    """The first to speak bids a capot, in two steps, the first time only in thought."""
    declarer = game.turn
    await game.press(declarer, "kind", "capot")
    await game.press(declarer, "back")
    await game.press(declarer, "kind", "capot")
    assert len(offers(game.hand(declarer), "bid")) == 4
    await game.press(declarer, "bid", f"capot{trump}")
    for _ in range(3):
        await game.press(game.turn, "pass")
    return declarer
