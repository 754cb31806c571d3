"""Questions that one person asks and others agree to or refuse: their state and rules.

An action that needs consent is a module with a `ConsentQuestion`: what it is about, who must
agree, when it is over, and what follows once everybody has agreed.
"""

from abc import abstractmethod
from dataclasses import dataclass, replace
from typing import ClassVar

from bot.tables.checks import back, require_seat
from bot.tables.events import (
    Answered,
    Asked,
    Lapsed,
    PlayerAway,
    SeatLeft,
    SeatTaken,
    TableEvent,
)
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.table import Part, Table
from engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Consent:
    """A question ``by`` a person, who has agreed to it, and who has refused."""

    kind: str
    by: int
    about: tuple[int, ...] = ()
    agreed: frozenset[Seat] = frozenset()
    refused_by: Seat | None = None

    def after(self, event: TableEvent) -> "Consent | None":
        """The question after an event; None once it is over. A new player has agreed to nothing."""
        match event:
            case Answered(kind, by, seat, agree) if (kind, by) == (self.kind, self.by):
                if agree:
                    return replace(self, agreed=self.agreed | {seat})
                return replace(self, agreed=frozenset(), refused_by=seat)
            case Lapsed(kind, by) if (kind, by) == (self.kind, self.by):
                return None
            case SeatTaken(seat, _):
                return replace(self, agreed=self.agreed - {seat})
            case _:
                return self


@dataclass(frozen=True)
class ConsentQuestion(Part):
    """The state of an action for which one person at a time asks the others.

    ``KIND`` is its name in events, ``ENDS`` are the events with which a question is over, answered
    or not. Unless it ``OUTLASTS`` the asker, it is over too when they leave.
    """

    consent: Consent | None = None

    KIND: ClassVar[str]
    ENDS: ClassVar[tuple[type, ...]]
    OUTLASTS: ClassVar[bool] = False
    NOT_YOURS: ClassVar[TableRefusal] = TableRefusal.NOT_YOURS_TO_ANSWER

    @abstractmethod
    def asked_of(self, table: Table, asked: Consent) -> frozenset[Seat]:
        """The seats of the people who must agree."""

    @abstractmethod
    def granted(self, table: Table, asked: Consent) -> tuple[TableEvent, ...]:
        """The events that follow once no answer is missing."""

    @property
    def asked(self) -> Consent | None:
        """The question that waits for answers."""
        return self.consent if self.consent and self.consent.refused_by is None else None

    @property
    def agreed(self) -> frozenset[Seat]:
        """The people who have agreed to the open question."""
        return self.asked.agreed if self.asked else frozenset()

    @property
    def refused_by(self) -> Seat | None:
        """The person who refused the last question."""
        return self.consent.refused_by if self.consent else None

    def consent_after(self, event: TableEvent, table: Table) -> Consent | None:
        """The question after an event; ``table`` is as it was before."""
        now = self.consent
        match event:
            case Asked(self.KIND, by, about):
                return Consent(self.KIND, by, about)
            case PlayerAway(seat) | SeatLeft(seat) | SeatTaken(seat, _) if (
                self.asked and not self.OUTLASTS and table.seat_of(self.asked.by) is seat
            ):
                return None
            case _:
                return None if now is None or isinstance(event, self.ENDS) else now.after(event)

    def ask(self, table: Table, user: int, *about: int) -> tuple[TableEvent, ...]:
        """Ask the others; what was asked follows at once if nobody has to agree.

        TableRefused without a seat.
        """
        asked = Consent(self.KIND, user, about)
        follows = () if self.asked_of(table, asked) else self.granted(table, asked)
        return (*back(table, require_seat(table, user)), Asked(self.KIND, user, about), *follows)

    @classmethod
    def to_answer(cls, table: Table) -> frozenset[Seat]:
        """The seats whose answer is waited for."""
        now = cls.of(table)
        return now.asked_of(table, now.asked) - now.asked.agreed if now.asked else frozenset()

    def answer(self, table: Table, user: int, *, agree: bool) -> tuple[TableEvent, ...]:
        """Agree or refuse; what was asked follows once the last answer is given.

        TableRefused without a seat, if no question is open, and to those who are not asked.
        """
        seat, asked = require_seat(table, user), self.asked
        if asked is None:
            raise TableRefused(TableRefusal.STALE_PRESS)
        if seat not in self.to_answer(table):
            raise TableRefused(self.NOT_YOURS)
        follows = self.without(table, seat) if agree else ()
        answered = Answered(self.KIND, asked.by, seat, agree=agree)
        return (*back(table, seat), answered, *follows)

    def without(self, table: Table, seat: Seat) -> tuple[TableEvent, ...]:
        """The events that follow if this seat's answer was the last one missing."""
        asked = self.asked
        return self.granted(table, asked) if asked and self.to_answer(table) == {seat} else ()


def granted_without(table: Table, seat: Seat) -> tuple[TableEvent, ...]:
    """The events that follow for each open question whose last missing answer was this seat's."""
    questions = (part for part in table.parts if isinstance(part, ConsentQuestion))
    return tuple(event for part in questions for event in part.without(table, seat))
