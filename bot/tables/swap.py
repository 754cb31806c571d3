"""Exchanging two seats between two games: by the host, or by consent of all who are there."""

from bot.tables.checks import require_part, require_stage
from bot.tables.events import SeatsSwapped, SwapAgreed, SwapAsked, SwapRefused, TableEvent
from bot.tables.lobby import back
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.requests import AnswerSwap, AskSwap
from bot.tables.table import Stage, Table
from engine.seats import Seat


def ask(table: Table, user: int, request: AskSwap) -> tuple[TableEvent, ...]:
    """Ask that two seats be exchanged before the next game; what the host asks is done."""
    require_stage(table, Stage.FINISHED)
    require_part(table, user)
    first, second = request.first, request.second
    if first is second or not {first, second} <= set(table.playing_seats):
        raise TableRefused(TableRefusal.STALE_PRESS)
    seat = table.seat_of(user)
    here = () if seat is None else back(table, seat)
    if user == table.host:
        return (*here, SeatsSwapped(first, second))
    if table.seat_swap.asked is not None:
        raise TableRefused(TableRefusal.SWAP_ASKED)
    if seat is None:
        raise TableRefused(TableRefusal.NOT_SEATED)
    asked = SwapAsked(seat, first, second)
    if set(table.present) <= {seat}:
        return (*here, asked, SeatsSwapped(first, second))
    return (*here, asked)


def to_answer(table: Table) -> frozenset[Seat]:
    """The seats whose answer is waited for: all people who are there, the asker left out."""
    now = table.seat_swap
    if now.asked is None:
        return frozenset()
    return frozenset(table.present) - now.agreed - {now.asked.by}


def answer(table: Table, user: int, request: AnswerSwap) -> tuple[TableEvent, ...]:
    """Consent or refuse; the last one who consents makes it done."""
    require_stage(table, Stage.FINISHED)
    require_part(table, user)
    seat = table.seat_of(user)
    if table.seat_swap.asked is None:
        raise TableRefused(TableRefusal.STALE_PRESS)
    if seat is None or seat not in to_answer(table):
        raise TableRefused(TableRefusal.SWAP_NOT_YOURS)
    if not request.agree:
        return (SwapRefused(seat),)
    return (SwapAgreed(seat), *swapped_without(table, seat))


def swapped_without(table: Table, seat: Seat) -> tuple[SeatsSwapped, ...]:
    """What is asked for is done, if this seat was the last one waited for."""
    asked = table.seat_swap.asked
    if asked is None or to_answer(table) != {seat}:
        return ()
    return (SeatsSwapped(asked.first, asked.second),)
