"""The state of each player's private hand message, and every change of it.

A player at a table is in one of three states:

- **unknown**: there is no ``Recipient``. Nothing can be written to them.
- **reachable**: a ``Recipient`` without ``shown``. They answered lately, so a hand can be sent.
- **open**: a ``Recipient`` with ``shown``, the message on which their hand stands.

========== ============================================== ==========
from       when                                           to
========== ============================================== ==========
any        they are answered (``heard``)                  the same, with a new token
any        they open their hand (``opened``)              open
open       it is drawn again (``edited``)                 open
any        a new deal begins (``dealt``)                  reachable
open       their message has gone (``lost``)              reachable
any        a request failed midway (``interrupted``)      the same, still due
any        they lose their part, or the table closes      unknown
========== ============================================== ==========

``next_step`` says which of these Discord has to be asked for.
"""

from dataclasses import dataclass, replace
from enum import Enum, auto

from bot.i18n import Words
from bot.tables.table import Stage, Table
from bot.tables.take_back import TakingBack
from cogs.hand.redraw_keys import PageKey, asks, has_a_part, news_key, redraw_key
from cogs.ui.delivery.writer import Token, TokenMessage
from cogs.ui.page_state import deal_of
from engine.seats import Seat


@dataclass(frozen=True, slots=True)
class OpenHand:
    """An open hand: its message, the token that edits it, and the state it was drawn for.

    Without a moment it asks its owner something, and is not refreshed. ``in_words`` is one whose
    picture was left out, because the bot had too much to do. ``turn`` is the move at which it was
    drawn, if the table waited for its owner then.
    """

    message: int
    token: Token
    key: PageKey
    moment: PageKey | None
    in_words: bool = False
    turn: int | None = None

    @property
    def editable(self) -> TokenMessage:
        """The message, as its token edits it."""
        return self.token.message(self.message)


@dataclass(frozen=True, slots=True)
class Recipient:
    """A player who can be written to: their newest token, their hand, the deal they saw last.

    One who ``watches`` has no seat: they see another player's hand, or have asked to.
    ``broken_off`` counts the requests in a row that failed midway.
    """

    say: Words
    token: Token
    deal: PageKey
    shown: OpenHand | None = None
    watches: bool = False
    broken_off: int = 0

    def with_token(self, say: Words, token: Token, *, watches: bool) -> "Recipient":
        """With the token of their latest interaction."""
        return Recipient(say, token, self.deal, self.shown, watches)

    def opened(self, shown: OpenHand, deal: PageKey) -> "Recipient":
        """With their hand open on this message, drawn for this deal."""
        return replace(self, deal=deal, shown=shown)

    def edited(self, shown: OpenHand) -> "Recipient":
        """With the state that the message is being drawn for."""
        return replace(self, shown=shown, broken_off=0)

    def dealt(self, deal: PageKey) -> "Recipient":
        """Once a new deal has begun: the old message is no longer their hand."""
        return replace(self, deal=deal, shown=None, broken_off=0)

    def lost(self, message: int) -> "Recipient":
        """Without their message, if it is this one."""
        return replace(self, shown=None) if self.shown and self.shown.message == message else self

    def interrupted(self, before: "Recipient") -> "Recipient":
        """A request failed midway: what was due ``before`` is due again.

        Unless they have opened another hand since then.
        """
        tries, shown = before.broken_off + 1, self.shown
        if shown is None:
            return replace(self, deal=before.deal, broken_off=tries)
        if before.shown is not None and shown.message == before.shown.message:
            shown = replace(shown, key=before.shown.key)
        return replace(self, shown=shown, broken_off=tries)


class HandStep(Enum):
    """The next thing to do with a player's hand."""

    NONE = auto()
    DISMISS = auto()
    """They have no part in the table any more: no card is shown to them."""
    DEAL = auto()
    """There is a new deal: send its hand, remove the old one."""
    ANEW = auto()
    """A listener's turn has come: an edit is silent, so that a new message takes its place."""
    EDIT = auto()
    """Their choices have changed, a trick is full, or a picture was left out."""
    REFRESH = auto()
    """Somebody else has called or played a card: drawn only if there is plenty of room."""


def next_step(
    recipient: Recipient,
    table: Table,
    user: int,
    *,
    pictures: bool = True,
    listens: bool = False,
) -> HandStep:
    """The next step for this player at this state of the table; ``pictures`` can be drawn now.

    Who ``listens`` is sent each turn of theirs on a new message.
    """
    seat = table.seat_of(user)
    if seat is not None and not table.is_present(seat):
        return HandStep.NONE  # drawn again once they are back
    if not has_a_part(table, user):
        told = recipient.watches or table.stage is Stage.PLAYING
        return HandStep.DISMISS if told else HandStep.NONE
    if recipient.deal != deal_of(table):
        return HandStep.DEAL
    shown = recipient.shown
    if listens and recipient.token.lives and announces(shown, table, user):
        return HandStep.ANEW
    if not shown or not shown.token.lives:
        return HandStep.NONE
    if shown.key != redraw_key(table, user):
        return HandStep.EDIT
    if shown.moment is None or asks(shown.key):
        return HandStep.NONE
    if shown.in_words and pictures:
        return HandStep.EDIT
    return HandStep.NONE if shown.moment == news_key(table) else HandStep.REFRESH


def announces(shown: OpenHand | None, table: Table, user: int) -> bool:
    """Whether the table waits for this person, and their open hand has not said so yet."""
    return shown is not None and turn_of(table, user) not in {None, shown.turn}


def turn_of(table: Table, user: int) -> int | None:
    """The move at which the table waits for this person; None if it does not."""
    return table.move if is_awaited(table, table.seat_of(user)) else None


def is_awaited(table: Table, seat: Seat | None) -> bool:
    """Whether the table waits for this seat: for a move, an answer, or to go on after a deal."""
    is_over = table.between_deals or table.stage is Stage.FINISHED
    goes_on = is_over and seat is not None and seat not in table.ready
    return goes_on or seat in table.awaited or seat in TakingBack.to_answer(table)
