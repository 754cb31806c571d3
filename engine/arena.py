"""Measuring strength: duplicate matches, each deal played twice with the sides swapped."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import ceil, sqrt
from random import Random
from time import perf_counter

from engine.actions import Action
from engine.dealing import Chance, laid_out, prepared
from engine.events import GameStarted
from engine.evolve import replay
from engine.game import apply, awaited, decide
from engine.players import Level, choose
from engine.ruleset import RuleSet
from engine.seats import Seat, Team
from engine.settlement import Result
from engine.state import GameState
from engine.view import PlayerView, view

Contender = Callable[[PlayerView, RuleSet, Chance], Action]

CONFIDENCE = 1.96
"""Standard errors to each side of the mean that hold it 95 times in a hundred."""


def any_legal(seen: PlayerView, rules: RuleSet, luck: Chance) -> Action:
    """The weakest contender: one legal action as good as another."""
    legal = seen.deal.legal if seen.deal else ()
    return legal[luck.randrange(len(legal))]


def _level(level: Level) -> Contender:
    return lambda seen, rules, luck: choose(level, seen, rules, luck)


CONTENDERS: Mapping[str, Contender] = {
    "random": any_legal,
    **{str(level): _level(level) for level in Level},
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Measure:
    """What the first contender did in deals that were each played twice.

    Its lead over the second a deal in game points, with the half-width of its interval, and in card
    points; its contracts made and not made; how long half, and 99 in a hundred, of its decisions
    took at most, in milliseconds.
    """

    pairs: int
    mean_game_points_per_deal: float
    ci95: float
    card_points: float
    contracts_made: int
    contracts_failed: int
    decision_ms_p50: float
    decision_ms_p99: float


@dataclass(slots=True)
class Notes:
    """What is written down while the deals are played, about the first contender alone."""

    made: int = 0
    failed: int = 0
    card_points: int = 0
    times: list[float] = field(default_factory=list)

    def settled(self, state: GameState, us: Team) -> None:
        """A deal is over in which the first contender was this side."""
        settlement = state.deal.settlement if state.deal else None
        if settlement is None:
            return
        ours, theirs = settlement.tally.card_points
        attacking = settlement.attack is us
        self.card_points += ours - theirs if attacking else theirs - ours
        if attacking:
            self.made += settlement.result is Result.MADE
            self.failed += settlement.result in (Result.FAILED, Result.TIE)


def match(rules: RuleSet, first: Contender, second: Contender, pairs: int, seed: int) -> Measure:
    """Play each deal twice, so that luck of the cards falls on both alike."""
    luck, notes = Random(seed), Notes()
    leads = [_duplicate(rules, first, second, luck, notes) for _ in range(pairs)]
    mean = sum(leads) / pairs
    spread = sum((lead - mean) ** 2 for lead in leads) / max(1, pairs - 1)
    return Measure(
        pairs=pairs,
        mean_game_points_per_deal=mean,
        ci95=CONFIDENCE * sqrt(spread / pairs),
        card_points=notes.card_points / (2 * pairs),
        contracts_made=notes.made,
        contracts_failed=notes.failed,
        decision_ms_p50=_percentile(notes.times, 50),
        decision_ms_p99=_percentile(notes.times, 99),
    )


def _duplicate(
    rules: RuleSet, first: Contender, second: Contender, luck: Random, notes: Notes
) -> float:
    order = rules.seating.order
    dealer = order[luck.randrange(len(order))]
    dealt = laid_out(rules, prepared(rules, None, luck), dealer)
    begun = replay(rules, (GameStarted(dealer), dealt))
    seed = luck.randrange(2**32)

    def lead(us: Team) -> int:
        state = _played(rules, begun, {us: first, us.other: second}, us, Random(seed), notes)
        notes.settled(state, us)
        return _lead(rules, state, us)

    return (lead(Team.NORTH_SOUTH) + lead(Team.EAST_WEST)) / 2


def _played(
    rules: RuleSet,
    state: GameState,
    sides: Mapping[Team, Contender],
    us: Team,
    luck: Random,
    notes: Notes,
) -> GameState:
    while waiting := awaited(rules, state):
        seat: Seat = waiting[0]
        team = rules.seating.team(seat)
        seen = view(rules, state, seat)
        started = perf_counter()
        action = sides[team](seen, rules, luck)
        if team is us:
            notes.times.append(1000.0 * (perf_counter() - started))
        following = apply(rules, state, decide(rules, state, seat, action))
        if following is None:
            raise ValueError("a game does not vanish")
        state = following
    return state


def _lead(rules: RuleSet, state: GameState, us: Team) -> int:
    """What this side writes more than the others; the whole game where the deal decides it."""
    settlement = state.deal.settlement if state.deal else None
    if settlement is not None and settlement.tally.contract.decides_game:
        return rules.end.target if settlement.winner is us else -rules.end.target
    return state.scores[us] - state.scores[us.other]


def _percentile(times: Sequence[float], percent: int) -> float:
    """The time that so many in a hundred did not exceed; 0 of none."""
    if not times:
        return 0.0
    return sorted(times)[ceil(len(times) * percent / 100) - 1]
