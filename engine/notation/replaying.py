"""A deal played again, action by action, from the pack laid out."""

from dataclasses import dataclass, field

from engine.actions import Action
from engine.events import BeloteAnnounced, Dealt, Event, MeldsAnnounced
from engine.evolve import evolve
from engine.game import awaited, decide
from engine.refusals import IllegalAction
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import Deal, GameState

Announced = MeldsAnnounced | BeloteAnnounced


@dataclass(slots=True)
class Replaying:
    """A game in which one deal goes on, and what has happened in it."""

    rules: RuleSet
    state: GameState
    events: list[Event] = field(default_factory=list)

    @classmethod
    def of(cls, rules: RuleSet, opening: GameState, dealt: Dealt) -> "Replaying":
        """The deal that begins with this pack, in a game that stands so."""
        return cls(rules, evolve(rules, opening, dealt), [dealt])

    @property
    def deal(self) -> Deal:
        """The deal so far."""
        if self.state.deal is None:
            raise ValueError("nothing is dealt yet")
        return self.state.deal

    @property
    def to_play(self) -> Seat:
        """Who is to play; the dealer stands in where nobody is, to be refused."""
        waiting = awaited(self.rules, self.state)
        return waiting[0] if waiting else self.deal.dealer

    def act(self, seat: Seat, action: Action) -> None:
        """Let a seat act; IllegalAction when that is refused."""
        for event in decide(self.rules, self.state, seat, action):
            self.events.append(event)
            self.state = evolve(self.rules, self.state, event)

    def announced_by(self, seat: Seat, action: Action) -> tuple[Announced, ...]:
        """What this seat would announce if it acted so; nothing when that is refused."""
        try:
            events = decide(self.rules, self.state, seat, action)
        except IllegalAction:
            return ()
        return tuple(
            event for event in events if isinstance(event, Announced) and event.seat is seat
        )
