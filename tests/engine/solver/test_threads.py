"""Threads that search at the same time do not disturb each other, and let others work."""

from concurrent.futures import ThreadPoolExecutor
from threading import Event, Thread

from engine.cards import Trump
from engine.solver import Limits, SearchAbandoned, Solver, StopFlag
from tests.engine.solver.table import CONTREE, whole_deal
from tests.rig.patience import PATIENCE

DEALS = [whole_deal(CONTREE, f"threads {number}") for number in range(8)]


def test_threads_find_the_same_as_one() -> None:
    solver = Solver(CONTREE, Trump.SPADES)
    alone = [solver.value(deal) for deal in DEALS]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(solver.value, DEALS)) == alone


def test_other_threads_run_during_a_search() -> None:
    """Had the search kept the interpreter to itself, nobody could stop it."""
    solver, stop, begun = Solver(CONTREE, Trump.SPADES), StopFlag(), Event()

    def search() -> None:
        begun.set()
        for _ in range(1000):
            try:
                for deal in DEALS:
                    solver.card_values(deal, limits=Limits(stop=stop))
            except SearchAbandoned:
                return

    thread = Thread(target=search)
    thread.start()
    begun.wait()
    stop.set()
    thread.join(timeout=PATIENCE)
    assert not thread.is_alive()
