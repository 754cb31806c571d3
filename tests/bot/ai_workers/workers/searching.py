"""A worker whose expert searches for seconds if nobody stops it."""

from bot.ai_workers.worker import serve
from engine.cards import Trump
from engine.dealing import Chance
from engine.players import Level
from engine.players.choice import Choice, Reason
from engine.players.understanding import DEFAULT_UNDERSTANDING, Understanding
from engine.ruleset import RuleSet
from engine.solver import Limits, SearchAbandoned, Solver
from engine.view import PlayerView
from tests.bot.ai_workers.asking import legal
from tests.bot.ai_workers.workers.quick import nothing
from tests.engine.solver.table import CONTREE, whole_deal

SEARCHES = 100


def search(
    view: PlayerView,
    rules: RuleSet,
    rng: Chance,
    limits: Limits,
    understanding: Understanding = DEFAULT_UNDERSTANDING,
) -> Choice:
    """Search the same deal again and again; the facts are whether that was stopped."""
    solver, deal, stopped = Solver(CONTREE, Trump.SPADES), whole_deal(CONTREE, "again"), False
    for _ in range(SEARCHES):
        try:
            solver.card_values(deal, limits=Limits(stop=limits.stop))
        except SearchAbandoned:
            stopped = True
            break
    return Choice(legal(view)[-1], Reason.FORCED, (("stopped", stopped),))


if __name__ == "__main__":
    serve({Level.EXPERT: search}, nothing)
