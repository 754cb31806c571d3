"""What is no position is refused, and what is one is understood."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pytest

from engine.actions import Refusal
from engine.cards import Card, Trump
from engine.obligations import FollowSuit, NoTrumpLead
from engine.ruleset import Obligation, Situation
from engine.seats import Seat, Team
from engine.solver import ImpossiblePosition, Position, Solver, UnrepresentableRules
from engine.state import Play, Trick
from engine.zones import Holding
from tests.engine.solver.table import CONTREE, dealt
from tests.engine.solver.table import cards as named

SOLVER_TRUMP = Trump.SPADES


@pytest.fixture
def solver() -> Solver:
    return Solver(CONTREE, SOLVER_TRUMP)


def on_table(leader: Seat, text: str, *seats: Seat) -> Trick:
    return Trick(leader, tuple(map(Play, seats, named(text))))


@pytest.mark.parametrize(
    "position",
    [
        dealt("", "", "", ""),
        dealt("7S 8S", "9S", "TS", "JS"),
        dealt("7S", "7S", "TS", "JS"),
        dealt("7S 7S", "8S 9S", "TS JS", "QS KS"),
        dealt("6S", "9S", "TS", "JS"),
        Position(
            dealt("7S", "9S", "TS", "JS").holdings,
            on_table(Seat.NORTH, "AS", Seat.EAST),
        ),
        Position(
            dealt("7S", "9S", "TS", "JS").holdings,
            on_table(Seat.NORTH, "AS KS QS 8S", *Seat),
        ),
        Position(
            dealt("7S", "9S", "TS", "JS").holdings,
            on_table(Seat.NORTH, "AS", Seat.NORTH),
        ),
        Position(
            dealt("7S 8H", "9S", "TS", "JS").holdings,
            on_table(Seat.EAST, "7S AH KH", Seat.EAST, Seat.SOUTH, Seat.WEST),
        ),
        Position(
            (*dealt("7S", "9S", "TS").holdings, Holding(kitty=named("JS"))), Trick(Seat.NORTH)
        ),
    ],
    ids=[
        "no cards",
        "uneven",
        "the same card in two hands",
        "the same card twice in a hand",
        "not of the pack",
        "out of turn",
        "over",
        "uneven with the trick",
        "on the table and in a hand",
        "a kitty",
    ],
)
def test_invalid_positions_are_refused(solver: Solver, position: Position) -> None:
    for ask in (solver.value, solver.card_values):
        with pytest.raises(ImpossiblePosition):
            ask(position)
    with pytest.raises(ImpossiblePosition):
        solver.at_least(position, Team.NORTH_SOUTH, 1)


@dataclass(frozen=True, slots=True)
class Unheard:
    """An obligation that no game has."""

    def keep(self, cards: Sequence[Card], situation: Situation) -> tuple[Card, ...]:
        return tuple(cards)

    def reason(self, situation: Situation) -> Refusal:
        return Refusal.MUST_FOLLOW


def test_unknown_obligations_are_refused() -> None:
    duties: tuple[Obligation, ...] = (FollowSuit(), Unheard())
    with pytest.raises(UnrepresentableRules, match="Unheard"):
        Solver(replace(CONTREE, obligations=duties), SOLVER_TRUMP)


def test_a_first_trick_lock_is_refused_where_it_applies() -> None:
    duties: tuple[Obligation, ...] = (NoTrumpLead(opening_only=True), FollowSuit())
    rules = replace(CONTREE, obligations=duties)
    with pytest.raises(UnrepresentableRules, match="first"):
        Solver(rules, SOLVER_TRUMP, closed=True)
    free = Solver(rules, SOLVER_TRUMP).value(dealt("7S", "8S", "9S", "TS"))
    assert sum(free.points) > 0
