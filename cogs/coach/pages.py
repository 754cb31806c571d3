"""The coach on the pages of a training table: its button, the others' consent, the counts."""

from collections.abc import Iterator

from discord import ButtonStyle

from bot.i18n import Words, dotted, yes
from bot.tables.coach import to_answer
from bot.tables.table import Table
from cogs.ui.control import Control, button
from cogs.ui.ids import ControlId, Verb
from cogs.ui.layout import Item, rows, small, text
from cogs.ui.people import name
from engine.seats import Seat


def training_button(table: Table, say: Words) -> Control:
    """The button that turns training on or off."""
    control = ControlId(Verb.TRAINING, table.id, argument=yes(not table.training))
    return button(control, say("training-button", training=yes(table.training)))


def coach_button(table: Table, seat: Seat, say: Words) -> list[Control]:
    """The button that asks the coach, on a player's turn unless somebody refused."""
    now = table.coach
    waits = now.refused_by is not None or bool(to_answer(table))
    if not table.training or seat not in table.awaited or waits:
        return []
    return [button(ControlId(Verb.COACH, table.id, table.move), say("coach-button"))]


def coach_items(table: Table, say: Words) -> list[Item]:
    """What everybody sees: how often each player was advised, and a pending question."""
    if not table.training:
        return []
    asked = (
        say("coach-count", seat=seat, count=count)
        for seat in table.playing_seats
        if (count := table.coach.count(seat))
    )
    told = small(dotted((say("coach-table"), *asked)))
    if table.coach.asked is None or not to_answer(table):
        return [text(told, *_refused(table, say))]
    awaited = say("coach-awaited", awaited=_awaited(table, say))
    question = say("coach-question", player=name(table, table.coach.asked, say))
    return [text(told, question, awaited), *rows(_answers(table, say))]


def own_coach_items(table: Table, seat: Seat, say: Words) -> list[Item]:
    """What a player sees below their hand: the question to them, or the answer to theirs."""
    asker = table.coach.asked
    if asker is not None and seat in to_answer(table):
        question = say("coach-question", player=name(table, asker, say))
        return [text(question), *rows(_answers(table, say))]
    if asker is seat and to_answer(table):
        return [text(small(say("coach-awaited", awaited=_awaited(table, say))))]
    return [text(*map(small, lines))] if (lines := tuple(_refused(table, say))) else []


def _refused(table: Table, say: Words) -> Iterator[str]:
    if table.coach.refused_by is not None:
        yield say("coach-refused", player=name(table, table.coach.refused_by, say))


def _awaited(table: Table, say: Words) -> str:
    return say.every(name(table, seat, say) for seat in sorted(to_answer(table)))


def _answers(table: Table, say: Words) -> list[Control]:
    agree, refuse = (ControlId(each, table.id) for each in (Verb.AGREE_COACH, Verb.REFUSE_COACH))
    return [
        button(agree, say("coach-button-yes"), style=ButtonStyle.success),
        button(refuse, say("coach-button-no"), style=ButtonStyle.danger),
    ]
