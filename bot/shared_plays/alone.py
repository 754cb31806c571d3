"""A deal that one person plays from South, as far as it has come: a line, and what comes after it.

Nothing here knows of Discord, nor of who plays. The line is the whole state: it is read through the
rules, and an action makes it longer.
"""

from dataclasses import dataclass, replace
from functools import lru_cache
from hashlib import sha256
from random import Random
from typing import Self

from engine.actions import Action, Double, Pass, PlayCard
from engine.contract import Contract
from engine.deal_record import DealRecord
from engine.evolve import evolve
from engine.game import apply, awaited, decide, legal_actions
from engine.notation.syntax import BAR
from engine.players import THOUGHT
from engine.players.agreements import understanding_of
from engine.players.expert import think_in_steps
from engine.players.steps import Steps
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import Deal, GameState, Phase
from engine.variants import find_variant
from engine.view import DealView, deal_seen, view

PLAYER = Seat.SOUTH
"""The person's seat."""

PASS = "p"
"""A pass as a word: the notation's dash stands between the words of a button."""

SEED_BYTES = 8


class NotPossible(Exception):
    """A word stands for nothing that can be done here."""


@dataclass(frozen=True, slots=True)
class Alone:
    """A deal as far as it has come, and the game in which it lies."""

    record: DealRecord
    game: GameState

    @classmethod
    def of(cls, record: DealRecord) -> Self:
        """The deal of a record after all its events, and the game in which it lies."""
        game = record.opening
        for event in record.events:
            game = evolve(record.rules, game, event)
        return cls(record, game)

    @property
    def rules(self) -> RuleSet:
        """The rules of the deal."""
        return self.record.rules

    @property
    def deal(self) -> Deal:
        """The deal with all hands."""
        return self.record.deal

    @property
    def seen(self) -> DealView:
        """The deal as the person sees it. ValueError before the deal."""
        return deal_seen(self.rules, self.game, PLAYER)

    @property
    def over(self) -> bool:
        """Whether the deal is over."""
        return self.deal.phase is Phase.OVER

    @property
    def moves(self) -> int:
        """The calls and cards so far."""
        return len(self.record.decisions())

    @property
    def awaited(self) -> Seat | None:
        """The seat that is to act, the person first; None once the deal is over."""
        seats = awaited(self.rules, self.game)
        return PLAYER if PLAYER in seats else next(iter(seats), None)

    @property
    def forced(self) -> Action | None:
        """The action that is not to be chosen: the only one of a computer, and the last card."""
        seat = self.awaited
        if seat is None:
            return None
        legal = legal_actions(self.rules, self.game, seat)
        last = len(self.deal.holdings[seat].cards) == 1
        return legal[0] if len(legal) == 1 and (last or seat is not PLAYER) else None

    @property
    def line(self) -> str:
        """The deal and its play so far in the notation of ``DealRecord``."""
        return str(self.record)

    @property
    def position(self) -> str:
        """A name of where it has come to: the same for the same line."""
        return sha256(self.line.encode()).hexdigest()

    def action(self, word: str) -> Action:
        """The legal action of the person that a word stands for; NotPossible when there is none."""
        for legal in self.seen.legal:
            if word_of(legal) == word:
                return legal
        raise NotPossible(word)

    def after(self, action: Action) -> Self:
        """Take this action for the player to act.

        IllegalAction if the rules forbid it, NotPossible if the deal is over.
        """
        seat = self.awaited
        if seat is None:
            raise NotPossible(word_of(action))
        events = decide(self.rules, self.game, seat, action)
        game = apply(self.rules, self.game, events)
        if game.deal is None:
            raise ValueError("an action leaves a deal")
        record = replace(self.record, deal=game.deal, events=(*self.record.events, *events))
        return replace(self, record=record, game=game)


LINES_KEPT = 256
"""Lines that are cached, of some kilobytes each: more than the lessons have."""


@lru_cache(LINES_KEPT)
def read_alone(line: str) -> Alone:
    """A line as far as it goes; UnreadableDeal when it is not legal."""
    return Alone.of(DealRecord.read(line, find_variant))


AUCTION = 3
"""The parts of a line up to its calls: who deals, the hands, the calls."""


def contract_of(line: str) -> Contract | None:
    """The contract of a line; lines whose calls are the same are read once."""
    return read_alone(BAR.join(line.split(BAR)[:AUCTION])).deal.contract


def word_of(action: Action) -> str:
    """An action as a word of buttons."""
    match action:
        case Pass():
            return PASS
        case Double(level, closed=closed):
            return "x" * level + "c" * closed
        case PlayCard(card):
            return str(card)
        case _:
            return str(action)


def expert_reply(alone: Alone, seed: bytes) -> Steps[Action]:
    """The action of the expert to move, by luck that depends on the seed and the line alone.

    NotPossible at the first step once the deal is over.
    """
    seat = alone.awaited
    if seat is None:
        raise NotPossible("nobody is to act")
    luck = sha256(seed + alone.position.encode()).digest()[:SEED_BYTES]
    choice = yield from think_in_steps(
        view(alone.rules, alone.game, seat),
        alone.rules,
        Random(int.from_bytes(luck, "big")),
        THOUGHT,
        understanding_of(alone.record),
    )
    return choice.action
