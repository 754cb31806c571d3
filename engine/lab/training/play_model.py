"""Learn what players are in the habit of playing, from deals that they play, and write the weights.

``python -m engine.lab.training.play_model [SEED [PART]]`` lets clubs and experts play deals
of each game for four, which takes some minutes of one core; with a part, from 0 to 1, so much
of the deals only. The same seed and part give the same weights.
"""

import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from random import Random

import numpy as np

from engine.actions import PlayCard
from engine.game import apply, awaited, begun, decide
from engine.lab.training.play_learning import Choices, fit
from engine.players.choice import Choice
from engine.players.club import think as club
from engine.players.expert.model.compiled import weighing
from engine.players.expert.model.kernel.features import TRAITS, WEIGHTS
from engine.players.expert.model.play_history import History
from engine.players.expert.model.play_weights import LEARNED, written
from engine.players.expert.model.trump_kinds import PLAYERS, SUIT, trump_kind
from engine.players.expert.play.card_choice import card
from engine.players.expert.play.world_sampling import Floats
from engine.ruleset import RuleSet
from engine.solver import Limits, Solver
from engine.state import Deal, GameState
from engine.variants import VARIANTS
from engine.view import PlayerView, view

DEALS, SEARCHED_DEALS = 100, 25
"""How many deals of each game clubs play, and how many experts."""

COUNTS = 8.0
"""How much more a choice of an expert counts than one of a club."""

FEW = Limits(nodes=150_000)
"""What an expert may search whose habits are learned."""

MOST = 16
"""More cards than may be chosen from."""


def main() -> None:
    """Learn each kind of trump and write the weights; experts play as if they knew no habits."""
    seed, part = int((*sys.argv[1:], "1")[0]), float((*sys.argv[2:], "1")[0])
    LEARNED.write_text("", "utf-8")
    games = [rules for rules in VARIANTS if len(rules.seating.order) == PLAYERS]
    numbers = round(part * DEALS), round(part * SEARCHED_DEALS)
    LEARNED.write_text(written(learn(games, numbers, seed)), "utf-8")


def learn(games: Sequence[RuleSet], numbers: tuple[int, int], seed: int) -> Mapping[str, Floats]:
    """The weights of each kind of trump, from so many deals of clubs and of experts a game.

    What holds of one suit is taken to hold of all or none where little else is known.
    """
    met = defaultdict[str, list[Choices]](list)
    for rules in games:
        for searched, number in enumerate(numbers):
            for deal in _played(rules, number, f"{rules.key} {searched} {seed}", searched > 0):
                kind, choices = described(rules, deal, COUNTS if searched else 1.0)
                met[kind].append(choices)
    nothing = np.zeros(WEIGHTS)
    known = fit(Choices.together(met.pop(SUIT)), nothing, seed=seed)
    return {SUIT: known} | {
        kind: fit(Choices.together(found), known, seed=seed) for kind, found in met.items()
    }


def described(rules: RuleSet, deal: Deal, counts: float) -> tuple[str, Choices]:
    """The kind of trump of a deal that was played, and all choices of its players."""
    contract = deal.contract
    if contract is None:
        raise ValueError("a deal without a contract was not played")
    solver = Solver(rules, contract.trump, contract.doubles)
    plays = History(
        rules=rules, contract=contract, auction=deal.auction, tricks=deal.tricks, solver=solver
    ).plays()
    traits = np.zeros((len(plays), MOST, TRAITS), dtype=np.int64)
    choices = np.zeros((len(plays), 2), dtype=np.int64)
    pack = sum(1 << bit for bit in solver.bits.values())
    done = weighing().describe(solver.contract_words(), plays, pack, traits, choices)
    many = choices[:done, 0]
    return trump_kind(contract.trump), Choices(
        traits[:done],
        np.arange(MOST) < many[:, None],
        choices[:done, 1],
        np.full(done, counts),
    )


def _played(rules: RuleSet, number: int, name: str, searching: bool) -> Iterator[Deal]:
    """So many deals that were played to their end, called as the club does."""
    for place in count():
        if not number:
            return
        deal = _deal(rules, Random(f"{name} {place}"), searching)
        if deal.contract is not None:
            number -= 1
            yield deal


def _deal(rules: RuleSet, luck: Random, searching: bool) -> Deal:
    order = rules.seating.order
    state = begun(rules, order[luck.randrange(len(order))], luck)
    while waiting := awaited(rules, state):
        seen = view(rules, state, waiting[0])
        action = _choice(seen, rules, luck, searching).action
        state = apply(rules, state, decide(rules, state, waiting[0], action))
    return _over(state)


def _choice(seen: PlayerView, rules: RuleSet, luck: Random, searching: bool) -> Choice:
    deal = seen.deal
    legal = deal.legal if searching and deal is not None else ()
    if len(legal) > 1 and all(isinstance(action, PlayCard) for action in legal):
        return card(seen, rules, luck, FEW)
    return club(seen, rules, luck)


def _over(state: GameState) -> Deal:
    if state.deal is None:
        raise ValueError("nothing was dealt")
    return state.deal


if __name__ == "__main__":
    main()
