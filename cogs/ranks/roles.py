"""Give and take rank roles as ratings change."""

import asyncio
from collections import OrderedDict, defaultdict
from collections.abc import Collection, Iterable
from dataclasses import replace
from datetime import timedelta
from enum import Enum, StrEnum, auto
from functools import partial
from weakref import WeakValueDictionary

import discord
import structlog
from discord.ext import commands

from bot.client import ContreeBot, Interaction
from bot.discord_api.requests import BROKEN_OFF, FORBIDDEN, Code, log_facts
from bot.storage.errors import StorageError
from bot.storage.ratings.player_ratings import changes_of
from bot.storage.ratings.rank_roles import (
    NOBODY,
    RankChange,
    RolesHeld,
    changes_due,
    forget_role,
    guilds_ranking,
    guilds_with_ranks,
    held_on,
    note_change,
    refuse_role,
)
from bot.tables.table import Table
from cogs.server_preferences import words_of_server
from cogs.ui.background import PeriodicTask, loaded
from cogs.ui.replies import Refused


class RoleTrouble(StrEnum):
    """Why a role cannot be given."""

    GONE = "gone"
    MANAGED = "managed"
    POWERFUL = "powerful"
    NO_RIGHT = "no-right"
    TOO_HIGH = "too-high"
    REFUSED = "refused"


def may_give_roles(server: discord.Guild) -> bool:
    """Whether the bot has the permission to give roles on this server."""
    return server.me.guild_permissions.manage_roles


def role_trouble(server: discord.Guild, role_id: int) -> RoleTrouble | None:
    """Why the bot cannot, or will not, give this role; None if it can.

    A role with the powers of those who keep order is never won at cards.
    """
    role = server.get_role(role_id)
    if role is None or role.is_default():
        return RoleTrouble.GONE
    # Of a bot or of those who boost the server: Discord alone gives and takes it.
    if role.managed:
        return RoleTrouble.MANAGED
    # A moderator's role must not be winnable at cards, whoever set the tier.
    if role.permissions.value & discord.Permissions.elevated().value:
        return RoleTrouble.POWERFUL
    if not may_give_roles(server):
        return RoleTrouble.NO_RIGHT
    # Nobody can give a role that is not below their own highest one.
    if role >= server.me.top_role:
        return RoleTrouble.TOO_HIGH
    return None


def require_giver(interaction: Interaction, role_id: int) -> None:
    """Refuse somebody who could not give this role themselves: a tier is no way around that."""
    server, giver = interaction.guild, interaction.user
    role = server.get_role(role_id) if server else None
    if server is None or role is None or not isinstance(giver, discord.Member):
        raise Refused(f"ranks-trouble-{RoleTrouble.GONE}")
    if server.owner_id == giver.id:
        return
    if not giver.guild_permissions.manage_roles or role >= giver.top_role:
        raise Refused("refusal-not-role-giver")


logger = structlog.stdlib.get_logger(__name__)

PAUSE = 0.5
"""Seconds between two requests for all servers: a new rank can wait, and tables cannot."""


class Made(Enum):
    """The outcome of a role change."""

    DONE = auto()
    REFUSED = auto()
    """Discord refuses this role: give it to nobody."""
    LATER = auto()
    """Ask nothing more of this server for now."""


class RankRequests:
    """Makes changes of roles for all servers, one after the other."""

    def __init__(self, bot: ContreeBot) -> None:
        self._bot = bot
        self._door = asyncio.Lock()
        self._last: float | None = None

    async def make(self, guild: int, change: RankChange) -> Made:
        """Give or take a role."""
        clock = self._bot.clock
        # The lock is held while waiting, so that requests of all servers keep their distance.
        async with self._door:
            if self._last is not None:
                await clock.sleep(max(self._last + PAUSE - clock.monotonic(), 0))
            self._last = clock.monotonic()
        # Discord shuts out an address with 10,000 refused requests in ten minutes: roles can wait.
        if self._bot.invalid_requests.too_many:
            return Made.LATER
        http = self._bot.http
        request = http.add_role if change.give else http.remove_role
        reason = (await words_of_server(self._bot, guild))("ranks-reason")
        try:
            await request(guild, change.user, change.role, reason=reason)
        except discord.HTTPException as error:
            return await self._refused(guild, change, error)
        except BROKEN_OFF as error:
            logger.warning("a rank role waits for the next check", guild=guild, **log_facts(error))
            return Made.LATER
        await self._note(guild, change)
        return Made.DONE

    async def _refused(self, guild: int, change: RankChange, error: discord.HTTPException) -> Made:
        database = self._bot.services.database
        logger.warning("a rank role was refused", guild=guild, status=error.status, code=error.code)
        if error.code in {Code.UNKNOWN_MEMBER, Code.UNKNOWN_USER}:
            # They left the server. Once they play there again they are seen to have no role.
            await self._note(guild, change)
            return Made.DONE
        is_gone = error.code == Code.UNKNOWN_ROLE
        if not is_gone and error.status != FORBIDDEN:
            return Made.LATER
        await database.write_for(guild, partial(refuse_role, guild=guild, role=change.role))
        if is_gone:
            await database.write_for(guild, partial(forget_role, guild=guild, role=change.role))
        return Made.REFUSED

    async def _note(self, guild: int, change: RankChange) -> None:
        database = self._bot.services.database
        await database.write_for(guild, partial(note_change, guild=guild, change=change))


