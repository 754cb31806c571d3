"""The working memory of searches: one block a thread, kept from one search to the next."""

from threading import local

import numpy as np

from engine.solver import memory_layout
from engine.solver.words import Words

ENTRIES = 1 << 17
"""Positions that the table holds, 16 bytes each: about what a core keeps near itself."""


class _Blocks(local):
    """Each thread that searches finds its own block here."""

    def __init__(self) -> None:
        self.block: Words = np.zeros(
            memory_layout.TABLE + memory_layout.ENTRY_WORDS * ENTRIES, dtype=np.int64
        )
        self.block[memory_layout.SLOTS] = ENTRIES - 1


_blocks = _Blocks()


def cleared(contract: Words, searches: int = 1) -> Words:
    """The block of this thread with the words of a contract, nothing in its table to be found.

    There are numbers left for so many searches, the first of which has its own.
    """
    block = _blocks.block
    block[: memory_layout.GIVEN] = contract
    epoch = int(block[memory_layout.EPOCH]) + 1
    if epoch + searches > memory_layout.EPOCHS:
        block[memory_layout.TABLE :] = 0
        epoch = 1
    block[memory_layout.EPOCH] = epoch
    block[memory_layout.NODES] = block[memory_layout.STOP] = block[memory_layout.ABANDONED] = 0
    return block
