"""Games at random whose deals follow from seeds, and the lines that tell them."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from engine.actions import Pass
from engine.deal_record import Options
from engine.evolve import evolve, replay
from engine.fairness import FIRST_DEALER, PACK, SealedDeal, Seeded, new_seed
from engine.game import awaited, deal, decide, legal_actions, new_game
from engine.options import with_options
from engine.ruleset import RuleSet
from engine.state import Deal, GameState, Phase
from engine.variants import find_variant

PASSES = 0.7


@dataclass(frozen=True, slots=True)
class Played:
    """A deal that was played to its end: its seed, the game before it, and after."""

    rules: RuleSet
    options: Options
    seed: bytes
    before: GameState
    after: GameState

    @property
    def deal(self) -> Deal:
        assert self.after.deal is not None
        return self.after.deal

    @property
    def sealed(self) -> SealedDeal:
        """The deal with its seed."""
        return SealedDeal.of(self.rules, self.options, self.seed, self.before, self.deal)


def sealed_game(key: str, rng: Random, options: Options = (), most: int = 8) -> Iterator[Played]:
    """The deals of a game, one after the other, so many at most."""
    rules = with_options(find_variant(key), dict(options))
    seed = new_seed(rng)
    state = replay(rules, new_game(rules, Seeded(seed, FIRST_DEALER)))
    for _ in range(most):
        before = state
        for event in deal(rules, state, Seeded(seed, PACK)):
            state = evolve(rules, state, event)
        state = _played_out(rules, state, rng)
        yield Played(rules, options, seed, before, state)
        if state.over:
            return
        seed = new_seed(rng)


def _played_out(rules: RuleSet, state: GameState, rng: Random) -> GameState:
    while state.deal and state.deal.phase is not Phase.OVER:
        seat = awaited(rules, state)[0]
        legal = legal_actions(rules, state, seat)
        action = Pass() if Pass() in legal and rng.random() < PASSES else rng.choice(legal)
        for event in decide(rules, state, seat, action):
            state = evolve(rules, state, event)
    return state
