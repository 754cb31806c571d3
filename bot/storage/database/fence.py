"""The fence: a process writes for a server only while it holds the lease on the server's slot.

A lease has an epoch, which grows with each owner. Every write for a server compares it in its own
transaction, so that a process that has slept through the end of its lease can write nothing.
"""

import time
from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Protocol

from sqlalchemy import Connection, select

from bot.storage.database.schema import slots
from bot.storage.errors import Fenced

# A power of two, as the number of shards is: each slot is then of one shard (ADR 19).
SLOTS = 1024


def slot_of(guild: int) -> int:
    """The slot of a server; slot 0 for what happens outside servers."""
    # As Discord shards servers: by the part of the id that is the time.
    return (guild >> 22) % SLOTS


def slots_of(shards: tuple[int, ...], shard_count: int) -> frozenset[int]:
    """The slots of these shards; the number of shards divides that of the slots."""
    return frozenset(slot for slot in range(SLOTS) if slot % shard_count in shards)


def seconds_awake_or_asleep() -> float:
    """A monotonic clock that goes on while the machine sleeps, where the system has one."""
    # The usual monotonic clock stands still in a suspended machine, whose leases run out all the
    # same.
    clock = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if clock is None else time.clock_gettime(clock)


class Fence(Protocol):
    """Asked by the backend before it writes for a server."""

    def epoch_of(self, guild: int) -> int:
        """The epoch of the lease on this server's slot; Fenced without one."""
        ...


class HeldSlots:
    """The slots on which this process holds leases, and until when it may rely on them."""

    def __init__(self) -> None:
        self._epochs: dict[int, int] = {}
        self._valid_until = 0.0

    @property
    def epochs(self) -> Mapping[int, int]:
        """The epoch of each lease that is held."""
        return self._epochs

    @property
    def seconds_left(self) -> float:
        """The seconds left to rely on the leases; negative once they have lapsed."""
        return self._valid_until - seconds_awake_or_asleep()

    @property
    def has_lapsed(self) -> bool:
        """Whether leases were held and may have ended: somebody else may own the slots by now."""
        return bool(self._epochs) and self.seconds_left <= 0

    def holds(self, guild: int) -> bool:
        """Whether this process owns the server now."""
        return slot_of(guild) in self._epochs and self.seconds_left > 0

    def epoch_of(self, guild: int) -> int:
        """The epoch of the lease on this server's slot; Fenced without one.

        A lease that has lapsed is not refused here: the database knows whether it has a new owner.
        """
        epoch = self._epochs.get(slot_of(guild))
        if epoch is None:
            raise Fenced(slot_of(guild))
        return epoch

    def renewed(self, epochs: Mapping[int, int], valid_until: float) -> None:
        """Note the leases that are held, until then on `seconds_awake_or_asleep`."""
        self._epochs = dict(epochs)
        self._valid_until = valid_until

    def gave_up(self) -> None:
        """Note that no lease is held any more, by this process's own will."""
        self._epochs = {}


def require_epoch(connection: Connection, guild: int, epoch: int) -> None:
    """Fenced unless the slot of this server is still in this epoch; its lock is held."""
    slot = slot_of(guild)
    current = connection.execute(select(slots.c.epoch).where(slots.c.slot == slot)).scalar()
    # Another process has taken the slot meanwhile: what is written now would contradict it.
    if current != epoch:
        raise Fenced(slot)


_UPGRADING = timedelta(minutes=10)
"""The time after its last lease during which a version of the bot may still run, or again."""


def has_other_version(connection: Connection, version: str, at: datetime) -> bool:
    """Whether another version of the bot has held a lease lately: an upgrade is going on."""
    lately = (slots.c.until > at - _UPGRADING, slots.c.version != version)
    return connection.execute(select(slots.c.slot).where(*lately).limit(1)).first() is not None