ROLES_KEPT = 10_000
"""The most people remembered."""


class MemberRoleCache:
    """Remembers the roles of each person on each server, as last seen."""

    def __init__(self) -> None:
        self._seen: OrderedDict[tuple[int, int], frozenset[int]] = OrderedDict()

    def saw(self, person: discord.Member | discord.User) -> None:
        """Note the roles of a person who does something."""
        if isinstance(person, discord.Member):
            key = (person.guild.id, person.id)
            self._seen[key] = frozenset(role.id for role in person.roles)
            self._seen.move_to_end(key)
            if len(self._seen) > ROLES_KEPT:
                self._seen.popitem(last=False)

    def among(self, guild: int, users: Collection[int]) -> dict[int, frozenset[int]]:
        """The roles of these people, as far as they were seen."""
        keys = {user: (guild, user) for user in users}
        return {user: self._seen[key] for user, key in keys.items() if key in self._seen}

    def forget(self, guild: int, user: int) -> None:
        """Forget the roles of a person: they are about to change."""
        self._seen.pop((guild, user), None)


class Ranks(PeriodicTask, name="Ranks"):
    """Keeps the rank roles of each server up to date."""

    # Players who stop playing lose their place.
    every = timedelta(hours=1)

    def __init__(self, bot: ContreeBot) -> None:
        super().__init__(bot)
        self._requests = RankRequests(bot)
        self._seen = MemberRoleCache()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._asked: dict[int, int] = {}
        self._owed: defaultdict[int, set[RankChange]] = defaultdict(set)

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Note the roles of a person, which Discord sends with whatever they do."""
        self._seen.saw(interaction.user)

    @commands.Cog.listener()
    async def on_game_over(self, table: Table) -> None:
        """A game has ended and counts already."""
        work = self._after_game(table)
        self._bot.services.tasks.spawn(work, f"rank roles after a game at table {table.id}")

    async def look(self) -> None:
        """Make all role changes that are due, on every server."""
        guilds = await self._bot.services.database.read(guilds_with_ranks)
        for guild in tuple(self._owed):
            # The process that serves it was told as well.
            if not self._bot.serves(guild):
                del self._owed[guild]
        for guild in {*guilds, *self._owed}:
            self.wake(guild)

    def wake(self, guild: int) -> None:
        """Check everybody on this server, soon."""
        # A check that is running stops: it goes by what held before.
        self._asked[guild] = self._asked.get(guild, 0) + 1
        self._bot.services.tasks.spawn(self.follow(guild), f"rank roles of server {guild}")

    async def person_changed(self, user: int) -> None:
        """A person has hidden from leaderboards, or is shown again."""
        read = partial(guilds_ranking, user=user)
        for guild in await self._bot.services.database.read(read):
            work = self.follow(guild, (user,))
            self._bot.services.tasks.spawn(work, f"rank roles of a person on server {guild}")

    @commands.Cog.listener()
    async def on_roles_owed(self, user: int, guild: int, roles: Collection[int]) -> None:
        """A person was erased, in another process perhaps: take their roles on a server back.

        A process that stands by for the server remembers them for an hour at most.
        """
        self.person_erased(user, {guild: roles})

    def person_erased(
        self, user: int, held: RolesHeld
    ) -> asyncio.Task[tuple[tuple[int, int], ...]]:
        """A person who had these roles, by server, was erased: take back those on servers served.

        The task returns what could not be taken, as pairs of server and role. That is tried again
        at each check; it is held in memory alone, because nothing about them may be stored.
        """
        for guild, roles in held.items():
            self._owed[guild] |= {RankChange(user, role, give=False) for role in roles}
        name = "rank roles of a person who was erased"
        return self._bot.services.tasks.spawn(self._take_back(user, sorted(held)), name)

    async def _take_back(self, user: int, guilds: Iterable[int]) -> tuple[tuple[int, int], ...]:
        left: set[tuple[int, int]] = set()
        for guild in filter(self._bot.serves, guilds):
            await self.follow(guild, (user,))
            owed = self._owed.get(guild, ())
            left |= {(guild, each.role) for each in owed if each.user == user}
        return tuple(sorted(left))

    async def _after_game(self, table: Table) -> None:
        database, guild = self._bot.services.database, table.opened.guild
        read = partial(changes_of, table_id=table.id, number=table.games)
        try:
            users = {change.user_id for change in await database.read(read)}
        except StorageError as error:
            logger.log(error.log_level, "rank roles wait for the next check", why=str(error))
        else:
            await self.follow(guild, users)

    async def follow(self, guild: int, users: Collection[int] | None = None) -> None:
        """Do what is due on a server, or for some people on it; what fails waits for the next look.

        What was owed by people who were erased comes first.
        """
        if not self._bot.serves(guild):
            return
        asked = self._asked.get(guild, 0)
        # One check of a server at a time. The lock is there while somebody holds it.
        lock = self._locks.setdefault(guild, asyncio.Lock())
        async with lock:
            try:
                refused: set[int] = set()
                owed = await self._still_owed(guild, users)
                for change in (*owed, *await self._due(guild, users)):
                    if users is None and self._asked.get(guild, 0) != asked:
                        return
                    if change.role in refused or not self._may_be_made(guild, change):
                        continue
                    self._seen.forget(guild, change.user)
                    match await self._requests.make(guild, change):
                        case Made.REFUSED:
                            refused.add(change.role)
                        case Made.LATER:
                            return
                        case Made.DONE:
                            self._settle(guild, change)
            except StorageError as error:
                logger.log(error.log_level, "rank roles wait for the next check", why=str(error))

    async def _still_owed(
        self, guild: int, users: Collection[int] | None
    ) -> tuple[RankChange, ...]:
        """The roles to take back from people who were erased.

        Without those that are gone, and those that they have earned again since.
        """
        if guild not in self._owed:
            return ()
        server = self._bot.get_guild(guild)
        held = await self._bot.services.database.read(partial(held_on, guild=guild))
        for change in tuple(self._owed.get(guild, ())):
            gone = server and not server.unavailable and server.get_role(change.role) is None
            if gone or change.role in held.get(change.user, ()):
                self._settle(guild, change)
        owed = sorted(self._owed.get(guild, ()), key=lambda each: (each.user, each.role))
        return tuple(each for each in owed if users is None or each.user in users)

    def _settle(self, guild: int, change: RankChange) -> None:
        """Record a change that was made."""
        if owed := self._owed.get(guild):
            owed.discard(replace(change, give=False))
        if not owed:
            self._owed.pop(guild, None)

    async def _due(self, guild: int, users: Collection[int] | None) -> tuple[RankChange, ...]:
        """The changes that are due, without roles that have been deleted."""
        database, server = self._bot.services.database, self._bot.get_guild(guild)
        # In an outage no role is known: none of them is taken for deleted.
        if server is None or server.unavailable:
            return ()
        seen = self._seen.among(guild, users) if users else NOBODY
        read = partial(changes_due, guild=guild, at=self._bot.clock.now(), users=users, seen=seen)
        due = await database.read(read)
        roles = {change.role for change in due if not change.give}
        gone = {role for role in roles if server.get_role(role) is None}
        for role in gone:
            await database.write_for(guild, partial(forget_role, guild=guild, role=role))
        return tuple(change for change in due if change.role not in gone)

    def _may_be_made(self, guild: int, change: RankChange) -> bool:
        """Whether Discord would allow it, as far as known; a powerful role is only taken back."""
        server = self._bot.get_guild(guild)
        if server is None or server.unavailable:
            return False
        trouble = role_trouble(server, change.role)
        return trouble is None or (trouble is RoleTrouble.POWERFUL and not change.give)


def ranks_of(bot: ContreeBot) -> Ranks:
    """The rank roles of this bot. TypeError if they are not loaded."""
    return loaded(bot, Ranks)
