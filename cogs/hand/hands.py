"""Private hands: messages that only an interaction's token can edit, one per player and table."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace

import discord
import structlog

from bot.client import ContreeBot, Interaction
from bot.discord_api.requests import REQUEST_ERRORS, Code, is_refusal, log_facts
from bot.i18n import Words
from bot.monitoring.overload import Shed, Work
from bot.tables.occupants import Human
from bot.tables.table import Stage, Table
from bot.tables.watching import Spectators
from cogs.hand.open_hands import (
    HandStep,
    OpenHand,
    Recipient,
    announces,
    is_awaited,
    next_step,
    turn_of,
)
from cogs.hand.pages import hand
from cogs.hand.redraw_keys import PageKey, asks, has_a_part, news_key, redraw_key
from cogs.ui.after_deal import lines_after_deal
from cogs.ui.attachments import Attachments, PictureAttachment
from cogs.ui.delivery.budget import DeliveryBudget
from cogs.ui.delivery.surface import Surface, seconds_before
from cogs.ui.delivery.writer import Token, write
from cogs.ui.layout import notice
from cogs.ui.page_state import INITIAL_STATE, HandPageState, deal_of
from cogs.ui.press import acknowledged, answer_on_message, is_private
from cogs.ui.replies import words_for
from cogs.ui.side_pages import SidePages
from cogs.watch.pages import over_page, watch_page, watched_hand
from engine.seats import Seat

logger = structlog.stdlib.get_logger(__name__)


class Hands:
    """Opens, redraws, replaces and removes the private hands of all tables."""

    def __init__(
        self,
        bot: ContreeBot,
        attachments: Attachments,
        budget: DeliveryBudget,
        side_pages: SidePages,
    ) -> None:
        self._bot = bot
        self._budget = budget
        self._side_pages = side_pages
        self._private_messages = side_pages.private_messages
        self.attachments = attachments
        self._recipients: dict[tuple[int, int], Recipient] = {}
        self._answering = Counter[tuple[int, int]]()
        self._values: dict[tuple[int, int], tuple[PageKey, int]] = {}

    def note_interaction(self, interaction: Interaction, before: Table, table: Table) -> None:
        """Somebody at the table was answered: from now on they can be written to for a while.

        ``before`` is the table as they last saw it: a hand dealt since then is sent to them.
        """
        user = interaction.user.id
        if not has_a_part(table, user) or not self._is_live(table):
            return
        token = Token(interaction)
        say, watches = words_for(interaction), table.seat_of(user) is None
        known = self._recipients.get((table.id, user)) or Recipient(say, token, deal_of(before))
        self._recipients[table.id, user] = known.with_token(say, token, watches=watches)

    def reached(self, table: Table) -> Mapping[int, Recipient]:
        """The people at a table who can be written to, by their ids, for `follow`."""
        return {
            user: each for (number, user), each in self._recipients.items() if number == table.id
        }

    def follow(self, reached: Mapping[int, Recipient], table: Table) -> None:
        """Those of a former table who sit at this one, not dealt yet, are sent its first hand."""
        for user, each in reached.items():
            if table.seat_of(user) is not None:
                self._recipients[table.id, user] = Recipient(each.say, each.token, deal_of(table))

    def _is_live(self, table: Table) -> bool:
        """Whether the table is still open."""
        session = self._bot.services.registry.find_in_channel(table.opened.channel)
        return session is not None and session.table.id == table.id

    @contextmanager
    def answering(self, table: Table, user: int) -> Iterator[None]:
        """While a press is being answered with this hand, do not draw it; look again afterwards."""
        self._answering[table.id, user] += 1
        try:
            yield
        finally:
            self._answering[table.id, user] -= 1
            if not self._answering[table.id, user]:
                del self._answering[table.id, user]

    async def answer(
        self,
        interaction: Interaction,
        table: Table,
        page_state: HandPageState = INITIAL_STATE,
        notice: str = "",
    ) -> None:
        """Answer with this person's page, on the private message that was pressed or a new one.

        An older message of theirs goes away; so does the one that was pressed where a listener's
        turn has come, since nobody hears an edit.
        """
        user = interaction.user.id
        former = self._recipients.get((table.id, user))
        anew = (
            self._bot.readers.listens(user)
            and former is not None
            and announces(former.shown, table, user)
        )
        drawing = self.draw(table, user, words_for(interaction), page_state, notice)
        on_hand = is_private(interaction)
        view, attachment = await (acknowledged(interaction, drawing) if on_hand else drawing)
        message = await answer_on_message(interaction, view, attachment, anew=anew)
        if message is None:
            return
        self._side_pages.forget(message)  # the hand may stand where a side page was
        self.note_interaction(interaction, table, table)
        recipient = self._recipients.get((table.id, user))
        if recipient is None or not has_a_part(table, user):
            return
        if self._private_messages.has_gone(message):
            # They opened another hand while this one was being drawn: that one counts.
            await self._redraw(table, user)
            return
        shown = replace(_shown(message, recipient.token, table, user), in_words=attachment.left_out)
        if page_state != INITIAL_STATE:  # no card of another player takes a question away
            shown = replace(shown, moment=None)
        self._recipients[table.id, user] = recipient.opened(shown, deal_of(table))
        if recipient.shown and recipient.shown.message != message:
            await self._remove(table, recipient.shown)

    def is_open(self, table: Table, user: int) -> bool:
        """Whether a hand of this person is open and can still be drawn."""
        recipient = self._recipients.get((table.id, user))
        shown = recipient.shown if recipient else None
        return shown is not None and shown.token.lives

    def unheard(self, table: Table) -> tuple[Seat, ...]:
        """The awaited seats of listeners to whom no hand can be sent: they are to be called."""
        owners = ((seat, table.occupant(seat)) for seat in table.awaited)
        return tuple(
            seat
            for seat, held in owners
            if isinstance(held, Human)
            and self._bot.readers.listens(held.user)
            and not self._reaches(table, held.user)
        )

    def _reaches(self, table: Table, user: int) -> bool:
        recipient = self._recipients.get((table.id, user))
        if recipient is None or not recipient.token.lives:
            return False
        return recipient.shown is not None or recipient.deal != deal_of(table)

    def forget(self, table: Table, user: int) -> None:
        """Drop a person who has left the table and has already read that."""
        self._recipients.pop((table.id, user), None)
        self._values.pop((table.id, user), None)

    def forget_person(self, user: int) -> None:
        """Drop a person who was erased, at all tables."""
        for kept in (self._recipients, self._values):
            for place in [place for place in kept if place[1] == user]:
                del kept[place]

    def surface(
        self, table: int, latest: Callable[[], Table], look_again: Callable[[], None]
    ) -> Surface:
        """The hands of one table: all are drawn from its latest state, as far as there is room."""

        async def draw() -> None:
            await self._bot.admission.enter(Work.HAND)
            # A hand whose turn comes does not wait for those that wait for room.
            if seconds := await self.refresh(latest()):
                surface.look_again(seconds, look_again)

        tasks = self._bot.services.tasks
        surface = Surface(draw, self._bot.clock, tasks, f"hands of table {table}")
        return surface

    async def refresh(self, table: Table) -> int:
        """Draw every hand of this table that is due.

        Return the seconds until the hands can be drawn that Discord has no room for now, 0 if none.
        """
        users = [user for table_id, user in self._recipients if table_id == table.id]
        if table.stage is Stage.CLOSED:
            await asyncio.gather(*(self._close(table, user) for user in users))
            return 0
        # While Discord refuses too much, nothing but answers is sent: going on would get the bot
        # banned for a while (see `InvalidRequests`).
        if self._budget.only_answers:
            return 0
        due = {user: self._step(table, user) for user in users}
        # Left out under overload: hands that nobody waits for (ADR 20).
        if self._bot.shedding.sheds(Shed.HANDS):
            due = {
                user: step
                for user, step in due.items()
                if step is HandStep.DISMISS or is_awaited(table, table.seat_of(user))
            }
        # The players whom the table waits for come first, and last what is only news.
        order = sorted(
            (user for user, step in due.items() if step is not HandStep.NONE),
            key=lambda user: (
                not is_awaited(table, table.seat_of(user)),
                due[user] is HandStep.REFRESH,
            ),
        )
        waits = await asyncio.gather(*(self._redraw(table, user) for user in order))
        return max(waits, default=0)

    async def draw(
        self,
        table: Table,
        user: int,
        say: Words,
        page_state: HandPageState = INITIAL_STATE,
        notice: str = "",
    ) -> tuple[discord.ui.LayoutView, PictureAttachment]:
        """The page that this person sees, sorted as they prefer, with its picture.

        Their own hand, or that of a player who has consented; without one, how to ask for it.
        """
        # Of a hand that was opened earlier: its emojis may be gone since.
        say = self._bot.readers.privately(say, user)
        value = self._value(table, user, page_state.value)
        hand_style = self._bot.preference_cache.of(user)
        own, followed = table.seat_of(user), Spectators.of(table).followed_by(user)
        seat = followed if own is None else own
        if seat is None or table.game is None:
            view = watch_page(table, user, say, notice)
            return view, self.attachments.without_picture(table)
        attachment = await self.attachments.of_hand(
            table, seat, say, hand_style.order, owner=own is not None
        )
        picture = attachment.illustration
        if own is None:
            return watched_hand(table, table.game, seat, say, hand_style, picture), attachment
        game = table.id, table.games
        newcomers, database = self._bot.newcomers, self._bot.services.database
        newcomer = newcomers.remembered(user, game)
        if newcomer is None:
            newcomer = await newcomers.is_new(database, user, game)
        plays_forced = self._bot.preference_cache.plays_forced(user)
        page_state = replace(
            page_state,
            value=value,
            hand_style=hand_style,
            picture=picture,
            compared=await lines_after_deal(self._bot, table, user, say),
            newcomer=newcomer,
            first_forced=newcomer
            and not plays_forced
            and newcomers.at_first_forced_card(table, user),
        )
        page = hand(table, table.game, seat, say, page_state=page_state, notice=notice)
        return page, attachment

    def _value(self, table: Table, user: int, chosen: int | None) -> int | None:
        """The value that this person last selected in this deal, for their next turn."""
        place, deal = (table.id, user), deal_of(table)
        if chosen is not None:
            self._values[place] = (deal, chosen)
        of, value = self._values.get(place, (deal, None))
        if of != deal:
            del self._values[place]
        return value if of == deal else None

    async def send_private(
        self, table: Table, user: int, view: Callable[[Words], discord.ui.LayoutView]
    ) -> None:
        """Send one person at this table a private message, if their token still works."""
        recipient = self._recipients.get((table.id, user))
        if recipient and recipient.token.lives:
            await recipient.token.send(view(recipient.say), self.attachments.without_picture(table))

    def _step(self, table: Table, user: int) -> HandStep:
        recipient = self._recipients.get((table.id, user))
        if recipient is None or self._answering[table.id, user]:
            return HandStep.NONE
        pictures = not self._bot.shedding.sheds(Shed.PICTURES)
        listens = self._bot.readers.listens(user)
        return next_step(recipient, table, user, pictures=pictures, listens=listens)

    async def _redraw(self, table: Table, user: int) -> int:
        """Redraw this hand if it is due; return the seconds until the next attempt, 0 if done."""
        step = self._step(table, user)
        if step is HandStep.NONE:
            return 0
        recipient, channel = self._recipients[table.id, user], table.opened.channel
        if step is HandStep.REFRESH:
            here = (each for (number, _), each in self._recipients.items() if number == table.id)
            open_hands = sum(each.shown is not None for each in here)
            if not self._budget.has_plenty_of_room(channel, open_hands):
                return 0  # no turn and no full trick waits for it: the next one draws it too
        awaited = is_awaited(table, table.seat_of(user))
        if wait := self._budget.seconds_until_room(channel, awaited=awaited):
            return wait
        try:
            match step:
                case HandStep.DISMISS:
                    # They have lost their seat, or may no longer watch it.
                    self.forget(table, user)
                    await self._end(table, user, recipient, "kick-told")
                case HandStep.DEAL | HandStep.ANEW:
                    await self._deal_again(table, user, recipient)
                case HandStep.EDIT | HandStep.REFRESH if recipient.shown:
                    await self._edit(table, user, recipient, recipient.shown)
        except REQUEST_ERRORS as error:
            logger.info("a hand could not be drawn", **log_facts(error))
            latest = self._recipients.get((table.id, user))
            if is_refusal(error):
                # Its owner may have closed it, or Discord has forgotten it: « Ma main » opens
                # another.
                if error.code == Code.UNKNOWN_MESSAGE and recipient.shown and latest:
                    self._recipients[table.id, user] = latest.lost(recipient.shown.message)
            elif self._is_live(table):
                again = (latest or recipient).interrupted(recipient)
                self._recipients[table.id, user] = again
                return seconds_before(again.broken_off)
        return 0

    async def _close(self, table: Table, user: int) -> None:
        """Say on an open hand that the table is closed, unless it shows the end of the game."""
        recipient = self._recipients.get((table.id, user))
        self.forget(table, user)
        shows_end = table.game is None or table.game.over
        if recipient is None or self._budget.only_answers or (shows_end and not recipient.watches):
            return
        try:
            await self._end(table, user, recipient, "table-closed")
        except REQUEST_ERRORS as error:
            logger.info("a hand of a closed table was gone", **log_facts(error))

    async def _end(self, table: Table, user: int, recipient: Recipient, reason: str) -> None:
        """Say on an open hand why it is none any more."""
        shown = recipient.shown
        if shown and shown.token.lives:
            told = notice(recipient.say(reason))
            if recipient.watches:
                told = over_page(table, user, recipient.say, asked=asks(shown.key))
            await write(shown.editable, told, self.attachments.without_picture(table))

    async def _edit(self, table: Table, user: int, recipient: Recipient, shown: OpenHand) -> None:
        if table.game is None:
            return
        # Noted before it is drawn: what changes meanwhile differs from this, and is drawn
        # afterwards.
        drawn = _shown(shown.message, shown.token, table, user)
        self._recipients[table.id, user] = recipient.edited(drawn)
        view, attachment = await self.draw(table, user, recipient.say)
        latest = self._recipients.get((table.id, user))
        if latest is None or latest.shown is not drawn:
            return  # a press has been answered with the hand in the meantime
        if attachment.left_out:
            self._recipients[table.id, user] = replace(latest, shown=replace(drawn, in_words=True))
        await write(shown.editable, view, attachment)

    async def _deal_again(self, table: Table, user: int, recipient: Recipient) -> None:
        """Send the hand of a new deal, or of a turn, on a new message below all else."""
        # Noted first, so that a change meanwhile does not send the same hand twice.
        self._recipients[table.id, user] = recipient.dealt(deal_of(table))
        if recipient.shown:
            await self._remove(table, recipient.shown)
        if not recipient.token.lives or table.game is None:
            return
        view, attachment = await self.draw(table, user, recipient.say)
        message = await recipient.token.send(view, attachment)
        sent = replace(_shown(message, recipient.token, table, user), in_words=attachment.left_out)
        latest = self._recipients.get((table.id, user))
        if latest is not None and latest.shown is None:
            self._recipients[table.id, user] = replace(latest, shown=sent)
        else:  # they opened one themselves meanwhile, or have no part in the table any more
            await self._remove(table, sent)

    async def _remove(self, table: Table, shown: OpenHand) -> None:
        channel = table.opened.channel
        # Removing costs a request by token, too: without room the old message just stays.
        if self._budget.by_tokens.left(channel):
            await self._private_messages.remove(channel, shown.message, shown.token)


def _shown(message: int, token: Token, table: Table, user: int) -> OpenHand:
    """A record of what this message shows now."""
    key, moment = redraw_key(table, user), news_key(table)
    return OpenHand(message, token, key, moment, turn=turn_of(table, user))
