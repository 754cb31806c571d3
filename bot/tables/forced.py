"""A card that leaves its player no choice."""

from bot.tables.table import Table
from engine.actions import PlayCard
from engine.game import legal_actions
from engine.seats import Seat


def forced_card(table: Table) -> tuple[Seat, PlayCard] | None:
    """The person who is to play, and the one thing to be done: a card, and nothing to say with it.

    Nothing in a pause, nor where a computer plays, nor while something may be taken back.
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
