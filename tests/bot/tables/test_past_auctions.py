"""What computers learn of the people of a table, from deals that are over and from nothing else."""

from bot.tables.events import PlayerAway
from bot.tables.fold import folded
from bot.tables.requests import Rematch, SeatComputer, SetLevel
from bot.tables.table import Stage
from engine.contract import Bid
from engine.players import Level
from engine.players.habits import COMPUTER, UNKNOWN, Habit
from engine.seats import Seat
from tests.bot.tables.evening import ANNA, CHLOE, NUMBER, E, Evening, N, S, W
from tests.bot.tables.stages import alone, lobby, playing


def after_a_bid(evening: Evening, seat: Seat) -> Evening:
    """Whoever calls in this seat bids as soon as they can."""
    evening.until(lambda table: table.awaited == (seat,))
    evening.move(lambda legal: next(call for call in legal if isinstance(call, Bid)))
    return evening


def checked(evening: Evening, user: int) -> int:
    """How many suits and contres of this person's were held against their hand."""
    habit = evening.table.past.habit(user)
    return habit.fitted + habit.missed


def test_a_deal_that_is_over_tells_how_a_person_bids() -> None:
    evening, seen = after_a_bid(alone(), S), set[tuple[Habit, ...]]()
    while evening.table.awaited:
        seen.add(evening.table.understanding.habits)
        evening.move()
    assert {habits[S] for habits in seen} == {UNKNOWN}
    habits = evening.table.understanding.habits
    assert checked(evening, ANNA) == 1
    assert habits[S] == evening.table.past.habit(ANNA)
    assert {each for seat, each in enumerate(habits) if seat != S} == {COMPUTER}
    assert folded(NUMBER, evening.log).understanding == evening.table.understanding
    evening.happens(PlayerAway(S))
    assert evening.table.understanding.habits[S] == UNKNOWN


def test_computers_are_known_to_keep_to_the_convention_but_beginners() -> None:
    evening = lobby()
    evening.ask(ANNA, SetLevel(Level.BEGINNER, E))
    assert not evening.table.understanding.habits
    evening.ask(ANNA, SeatComputer())
    known = dict(zip(Seat, evening.table.understanding.habits, strict=True))
    assert known == {N: UNKNOWN, E: UNKNOWN, S: UNKNOWN, W: COMPUTER}


def test_a_computer_that_bids_for_somebody_says_nothing_of_them() -> None:
    evening = after_a_bid(playing(), W).until(lambda table: not table.awaited)
    assert not checked(evening, CHLOE)


def test_a_new_game_begins_without_knowledge() -> None:
    evening = after_a_bid(alone(), S).until(lambda table: not table.awaited)
    assert checked(evening, ANNA)
    evening.play_game()
    evening.ask(ANNA, Rematch())
    assert evening.table.stage is Stage.PLAYING
    assert not checked(evening, ANNA)
