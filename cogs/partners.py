"""Drawing cards for partners in the lobby: the host's button, and what was drawn."""

from bot.i18n import Words, spaced
from bot.tables.partners import PartnersSeated, may_draw
from bot.tables.requests import DrawPartners
from bot.tables.table import Table
from cogs.ui.control import Control, button
from cogs.ui.handlers import pressed
from cogs.ui.ids import ControlName, Presser
from cogs.ui.press import Press

DRAW_PARTNERS = ControlName("draw-partners", Presser.HOST)


def partners_buttons(table: Table, say: Words) -> list[Control]:
    """The button to draw for partners, once all seats are taken and two people could be parted."""
    people = [seat for seat in table.playing_seats if table.is_present(seat)]
    if table.free_seats or not may_draw(table) or len(people) == 1:
        return []
    return [button(DRAW_PARTNERS.at(table.id), say("partners-button"))]


def partners_line(table: Table, say: Words) -> str:
    """The cards that were drawn, and who plays together; nothing before."""
    seated = PartnersSeated.of(table)
    if not seated.shown:
        return ""
    cards = (say("play-card", seat=seat, card=card) for seat, card in seated.shown.items())
    drawn = say("partners-drawn", draws=spaced(cards, say.signs))
    if (dealer := seated.first_dealer) is None:
        return drawn
    return f"{drawn} {say('partners-deals', dealer=dealer)}"


@pressed(DRAW_PARTNERS)
async def _draw(press: Press) -> None:
    await press.ask(DrawPartners())
