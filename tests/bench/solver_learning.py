"""Learn in which order the solver tries cards, from positions that its own searches met.

``python -m tests.bench.solver_learning [DEALS [SEED]]`` solves random deals, measures for each card
of many positions how many nodes it takes to settle the position with this card first, fits weights
that put cheap cards first, and writes them. It goes on from the weights that are there, so that
several rounds help. Values never change by it. 600 deals of each kind of trump take some minutes of
one core.
"""

import sys
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.cards import SUIT_TRUMPS, Trump
from engine.solver import NO_LIMITS
from engine.solver.card_layouts import WordArray
from engine.solver.contract_encoding import LEARNED, kind_of, weights
from engine.solver.kernel import table
from engine.solver.kernel.move_ordering import FEATURES, FEATURES_OF_CARD
from engine.solver.kernel_cache import SOURCES, loaded
from engine.solver.memory_layout import (
    CARDS,
    EPOCH,
    HANDS,
    SEATS,
    SIZE,
    TABLE,
    WORTH,
    Moment,
)
from engine.solver.search import Search, prepared
from tests.engine.solver.table import CONTREE, whole_deal

KINDS = (SUIT_TRUMPS, (Trump.NONE,), (Trump.ALL,))
"""The trumps that share weights."""

POSITIONS = {2: 8, 3: 16, 4: 18, 5: 16, 6: 12, 7: 8, 8: 2}
"""How many positions of a deal are taken, by the tricks that are left in them."""

MOST_CARDS = 8

STEPS, BATCH, PACE, PULL = 500, 16_000, 0.05, 1e-5
SCALE = 300.0
"""What a promise of 1 is in the file, where weights are whole numbers."""

A_LINE = 20

Reals = NDArray[np.float32]
Features = NDArray[np.int16]
Numbers = NDArray[np.int8]


class Samples(NamedTuple):
    """Positions, a row each: the features of its cards, their costs, and how many cards."""

    features: Features
    costs: Reals
    cards: Numbers


def main() -> None:
    """Learn the weights of each kind of trump."""
    deals, seed = (int(text) for text in [*sys.argv[1:], "600", "1"][:2])
    write({kind_of(trumps[0]): learned(trumps, deals, seed) for trumps in KINDS})


def learned(trumps: tuple[Trump, ...], deals: int, seed: int) -> Reals:
    """The weights that the searches of so many deals teach."""
    found = samples(trumps, deals, seed)
    start = (weights(kind_of(trumps[0]))[:FEATURES] / SCALE).astype(np.float32)
    end = fitted(found, start, seed)
    before, after = (cost_of_first(found, numbers) for numbers in (start, end))
    told = f"{kind_of(trumps[0])}: {len(found.cards)} positions, {before:.4f} -> {after:.4f}"
    sys.stdout.write(told + "\n")
    sys.stdout.flush()
    return end


def samples(trumps: tuple[Trump, ...], deals: int, seed: int) -> Samples:
    """What the cards of some positions cost, in the searches of so many deals."""
    luck = Random(f"{seed} {trumps}")
    most = deals * sum(POSITIONS.values()) * 4
    numbers = np.zeros((most, MOST_CARDS, FEATURES_OF_CARD), dtype=np.int16)
    costs = np.zeros((most, MOST_CARDS), dtype=np.float32)
    cards = np.zeros(most, dtype=np.int8)
    found = (numbers, costs, cards)
    measure = loaded("tests.bench.solver_samples", SOURCES).down_a_trick
    count = 0
    for number in range(deals):
        trump = luck.choice(trumps)
        searching = Search(CONTREE, trump, closed=False)
        placing = searching.place(whole_deal(CONTREE, f"{seed} {trump} {number}"))
        searching.value(placing, NO_LIMITS, in_tricks=False)
        block = prepared(searching.contract_words())
        for at, alpha in some_positions(block, placing.root.rest, luck):
            picks = np.array([luck.random() for _ in range(4)])
            block[SIZE] = at.alive.bit_count()
            count += measure(block, at, alpha, picks, tuple(each[count:] for each in found))
    return Samples(numbers[:count], costs[:count], cards[:count])


