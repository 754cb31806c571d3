"""Layers of small networks, and the files in which their weights are kept."""

from base64 import b64decode, b64encode
from collections.abc import Iterator, Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from engine.players.expert.model.deal_kinds import Kind

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


def weights_read(text: str) -> Iterator[tuple[Kind, float, Sequence[SingleFloats]]]:
    """A line each: the kind of deal, how good its network is, and its arrays.

    Of the arrays come the shapes, and then the numbers in half precision.
    """
    for line in text.splitlines():
        kind, figure, shapes, code = line.split()
        numbers: SingleFloats = np.frombuffer(b64decode(code), HALF).astype(np.float32)
        arrays = []
        for shape in shapes.split(","):
            rows, columns = map(int, shape.split("x"))
            arrays.append(numbers[: rows * columns].reshape(rows, columns))
            numbers = numbers[rows * columns :]
        yield Kind(kind), float(figure), arrays


def weights_written(networks: Mapping[Kind, tuple[float, Sequence[SingleFloats]]]) -> str:
    """The text that is read back as these figures and arrays."""
    lines = []
    for kind, (figure, arrays) in sorted(networks.items()):
        shapes = ",".join("x".join(map(str, array.shape)) for array in arrays)
        numbers = np.concatenate([array.ravel() for array in arrays]).astype(HALF)
        lines.append(
            f"{kind} {figure:.4f} {shapes} {b64encode(numbers.tobytes()).decode('ascii')}\n"
        )
    return "".join(lines)
