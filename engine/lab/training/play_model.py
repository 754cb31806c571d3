"""Learn how cards are usually played, from deals that the computers play, and write the weights.

``python -m engine.lab.training.play_model [SEED [PART]]`` lets clubs and experts play deals of each
four-player game and makes what they played as likely as possible; this takes some minutes of one
core. PART, from 0 to 1, is the share of the deals to play. The same SEED and PART give the same
weights.
"""

import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from random import Random

import numpy as np
from numpy.typing import NDArray

from engine.actions import PlayCard
from engine.game import after_action, awaited, begun
from engine.lab.training.adam import TINY, Adam
from engine.players import expert
from engine.players.club import think as club
from engine.players.expert.arrays import Floats
from engine.players.expert.model.deal_kinds import PLAYERS, SUIT, trump_kind
from engine.players.expert.model.kernel.features import FEATURES, WEIGHTS
from engine.players.expert.model.play_model import LEARNED, PublicDeal, weighing, written
from engine.ruleset import RuleSet
from engine.solver import Limits, Solver
from engine.state import Deal
from engine.variants import VARIANTS
from engine.view import view

STEPS, BATCH = 300, 4096
PACE, LAST_PACE = 0.08, 0.0016
KEPT_SQUARES = 0.99
SHRINK = 3e-4
"""The pull of each weight toward its value before training."""

NEVER = -1e9


@dataclass(frozen=True, slots=True)
class Choices:
    """Choices by number, card and feature; which cards there were, and which of them was played.

    ``counts`` is how much each choice counts.
    """

    features: NDArray[np.int64]
    offered: NDArray[np.bool_]
    played: NDArray[np.int64]
    counts: Floats

    @classmethod
    def together(cls, found: Sequence["Choices"]) -> "Choices":
        """The choices of several groups as one."""
        return cls(
            np.concatenate([each.features for each in found]),
            np.concatenate([each.offered for each in found]),
            np.concatenate([each.played for each in found]),
            np.concatenate([each.counts for each in found]),
        )

    def some(self, rows: NDArray[np.int64]) -> "Choices":
        """The choices with these row numbers."""
        return Choices(
            self.features[rows], self.offered[rows], self.played[rows], self.counts[rows]
        )


def fit(choices: Choices, known: Floats, *, seed: int) -> Floats:
    """Maximise the likelihood of these choices by Adam with a falling pace.

    They stay near those ``known`` if the choices say little.
    """
    dice, number = np.random.default_rng(seed), len(choices.played)
    weights = known.copy()
    adam = Adam.of(weights, KEPT_SQUARES)
    for step in range(1, STEPS + 1):
        rows = dice.choice(number, min(BATCH, number), replace=False)
        batch = choices.some(rows)
        off = _shares(weights, batch)
        off[np.arange(len(off)), batch.played] -= 1.0
        off *= batch.counts[:, None] / batch.counts.sum()
        each = np.repeat(off.ravel(), FEATURES)
        summed = np.bincount(batch.features.ravel(), weights=each, minlength=WEIGHTS)
        gradient = summed.astype(np.float64) + SHRINK * (weights - known)
        pace = LAST_PACE + (PACE - LAST_PACE) * (1 - step / STEPS)
        weights -= pace * adam.direction(gradient)
    return weights


def surprise(weights: Floats, choices: Choices) -> float:
    """The mean negative log-likelihood of the choices."""
    shares = _shares(weights, choices)
    chosen = shares[np.arange(len(choices.played)), choices.played]
    return float(-np.average(np.log(chosen + TINY), weights=choices.counts))


def _shares(weights: Floats, choices: Choices) -> Floats:
    promises = np.where(choices.offered, weights[choices.features].sum(axis=2), NEVER)
    # No exponent is above zero: nothing overflows.
    shares: Floats = np.exp(promises - promises.max(axis=1, keepdims=True))
    shares /= shares.sum(axis=1, keepdims=True)
    return shares


