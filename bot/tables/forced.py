"""Find a card that its player is forced to play."""

from bot.tables.table import Table
from engine.actions import PlayCard
from engine.game import legal_actions
from engine.seats import Seat


def forced_card(table: Table) -> tuple[Seat, PlayCard] | None:
    """The person to play and their only legal action, a card without an announcement.

    None in a pause, where a computer plays, and while a take-back request is open.
    """
    waits = table.paused is not None or table.taking_back.pending
    if waits or table.game is None or len(table.awaited) != 1:
        return None
    (seat,) = table.awaited
    if not table.is_present(seat):
        return None
    legal = legal_actions(table.rules, table.game, seat)
    match legal:
        case (PlayCard() as card,):
            return seat, card
        case _:
            return None
