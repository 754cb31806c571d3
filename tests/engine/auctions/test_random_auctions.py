"""Random auctions end; at each point a call is legal or refused with a reason, never both."""

from dataclasses import replace
from random import Random

import pytest

from engine.actions import Call, Double, IllegalAction, Pass
from engine.cards import Trump
from engine.contract import Bid, ContractKind
from engine.dealing import laid_out, shuffled
from engine.events import GameStarted
from engine.evolve import evolve, replay
from engine.game import awaited, decide, legal_actions
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import GameState, Phase
from tests.engine.auctions.games import CLIMBING, FORCING, HOLDING, SUNNY, TAKING, TWO_PLAYERS
from tests.rig.slow import slow_except
from tests.vectors.situations import after, running

UNIVERSE: tuple[Call, ...] = (
    Pass(),
    *(Double(level) for level in range(-1, 6)),
    *(Bid(value, trump) for value in (0, 75, 80, 160) for trump in Trump),
    *(
        Bid(value, trump, kind)
        for kind in (ContractKind.CAPOT, ContractKind.GENERALE)
        for value in (250, 500)
        for trump in Trump
    ),
    *(Bid(0, trump, kind) for kind in (ContractKind.TRUMP, ContractKind.ASHKAL) for trump in Trump),
)
LONGEST = 6 * 4 * 5
"""Calls after which an auction is taken never to end: each contract of a ladder, thrice doubled."""

PLAIN = [TAKING, TWO_PLAYERS, HOLDING, FORCING, CLIMBING, SUNNY]
NAMES = ["taking", "two-players", "holding", "forcing", "climbing", "sunny"]


def begun(rules: RuleSet, rng: Random) -> GameState:
    """A shuffled deal at some score."""
    dealer = rng.choice(rules.seating.order)
    scores = rng.choice([(0, 0), (120, 10), (10, 120)])
    state = replace(replay(rules, (GameStarted(dealer),)), scores=scores)
    return evolve(rules, state, laid_out(rules, shuffled(rules.pack.cards, rng), dealer))


@pytest.mark.parametrize("seed", slow_except(range(12), range(4)))
@pytest.mark.parametrize("rules", PLAIN, ids=NAMES)
def test_an_auction_ends_and_every_call_is_legal_or_refused(rules: RuleSet, seed: int) -> None:
    rng = Random(seed)
    state = begun(rules, rng)
    for _ in range(LONGEST):
        if running(state).phase is not Phase.AUCTION:
            break
        waiting = awaited(rules, state)
        assert waiting
        for seat in rules.seating.order:
            check(rules, state, seat, asked=seat in waiting)
        seat = rng.choice(waiting)
        calls = legal_actions(rules, state, seat)
        rest = tuple(call for call in calls if call != Pass())
        passing = Pass() in calls and (rng.random() < 0.6 or not rest)
        state = after(rules, state, seat, Pass() if passing else rng.choice(rest))
    assert running(state).phase is not Phase.AUCTION


def check(rules: RuleSet, state: GameState, seat: Seat, *, asked: bool) -> None:
    """A seat that is asked has something to say; what it may not say is refused with a reason."""
    legal = legal_actions(rules, state, seat)
    assert bool(legal) == asked
    assert len(set(legal)) == len(legal)
    assert set(legal) <= set(UNIVERSE)
    for call in UNIVERSE:
        if call in legal:
            assert decide(rules, state, seat, call)
        else:
            with pytest.raises(IllegalAction) as refusal:
                decide(rules, state, seat, call)
            assert refusal.value.code


def test_random_auctions_reach_every_kind_of_contract() -> None:
    found: set[tuple[str, int]] = set()
    for seed in range(300):
        rng = Random(seed)
        state = begun(SUNNY, rng)
        while running(state).phase is Phase.AUCTION:
            seat = rng.choice(awaited(SUNNY, state))
            state = after(SUNNY, state, seat, rng.choice(legal_actions(SUNNY, state, seat)))
        contract = running(state).contract
        if contract:
            found.add((str(contract.bid.kind), contract.doubles))
    hokum_or_sun = {(str(ContractKind.TRUMP), doubles) for doubles in range(5)}
    ashkal = {(str(ContractKind.ASHKAL), doubles) for doubles in range(2)}
    assert found >= hokum_or_sun | ashkal
