"""Tables at each stage of an evening, to begin a test with."""

from bot.tables.requests import NOBODY, Leave, Replace, SeatComputer, SetRatedAlone, Sit, Start
from bot.tables.table import Table
from tests.bot.tables.evening import ANNA, BRUNO, CHLOE, DENIS, E, Evening, N, S, W, opening


def lobby() -> Evening:
    """Anna, the host, in South and Bruno in North; a computer in East; West is free."""
    evening = Evening()
    evening.ask(BRUNO, Sit(N))
    evening.ask(BRUNO, SeatComputer())
    return evening


def playing(target: int = 100) -> Evening:
    """The same with Chloé in West, who has left; Anna is to speak first."""
    for seed in range(100):
        evening = Evening(opening(target=target), seed=seed)
        for user, seat in ((BRUNO, N), (CHLOE, W)):
            evening.ask(user, Sit(seat))
        evening.ask(ANNA, Start(fill=True))
        evening.ask(CHLOE, Leave())
        if evening.table.awaited == (S,):
            return evening
    raise AssertionError("the first dealer is never the same")


def between_deals() -> Evening:
    """The same after a deal that everyone passed."""
    return playing().until(lambda table: table.between_deals)


def finished() -> Evening:
    """The same after a whole game."""
    return playing().play_game()


def closed() -> Evening:
    """The same, closed for another table."""
    evening = finished()
    evening.ask(NOBODY, Replace())
    return evening


def four_people() -> Evening:
    """Anna, Bruno, Chloé and Denis in South, North, West and East, as the first deal is dealt."""
    evening = Evening()
    for user, seat in ((BRUNO, N), (CHLOE, W), (DENIS, E)):
        evening.ask(user, Sit(seat))
    evening.ask(ANNA, Start())
    return evening


def alone(seed: int = 1, *, rated: bool = False) -> Evening:
    """Anna in South with three computers, as the first deal is dealt; for a rating, if asked."""
    evening = Evening(computers=True, seed=seed)
    evening.ask(ANNA, SetRatedAlone(rated))
    evening.ask(ANNA, Start())
    return evening


def a_computers_turn() -> Evening:
    """Anna and three computers; East is to speak first."""
    for seed in range(100):
        evening = alone(seed)
        if evening.table.awaited == (E,):
            return evening
    raise AssertionError("the first dealer is never the same")


def mid_auction() -> Evening:
    """As ``playing``, after one call."""
    evening = playing()
    evening.move()
    return evening


def mid_trick() -> Evening:
    """As ``playing``, with two cards on the table after a full trick."""
    return playing().bid().until(lambda table: _cards_played(table) == 6)


def _cards_played(table: Table) -> int:
    assert table.game is not None
    assert table.game.deal is not None
    trick = table.game.deal.trick
    return 4 * len(table.game.deal.tricks) + (len(trick.plays) if trick else 0)
