"""The learned weights, as a line of text for each kind of trump."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

import numpy as np

from engine.players.expert.model.trump_kinds import PLAYERS, trump_kind
from engine.players.expert.play.world_sampling import Floats
from engine.ruleset import RuleSet
from engine.trumps import Trump

LEARNED = Path(__file__).with_name("play_weights.txt")

UNIT = 0.01
"""What weights are written in."""


def habits(rules: RuleSet, trump: Trump) -> Floats | None:
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