def some_positions(block: WordArray, rest: int, luck: Random) -> Iterator[tuple[Moment, int]]:
    """Positions between tricks that a search has left in the table, each with a bound.

    The side to lead can do better than the bound, which a search with a null window has to show.
    """
    entries = block[TABLE:].copy()
    dealt = int(block[HANDS : HANDS + SEATS].sum())
    mine = entries >> (table.KEY_SHIFT + table.KEY_BITS) == block[EPOCH]
    inverse = pow(table.FACTOR, -1, 1 << table.STATE_BITS)
    by_tricks: dict[int, list[tuple[int, int, int]]] = {tricks: [] for tricks in POSITIONS}
    for place in np.flatnonzero(mine).tolist():
        entry = int(entries[place])
        key = entry >> table.KEY_SHIFT & ((1 << table.KEY_BITS) - 1)
        state = (place << table.KEY_BITS | key) * inverse & ((1 << table.STATE_BITS) - 1)
        alive, seat = state & ((1 << CARDS) - 1), state >> CARDS
        tricks = alive.bit_count() // 4
        if tricks in POSITIONS:
            by_tricks[tricks].append((alive, seat, entry))
    for tricks, found in by_tricks.items():
        for alive, seat, entry in luck.sample(found, min(len(found), POSITIONS[tricks])):
            lower, upper = table.bounds_of(entry)
            gone = dealt & ~alive
            left = rest - sum(int(block[WORTH + card]) for card in range(CARDS) if gone >> card & 1)
            at = Moment(alive, 0, alive, 0, seat, 0, 0, seat, 0, left)
            if seat & 1 and upper < left:
                yield at, upper
            elif not seat & 1 and lower > 0:
                yield at, lower - 1


def fitted(found: Samples, start: Reals, seed: int) -> Reals:
    """The weights by which the card that is tried first costs least, found by Adam's steps down."""
    luck = np.random.default_rng(seed)
    numbers, first, second = start.copy(), np.zeros_like(start), np.zeros_like(start)
    for step in range(1, STEPS + 1):
        rows = luck.integers(0, len(found.cards), BATCH)
        which, costs = found.features[rows].astype(np.int64), found.costs[rows]
        shares = promises(numbers, which, found.cards[rows])
        shares = np.exp(shares - shares.max(axis=1, keepdims=True))
        shares /= shares.sum(axis=1, keepdims=True)
        pull = shares * (costs - (shares * costs).sum(axis=1, keepdims=True)) / BATCH
        slope = PULL * numbers
        for feature in range(FEATURES_OF_CARD):
            slope += np.bincount(which[:, :, feature].ravel(), pull.ravel(), len(numbers))
        slope[0] = 0
        first = 0.9 * first + 0.1 * slope
        second = 0.99 * second + 0.01 * slope**2
        pace = PACE * (1.05 - step / STEPS)
        size = np.sqrt(second / (1 - 0.99**step)) + 1e-8
        numbers = (numbers - pace * first / (1 - 0.9**step) / size).astype(np.float32)
    return numbers


def promises(numbers: Reals, which: WordArray, cards: Numbers) -> Reals:
    """The promise of each card; that of no card is lower than any."""
    total: Reals = numbers[which].sum(axis=2)
    total[np.arange(MOST_CARDS) >= cards[:, None]] = -np.inf
    return total


def cost_of_first(found: Samples, numbers: Reals) -> float:
    """The logarithm of how many times the best card's nodes the card tried first takes."""
    total = 0.0
    for start in range(0, len(found.cards), BATCH):
        rows = slice(start, start + BATCH)
        which = found.features[rows].astype(np.int64)
        tried = promises(numbers, which, found.cards[rows]).argmax(axis=1)
        total += float(found.costs[rows][np.arange(len(tried)), tried].sum())
    return total / len(found.cards)


def write(learned: dict[str, Reals]) -> None:
    """Keep these weights."""
    lines = []
    for kind, numbers in learned.items():
        texts = list(map(str, np.round(numbers * SCALE).astype(int).tolist()))
        rows = [texts[first : first + A_LINE] for first in range(0, len(texts), A_LINE)]
        lines += [f"# {kind}", *map(" ".join, rows)]
    LEARNED.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
