"""The hands on the players' screens: private messages that only an interaction's token can edit."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace

import discord
import structlog

from bot.client import ContreeBot, Interaction
from bot.i18n import Words
from bot.rates import Rate
from bot.tables.table import Stage, Table
from bot.tables.taking_back import to_answer, why_not
from cogs._replies import words_for
from cogs.ui.codes import Code
from cogs.ui.layout import notice
from cogs.ui.pictures.easel import Easel, Nail
from cogs.ui.pictures.illustration import illustrated
from cogs.ui.screens.hand import hand
from cogs.ui.tokens import Token
from cogs.ui.wish import Wish
from cogs.ui.withdrawals import Withdrawals
from engine.actions import Challenge
from engine.game import legal_actions
from engine.seats import Seat
from engine.state import GameState

logger = structlog.stdlib.get_logger(__name__)

Key = tuple[object, ...]

KEPT_FOR_TURNS = 8
"""Of the edits of a minute, those that are kept for players whom the table waits for."""

LATER_SECONDS = 2
"""How long a hand waits that nobody waits for, while there is little room."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A hand on a screen: its message, the token that edits it, and what it was drawn for."""

    message: int
    token: Token
    key: Key


@dataclass(frozen=True, slots=True)
class Reader:
    """A player who can be written to: his newest token, his hand, the deal he was dealt last."""

    say: Words
    token: Token
    deal: Key
    shown: Shown | None = None


