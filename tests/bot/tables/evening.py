"""A table that tests drive by requests; its log is kept as it grows."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from bot.storage.log.causes import StoredCause, stored_cause
from bot.tables.actions import ACTIONS
from bot.tables.decisions import decide
from bot.tables.events import DealGiven, TableEvent, TableOpened
from bot.tables.fold import after, folded
from bot.tables.lobby import opening_events
from bot.tables.occupants import Human
from bot.tables.refusals import TableRefused
from bot.tables.requests import NOBODY, Act, ComputerAct, Open, Ready, Request, Submission
from bot.tables.table import Part, Stage, Table
from engine.actions import Action
from engine.game import legal_actions
from engine.seats import Seat
from engine.variants import find_variant

ANNA, BRUNO, CHLOE, DENIS, EMMA, STRANGER = 11, 12, 13, 14, 15, 99
PEOPLE = {"host": ANNA, "seated": BRUNO, "away": CHLOE, "stranger": STRANGER}
GUILD, CHANNEL, NUMBER = 700, 800, 5
N, E, S, W = Seat

Choice = Callable[[tuple[Action, ...]], Action]


def opening(
    *,
    host: int = ANNA,
    guild: int = GUILD,
    channel: int = CHANNEL,
    target: int = 100,
    clock: int = 0,
) -> TableOpened:
    """The opening of a table whose games are short."""
    return TableOpened(
        guild=guild,
        channel=channel,
        host=host,
        language="fr",
        variant="contree",
        version=find_variant("contree").version,
        options=(("target", str(target)),),
        clock=clock,
    )


class Evening:
    """A table, all that has happened at it, and the cause of each event that begins something."""

    def __init__(
        self,
        event: TableOpened | None = None,
        *,
        computers: bool = False,
        given: DealGiven | None = None,
        seed: int = 1,
    ) -> None:
        event, request = event or opening(), Open(computers=computers, given=given)
        self.chance = Random(seed)
        self.log: list[TableEvent] = [*opening_events(event, request)]
        self.causes = {0: StoredCause(request)}
        self.table = folded(NUMBER, self.log)

    def ask(self, user: int, request: Request) -> tuple[TableEvent, ...]:
        """Somebody asks for something; what came of it."""
        events = decide(self.table, user, request, self.chance)
        if events:
            self.causes[len(self.log)] = stored_cause(self.table, Submission(user, request))
        self.happens(*events)
        return events

    def refused(self, user: int, request: Request) -> TableRefused:
        """Somebody asks for something that the table refuses."""
        with pytest.raises(TableRefused) as caught:
            decide(self.table, user, request, self.chance)
        return caught.value

    def move(self, choice: Choice = lambda legal: legal[0]) -> tuple[TableEvent, ...]:
        """Whoever is to act first does something legal: in an auction, pass."""
        seat = self.table.awaited[0]
        return self.act(seat, choice(self.legal(seat)))

    def act(self, seat: Seat, action: Action) -> tuple[TableEvent, ...]:
        """This seat acts: its owner, or a computer in their place."""
        user = self.owner(seat) if self.table.is_present(seat) else NOBODY
        return self.ask(user, self.acting(seat, action))

    def acting(self, seat: Seat, action: Action) -> Act | ComputerAct:
        """The request by which this seat acts now."""
        move = self.table.move
        return Act(move, action) if self.table.is_present(seat) else ComputerAct(move, seat, action)

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        """What this seat may do now."""
        assert self.table.game is not None
        return legal_actions(self.table.rules, self.table.game, seat)

    def owner(self, seat: Seat) -> int:
        """The person of a seat."""
        return owner(self.table, seat)

    def until(self, reached: Callable[[Table], bool]) -> "Evening":
        """Go on until this is so: whoever is to act passes, or plays a card."""
        while not reached(self.table):
            self.move()
        return self

    def happens(self, *events: TableEvent) -> "Evening":
        """Something happens that nobody asked for: hands of the test's choosing."""
        for event in events:
            self.table = after(self.table, event)
        self.log.extend(events)
        return self

    def bid(self) -> "Evening":
        """Whoever is to speak bids the least, and the others pass: a contract."""
        self.move(lambda legal: legal[1])
        return self.until(lambda table: bool(table.game and _has_contract(table)))

    def play_deal(self) -> "Evening":
        """Bid the least, and play the deal to its end."""
        return self.bid().until(lambda table: not table.awaited)

    def next_deal(self) -> "Evening":
        """Everyone who is present goes on."""
        for seat in self.table.present:
            self.ask(self.owner(seat), Ready())
        return self

    def play_game(self) -> "Evening":
        """Play deal after deal to the end of the game."""
        while self.table.stage is not Stage.FINISHED:
            if self.table.between_deals:
                self.next_deal()
            self.play_deal()
        return self


def owner(table: Table, seat: Seat) -> int:
    """The person of a seat."""
    held = table.occupant(seat)
    assert isinstance(held, Human)
    return held.user


def with_part(table: Table, part: Part) -> Table:
    """The table with something else for one of its actions to remember."""
    kinds = (action.part for action in ACTIONS)
    parts = tuple(part if kind is type(part) else table.part(kind) for kind in kinds)
    return replace(table, parts=parts)


def _has_contract(table: Table) -> bool:
    deal = table.game.deal if table.game else None
    return deal is not None and deal.contract is not None
