"""The weights of a card's traits (kernel/ordering.py): they decide how fast, not what is found."""

from functools import cache
from pathlib import Path

import numpy as np

from engine.solver import memory_layout
from engine.solver.words import Words

LEARNED = Path(__file__).with_name("move_weights.txt")


@cache
def weights() -> Words:
    """A weight for each trait."""
    numbers = LEARNED.read_text("utf-8").split()
    learned = np.zeros(memory_layout.GIVEN - memory_layout.WEIGHTS, dtype=np.int64)
    learned[: len(numbers)] = np.array(numbers, dtype=np.int64)
    return learned
