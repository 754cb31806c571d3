"""One of several processes on a database: the servers and interactions that it takes.

Every process with a shard receives the events of all its servers. The one that holds the lease on
a server's slot serves that server; the others stand by and stay silent.
"""

import asyncio
import os
import secrets
import socket
from collections import defaultdict
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping
from contextlib import suppress
from functools import partial
from typing import Any, Protocol

import structlog

from bot.monitoring.metrics import TAKEOVER_SECONDS
from bot.storage.database.cluster import LEASE_SECONDS, ClusterStore
from bot.storage.database.fence import SLOTS, HeldSlots, seconds_awake_or_asleep, slot_of
from bot.storage.errors import StorageError, StorageUnavailable
from bot.storage.preferences import PEOPLE
from bot.tables.tasks import Tasks

logger = structlog.stdlib.get_logger(__name__)

# Two renewals in a row may fail before a lease of 10 s has run out.
RENEW_SECONDS = 3.0

LOOK_SECONDS = 0.1
"""The time between two looks for free slots of a process that stands by."""

MARGIN_SECONDS = 0.5
"""A process gives its lease up this much earlier than the database does."""

HOLD_SECONDS = 2.5
"""The longest that an interaction waits for its server to change hands; Discord waits 3 s."""

REQUESTS_PER_SECOND = 42.0
"""Requests to Discord of all processes together, at even intervals: some are a little late.

Discord allows 50 in any second.
"""

Payload = Mapping[str, Any]
"""An interaction as the gateway sends it."""

PassOn = Callable[[Any], None]


class TableKeeper(Protocol):
    """Takes over the tables of servers that this process begins to serve."""

    async def servers(self) -> Iterable[int]:
        """The servers with open tables, whoever serves them."""
        ...

    async def follow(self, wanted: Callable[[int], bool]) -> None:
        """Keep the tables of these servers, which others play, in mind: see `restore`."""
        ...

    async def restore(self, guild: int) -> None:
        """Restore the tables of a server and let them go on."""
        ...

    def taken(self) -> None:
        """Tell the background work about servers that were taken over."""
        ...


def own_name() -> str:
    """A name that no other process has, nor this one after a restart."""
    return f"{socket.gethostname()}:{os.getpid()}:{secrets.token_hex(4)}"


