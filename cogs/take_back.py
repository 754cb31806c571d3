"""Taking a move back and claiming the remaining tricks: the buttons, the questions, the results."""

from dataclasses import replace
from datetime import datetime

from discord.utils import format_dt

from bot.i18n import Words, yes
from bot.tables.claims import ClaimRest, Claims, sure_rest
from bot.tables.refusals import TableRefusal
from bot.tables.table import Table
from bot.tables.take_back import AnswerTakeBack, LastAct, TakeBack, TakingBack, why_not
from cogs.ui.control import Control, Pressable, answer_buttons, button
from cogs.ui.handlers import pressed
from cogs.ui.ids import ControlName, Presser
from cogs.ui.layout import LayoutItem, rows, small, text
from cogs.ui.moves import said
from cogs.ui.own_hand import ask
from cogs.ui.people import awaited_names, name
from cogs.ui.press import Press
from engine.events import CardPlayed
from engine.seats import Seat

TAKE_BACK = ControlName("take-back", Presser.SEATED, counted=False, plays=True)
CONSENT = ControlName("consent", Presser.SEATED, counted=False, plays=True)
OBJECT = ControlName("object", Presser.SEATED, counted=False, plays=True)
CLAIM = ControlName("claim", Presser.SEATED, counted=False, plays=True)


def asked_items(table: Table, deadline: datetime | None, say: Words) -> list[LayoutItem]:
    """The request as everybody sees it, with the two answers; nothing while there is none."""
    now = TakingBack.of(table)
    if now.asker is None or now.last is None:
        return []
    who = name(table, now.asker, say)
    what, awaited = _what(table, now.last, say), awaited_names(TakingBack, table, say)
    asked = say("take-back-asked", player=who, what=what, awaited=awaited)
    agreed = (say("take-back-agreed", player=name(table, seat, say)) for seat in now.agreed)
    until = say("take-back-asked-until", time=format_dt(deadline, "R")) if deadline else ""
    return [text(asked, *agreed, until), *rows(_answers(table, say))]


def answered_line(table: Table, say: Words) -> str:
    """The outcome of the last request, shown until the next call or card."""
    answered = TakingBack.of(table).answered
    if answered is None:
        return ""
    return say(
        f"take-back-{answered.outcome}",
        player=name(table, answered.act.done.seat, say),
        what=_what(table, answered.act, say),
        by="" if answered.by is None else name(table, answered.by, say),
    )


def own_items(table: Table, seat: Seat, say: Words) -> list[LayoutItem]:
    """The items below a hand: the question to it, or the outcome of its own."""
    now = TakingBack.of(table)
    if now.last is None:
        return []
    what, who = _what(table, now.last, say), name(table, now.last.done.seat, say)
    if seat in TakingBack.to_answer(table):
        return [text(say("take-back-question", player=who, what=what)), *rows(_answers(table, say))]
    awaited = awaited_names(TakingBack, table, say)
    if seat is now.asker:
        return [text(small(say("take-back-waiting", what=what, awaited=awaited)))]
    if seat in now.agreed:
        waiting = say("take-back-agreed-waiting", player=who, what=what, awaited=awaited)
        return [text(small(waiting))]
    if why_not(table, seat) is TableRefusal.TAKE_BACK_CARDS_KNOWN:
        return [text(small(say("refusal-take-back-cards-known")))]
    return []


def take_back_buttons(table: Table, seat: Seat, say: Words) -> list[Control]:
    """The button that asks, for who did what was done last; a card has its short name there."""
    last = TakingBack.of(table).last
    if last is None or why_not(table, seat) is not None:
        return []
    what = _what(table, last, say)
    if isinstance(last.done, CardPlayed) and not say.full:
        what = say.card_short(last.done.card)
    control = TAKE_BACK.at(table.id, table.move)
    return [button(control, say("take-back-button", what=what))]


def take_backs_button(contrary: Pressable, say: Words, *, allowed: bool) -> Control:
    """Whether misclicks may be taken back; a press on it asks for the contrary."""
    return button(contrary, say("take-backs-button", allowed=yes(allowed)))


def _answers(table: Table, say: Words) -> list[Control]:
    consent, refuse = (each.at(table.id, table.move) for each in (CONSENT, OBJECT))
    return answer_buttons(consent, say("take-back-button-yes"), refuse, say("take-back-button-no"))


def _what(table: Table, act: LastAct, say: Words) -> str:
    """« la dame de cœur », « 100 ♠ »."""
    done, deal = act.done, act.before.deal
    if isinstance(done, CardPlayed):
        return say.card_the(done.card)
    if deal is None:
        raise ValueError("a call needs a deal")
    auction = replace(deal.auction, calls=(*deal.auction.calls, done))
    *_, (_, call) = said(table.rules, auction, say)
    return say("take-back-call", call=call)


def claim_buttons(table: Table, seat: Seat, say: Words) -> list[Control]:
    """The button that claims the remaining tricks, if the player's own cards prove them."""
    game = table.game
    if game is None or seat not in table.awaited or sure_rest(table, game, seat) is None:
        return []
    return [button(CLAIM.at(table.id, table.move), say("claim-button"))]


def denied_items(table: Table, seat: Seat, say: Words) -> list[LayoutItem]:
    """The notice that a claim was denied, shown until the trick ends."""
    return [text(say("claim-denied"))] if seat in Claims.of(table).denied else []


def claim_line(table: Table, say: Words) -> str:
    """The player who ended the deal by a claim of its last tricks."""
    made = Claims.of(table).made
    if made is None:
        return ""
    return say("claim-made", player=name(table, made.seat, say), tricks=made.tricks)


@pressed(TAKE_BACK)
async def _take_back(press: Press) -> None:
    await ask(press, TakeBack(press.control.move))


@pressed(CONSENT)
async def _consent(press: Press) -> None:
    await ask(press, AnswerTakeBack(press.control.move, agree=True))


@pressed(OBJECT)
async def _object(press: Press) -> None:
    await ask(press, AnswerTakeBack(press.control.move, agree=False))


@pressed(CLAIM)
async def _claim(press: Press) -> None:
    await ask(press, ClaimRest(press.control.move))
