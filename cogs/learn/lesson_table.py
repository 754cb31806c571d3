"""A guided deal as a table, so that the pages of any table can show it."""

from collections.abc import Iterator

from discord import ui

from bot.i18n import Words
from bot.lessons.course import DOUBLE, LEARNER, PASS, Course
from bot.lessons.replay import LEVEL, Position
from bot.tables.events import TableOpened
from bot.tables.house_rules import HouseRules
from bot.tables.occupants import Computer, Human
from bot.tables.table import Stage, Table
from cogs.ui.control import Control, read_control
from cogs.ui.ids import ControlId, Verb
from cogs.ui.layout import Item
from engine.seats import Seat

NOBODY = 0
"""The user id of the learner, who needs no name."""

REDOUBLE = "redouble"
"""The word for a redouble that the learner is about to confirm."""


def lesson_table(position: Position, say: Words) -> Table:
    """A table without a channel at which this deal is played, with the learner seated."""
    opened = TableOpened(
        guild=0,
        channel=0,
        host=NOBODY,
        language=say.language,
        variant=position.rules.key,
        version=position.rules.version,
        options=(),
    )
    computer = Computer(LEVEL)
    return Table(
        id=0,
        opened=opened,
        house=HouseRules(position.rules.key),
        host=NOBODY,
        seats=tuple(Human(NOBODY) if seat is LEARNER else computer for seat in Seat),
        stage=Stage.PLAYING,
        game=position.game,
        games=1,
    )


def lesson_controls(view: ui.LayoutView, course: Course) -> Iterator[Item]:
    """What a hand shows, each of its controls leading on in this course; others are left out.

    Every card can be pressed: a wrong one is refused with the reason.
    """
    for part in tuple(view.children):
        if isinstance(part, ui.Container):
            _lead_on(part, course)
        yield part


def _lead_on(container: ui.Container[ui.LayoutView], course: Course) -> None:
    for row in tuple(container.children):
        if not isinstance(row, ui.ActionRow):
            continue
        for control in tuple(row.children):
            if not isinstance(control, Control) or not _leads_on(control, course):
                row.remove_item(control)
        if not row.children:
            container.remove_item(row)


def _leads_on(control: Control, course: Course) -> bool:
    """Let a control lead on in this course, if it can; its place and its look stay."""
    led = _in_course(read_control(control.custom_id), course)
    item = control.item
    if led is None or not isinstance(item, ui.Button | ui.Select):
        return False
    item.custom_id = str(led)
    item.disabled = False
    return True


def _in_course(control: ControlId, course: Course) -> ControlId | None:
    match control.verb:
        case Verb.CARD | Verb.BID:
            verb, after = Verb.LESSON, course.with_word(control.argument)
        case Verb.PASS:
            verb, after = Verb.LESSON, course.with_word(PASS)
        case Verb.DOUBLE:
            verb, after = Verb.LESSON, course.with_word(DOUBLE * int(control.argument))
        case Verb.BACK:
            verb, after = Verb.LESSON, course
        case Verb.CHOOSE:
            verb, after = Verb.LESSON_CHOOSE, course
        case Verb.KIND:
            verb, after = Verb.LESSON_KIND, course.with_word(control.argument)
        case Verb.ASK_REDOUBLE:
            verb, after = Verb.LESSON_KIND, course.with_word(REDOUBLE)
        case _:
            return None
    return ControlId(verb, argument=str(after))
