"""Who stands in a log for somebody who had himself erased: nobody, by a number below zero.

At one table the same person keeps one stand-in, so that its games can be told. At the next table
he has another one, so that nobody can follow him from evening to evening.
"""

PEOPLE = 1 << 16
"""How many can be erased from the log of one table."""

NOBODY_KNOWN = -1
"""Stands for somebody erased where it does not matter whether he is the same elsewhere."""


def stand_in(table_id: int, number: int) -> int:
    """The stand-in of the person who is erased from a table after so many others."""
    if not 0 <= number < PEOPLE:
        raise ValueError(number)
    return -(table_id * PEOPLE + number)


def is_erased(user: int) -> bool:
    """Whether this is a stand-in, and no person."""
    return user < 0
