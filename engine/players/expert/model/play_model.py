"""The learned model of play: how likely a played card is, and how a deal is usually played out.

``play_likelihood`` weighs hands by the cards that were played from them; ``playout_points`` plays
deals to their end as players usually do. The weights lie in ``play_weights.txt``, one line for each
kind of trump; ``python -m engine.lab.training.play_model`` learns them.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from types import ModuleType

import numpy as np

from engine.cards import Card
from engine.players.expert.arrays import Floats
from engine.players.expert.model.deal_kinds import PLAYERS, trump_kind
from engine.players.expert.model.kernel.columns import SEAT
from engine.players.expert.model.play_history import History
from engine.players.expert.solver_view import Table
from engine.ruleset import RuleSet
from engine.seats import Team
from engine.solver.card_layouts import Words
from engine.solver.kernel_cache import SOURCES, loaded
from engine.trumps import Trump

LEARNED = Path(__file__).with_name("play_weights.txt")

UNIT = 0.01
"""What weights are written in."""


def play_weights(rules: RuleSet, trump: Trump) -> Floats | None:
    """The weights for these rules; None where nothing was learned of them."""
    return learned().get(trump_kind(trump)) if len(rules.seating.order) == PLAYERS else None


@cache
def learned() -> Mapping[str, Floats]:
    """The weights of each kind of trump, read once; none where nothing was learned of it."""
    return read(LEARNED.read_text("utf-8"))


def read(text: str) -> Mapping[str, Floats]:
    """A line each: the kind, then its weights."""
    lines = (line.split() for line in text.splitlines())
    return {kind: np.array(numbers, dtype=np.float64) * UNIT for kind, *numbers in lines}


def written(found: Mapping[str, Floats]) -> str:
    """The text that is read back as these weights."""
    return "".join(
        f"{kind} {' '.join(str(round(weight / UNIT)) for weight in weights.tolist())}\n"
        for kind, weights in sorted(found.items())
    )


KERNEL = Path(__file__).parent / "kernel"


@cache
def weighing() -> ModuleType:
    """The functions with which plays are weighed."""
    return _loaded("likelihood")


@cache
def playing_out() -> ModuleType:
    """The functions with which deals are played to their end."""
    return _loaded("playout")


def _loaded(name: str) -> ModuleType:
    sources = (*SOURCES, *sorted(KERNEL.glob("*.py")))
    return loaded(f"engine.players.expert.model.kernel.{name}", sources)


Weigh = Callable[[Words], Floats]
"""Weighs rows of hands."""

TRUST = 0.7
"""The exponent of the learned likelihoods, from 0 (no trust) to 1."""


def play_likelihood(table: Table) -> Weigh | None:
    """Weighs hands by what the others have played; None where nothing was learned of it.

    The likeliest hands weigh 1. What the seat has played itself tells it nothing.
    """
    learned = play_weights(table.rules, table.contract.trump)
    if learned is None:
        return None
    plays = History.of(table).plays()
    others = np.ascontiguousarray(plays[plays[:, SEAT] != table.column])
    pack = sum(1 << bit for bit in table.solver.bits.values())
    weigh_plays = weighing().weigh

    def weigh(hands: Words) -> Floats:
        found = np.zeros(len(hands))
        words = table.solver.contract_words()
        weigh_plays(words, others, pack, np.ascontiguousarray(hands), learned, found)
        weights: Floats = np.exp(TRUST * (found - found.max(initial=-np.inf)))
        return weights

    return weigh


def playout_points(
    table: Table, cards: Sequence[Card], hands: Words, rest: int
) -> Mapping[Card, Words] | None:
    """The points of the ``rest`` that each card brings this side with each of these hands.

    None where no habits were learned.
    """
    learned = play_weights(table.rules, table.contract.trump)
    if learned is None:
        return None
    last = table.rules.scoring.last_trick
    numbers = np.array([table.solver.bits[card] for card in cards], dtype=np.int64)
    found = np.zeros((len(hands), len(cards)), dtype=np.int64)
    playing_out().play_out(
        table.solver.contract_words(),
        History.of(table).coming(),
        np.ascontiguousarray(hands),
        numbers,
        len(numbers),
        last,
        learned,
        found,
    )
    if table.us is not Team.NORTH_SOUTH:
        found = rest - found
    return {card: found[:, place] for place, card in enumerate(cards)}
