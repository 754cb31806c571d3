"""Another length for the next game: what is proposed after a game, and the answers."""

from functools import partial

from discord import ui

from bot.i18n import Words
from bot.tables.checks import require_seat, require_stage
from bot.tables.length import (
    AnswerLength,
    NextLength,
    ProposeLength,
    WithdrawLength,
    deal_counts,
    targets,
)
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.table import Stage, Table
from cogs.ui.arguments import BREAK, joined, number
from cogs.ui.control import Control, answer_buttons, button, menu
from cogs.ui.handlers import pressed
from cogs.ui.ids import ControlName, Presser
from cogs.ui.layout import LayoutItem, card, notice, rows, text, title
from cogs.ui.people import asker, awaited_names, name
from cogs.ui.press import Press

LENGTH = ControlName("length", Presser.SEATED, counted=False)
PROPOSE_LENGTH = ControlName("propose-length", Presser.SEATED, counted=False)
AGREE_LENGTH = ControlName("agree-length", Presser.SEATED, counted=False)
REFUSE_LENGTH = ControlName("refuse-length", Presser.SEATED, counted=False)
WITHDRAW_LENGTH = ControlName("withdraw-length", Presser.SEATED, counted=False)

DEALS = "deals"
"""The kind of length that stands before a number of deals in the menu."""


def length_buttons(table: Table, say: Words) -> list[Control]:
    """The button that leads to the choice, unless a proposal waits for its answers."""
    if NextLength.of(table).asked or not (targets(table) or deal_counts(table)):
        return []
    return [button(LENGTH.at(table.id), say("length-button"))]


def length_items(table: Table, say: Words) -> list[LayoutItem]:
    """The public items for the next game's length: the proposal, and what was agreed."""
    now, items = NextLength.of(table), list[LayoutItem]()
    if now.target is not None or now.deals is not None:
        items.append(text(say("length-next", target=now.target or 0, deals=now.deals or 0)))
    if now.refused_by is not None:
        items.append(text(say("length-refused", player=name(table, now.refused_by, say))))
    if now.asked is None:
        return items
    target, deals = (*now.asked.about, 0)[:2]
    who, awaited = asker(table, now.asked.by, say), awaited_names(NextLength, table, say)
    asked = say("length-asked", player=who, target=target, deals=deals, awaited=awaited)
    agree, refuse, withdraw = (
        verb.at(table.id) for verb in (AGREE_LENGTH, REFUSE_LENGTH, WITHDRAW_LENGTH)
    )
    answers = answer_buttons(agree, say("length-button-yes"), refuse, say("length-button-no"))
    answers.append(button(withdraw, say("length-button-withdraw")))
    return [*items, text(asked), *rows(answers)]


def length_page(table: Table, say: Words) -> ui.LayoutView:
    """The lengths that may be proposed, the short ones first."""
    choices = {
        joined(DEALS, each): say("length-choice-deals", deals=each) for each in deal_counts(table)
    }
    choices |= {str(each): say("length-choice", target=each) for each in targets(table)}
    control = PROPOSE_LENGTH.at(table.id)
    return card(
        text(title(say("length-title")), say("length-hint")),
        *rows([menu(control, choices, "", placeholder=say("length-placeholder"))]),
    )


@pressed(LENGTH)
async def _look(press: Press) -> None:
    table = (await press.session()).table
    require_stage(table, Stage.FINISHED)
    require_seat(table, press.user)
    if NextLength.of(table).asked:
        raise TableRefused(TableRefusal.ALREADY_ASKED)
    view = length_page(table, press.say)
    await press.answer_while(view, table, lambda now: now.stage is Stage.FINISHED)


@pressed(PROPOSE_LENGTH)
async def _propose(press: Press) -> None:
    press.answers_page()
    await press.session()
    kind, _, count = press.value.rpartition(BREAK)
    chosen = number(count)
    asked = ProposeLength(0, chosen) if kind == DEALS else ProposeLength(chosen)
    await press.ask(asked, partial(_tell, press))


async def _tell(press: Press, table: Table) -> None:
    waits = NextLength.of(table).asked is not None
    said = notice(press.say("length-sent") if waits else press.say("length-done"))
    await press.answer_while(
        said, table, lambda now: (NextLength.of(now).asked is not None) is waits
    )


@pressed(AGREE_LENGTH)
async def _agree(press: Press) -> None:
    await press.ask(AnswerLength(agree=True))


@pressed(REFUSE_LENGTH)
async def _refuse(press: Press) -> None:
    await press.ask(AnswerLength(agree=False))


@pressed(WITHDRAW_LENGTH)
async def _withdraw(press: Press) -> None:
    await press.ask(WithdrawLength())
