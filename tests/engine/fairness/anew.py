"""The packs of seeds, written again from the documentation alone, with nothing of the engine."""

import hashlib
import hmac
from collections.abc import Iterator
from typing import TypeVar

SUITS, RANKS = "SHDC", "6789TJQKA"
SHORTEST = 3
SHORTEST_OF_TARABISH = 4
T = TypeVar("T")


def numbers(seed: bytes, label: str) -> Iterator[int]:
    """The numbers of the blocks, without end."""
    block = 0
    while True:
        made = hmac.new(seed, f"{label} {block}".encode(), hashlib.sha256).hexdigest()
        yield int(made[:8], 16)
        block += 1


def below(stop: int, row: Iterator[int]) -> int:
    """A draw."""
    return next(x % stop for x in row if x < 2**32 // stop * stop)


def cut(cards: list[str], row: Iterator[int], shortest: int = SHORTEST) -> list[str]:
    """The cards cut once."""
    k = shortest + below(len(cards) - 2 * shortest + 1, row)
    return cards[k:] + cards[:k]


def shuffle(row: list[T], draws: Iterator[int]) -> None:
    """Fisher-Yates, in place."""
    for last in range(len(row) - 1, 0, -1):
        other = below(last + 1, draws)
        row[last], row[other] = row[other], row[last]


def gathered_pack(seed: bytes, attack: list[list[str]], defence: list[list[str]]) -> list[str]:
    """The pack of a deal for which the tricks of the one before are gathered, from its top."""
    row = numbers(seed, "pack")
    for pile in (attack, defence):
        shuffle(pile, row)
        for trick in pile:
            shuffle(trick, row)
    top, bottom = (defence, attack) if below(2, row) else (attack, defence)
    return cut([card for trick in (*top, *bottom) for card in trick], row)


def fresh_pack(seed: bytes, lowest: str, shortest: int = SHORTEST) -> list[str]:
    """The pack of a deal for which it is shuffled, from its top."""
    row = numbers(seed, "pack")
    cards = [rank + suit for suit in SUITS for rank in RANKS[RANKS.index(lowest) :]]
    shuffle(cards, row)
    return cut(cards, row, shortest)
