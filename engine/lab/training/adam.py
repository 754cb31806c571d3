"""The Adam optimiser (Kingma and Ba, 2015): step directions from running means of gradients."""

from dataclasses import dataclass
from typing import Generic, TypeVar

import numpy as np
from numpy.typing import NDArray

MOMENTUM = 0.9
"""The share (0–1) of the mean of the gradients that each step leaves."""

TINY = 1e-8

Real = TypeVar("Real", np.float32, np.float64)


@dataclass(slots=True)
class Adam(Generic[Real]):
    """The running means for an array of weights; ``kept`` of that of the squares stays a step."""

    mean: NDArray[Real]
    square: NDArray[Real]
    kept: float
    steps: int = 0

    @classmethod
    def of(cls, weights: NDArray[Real], kept: float) -> "Adam[Real]":
        """The means before the first gradient of these weights."""
        return cls(np.zeros_like(weights), np.zeros_like(weights), kept)

    def direction(self, gradient: NDArray[Real]) -> NDArray[Real]:
        """The step to subtract from each weight, at a pace of 1."""
        self.steps += 1
        self.mean += (1 - MOMENTUM) * (gradient - self.mean)
        self.square += (1 - self.kept) * (gradient * gradient - self.square)
        # The running means begin at zero: this takes that bias out again.
        mean = self.mean / (1 - MOMENTUM**self.steps)
        size = np.sqrt(self.square / (1 - self.kept**self.steps)) + TINY
        direction: NDArray[Real] = mean / size
        return direction
