"""The secrecy of dealt cards: who may see all hands, on any screen, and who has seen them.

Every screen that shows something of a past deal asks here first. Cards are recognised by who holds
what (``bot.tables.dealt_cards``), so that a deal is the same under each of its ids, and at the
table where it was dealt first.
"""

from collections.abc import Iterable
from contextlib import suppress
from functools import partial

from bot.storage import shared_deals
from bot.storage.challenges import knew_before, require_new_to
from bot.storage.database.database import Database
from bot.storage.errors import UnreplayableLog
from bot.storage.log.people import open_tables_naming
from bot.storage.log.table_log import SqlEventStore
from bot.storage.results.game_record import last_state
from bot.storage.shared_plays import is_open_deal, is_playing
from bot.tables.dealt_cards import are_played_at, cards_in_play, fingerprint, takes_part
from bot.tables.ports import Clock
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.registry import Registry
from bot.tables.table import Stage, Table
from engine.events import Dealt


class Secrecy:
    """Refuses cards to those who play them again, and advice to those whose game counts.

    Closed are they to whoever has a seat where they are in play, or watches a hand there: both know
    hidden cards, and only they can use the others. Anybody else may look, and could tell them, as
    anybody could who has played the deal before; that they know the cards is told before a start,
    and from then on they get no seat there.
    """

    def __init__(
        self, database: Database, store: SqlEventStore, registry: Registry, clock: Clock
    ) -> None:
        self._database = database
        self._store = store
        self._registry = registry
        self._clock = clock

    async def require_open(self, dealt: Dealt, user: int) -> None:
        """Raise TableRefused while these cards are closed to this person."""
        if await self._are_to_play(dealt, user):
            raise TableRefused(TableRefusal.CARDS_IN_SHARED_PLAY)
        if await self._are_in_play(dealt, user):
            raise TableRefused(TableRefusal.CARDS_IN_PLAY)

    async def _are_in_play(self, dealt: Dealt, user: int) -> bool:
        """Whether these cards are in play at a table where this person knows hidden cards."""
        cards = fingerprint(dealt)
        given = partial(shared_deals.open_tables_given, cards=cards)
        return any(
            takes_part(table, user) and are_played_at(table, cards)
            for table in await self._tables(await self._database.read(given))
        )

    async def _are_to_play(self, dealt: Dealt, user: int) -> bool:
        """Whether others are to play these cards, and this person does not know them already."""
        # Who played a game looks at it as before, though one of them challenges others with it.
        knew = partial(knew_before, cards=fingerprint(dealt), user=user, now=self._clock.now())
        return await self.are_in_a_shared_play(dealt) and not await self._database.read(knew)

    async def are_in_a_shared_play(self, dealt: Dealt) -> bool:
        """Whether these cards are closed to everybody: others are still to play them."""
        asked = partial(is_open_deal, cards=fingerprint(dealt), now=self._clock.now())
        return await self._database.read(asked)

    async def require_played(self, dealt: Dealt) -> None:
        """Raise TableRefused while anybody is still to play these cards for a shared play.

        So nobody posts or deals them, whatever they know of them.
        """
        if await self.are_in_a_shared_play(dealt):
            raise TableRefused(TableRefusal.CARDS_IN_SHARED_PLAY)

    async def show(self, dealt: Dealt, user: int, guild: int | None) -> None:
        """Note that this person has seen all hands; raise TableRefused while they are closed.

        ``guild``: the server in which they ask for it; Fenced if another process serves it.
        """
        await self.require_open(dealt, user)
        if await self.are_in_a_shared_play(dealt):
            return  # known since before: to note it now would be to forget that
        cards, now = fingerprint(dealt), self._clock.now()
        if not await self._database.read(
            partial(shared_deals.has_just_seen, cards=cards, user=user, at=now)
        ):
            await self._database.write(
                partial(shared_deals.see, cards=cards, viewers=(user,), at=now),
                exclusive=False,
                guild=guild or 0,
            )

    async def require_unseen(self, table: Table, user: int) -> None:
        """Raise TableRefused for a seat at this table while cards are played that they have seen.

        Before a start nobody is refused for that: the table reads who knows the cards. But nobody
        gets a seat for a deal of a challenge that they have begun elsewhere.
        """
        if table.given is not None and table.is_closed_room:
            code, number = table.given.challenge, table.given.number
            new = partial(require_new_to, code=code, number=number, people=(user,), table=table.id)
            await self._database.read(new)
        cards = cards_in_play(table)
        if cards is None:
            return
        seen = partial(shared_deals.viewers_of, cards=cards, users=(user,))
        if await self._database.read(seen):
            raise TableRefused(TableRefusal.CARDS_SEEN)

    async def require_no_help(self, dealt: Dealt, user: int) -> None:
        """Raise TableRefused for an analysis that could advise this person in a game that counts.

        Cards that no table here has dealt may be their own hand with invented others.
        """
        cards = fingerprint(dealt)
        if await self._database.read(partial(shared_deals.were_dealt_here, cards=cards)):
            return
        # A line pasted from elsewhere may hold the cards of the day: advice would be a way around.
        if await self._database.read(partial(is_playing, user=user, now=self._clock.now())):
            raise TableRefused(TableRefusal.IMPORT_IN_SHARED_PLAY)
        named = partial(open_tables_naming, user=user)
        for table in await self._tables(await self._database.read(named)):
            if table.stage is Stage.PLAYING and table.is_rated and takes_part(table, user):
                raise TableRefused(TableRefusal.IMPORT_IN_RATED_GAME)

    async def _tables(self, numbers: Iterable[int]) -> list[Table]:
        """These tables as they stand, also those of servers that another process serves."""
        live = {session.table.id: session.table for session in self._registry.sessions}
        found = []
        for number in numbers:
            table = live.get(number)
            if table is None:
                with suppress(UnreplayableLog):  # nobody can play there
                    table, _ = await self._store.replayed(number, last_state)
            if table is not None:
                found.append(table)
        return found
