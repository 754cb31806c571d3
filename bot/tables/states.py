"""The states of a table before and after each of some events."""

from collections.abc import Iterable
from itertools import accumulate

from bot.tables.events import TableEvent
from bot.tables.table import Table, after


def states_of(table: Table, events: Iterable[TableEvent]) -> tuple[Table, ...]:
    """The table before these events, then after each; BrokenLog when one cannot follow."""
    return tuple(accumulate(events, after, initial=table))
