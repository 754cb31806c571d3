"""*New here?*: what somebody who has never played needs during their first auction."""

from discord import ButtonStyle, ui

from bot.i18n import Words
from bot.lessons.course import CoursePlace
from bot.rulebook.phrases import have_partners
from bot.tables.table import Table
from cogs.help import RulesAsked, words_button
from cogs.lessons import LearnControl
from cogs.ui.control import button
from cogs.ui.handlers import pressed
from cogs.ui.layout import card, rows, text, title
from cogs.ui.own_hand import seen_at
from cogs.ui.people import player
from cogs.ui.press import Press
from cogs.ui.table_buttons import NEWCOMER, rules_button
from engine.auctions.points import PointsAuction
from engine.seats import Seat


def newcomer_page(table: Table, seat: Seat | None, say: Words) -> ui.LayoutView:
    """The hints for a newcomer: the sides, what a bid is, and where to learn the rest."""
    say = say.playing(table.rules)
    numbers = isinstance(table.rules.auction, PointsAuction)
    lesson, sides = LearnControl.to(CoursePlace()), list[str]()
    partner = None if seat is None else table.rules.seating.partner(seat)
    if partner is not None and have_partners(table.rules.seating):
        who = player(table, partner, say)
        sides = [say("newcomer-partner", seat=partner, player=who), say("newcomer-sides")]
    return card(
        text(
            title(say("newcomer-title")),
            *sides,
            say("newcomer-numbers" if numbers else "newcomer-trump"),
            say("newcomer-cards"),
        ),
        *rows(
            [
                button(lesson, say("newcomer-button-lesson"), style=ButtonStyle.success),
                words_button(say, RulesAsked(table.id)),
                rules_button(table, say),
            ]
        ),
    )


@pressed(NEWCOMER)
async def _show(press: Press) -> None:
    table = await seen_at(await press.session(), press.user)
    view = newcomer_page(table, table.seat_of(press.user), press.say)
    await press.answer_beside(view)
