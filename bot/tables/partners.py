"""Drawing cards for partners in the lobby: who plays together, and perhaps who deals first."""

from dataclasses import dataclass

from bot.tables.checks import require_host, require_stage
from bot.tables.events import (
    HouseRulesChanged,
    LobbyReopened,
    PartnersDrawn,
    SeatLeft,
    SeatTaken,
    TableEvent,
)
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.table import Part, Stage, Table
from engine.cards import Card
from engine.deal_plan import FirstDealer
from engine.dealing import Chance, PartnersDraw, draw_for_partners
from engine.events import GameStarted
from engine.fairness import PARTNERS, Seeded, new_seed
from engine.seats import Seat
from engine.state import changed

NAMES_DEALER = (FirstDealer.LOWEST_DRAW, FirstDealer.FIRST_JACK)
"""The ways to find the first dealer that the cards drawn for partners are."""


@dataclass(frozen=True)
class PartnersSeated(Part):
    """The cards drawn for partners, as long as everybody keeps the seat that they gave.

    ``begun``: the game that they were drawn for.
    """

    cards: tuple[tuple[Seat, Card], ...] = ()
    dealer: Seat | None = None
    begun: bool = False

    @property
    def shown(self) -> dict[Seat, Card]:
        """The card that decided for each seat, before the game: its last, or its jack."""
        return {} if self.begun else dict(self.cards)

    @property
    def first_dealer(self) -> Seat | None:
        """The first dealer of the next game, if these cards name them."""
        return None if self.begun else self.dealer

    def after(self, event: TableEvent, table: Table) -> "PartnersSeated":
        """The state once the event is applied; a seat or rule that changes undoes the draw."""
        match event:
            case PartnersDrawn(cards=cards, dealer=dealer):
                return PartnersSeated(cards, dealer)
            case GameStarted() if self.cards and not self.begun:
                return changed(self, begun=True)
            case GameStarted() | LobbyReopened():
                return PartnersSeated()
            case SeatTaken() | SeatLeft() | HouseRulesChanged() if not self.begun:
                return PartnersSeated()
            case _:
                return self


def may_draw(table: Table) -> bool:
    """Whether partners can be drawn: of four players, of whom none sits for a challenge."""
    return len(table.playing_seats) == len(Seat) and not (table.given and not table.games)


def draw(table: Table, user: int, chance: Chance) -> tuple[TableEvent, ...]:
    """Draw for partners: one keeps their seat, and their partner changes with who sits opposite.

    Refused to all but the host, with free seats, and where nobody can be drawn.
    """
    require_stage(table, Stage.LOBBY)
    require_host(table, user)
    if not may_draw(table):
        raise TableRefused(TableRefusal.STALE_PRESS)
    if table.free_seats:
        raise TableRefused(TableRefusal.SEATS_EMPTY, count=len(table.free_seats))
    seed = new_seed(chance)
    drawn = draw_for_partners(table.rules, Seeded(seed, PARTNERS))
    moves = _moves(table, drawn)
    seats = {seat: next((new for new, old in moves.items() if old is seat), seat) for seat in Seat}
    cards = tuple((seats[seat], card) for seat, card in drawn.cards)
    dealer = drawn.first if table.rules.dealing.first_dealer in NAMES_DEALER else None
    taken = (SeatTaken(new, held) for new, old in moves.items() if (held := table.occupant(old)))
    return (*map(SeatLeft, moves), *taken, PartnersDrawn(seed.hex(), cards, dealer))


def _moves(table: Table, drawn: PartnersDraw) -> dict[Seat, Seat]:
    """Each seat that changes its owner, with the seat that the new one leaves."""
    opposite = table.rules.seating.partner(drawn.first)
    if opposite is None or opposite is drawn.partner:
        return {}
    return {opposite: drawn.partner, drawn.partner: opposite}