class Cluster:
    """Takes slots for this process, renews their leases, and hands them over."""

    def __init__(self, store: ClusterStore, held: HeldSlots, slots: frozenset[int]) -> None:
        self.held = held
        self.lost = asyncio.Event()
        """Set once another process has taken over: nothing more may be done here."""
        self._store = store
        self._slots = slots
        self._keeper: TableKeeper | None = None
        self._keeping: asyncio.Task[None] | None = None
        self._renew_at = 0.0
        self._changed = asyncio.Event()
        self._admits = True
        self._accepted: dict[int, int] = {}
        self._accepted_before: dict[int, int | None] = {}
        self._unrestored: set[int] = set()
        self._taken_at: float | None = None
        self._restoring: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._others: tuple[str, ...] = ()
        self._owners: tuple[str, ...] = ()
        self._reaches = True

    @property
    def may_ask_discord(self) -> bool:
        """Whether requests may be sent: False once another process may own the leases."""
        return not self.lost.is_set() and not self.held.has_lapsed

    def serve(self, keeper: TableKeeper, tasks: Tasks) -> None:
        """Begin to take free slots; a second call changes nothing."""
        if self._keeping is None:
            self._keeper = keeper
            self._tasks = tasks
            self._keeping = tasks.spawn(self._keep(), "leases")
            self._keeping.add_done_callback(self._ended)
            tasks.spawn(self._restore_all(), "tables taken over")
            tasks.spawn(self._follow(keeper), "tables that others play")

    def _ended(self, keeping: asyncio.Task[None]) -> None:
        if not keeping.cancelled():  # nobody renews the leases any more
            self.lost.set()

    async def is_alone(self) -> bool:
        """Whether no other process serves any server now."""
        return not await self._store.other_owners(range(SLOTS))

    async def turn_to_ask(self) -> None:
        """Wait until all processes together may send Discord one more request."""
        gap = 1 / REQUESTS_PER_SECOND
        wait = gap * (1 + len(self._others))
        if self._keeping is not None:  # before, the database may not be migrated yet
            # Without the database each process keeps to its share of the limit.
            with suppress(StorageUnavailable):
                wait = await self._store.next_request(gap)
        await asyncio.sleep(max(wait, 0))

    async def turn_to_identify(self, key: int) -> None:
        """Wait until this process may identify; raise StorageUnavailable if it cannot be known."""
        await self._store.turn_to_identify(key)

    async def follow_people(self, hear: Callable[[str | None], Awaitable[None]]) -> None:
        """Pass on other processes' news about people; None if some may have been missed."""
        while True:
            try:
                await self._store.listen(PEOPLE, hear)
            except StorageUnavailable as error:
                logger.warning("other processes are not heard", why=str(error))
            await asyncio.sleep(RENEW_SECONDS)

    # Which interactions are taken.

    def receive(self, interaction: Payload, pass_on: PassOn) -> None:
        """Pass an interaction on if its server is served here now or in a moment."""
        # Outside servers an interaction is of slot 0 (ADR 19).
        guild = int(interaction.get("guild_id") or 0)
        if not self._admits:
            return
        served = self.held.holds(guild)
        if served and guild not in self._unrestored:
            self._pass(interaction, guild, pass_on)
        elif self._keeping is not None and slot_of(guild) in self._slots:
            work = self._hold(interaction, guild, pass_on, served=served)
            self._tasks.spawn(work, "interaction held")

    async def _hold(
        self, interaction: Payload, guild: int, pass_on: PassOn, *, served: bool
    ) -> None:
        try:
            # Discord accepts no answer later: what is held longer would be done for nobody.
            async with asyncio.timeout(HOLD_SECONDS):
                if not served and not await self._is_left_to_us(interaction, guild):
                    return
                await self._restore(guild)
        except (TimeoutError, StorageError):
            return
        if self._admits and self.held.holds(guild):
            self._pass(interaction, guild, pass_on)

    def _pass(self, interaction: Payload, guild: int, pass_on: PassOn) -> None:
        slot, number = slot_of(guild), int(interaction["id"])
        self._accepted[slot] = max(self._accepted.get(slot, 0), number)
        pass_on(interaction)

    async def _is_left_to_us(self, interaction: Payload, guild: int) -> bool:
        """Wait until the server is served here; False if its former owner may have done this."""
        while not self.held.holds(guild):
            await self._changed.wait()
        before = self._accepted_before.get(slot_of(guild))
        # After a lease that ran out nobody knows what the former owner has done: it is dropped (ADR
        # 19).
        return before is not None and int(interaction["id"]) > before

    # Leases.

    async def _keep(self) -> None:
        while not self.lost.is_set():
            try:
                await self._look()
            except StorageUnavailable as error:
                if self._reaches:
                    logger.warning("leases cannot be renewed", why=str(error))
                self._reaches = False
            else:
                if not self._reaches:
                    logger.info("leases are renewed again")
                self._reaches = True
            missing = len(self.held.epochs) < len(self._slots)
            wait = LOOK_SECONDS if missing else self._renew_at - seconds_awake_or_asleep()
            await asyncio.sleep(max(wait, LOOK_SECONDS))

    async def _look(self) -> None:
        """Renew leases when due, and take free slots."""
        sent = seconds_awake_or_asleep()
        missing = self._slots - self.held.epochs.keys()
        taken = await self._store.take(missing) if missing else ()
        self._accepted_before.update({each.slot: each.accepted for each in taken})
        if taken or sent >= self._renew_at:
            await self._renew()
            self._others = await self._store.other_owners(range(SLOTS))
            missing = self._slots - self.held.epochs.keys()
            owners = await self._store.other_owners(missing) if missing else ()
            if owners and owners != self._owners:
                # Right during an upgrade; else one process too many has these shards.
                logger.warning("standing by: other processes serve these shards", owners=owners)
            self._owners = owners

    async def _renew(self) -> None:
        sent = seconds_awake_or_asleep()
        owned = await self._store.renew()
        # Everything in memory may be wrong by now: the process ends and is started again (ADR 19).
        if any(owned.get(slot) != epoch for slot, epoch in self.held.epochs.items()):
            logger.error("another process has taken over the servers of this one")
            self.lost.set()
            return
        new = owned.keys() - self.held.epochs.keys()
        if new and self._keeper is not None:
            servers = await self._keeper.servers()
            self._unrestored |= {guild for guild in servers if slot_of(guild) in new}
            self._taken_at = self._taken_at or sent
            logger.info("servers taken over", slots=len(new), to_restore=len(self._unrestored))
        # Counted from before the request was sent: the database cannot have begun earlier.
        self.held.renewed(owned, sent + LEASE_SECONDS - MARGIN_SECONDS)
        self._renew_at = sent + RENEW_SECONDS
        if new:
            changed, self._changed = self._changed, asyncio.Event()
            changed.set()
            if self._keeper is not None:
                self._keeper.taken()
            self._note_takeover()

    # Tables.

    async def _follow(self, keeper: TableKeeper) -> None:
        """Follow the tables that may be taken over, so that little is left to read then."""
        following = False
        while True:
            # What is taken over meanwhile must not be forgotten before it is restored.
            free = self._slots - self.held.epochs.keys()
            if self._admits and (free or following):
                with suppress(StorageUnavailable):
                    await keeper.follow(partial(self._may_restore, free=free))
                    following = bool(free or self._unrestored)
            await asyncio.sleep(RENEW_SECONDS)

    def _may_restore(self, guild: int, free: Collection[int]) -> bool:
        return slot_of(guild) in free or guild in self._unrestored

    async def _restore_all(self) -> None:
        while True:
            changed = self._changed
            for guild in sorted(self._unrestored):
                try:
                    await self._restore(guild)
                except StorageError as error:
                    logger.warning("tables are restored later", guild=guild, why=str(error))
                    await asyncio.sleep(RENEW_SECONDS)
                    break
            else:
                await changed.wait()

    async def _restore(self, guild: int) -> None:
        """Restore a server's tables unless they are; a press has its server restored first."""
        # By server: a press waits for the tables of its own alone.
        async with self._restoring[guild]:
            if guild in self._unrestored and self._keeper is not None:
                await self._keeper.restore(guild)
                self._unrestored.discard(guild)
                self._note_takeover()

    def _note_takeover(self) -> None:
        if self._taken_at is not None and not self._unrestored:
            TAKEOVER_SECONDS.observe(seconds_awake_or_asleep() - self._taken_at)
            self._taken_at = None

    # The end.

    def drain(self) -> None:
        """Stop taking interactions."""
        self._admits = False

    async def hand_over(self) -> None:
        """Release the slots for another process to take at once; accepted work is stored."""
        if self._keeping is not None:
            self._keeping.cancel()
            await asyncio.wait((self._keeping,))
        epochs = self.held.epochs
        if epochs and self.may_ask_discord:
            try:
                await self._store.release({slot: self._accepted.get(slot, 0) for slot in epochs})
            except StorageUnavailable as error:
                logger.warning("the leases were not handed over, they run out", why=str(error))
            else:
                logger.info("servers handed over", slots=len(epochs))
        if not self.lost.is_set():
            self.held.gave_up()

    async def close(self) -> None:
        """Close the connections."""
        await self._store.close()
