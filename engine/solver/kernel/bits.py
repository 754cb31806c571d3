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


class Value(Protocol):
    """A value of the code that is being made."""

    @property
    def type(self) -> Callable[[int], "Value"]:
        """Makes a constant of the same type."""
        ...


class Builder(Protocol):
    """Writes instructions; ``true_bit`` says that the word is not empty."""

    def cttz(self, word: Value, not_empty: object) -> Value:
        """Count the zeros below the lowest bit."""
        ...

    def ctlz(self, word: Value, not_empty: object) -> Value:
        """Count the zeros above the highest bit."""
        ...

    def ctpop(self, word: Value) -> Value:
        """Count the bits."""
        ...

    def sub(self, one: Value, other: Value) -> Value:
        """Subtract."""
        ...


Emitter = Callable[[object, Builder, object, Sequence[Value]], Value]


class ArrayValue(Protocol):
    """An array in the code that is being made."""

    @property
    def data(self) -> Value:
        """Where its first item lies."""
        ...


class Context(Protocol):
    """Knows how types are laid out."""

    def make_array(self, array: object, /) -> Callable[[object, Builder, Value], ArrayValue]:
        """Opens arrays of a type."""
        ...


def _words_of(_typing: object, array: Type) -> tuple[object, Callable[..., Value]]:
    def emit(context: Context, builder: Builder, _: object, given: Sequence[Value]) -> Value:
        return context.make_array(array)(context, builder, given[0]).data

    return WORDS(array), emit


def _lowest(_typing: object, _word: object) -> tuple[object, Emitter]:
    def emit(_: object, builder: Builder, __: object, given: Sequence[Value]) -> Value:
        return builder.cttz(given[0], true_bit)

    return int64(int64), emit


def _highest(_typing: object, _word: object) -> tuple[object, Emitter]:
    def emit(_: object, builder: Builder, __: object, given: Sequence[Value]) -> Value:
        zeros = builder.ctlz(given[0], true_bit)
        return builder.sub(given[0].type(WORD_BITS - 1), zeros)

    return int64(int64), emit


def _count(_typing: object, _word: object) -> tuple[object, Emitter]:
    def emit(_: object, builder: Builder, __: object, given: Sequence[Value]) -> Value:
        return builder.ctpop(given[0])

    return int64(int64), emit


Reading = Callable[[int], int]

word = cast("Reading", int64)
"""A number as a word: what every argument of a call must be that is compiled for words."""

lowest = cast("Reading", intrinsic(_lowest))
"""The number of the lowest bit of a word that has one."""

highest = cast("Reading", intrinsic(_highest))
"""The number of the highest bit of a word that has one."""

count = cast("Reading", intrinsic(_count))
"""How many bits a word has."""

words_of = cast("Callable[[Block], Block]", intrinsic(_words_of))
"""The words of an array, by their address alone.

Numba then counts no references at calls and lets no index be negative: searches take two thirds of
the time. The caller keeps the array alive.
"""
