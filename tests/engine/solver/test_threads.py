"""Searches do not disturb each other: in threads at the same time, or one after the other."""

from concurrent.futures import ThreadPoolExecutor
from threading import Event, Thread

from engine.cards import Trump
from engine.solver import Limits, SearchAbandoned, Solver, StopFlag
from engine.solver.kernel.table import EPOCHS
from engine.solver.memory_layout import EPOCH
from engine.solver.search import prepared
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


DEAL = whole_deal(CONTREE, "table")


def test_the_table_is_emptied_when_the_numbers_of_searches_run_out() -> None:
    solver = Solver(CONTREE, Trump.SPADES)
    block = prepared(solver.contract_words())
    block[EPOCH] = 0
    first = solver.value(DEAL)
    block[EPOCH] = EPOCHS - 1
    assert solver.value(DEAL) == first
    assert block[EPOCH] == 1
