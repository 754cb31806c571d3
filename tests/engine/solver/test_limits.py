"""A search can be given up: by a number of nodes, or by somebody else."""

from threading import Thread

import pytest

from engine.cards import Trump
from engine.seats import Team
from engine.solver import Limits, SearchAbandoned, Solver, StopFlag
from tests.engine.solver.table import CONTREE, whole_deal
from tests.rig.patience import PATIENCE

HARD = whole_deal(CONTREE, "hard")


@pytest.fixture
def solver() -> Solver:
    return Solver(CONTREE, Trump.HEARTS)


def test_a_search_that_needs_no_more_is_not_disturbed(solver: Solver) -> None:
    free = solver.value(HARD)
    assert solver.value(HARD, limits=Limits(free.nodes)) == free


def test_a_search_ends_soon_after_its_nodes_are_used_up(solver: Solver) -> None:
    with pytest.raises(SearchAbandoned) as abandoned:
        solver.value(HARD, limits=Limits(500))
    assert 500 < abandoned.value.nodes < 600
    with pytest.raises(SearchAbandoned):
        solver.at_least(HARD, Team.NORTH_SOUTH, 81, limits=Limits(5))


def test_what_was_found_of_single_cards_is_kept(solver: Solver) -> None:
    free = solver.card_values(HARD)
    with pytest.raises(SearchAbandoned) as abandoned:
        solver.card_values(HARD, limits=Limits(free.nodes - 1))
    found = abandoned.value.points
    assert 0 < len(found) < len(free.points)
    assert found.items() <= free.points.items()


def test_nothing_is_said_of_an_unfinished_search_for_every_trick(solver: Solver) -> None:
    with pytest.raises(SearchAbandoned) as abandoned:
        solver.card_values(HARD, bonus=90, limits=Limits(500))
    assert not abandoned.value.points


def test_the_next_search_knows_nothing_of_one_that_was_given_up(solver: Solver) -> None:
    free = solver.value(HARD)
    with pytest.raises(SearchAbandoned):
        solver.value(HARD, limits=Limits(5000))
    assert solver.value(HARD) == free


def test_a_flag_that_was_set_stops_a_search_at_once(solver: Solver) -> None:
    stop = StopFlag()
    stop.set()
    with pytest.raises(SearchAbandoned) as abandoned:
        solver.value(HARD, limits=Limits(stop=stop))
    assert abandoned.value.nodes == 1


def test_a_flag_stops_a_search_that_runs_in_another_thread(solver: Solver) -> None:
    stop = StopFlag()
    ended: list[SearchAbandoned] = []

    def search() -> None:
        try:
            while True:
                solver.card_values(HARD, limits=Limits(stop=stop))
        except SearchAbandoned as abandoned:
            ended.append(abandoned)

    thread = Thread(target=search)
    thread.start()
    stop.set()
    thread.join(timeout=PATIENCE)
    assert ended
