"""Claim the remaining tricks: granted at once if they are certain, otherwise play goes on.

Computers claim what they can prove, so that nobody presses card after card for nothing.
"""

from dataclasses import dataclass, replace

from bot.tables.checks import back, out_of_turn, require_going_on, require_seat
from bot.tables.events import ClaimDenied, TableEvent, TricksClaimed
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.requests import ActionRequest
from bot.tables.table import Part, Table
from engine.actions import IllegalAction, Refusal
from engine.cards import Card
from engine.claims import LEAST_TRICKS, played_out, sure_line
from engine.events import Called, CardPlayed, Dealt, GameStarted, TrickTaken
from engine.ruleset import Enforcement
from engine.seats import Seat
from engine.state import GameState, Phase
from engine.view import view


@dataclass(frozen=True)
class Claims(Part):
    """The claim that ended this deal, and the seats whose claims were denied in this trick."""

    made: TricksClaimed | None = None
    denied: frozenset[Seat] = frozenset()

    def after(self, event: TableEvent, table: Table) -> "Claims":
        """The state once the event is applied; unchanged if it is about something else."""
        match event:
            case GameStarted() | Dealt():
                return Claims()
            case TricksClaimed():
                return replace(self, made=event)
            case ClaimDenied(seat):
                return replace(self, denied=self.denied | {seat})
            case TrickTaken():
                return replace(self, denied=frozenset())
            case _:
                return self


def done_by(table: Table, event: TableEvent) -> Seat | None:
    """The seat that called or played by itself: neither a computer nor a claim did it."""
    if not isinstance(event, Called | CardPlayed) or Claims.of(table).made is not None:
        return None
    return event.seat if table.is_active(event.seat) else None


def why_no_claim(table: Table, seat: Seat) -> TableRefusal | None:
    """Why this seat may not claim the remaining tricks now, certain or not; None when it may.

    Where opponents must claim a revoke, all tricks are played: they may still notice one.
    """
    deal = table.game.deal if table.game else None
    if (
        deal is None
        or deal.phase is not Phase.PLAY
        or len(deal.holdings[seat].cards) < LEAST_TRICKS
    ):
        return TableRefusal.CLAIM_TOO_LATE
    if table.rules.enforcement is Enforcement.CLAIMED:
        return TableRefusal.CLAIM_BARRED
    return TableRefusal.CLAIM_DENIED if seat in Claims.of(table).denied else None


def claimed_rest(table: Table, game: GameState, seat: Seat) -> tuple[TableEvent, ...]:
    """The rest of the deal, if this seat is sure of every trick; else nothing."""
    line = sure_rest(table, game, seat)
    if line is None:
        return ()
    return (TricksClaimed(seat, len(line)), *played_out(table.rules, game, seat, line))


def sure_rest(table: Table, game: GameState, seat: Seat) -> tuple[Card, ...] | None:
    """The cards by which this seat, to play, is sure of every trick; None without such a line."""
    if why_no_claim(table, seat):
        return None
    seen = view(table.rules, game, seat).deal
    return sure_line(table.rules, seen) if seen else None


@dataclass(frozen=True, slots=True)
class ClaimRest(ActionRequest):
    """Claim all tricks that are left, at this move."""

    move: int

    def decide(self, table: Table, user: int) -> tuple[TableEvent, ...]:
        """Granted if it is certain from the claimer's own view; one try per trick.

        TableRefused if it is not, was tried in this trick, or the position has changed;
        IllegalAction outside of play.
        """
        seat = require_seat(table, user)
        game = require_going_on(table)
        if self.move != table.move:
            raise TableRefused(TableRefusal.STALE_PRESS)
        phase = game.deal.phase if game.deal else Phase.OVER
        if phase is not Phase.PLAY:
            auction = phase is Phase.AUCTION
            raise IllegalAction(Refusal.AUCTION_OPEN if auction else Refusal.DEAL_OVER)
        if why := why_no_claim(table, seat):
            raise TableRefused(why)
        if seat not in table.awaited:
            raise out_of_turn(table)
        return (*back(table, seat), *(claimed_rest(table, game, seat) or (ClaimDenied(seat),)))
