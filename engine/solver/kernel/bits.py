"""Operations that Numba lacks: bits of a word, one instruction each, and an array's address."""

from collections.abc import Callable, Sequence
from typing import Protocol, cast

from numba import int64
from numba.core.cgutils import true_bit
from numba.core.types import CPointer, Type
from numba.extending import intrinsic

from engine.solver.memory_layout import Block

WORD_BITS = 64

pointer: Callable[..., Type] = CPointer  # which Numba leaves without annotations
WORDS = pointer(int64)
"""The type of words in memory, known by their address alone."""


class CompiledValue(Protocol):
    """A value of the code that is being made."""

    @property
    def type(self) -> Callable[[int], "CompiledValue"]:
        """Makes a constant of the same type."""
        ...


class Builder(Protocol):
    """Writes instructions; ``true_bit`` says that the word is not empty."""

    def cttz(self, word: CompiledValue, not_empty: object) -> CompiledValue:
        """Count the zeros below the lowest bit."""
        ...

    def ctlz(self, word: CompiledValue, not_empty: object) -> CompiledValue:
        """Count the zeros above the highest bit."""
        ...

    def ctpop(self, word: CompiledValue) -> CompiledValue:
        """Count the bits."""
        ...

    def sub(self, one: CompiledValue, other: CompiledValue) -> CompiledValue:
        """Subtract."""
        ...


Emitter = Callable[[object, Builder, object, Sequence[CompiledValue]], CompiledValue]


class ArrayValue(Protocol):
    """An array in the code that is being made."""

    @property
    def data(self) -> CompiledValue:
        """The address of its first item."""
        ...


class Context(Protocol):
    """Knows how types are laid out."""

    def make_array(
        self, array: object, /
    ) -> Callable[[object, Builder, CompiledValue], ArrayValue]:
        """Opens arrays of a type."""
        ...


def _words_of(_typing: object, array: Type) -> tuple[object, Callable[..., CompiledValue]]:
    def emit(
        context: Context, builder: Builder, _: object, given: Sequence[CompiledValue]
    ) -> CompiledValue:
        return context.make_array(array)(context, builder, given[0]).data

    return WORDS(array), emit


def _lowest(_typing: object, _word: object) -> tuple[object, Emitter]:
    def emit(
        _: object, builder: Builder, __: object, given: Sequence[CompiledValue]
    ) -> CompiledValue:
        return builder.cttz(given[0], true_bit)

    return int64(int64), emit


def _highest(_typing: object, _word: object) -> tuple[object, Emitter]:
    def emit(
        _: object, builder: Builder, __: object, given: Sequence[CompiledValue]
    ) -> CompiledValue:
        zeros = builder.ctlz(given[0], true_bit)
        return builder.sub(given[0].type(WORD_BITS - 1), zeros)

    return int64(int64), emit


def _count(_typing: object, _word: object) -> tuple[object, Emitter]:
    def emit(
        _: object, builder: Builder, __: object, given: Sequence[CompiledValue]
    ) -> CompiledValue:
        return builder.ctpop(given[0])

    return int64(int64), emit


WordFunction = Callable[[int], int]

word = cast("WordFunction", int64)
"""A number as a word: what every argument of a call must be that is compiled for words."""

lowest = cast("WordFunction", intrinsic(_lowest))
"""The number of the lowest bit of a word that has one."""

highest = cast("WordFunction", intrinsic(_highest))
"""The number of the highest bit of a word that has one."""

count = cast("WordFunction", intrinsic(_count))
"""The number of bits set in a word."""

words_of = cast("Callable[[Block], Block]", intrinsic(_words_of))
"""The words of an array, by their address alone.

Numba then counts no references at calls and lets no index be negative: searches take two thirds of
the time. The caller keeps the array alive.
"""
