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


def test_a_search_within_its_limit_is_not_interrupted(solver: Solver) -> None:
    free = solver.value(HARD)
    assert solver.value(HARD, limits=Limits(free.nodes)) == free


def test_a_search_ends_soon_after_its_node_limit(solver: Solver) -> None:
    with pytest.raises(SearchAbandoned) as abandoned:
        solver.value(HARD, limits=Limits(500))
    assert 500 < abandoned.value.nodes < 600
    with pytest.raises(SearchAbandoned):
        solver.at_least(HARD, Team.NORTH_SOUTH, 81, limits=Limits(5))


def test_results_for_single_cards_are_kept_when_interrupted(solver: Solver) -> None:
    free = solver.card_values(HARD)
    with pytest.raises(SearchAbandoned) as abandoned:
        solver.card_values(HARD, limits=Limits(free.nodes - 1))
    found = abandoned.value.points
    assert 0 < len(found) < len(free.points)
    assert found.items() <= free.points.items()


def test_an_interrupted_every_trick_search_gives_no_answer(solver: Solver) -> None:
    with pytest.raises(SearchAbandoned) as abandoned:
        solver.card_values(HARD, bonus=90, limits=Limits(500))
    assert not abandoned.value.points


def test_an_interrupted_search_leaves_nothing_for_the_next(solver: Solver) -> None:
    free = solver.value(HARD)
    with pytest.raises(SearchAbandoned):
        solver.value(HARD, limits=Limits(5000))
    assert solver.value(HARD) == free


def test_a_preset_stop_flag_stops_a_search_at_once(solver: Solver) -> None:
    stop = StopFlag()
    stop.set()
    with pytest.raises(SearchAbandoned) as abandoned:
        solver.value(HARD, limits=Limits(stop=stop))
    assert abandoned.value.nodes == 1


def test_a_stop_flag_stops_a_search_in_another_thread(solver: Solver) -> None:
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
