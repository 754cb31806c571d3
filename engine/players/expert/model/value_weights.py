"""The learned weights, as a line of text for each kind of deal."""

from base64 import b64decode, b64encode
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np

from engine.players.expert.model.deal_kinds import Kind
from engine.players.expert.model.value_network import Floats, Network

LEARNED = Path(__file__).with_name("value_weights.txt")

HALF = np.dtype("<f2")


@dataclass(frozen=True, slots=True)
class Learned:
    """A network and how far off it is of deals that it has not learned, as a share of the points.

    The error is the root of the mean square.
    """

    network: Network
    error: float


@cache
def learned() -> Mapping[Kind, Learned]:
    """What is known of each kind of deal, read once."""
    return read(LEARNED.read_text("utf-8"))


def read(text: str) -> Mapping[Kind, Learned]:
    """A line each: the kind, the error, the shapes of the arrays, and these in half precision."""
    found: dict[Kind, Learned] = {}
    for line in text.splitlines():
        kind, error, shapes, code = line.split()
        numbers: Floats = np.frombuffer(b64decode(code), HALF).astype(np.float32)
        arrays: list[Floats] = []
        for shape in shapes.split(","):
            rows, columns = map(int, shape.split("x"))
            arrays.append(numbers[: rows * columns].reshape(rows, columns))
            numbers = numbers[rows * columns :]
        found[Kind(kind)] = Learned(Network.of(tuple(arrays)), float(error))
    return found


def written(found: Mapping[Kind, Learned]) -> str:
    """The text that is read back as these networks."""
    lines = []
    for kind, one in sorted(found.items()):
        arrays = one.network.arrays
        shapes = ",".join("x".join(map(str, array.shape)) for array in arrays)
        numbers = np.concatenate([array.ravel() for array in arrays]).astype(HALF)
        code = b64encode(numbers.tobytes()).decode("ascii")
        lines.append(f"{kind} {one.error:.4f} {shapes} {code}\n")
    return "".join(lines)
