"""The coach on the pages of a training table: its button, the others' consent, the counts."""

from collections.abc import Iterator

from bot.i18n import Words, dotted, yes
from bot.tables.coach import Coach
from bot.tables.table import Table
from cogs.coach.controls import AGREE_COACH, COACH, REFUSE_COACH
from cogs.ui.control import Control, answer_buttons, button
from cogs.ui.layout import LayoutItem, rows, small, text
from cogs.ui.people import asker, awaited_names, name
from engine.seats import Seat
from engine.state import Phase


def coach_button(table: Table, seat: Seat, say: Words) -> list[Control]:
    """The button that asks the coach, on a player's turn unless somebody refused."""
    now = Coach.of(table)
    waits = now.refused_by is not None or bool(Coach.to_answer(table))
    if not table.training or seat not in table.awaited or waits:
        return []
    deal = table.game.deal if table.game else None
    bidding = yes(deal is not None and deal.phase is Phase.AUCTION)
    return [button(COACH.at(table.id, table.move), say("coach-button", bidding=bidding))]


def coach_items(table: Table, say: Words) -> list[LayoutItem]:
    """The public items: how often each player was advised, and a pending question."""
    if not table.training:
        return []
    asked = (
        say("coach-count", seat=seat, count=count)
        for seat in table.playing_seats
        if (count := Coach.of(table).count(seat))
    )
    told = small(dotted((say("coach-table"), *asked)))
    question = Coach.of(table).asked
    if question is None or not Coach.to_answer(table):
        return [text(told, *_refused(table, say))]
    awaited = say("coach-awaited", awaited=awaited_names(Coach, table, say))
    asks = say("coach-question", player=asker(table, question.by, say))
    return [text(told, asks, awaited), *rows(_answers(table, say))]


def own_coach_items(table: Table, seat: Seat, say: Words) -> list[LayoutItem]:
    """The items below a player's hand: the question to them, or the answer to theirs."""
    question, waited_for = Coach.of(table).asked, Coach.to_answer(table)
    if question is not None and seat in waited_for:
        asks = say("coach-question", player=asker(table, question.by, say))
        return [text(asks), *rows(_answers(table, say))]
    if question is not None and table.seat_of(question.by) is seat and waited_for:
        return [text(small(say("coach-awaited", awaited=awaited_names(Coach, table, say))))]
    return [text(*map(small, lines))] if (lines := tuple(_refused(table, say))) else []


def _refused(table: Table, say: Words) -> Iterator[str]:
    refused_by = Coach.of(table).refused_by
    if refused_by is not None:
        yield say("coach-refused", player=name(table, refused_by, say))


def _answers(table: Table, say: Words) -> list[Control]:
    agree, refuse = (each.at(table.id) for each in (AGREE_COACH, REFUSE_COACH))
    return answer_buttons(agree, say("coach-button-yes"), refuse, say("coach-button-no"))