class Hands:
    """Keeps one hand a player and a table, and redraws it when there is something to do."""

    def __init__(self, bot: ContreeBot, easel: Easel) -> None:
        self._bot = bot
        self.easel = easel
        self.withdrawals = Withdrawals()
        self._readers: dict[tuple[int, int], Reader] = {}
        self._rate = Rate(bot.settings.hand_edits, bot.clock)

    def heard(self, interaction: Interaction, before: Table, table: Table) -> None:
        """Somebody at the table was answered: from now on he can be written to for a while.

        ``before`` is the table as he last saw it: a hand dealt since then is sent to him.
        """
        user = interaction.user.id
        seat = table.seat_of(user)
        if seat is None:
            return
        token = Token(interaction.followup, self._bot.clock.now())
        known = self._readers.get((table.id, user))
        self._readers[table.id, user] = Reader(
            say=words_for(interaction),
            token=token,
            deal=known.deal if known else deal_of(before),
            shown=known.shown if known else None,
        )

    async def shown(self, interaction: Interaction, message: int, table: Table) -> None:
        """A hand was drawn in answer to its owner; the one he had goes away."""
        user = interaction.user.id
        seat = table.seat_of(user)
        if seat is None:
            return
        self.heard(interaction, table, table)
        reader = self._readers[table.id, user]
        if self.withdrawals.has_gone(message):
            # He has opened another while this one was drawn: that one is his hand now.
            await self._redraw(table, user)
            return
        shown = Shown(message, reader.token, _key(table, seat))
        self._readers[table.id, user] = replace(reader, deal=deal_of(table), shown=shown)
        if reader.shown and reader.shown.message != message:
            await self._remove(table, reader.shown)

    async def refresh(self, table: Table) -> int:
        """Redraw the hands where something has changed that their owners can act on.

        The seconds until those can be drawn for which Discord has no room now; 0 if there are none.
        """
        users = [user for table_id, user in self._readers if table_id == table.id]
        if table.stage is Stage.CLOSED:
            for user in users:
                del self._readers[table.id, user]
            return 0
        if self._bot.invalid_requests.too_many:
            return 0
        # The first that are drawn are those for whom the table waits.
        users.sort(key=lambda user: table.seat_of(user) not in table.awaited)
        waits = await asyncio.gather(*(self._redraw(table, user) for user in users))
        return max(waits, default=0)

    async def draw(
        self, table: Table, game: GameState, seat: Seat, say: Words, wish: Wish, notice: str = ""
    ) -> tuple[discord.ui.LayoutView, Nail]:
        """A hand as its owner likes to hold it, and what hangs its picture on a message."""
        nail = await self.easel.nail(table, say, seat, wish.taste)
        view = hand(table, game, seat, say, wish=wish, notice=notice)
        return illustrated(view, nail.illustration), nail

    async def whisper(
        self, table: Table, user: int, view: Callable[[Words], discord.ui.LayoutView]
    ) -> None:
        """Tell something to somebody of this table alone, if he can be written to."""
        reader = self._readers.get((table.id, user))
        if reader and reader.token.lives(self._bot.clock.now()):
            await reader.token.send(view(reader.say), self.easel.no_nail(table))

    def _seconds_until_room(self, table: Table, seat: Seat | None) -> int:
        """Take room for one request, or say when there is some: the last is for who is awaited."""
        channel = table.opened.channel
        wait = self._rate.wait(channel)
        if not wait and seat not in table.awaited and self._rate.left(channel) <= KEPT_FOR_TURNS:
            wait = LATER_SECONDS
        if not wait:
            self._rate.note(channel)
        return wait

    async def _redraw(self, table: Table, user: int) -> int:
        reader, seat = self._readers[table.id, user], table.seat_of(user)
        if seat is not None and not table.is_present(seat):
            return 0
        if not self._is_due(table, seat, reader):
            return 0
        if wait := self._seconds_until_room(table, seat):
            return wait
        try:
            if seat is None:
                await self._dismiss(table, user, reader)
            elif reader.deal != deal_of(table):
                await self._deal_again(table, seat, user, reader)
            elif reader.shown:
                await self._edit(table, seat, user, reader, reader.shown)
        except discord.HTTPException as error:
            # Its owner may have closed it, or Discord has forgotten it: « Ma main » opens another.
            logger.info("a hand could not be drawn", status=error.status, code=error.code)
            if error.code == Code.UNKNOWN_MESSAGE and reader.shown:
                self._lost(table, user, reader.shown.message)
        return 0

    def _is_due(self, table: Table, seat: Seat | None, reader: Reader) -> bool:
        """Whether something would be sent."""
        now = self._bot.clock.now()
        if seat is None or reader.deal != deal_of(table):
            return True
        shown = reader.shown
        return shown is not None and shown.key != _key(table, seat) and shown.token.lives(now)

    def _lost(self, table: Table, user: int, message: int) -> None:
        """A hand is there no more: there is nothing to draw, nor to take away later."""
        latest = self._readers.get((table.id, user))
        if latest and latest.shown and latest.shown.message == message:
            self._readers[table.id, user] = replace(latest, shown=None)

    async def _dismiss(self, table: Table, user: int, reader: Reader) -> None:
        """Somebody lost his seat during the game: his hand tells him so, and shows no card."""
        if table.stage is not Stage.PLAYING:
            return
        del self._readers[table.id, user]
        shown = reader.shown
        if shown and shown.token.lives(self._bot.clock.now()):
            told, nail = notice(reader.say("kick-told")), self.easel.no_nail(table)
            await shown.token.edit(shown.message, told, nail)

    async def _edit(
        self, table: Table, seat: Seat, user: int, reader: Reader, shown: Shown
    ) -> None:
        if table.game is None:
            return
        drawn = replace(shown, key=_key(table, seat))
        self._readers[table.id, user] = replace(reader, shown=drawn)
        wish = Wish(taste=self._bot.tastes.of(user))
        view, nail = await self.draw(table, table.game, seat, reader.say, wish)
        await shown.token.edit(shown.message, view, nail)

    async def _deal_again(self, table: Table, seat: Seat, user: int, reader: Reader) -> None:
        """A new deal has its own message at the bottom of the channel: the hand follows it."""
        self._readers[table.id, user] = replace(reader, deal=deal_of(table), shown=None)
        if reader.shown:
            await self._remove(table, reader.shown)
        if not reader.token.lives(self._bot.clock.now()) or table.game is None:
            return
        wish = Wish(taste=self._bot.tastes.of(user))
        view, nail = await self.draw(table, table.game, seat, reader.say, wish)
        message = await reader.token.send(view, nail)
        sent = Shown(message, reader.token, _key(table, seat))
        latest = self._readers[table.id, user]
        if latest.shown is None:
            self._readers[table.id, user] = replace(latest, shown=sent)
        else:  # he has opened one himself meanwhile
            await self._remove(table, sent)

    async def _remove(self, table: Table, shown: Shown) -> None:
        channel = table.opened.channel
        if self._bot.invalid_requests.too_many or not self._rate.left(channel):
            return
        if not shown.token.lives(self._bot.clock.now()):
            return
        self._rate.note(channel)
        try:
            async with self.withdrawals.removing(shown.message):
                await shown.token.delete(shown.message)
        except discord.HTTPException as error:
            logger.debug("an old hand was gone", status=error.status, code=error.code)


def deal_of(table: Table) -> Key:
    """Which deal of which game a table is at."""
    deal = table.game.deal if table.game else None
    return (table.games, deal.number if deal else 0)


def _key(table: Table, seat: Seat) -> Key:
    """What a hand is drawn for: while it stays the same the hand need not be drawn again."""
    game = table.game
    deal = game.deal if game else None
    if game is None or deal is None:
        return ()
    legal = legal_actions(table.rules, game, seat)
    # A claim can be made at any time: it is no reason to draw a hand at every move.
    can_act = any(action != Challenge() for action in legal)
    shows_all = table.rules.dealing.tableau
    return (
        deal.phase,
        table.move if can_act or shows_all else 0,
        Challenge() in legal,
        len(deal.dealt[seat].playable),
        table.ready,
        table.stage,
        table.paused,
        why_not(table, seat),
        table.taking_back.asker,
        seat in to_answer(table),
        seat in table.claims.denied,
    )
