"""Exchanging two seats between two games: by the host, or by consent of all who are there."""

from dataclasses import dataclass

from bot.tables.checks import back, require_part, require_stage
from bot.tables.consent import Consent, ConsentQuestion
from bot.tables.events import Granted, LobbyReopened, TableEvent
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.requests import ActionRequest
from bot.tables.table import Stage, Table
from engine.events import GameStarted
from engine.seats import Seat
from engine.state import changed


@dataclass(frozen=True)
class SeatSwap(ConsentQuestion):
    """The seats of the next game, and the swap of two seats that somebody asks for.

    ``places`` maps each seat of the next game to the present seat of its owner.
    """

    places: tuple[Seat, ...] = tuple(Seat)

    KIND = "swap"
    ENDS = (Granted,)
    OUTLASTS = True
    NOT_YOURS = TableRefusal.SWAP_NOT_YOURS

    @property
    def changes_places(self) -> bool:
        """Whether anybody changes seats for the next game."""
        return self.places != tuple(Seat)

    def asked_of(self, table: Table, asked: Consent) -> frozenset[Seat]:
        """All people who are there, the asker left out."""
        return frozenset(seat for seat in table.present if seat is not table.seat_of(asked.by))

    def granted(self, table: Table, asked: Consent) -> tuple[TableEvent, ...]:
        """The seats are exchanged in the next game."""
        return (Granted(self.KIND, asked.about),)

    def after(self, event: TableEvent, table: Table) -> "SeatSwap":
        """The state once the event is applied; unchanged if it is about something else."""
        match event:
            case GameStarted() | LobbyReopened():
                return SeatSwap()
            case Granted(self.KIND, (first, second)):
                other = {first: self.places[second], second: self.places[first]}
                places = tuple(other.get(seat, self.places[seat]) for seat in Seat)
                return SeatSwap(places=places)
            case _:
                return changed(self, consent=self.consent_after(event, table))

    def next_game(self, table: Table) -> Table:
        """Whoever changes places leaves lapsed turns behind: they count against nobody else."""
        seats = tuple(table.seats[place] for place in self.places)
        if seats == table.seats:
            return table
        return changed(table, seats=seats, lapsed=frozenset())


@dataclass(frozen=True, slots=True)
class AskSwap(ActionRequest):
    """After a game, let the owners of these seats change places before the next."""

    first: Seat
    second: Seat

    def decide(self, table: Table, user: int) -> tuple[TableEvent, ...]:
        """The host's own swap needs no consent.

        Refused during a game, for a seat that is not played, and while a swap is open.
        """
        require_stage(table, Stage.FINISHED)
        require_part(table, user)
        if self.first is self.second or not {self.first, self.second} <= set(table.playing_seats):
            raise TableRefused(TableRefusal.STALE_PRESS)
        now, seat = SeatSwap.of(table), table.seat_of(user)
        if user == table.host:
            here = () if seat is None else back(table, seat)
            return (*here, Granted(now.KIND, (self.first, self.second)))
        if now.asked:
            raise TableRefused(TableRefusal.SWAP_ASKED)
        return now.ask(table, user, self.first, self.second)


@dataclass(frozen=True, slots=True)
class AnswerSwap(ActionRequest):
    """Consent to what is asked, or not."""

    agree: bool

    def decide(self, table: Table, user: int) -> tuple[TableEvent, ...]:
        """The last one who consents makes it done."""
        require_stage(table, Stage.FINISHED)
        return SeatSwap.of(table).answer(table, user, agree=self.agree)
