"""Exchanging seats between two games."""

from collections.abc import Iterator
from functools import partial
from itertools import combinations

from discord import ui

from bot.i18n import Words, yes
from bot.tables.checks import require_part, require_stage
from bot.tables.swap import AnswerSwap, AskSwap, SeatSwap
from bot.tables.table import Stage, Table
from cogs.ui.arguments import seat_named
from cogs.ui.control import Control, answer_buttons, button, menu
from cogs.ui.handlers import pressed
from cogs.ui.ids import ControlName, Presser
from cogs.ui.layout import LayoutItem, card, notice, rows, text, title
from cogs.ui.people import asker, name
from cogs.ui.press import Press
from engine.seats import Seat

SWAP = ControlName("swap", Presser.SEATED, counted=False)
CHOOSE_SWAP = ControlName("choose-swap", Presser.SEATED, counted=False)
AGREE_SWAP = ControlName("agree-swap", Presser.SEATED, counted=False)
REFUSE_SWAP = ControlName("refuse-swap", Presser.SEATED, counted=False)

TWO = 2
"""The players of a table at which there is nothing to exchange."""


def swap_buttons(table: Table, say: Words) -> list[Control]:
    """The button to swap two seats, at tables of more than two."""
    if len(table.playing_seats) <= TWO:
        return []
    return [button(SWAP.at(table.id, table.move), say("swap-button"))]


def swap_page(table: Table, user: int, say: Words) -> ui.LayoutView:
    """The page that swaps seats, at once for the host, else by asking the others.

    Each pair of seats is offered, and says whether partners change with it.
    """
    hint = say("swap-hint-host") if user == table.host else say("swap-hint")
    control = CHOOSE_SWAP.at(table.id)
    team, choices = table.rules.seating.team, dict[str, str]()
    for first, second in combinations(_order(table), 2):
        partners = yes(team(first) is not team(second))
        value = f"{first.name.lower()}-{second.name.lower()}"
        choices[value] = say("swap-choice", first=first, second=second, partners=partners)
    return card(
        text(title(say("swap-title")), hint),
        text(*_seats(table, say)),
        *rows([menu(control, choices, "", placeholder=say("swap-placeholder"))]),
    )


def swap_items(table: Table, say: Words) -> list[LayoutItem]:
    """The swap as everybody sees it after a game; empty if nobody asked for one."""
    items = _question(table, say)
    if SeatSwap.of(table).changes_places:
        items.append(text(f"**{say('swap-next')}**", *_seats(table, say)))
    return items


def _question(table: Table, say: Words) -> list[LayoutItem]:
    now = SeatSwap.of(table)
    if now.refused_by is not None:
        return [text(say("swap-refused", player=name(table, now.refused_by, say)))]
    if now.asked is None:
        return []
    first, second = map(Seat, now.asked.about)
    who = asker(table, now.asked.by, say)
    asked = say("swap-asked", player=who, first=first, second=second)
    agree, refuse = (each.at(table.id) for each in (AGREE_SWAP, REFUSE_SWAP))
    answers = answer_buttons(agree, say("swap-button-yes"), refuse, say("swap-button-no"))
    return [text(asked), *rows(answers)]


def _seats(table: Table, say: Words) -> Iterator[str]:
    """The seats of the next game."""
    for seat in _order(table):
        sits = name(table, SeatSwap.of(table).places[seat], say)
        yield say("table-seat", seat=seat, player=sits)


def _order(table: Table) -> tuple[Seat, ...]:
    return tuple(seat for seat in Seat if seat in table.playing_seats)


@pressed(SWAP)
async def _look(press: Press) -> None:
    table = (await press.session()).table
    require_stage(table, Stage.FINISHED)
    require_part(table, press.user)
    view = swap_page(table, press.user, press.say)
    await press.answer_while(view, table, lambda now: now.stage is Stage.FINISHED)


@pressed(CHOOSE_SWAP)
async def _choose(press: Press) -> None:
    await press.session()
    first, _, second = press.value.partition("-")
    request = AskSwap(seat_named(first), seat_named(second))
    press.answers_page()
    await press.ask(request, partial(_tell, press))


async def _tell(press: Press, table: Table) -> None:
    waits = SeatSwap.of(table).asked is not None
    said = notice(press.say("swap-sent") if waits else press.say("swap-done"))
    await press.answer_while(said, table, lambda now: (SeatSwap.of(now).asked is not None) is waits)


@pressed(AGREE_SWAP)
async def _agree(press: Press) -> None:
    await press.ask(AnswerSwap(agree=True))


@pressed(REFUSE_SWAP)
async def _refuse(press: Press) -> None:
    await press.ask(AnswerSwap(agree=False))