DEALS, SEARCHED_DEALS = 100, 25
"""The deals of each game that clubs play, and those that experts play."""

COUNTS = 8.0
"""The factor by which a choice of an expert counts more than one of a club."""

FEW = Limits(nodes=150_000)
"""The search limits of the experts whose habits are learned."""

MOST = 16
"""More cards than may be chosen from."""


def main() -> None:
    """Learn each kind of trump and write the weights; experts play as if they knew no habits."""
    seed, part = int((*sys.argv[1:], "1")[0]), float((*sys.argv[2:], "1")[0])
    # Else experts would play by the old habits, and the new ones depend on them.
    LEARNED.write_text("", "utf-8")
    games = [rules for rules in VARIANTS if len(rules.seating.order) == PLAYERS]
    numbers = round(part * DEALS), round(part * SEARCHED_DEALS)
    LEARNED.write_text(written(learn(games, numbers, seed)), "utf-8")


def learn(games: Sequence[RuleSet], numbers: tuple[int, int], seed: int) -> Mapping[str, Floats]:
    """The weights of each kind of trump, from so many deals of clubs and of experts a game.

    What holds of one suit is taken to hold of all or none if little else is known.
    """
    met = defaultdict[str, list[Choices]](list)
    for rules in games:
        for searched, number in enumerate(numbers):
            for deal in _played(rules, number, f"{rules.key} {searched} {seed}", searched > 0):
                kind, choices = described(rules, deal, COUNTS if searched else 1.0)
                met[kind].append(choices)
    nothing = np.zeros(WEIGHTS)
    # Most deals have a trump suit: the other kinds begin from what those say.
    known = fit(Choices.together(met.pop(SUIT)), nothing, seed=seed)
    return {SUIT: known} | {
        kind: fit(Choices.together(found), known, seed=seed) for kind, found in met.items()
    }


def described(rules: RuleSet, deal: Deal, counts: float) -> tuple[str, Choices]:
    """The kind of trump of a deal that was played, and all choices of its players.

    ValueError if it had no contract.
    """
    contract = deal.contract
    if contract is None:
        raise ValueError("a deal without a contract was not played")
    solver = Solver(rules, contract.trump, contract.closed)
    plays = PublicDeal(
        rules=rules, contract=contract, auction=deal.auction, tricks=deal.tricks, solver=solver
    ).plays()
    features = np.zeros((len(plays), MOST, FEATURES), dtype=np.int64)
    choices = np.zeros((len(plays), 2), dtype=np.int64)
    pack = sum(1 << bit for bit in solver.bits.values())
    done = weighing().describe(solver.contract_words(), plays, pack, features, choices)
    many = choices[:done, 0]
    return trump_kind(contract.trump), Choices(
        features[:done],
        np.arange(MOST) < many[:, None],
        choices[:done, 1],
        np.full(done, counts),
    )


def _played(rules: RuleSet, number: int, name: str, searching: bool) -> Iterator[Deal]:
    """Deals, ``number`` of them, that were played to their end and bid as the club bids."""
    for place in count():
        if not number:
            return
        deal = _deal(rules, Random(f"{name} {place}"), searching)
        if deal.contract is not None:
            number -= 1
            yield deal


def _deal(rules: RuleSet, luck: Random, searching: bool) -> Deal:
    """A deal at its end, bid by club players, whose cards experts choose if ``searching``."""
    order = rules.seating.order
    state = begun(rules, order[luck.randrange(len(order))], luck)
    while waiting := awaited(rules, state):
        seen = view(rules, state, waiting[0])
        legal = seen.deal.legal if seen.deal is not None else ()
        cards = len(legal) > 1 and all(isinstance(action, PlayCard) for action in legal)
        thought = searching and cards
        choice = expert.think(seen, rules, luck, FEW) if thought else club(seen, rules, luck)
        state = after_action(rules, state, waiting[0], choice.action)
    if state.deal is None:
        raise ValueError("nothing was dealt")
    return state.deal


if __name__ == "__main__":
    main()
