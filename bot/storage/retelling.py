"""A log told again, entry by entry: how a table came to stand as it does."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from bot.storage.codec import UnreadableEvent, decode
from bot.storage.errors import BrokenLog, OtherRules
from bot.storage.eventlog import Entry
from bot.tables.events import HouseRulesChanged, TableEvent, TableOpened
from bot.tables.table import Table, after, folded
from engine.evolve import BrokenLog as BrokenGame
from engine.variants import find_variant


@dataclass(frozen=True, slots=True)
class Step:
    """An entry of a log, what it says, and the table after it."""

    entry: Entry
    event: TableEvent
    table: Table


def retold(table_id: int, log: Iterable[Entry]) -> Iterator[Step]:
    """The table after each entry of its log; BrokenLog names the entry that cannot stand there.

    OtherRules: from there on another version of the rules was played, so that the same events
    could mean something else today; nothing is guessed.
    """
    return retold_on(table_id, enumerate(log, start=1), None)


def retold_on(
    table_id: int, log: Iterable[tuple[int, Entry]], table: Table | None
) -> Iterator[Step]:
    """As `retold`: with these numbered entries, on a table as it stood before the first of them."""
    for seq, entry in log:
        try:
            event = decode(entry)
            _require_todays_rules(table_id, seq, event)
            table = folded(table_id, (event,)) if table is None else after(table, event)
        except (UnreadableEvent, BrokenGame, KeyError) as error:
            raise BrokenLog(table_id, seq) from error
        yield Step(entry, event, table)
    if table is None:
        raise BrokenLog(table_id, 0)


def _require_todays_rules(table_id: int, seq: int, event: TableEvent) -> None:
    if not isinstance(event, TableOpened | HouseRulesChanged):
        return
    if find_variant(event.variant).version != event.version:
        raise OtherRules(table_id, seq, event.variant, event.version)
