"""Tables as a seat sees them, somewhere in games played at random."""

from random import Random

from engine.game import awaited
from engine.players.expert.play.world_sampling import Source
from engine.players.expert.solver_view import SolverView
from engine.ruleset import RuleSet
from engine.solver import Solver
from engine.state import Deal, GameState
from engine.view import view
from tests.engine.engine_walks import after, in_play, likely


def left_with(rules: RuleSet, rng: Random, cards: int) -> GameState:
    """A deal played at random until so many cards are left."""
    state = in_play(rules, rng)
    for _ in range(len(rules.pack) - cards):
        state = after(rules, state, *likely(rules, state, rng))
    return state


def seen_by(rules: RuleSet, state: GameState) -> SolverView:
    """The table as the seat sees it of which a card is asked."""
    (seat,) = awaited(rules, state)
    seen = view(rules, state, seat).deal
    assert seen is not None
    assert seen.contract is not None
    assert seen.trick is not None
    return SolverView(
        rules=rules,
        deal=seen,
        seat=seat,
        contract=seen.contract,
        trick=seen.trick,
        solver=Solver(rules, seen.contract.trump, seen.contract.closed),
    )


def true_hands(table: SolverView, deal: Deal) -> list[int]:
    """The hands as they are, in the columns of the table."""
    return [sum(map(table.bit, deal.holdings[seat].cards)) for seat in table.order]


def rows(source: Source) -> list[tuple[int, ...]]:
    """All worlds that fit what was played, each its hands."""
    return [tuple(hands) for hands in source.every().hands.tolist()]
