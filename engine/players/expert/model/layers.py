"""Layers of small networks, and how their weights are written down."""

from base64 import b64decode, b64encode
from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

SingleFloats = NDArray[np.float32]

HALF = np.dtype("<f2")


def drawn(dice: np.random.Generator, inputs: int, outputs: int) -> SingleFloats:
    """Random weights; the last row, which is added to each sum, is zero."""
    # The spread keeps the size of signals from layer to layer, as half of each is cut (He, 2015).
    spread = np.sqrt(2.0 / inputs)
    weights: SingleFloats = (dice.standard_normal((inputs + 1, outputs)) * spread).astype(
        np.float32
    )
    weights[-1] = 0.0
    return weights


def through(values: SingleFloats, weights: SingleFloats) -> SingleFloats:
    """The output of a layer; the last row of its weights is added to each sum."""
    out: SingleFloats = values @ weights[:-1] + weights[-1]
    return out


def arrays_read(shapes: str, code: str) -> Iterator[SingleFloats]:
    """Arrays of these shapes, in half precision."""
    numbers: SingleFloats = np.frombuffer(b64decode(code), HALF).astype(np.float32)
    for shape in shapes.split(","):
        rows, columns = map(int, shape.split("x"))
        yield numbers[: rows * columns].reshape(rows, columns)
        numbers = numbers[rows * columns :]


def arrays_written(arrays: Sequence[SingleFloats]) -> str:
    """The shapes of the arrays, and these in half precision."""
    shapes = ",".join("x".join(map(str, array.shape)) for array in arrays)
    numbers = np.concatenate([array.ravel() for array in arrays]).astype(HALF)
    return f"{shapes} {b64encode(numbers.tobytes()).decode('ascii')}"
