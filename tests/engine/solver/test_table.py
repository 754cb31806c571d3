"""What one search writes into the table is never taken for what another one found."""

from engine.cards import Trump
from engine.solver import Solver
from engine.solver.kernel.table import EPOCHS
from engine.solver.memory_layout import EPOCH
from engine.solver.search import prepared
from tests.engine.solver.table import CONTREE, whole_deal

DEAL = whole_deal(CONTREE, "table")


def test_the_table_is_emptied_when_the_numbers_of_searches_run_out() -> None:
    solver = Solver(CONTREE, Trump.SPADES)
    block = prepared(solver.contract_words())
    block[EPOCH] = 0
    first = solver.value(DEAL)
    block[EPOCH] = EPOCHS - 1
    assert solver.value(DEAL) == first
    assert block[EPOCH] == 1
