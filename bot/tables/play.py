"""During a game: calls and cards, the next deal, a pause, leaving and coming back."""

from functools import reduce

from bot.tables.checks import (
    back,
    out_of_turn,
    require_game,
    require_going_on,
    require_seat,
    require_stage,
)
from bot.tables.claims import claimed_rest
from bot.tables.company import may_leave_freely, terms_without
from bot.tables.consent import granted_without
from bot.tables.deals import acted, deal
from bot.tables.events import (
    Closing,
    PlayerAway,
    PlayerReady,
    SeatLeft,
    SeatTaken,
    TableClosed,
    TableEvent,
    TablePaused,
    TableResumed,
)
from bot.tables.fold import after
from bot.tables.lobby import get_up, host_after
from bot.tables.occupants import Computer
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.requests import Act, ComputerAct, PlayForced
from bot.tables.table import Stage, Table
from bot.tables.take_back import TakingBack
from engine.actions import IllegalAction, PlayCard, Refusal
from engine.dealing import Chance
from engine.game import decide, legal_actions
from engine.ruleset import Enforcement
from engine.seats import Seat
from engine.state import GameState, Phase


def act(table: Table, user: int, request: Act) -> tuple[TableEvent, ...]:
    """A call or a card of a person, who is back by it if they were away.

    TableRefused for an older move; IllegalAction if the rules or the turn forbid it.
    """
    seat = require_seat(table, user)
    game = require_going_on(table)
    if request.move != table.move:
        raise TableRefused(TableRefusal.STALE_PRESS)
    try:
        done = acted(table, game, seat, request.action)
    except IllegalAction as refused:
        if refused.code is Refusal.NOT_YOUR_TURN:
            raise out_of_turn(table) from refused
        raise
    return (*back(table, seat), *done)


def computer_act(table: Table, request: ComputerAct) -> tuple[TableEvent, ...]:
    """A call or a card of a computer player, or its claim of all tricks that are left.

    Refused if the game has gone on, or if the owner of the seat has come back.
    """
    game = require_game(table)
    if request.move != table.move or table.thinker is not request.seat:
        raise TableRefused(TableRefusal.STALE_PRESS)
    # Computers claim what is certain, so that nobody presses card after card for nothing.
    rest = claimed_rest(table, game, request.seat)
    return rest or acted(table, game, request.seat, request.action)


def play_forced(table: Table, request: PlayForced) -> tuple[TableEvent, ...]:
    """Play the only legal card of a person who is present.

    Refused for an older move, in a pause, and if they are away.
    """
    game = require_going_on(table)
    waits = table.is_held or not table.is_present(request.seat)
    if request.move != table.move or waits:
        raise TableRefused(TableRefusal.STALE_PRESS)
    return decide(table.rules, game, request.seat, request.card)


def ready(table: Table, user: int, chance: Chance) -> tuple[TableEvent, ...]:
    """Go on; the next deal is dealt when everyone present has said so.

    Refused during a deal, and the second time.
    """
    seat = require_seat(table, user)
    game = require_going_on(table)
    if not table.between_deals:
        raise TableRefused(TableRefusal.DEAL_RUNNING)
    if seat in table.ready:
        raise TableRefused(TableRefusal.ALREADY_READY)
    said: tuple[TableEvent, ...] = (*back(table, seat), PlayerReady(seat))
    if set(table.present) - table.ready - {seat}:
        return said
    return (*said, *deal(table, game, chance))


def leave(table: Table, user: int, chance: Chance) -> tuple[TableEvent, ...]:
    """Stand up in the lobby; in a game, let a computer play until the player returns.

    Who is not placed yet gives their seat up before the first call. After a game, the next one is
    played without them. Refused to a player who is away already.
    """
    if table.stage is Stage.LOBBY:
        return get_up(table, user)
    seat = require_seat(table, user)
    there = table.is_present(seat)
    if there and may_leave_freely(table, seat):
        return _freed(table, user, seat)
    # A player who leaves is there to do so: turns missed before are not why they are away.
    left: tuple[TableEvent, ...] = (*back(table, seat), PlayerAway(seat), *host_after(table, user))
    if table.stage is Stage.FINISHED:
        return (*left, *granted_without(table, seat)) if there else ()
    game = require_game(table)
    if not there:
        raise TableRefused(TableRefusal.ALREADY_AWAY)
    return (
        *left,
        *deal_without(table, game, seat, chance),
        *TakingBack.of(table).without(table, seat),
    )


def _freed(table: Table, user: int, seat: Seat) -> tuple[TableEvent, ...]:
    """The game goes on as if this person had never sat there; it does not if nobody else plays."""
    if not set(table.present) - {seat}:
        return (TableClosed(Closing.CANCELLED),)
    given_up: tuple[TableEvent, ...] = (
        *host_after(table, user),
        SeatLeft(seat),
        SeatTaken(seat, Computer(table.level)),
    )
    return (*given_up, terms_without(reduce(after, given_up, table), seat))


def deal_without(
    table: Table, game: GameState, seat: Seat, chance: Chance
) -> tuple[TableEvent, ...]:
    """The next deal, if this seat was the last one waited for."""
    staying = set(table.present) - {seat}
    if table.between_deals and staying and staying <= table.ready:
        return deal(table, game, chance)
    return ()


def come_back(table: Table, user: int) -> tuple[TableEvent, ...]:
    """Play again in place of the computer, in this game or the next; no event if never away."""
    if table.stage is not Stage.FINISHED:
        require_stage(table, Stage.PLAYING)
    return back(table, require_seat(table, user))


def pause(table: Table, user: int) -> tuple[TableEvent, ...]:
    """Stop all actions and clocks until a player resumes.

    Refused if it is paused, and where other tables would wait, too: who leads would make the most
    of it.
    """
    seat = require_seat(table, user)
    require_game(table)
    if table.keeps_others_waiting:
        raise TableRefused(TableRefusal.PAUSE_BARRED)
    if table.paused is not None:
        raise TableRefused(TableRefusal.ALREADY_PAUSED)
    return (*back(table, seat), TablePaused(seat))


def resume(table: Table, user: int) -> tuple[TableEvent, ...]:
    """Resume the game, whoever paused it. Refused if it is not paused."""
    seat = require_seat(table, user)
    require_game(table)
    if table.paused is None:
        raise TableRefused(TableRefusal.NOT_PAUSED)
    return (*back(table, seat), TableResumed(seat))


def is_last_trick(table: Table) -> bool:
    """Whether everybody has at most one card left: that it falls by itself betrays no hand.

    Never if opponents must notice a revoke: until the last card they may still do so.
    """
    deal = table.game.deal if table.game else None
    if deal is None or deal.phase is not Phase.PLAY:
        return False
    noticed = table.rules.enforcement is Enforcement.CLAIMED
    return not noticed and all(len(held.cards) <= 1 for held in deal.holdings)


def forced_card(table: Table) -> tuple[Seat, PlayCard] | None:
    """The person to play and their only legal action, a card without an announcement.

    None in a pause, if a computer plays, and while a take-back request is open.
    """
    waits = table.paused is not None or table.is_held
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
