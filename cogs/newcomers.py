"""*New here?*: the first page of a table's game, who sits where, and where to learn the rest."""

from discord import ButtonStyle, ui

from bot.i18n import Words, yes
from bot.lessons.course import CoursePlace
from bot.rulebook.phrases import have_partners
from bot.tables.table import Table
from cogs.help import RulesAsked, words_button
from cogs.lessons import LearnControl
from cogs.ui.control import button
from cogs.ui.first_page import first_page_items
from cogs.ui.handlers import pressed
from cogs.ui.layout import Illustration, card, rows, small, text
from cogs.ui.own_hand import seen_at
from cogs.ui.people import player
from cogs.ui.press import Press
from cogs.ui.screens import TableScreens
from cogs.ui.table_buttons import NEWCOMER, rules_button
from engine.seats import Seat


def newcomer_page(
    table: Table, seat: Seat | None, say: Words, picture: Illustration | None = None
) -> ui.LayoutView:
    """The first page of the game, its strip on a picture if there is one, and what a newcomer asks.

    Who plays with whom, and where to learn the rest.
    """
    say = say.playing(table.rules)
    lesson = LearnControl.to(CoursePlace())
    return card(
        *first_page_items(table.rules, say, picture),
        *((text(small(told)),) if (told := _sides(table, seat, say)) else ()),
        *rows(
            [
                button(lesson, say("newcomer-button-lesson"), style=ButtonStyle.success),
                words_button(say, RulesAsked(table.id)),
                rules_button(table, say),
            ]
        ),
    )


def _sides(table: Table, seat: Seat | None, say: Words) -> str:
    """Who plays with the reader, if anybody does."""
    partner = None if seat is None else table.rules.seating.partner(seat)
    if partner is None or not have_partners(table.rules.seating):
        return ""
    taken = yes(table.occupant(partner))
    return say("newcomer-partner", seat=partner, player=player(table, partner, say), taken=taken)


@pressed(NEWCOMER)
async def _show(press: Press) -> None:
    table = await seen_at(await press.session(), press.user)
    say = press.say_of_hand
    strip = await TableScreens.of(press.bot).attachments.of_strip(table, say)
    view = newcomer_page(table, table.seat_of(press.user), say, strip.illustration)
    await press.answer_beside(view, strip)
