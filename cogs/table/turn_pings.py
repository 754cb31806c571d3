"""Pings the player whom a table waits for: one message, deleted once they have played."""

from dataclasses import dataclass
from datetime import datetime

import discord
import structlog
from discord import ButtonStyle, ui
from discord.utils import format_dt

from bot.discord_api.requests import REQUEST_ERRORS, is_refusal, log_facts
from bot.i18n import Words, words
from bot.preferences import TIME_FACTORS, PreferenceCache
from bot.tables.clock import Wait, gives_more_time, wait_of
from bot.tables.occupants import Human
from bot.tables.table import Table
from bot.tables.tasks import Tasks
from cogs.hand.controls import HAND
from cogs.me import MORE_TIME
from cogs.table.channel import ChannelGate, KnownMessages
from cogs.ui.control import button
from cogs.ui.delivery.surface import Coalescer
from cogs.ui.layout import card, rows, small, text
from cogs.ui.people import player
from engine.seats import Seat

logger = structlog.stdlib.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class _Call:
    """A player to be called, or nobody any more; ``unheard``: no hand can be sent to them."""

    table: Table
    seat: Seat | None = None
    deadline: datetime | None = None
    unheard: bool = False


class TurnPings:
    """At most one call a turn, and none for a turn whose player was pinged by the table itself."""

    def __init__(
        self,
        known: KnownMessages,
        gate: ChannelGate,
        tasks: Tasks,
        preference_cache: PreferenceCache,
    ) -> None:
        self._known = known
        self._gate = gate
        self._work = Coalescer(self._do, tasks, f"calls in channel {known.channel.id}")
        self._preference_cache = preference_cache
        self._pinged: int | None = None
        self._called: Wait | None = None
        self._message: int | None = None

    def pinged(self, table: Table) -> None:
        """A new message of the table has just pinged the player to act at this move."""
        self._pinged = table.move

    def call(
        self, table: Table, seat: Seat, deadline: datetime | None, *, unheard: bool = False
    ) -> None:
        """Ping the owner of this seat once for this move; ``unheard``: their hand cannot tell."""
        if self._pinged == table.move or self._gate.shut or not self.to_ping(table, seat):
            return
        self._pinged, self._called = table.move, Wait(table.move, seat)
        self._work.submit(_Call(table, seat, deadline, unheard))

    def to_ping(self, table: Table, *seats: Seat) -> list[discord.Object]:
        """The owners of these seats who are present, and want to be pinged here."""
        people, guild = table.people_in(filter(table.is_present, seats)), table.opened.guild
        may_ping = self._preference_cache.may_ping
        return [discord.Object(user) for user in people if may_ping(user, guild)]

    def changed(self, table: Table) -> None:
        """Delete the ping once the table waits for somebody else."""
        if self._called is not None and wait_of(table) != self._called:
            self._called = None
            self._work.submit(_Call(table))

    async def _do(self, asked: _Call) -> None:
        opened = self._gate.opened
        try:
            if self._message is not None:
                try:
                    await self._known.partial(self._message).delete()
                except discord.NotFound:
                    logger.info("a call was gone")
                self._message = None  # else the next call takes it away, too
            held = None if asked.seat is None else asked.table.occupant(asked.seat)
            due = asked.deadline or asked.unheard
            if asked.seat is not None and due and isinstance(held, Human):
                factor = self._preference_cache.time_factor(held.user)
                view = call_page(
                    asked.table,
                    asked.seat,
                    asked.deadline,
                    words(asked.table.opened.language),
                    factor=factor,
                    unheard=asked.unheard,
                )
                # The sentence may name others: Discord notifies only those who are listed here.
                only_them = discord.AllowedMentions(users=[discord.Object(held.user)])
                sent = await self._known.channel.send(view=view, allowed_mentions=only_them)
                self._message = sent.id
                # Whoever is called may open their hand by it: it must not be taken for the table's
                # message.
                self._known.put_aside(sent.id)
        except REQUEST_ERRORS as error:
            # Nobody is played for later because of it: the clock goes on all the same.
            if is_refusal(error):
                self._gate.refused(error, opened)
            logger.info("a player could not be called", **log_facts(error))


def call_page(
    table: Table,
    seat: Seat,
    deadline: datetime | None,
    say: Words,
    *,
    factor: int = 1,
    unheard: bool = False,
) -> ui.LayoutView:
    """The ping of the player whom the table waits for, with a button to their hand.

    ``factor``: how many times as long as others they have; they may ask for more. ``unheard``:
    their hand cannot be written to any more until they press.
    """
    who = player(table, seat, say)
    lines = [say("clock-call-now", player=who)]
    if deadline is not None:
        lines = [say("clock-call", player=who, time=format_dt(deadline, "R"))]
    if unheard:
        lines.append(small(say("clock-call-unheard", button=say("table-button-hand"))))
    control = HAND.at(table.id, table.move)
    ways = [button(control, say("table-button-hand"), style=ButtonStyle.primary)]
    if deadline is not None and gives_more_time(table) and factor < max(TIME_FACTORS):
        ways.append(button(MORE_TIME.at(table.id, table.move), say("me-time")))
    return card(text(*lines), *rows(ways))
