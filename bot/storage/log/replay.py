"""A log told again, entry by entry: how a table came to stand as it does."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from bot.storage.errors import BrokenLog, LaterLog, OtherRules
from bot.storage.log.codec import LaterEvent, UnreadableEvent, decode
from bot.storage.log.event_log import Entry
from bot.tables.events import HouseRulesChanged, TableEvent, TableOpened
from bot.tables.soundness import UnknownRules
from bot.tables.table import Table, after, folded
from engine.evolve import BrokenLog as BrokenGame
from engine.variants import find_variant
from engine.variants.former import choices_of


@dataclass(frozen=True, slots=True)
class Step:
    """An entry of a log, what it says, and the table after it."""

    entry: Entry
    event: TableEvent
    table: Table


def retold(table_id: int, log: Iterable[Entry]) -> Iterator[Step]:
    """The table after each entry of its log; BrokenLog names the entry that cannot stand there.

    OtherRules: from there on a former version of the rules was played that is not known here, so
    that the same events could mean something else today; nothing is guessed. LaterLog: a later
    version wrote it.
    """
    return retold_on(table_id, enumerate(log, start=1), None)


def retold_on(
    table_id: int, log: Iterable[tuple[int, Entry]], table: Table | None
) -> Iterator[Step]:
    """As `retold`: with these numbered entries, on a table as it stood before the first of them."""
    for seq, entry in log:
        try:
            event = decode(entry)
            _require_known_rules(table_id, seq, event)
            table = folded(table_id, (event,)) if table is None else after(table, event)
        except (LaterEvent, UnknownRules) as error:
            raise LaterLog(table_id, seq, str(error)) from error
        except (UnreadableEvent, BrokenGame, KeyError) as error:
            raise BrokenLog(table_id, seq) from error
        yield Step(entry, event, table)
    if table is None:
        raise BrokenLog(table_id, 0)


def _require_known_rules(table_id: int, seq: int, event: TableEvent) -> None:
    if not isinstance(event, TableOpened | HouseRulesChanged):
        return
    try:
        today = find_variant(event.variant).version
    except KeyError as error:
        raise LaterLog(table_id, seq, event.variant) from error
    if event.version > today:
        raise LaterLog(table_id, seq, f"version {event.version} of {event.variant}")
    try:
        choices_of(event.variant, event.version)
    except KeyError as error:
        raise OtherRules(table_id, seq, event.variant, event.version) from error
