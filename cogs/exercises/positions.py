"""The positions that can be asked: errors of one's own, and problems."""

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace

from bot.exercises import right_actions
from bot.i18n import Words
from bot.shared_plays.alone import Alone, read_alone, word_of
from bot.tables.table import Table
from bot.tables.table_settings import Pictures
from cogs.alone.pages import table_alone
from cogs.exercises.controls import SessionPlace
from engine.actions import Action
from engine.deal_record import DealRecord
from engine.game import apply, decide
from engine.players.analysis import Analysis, JudgedDecision, KeyMoment, Verdict
from engine.players.judgement import Judgement
from engine.players.problems import Problem
from engine.seats import Seat
from engine.view import DealView, deal_seen


@dataclass(frozen=True, slots=True, kw_only=True)
class AskedPosition(ABC):
    """A position that may be asked; ``record`` goes as far as it at least."""

    position: SessionPlace
    record: DealRecord

    @property
    @abstractmethod
    def seat(self) -> Seat:
        """The seat that is asked."""

    @property
    @abstractmethod
    def alone(self) -> Alone:
        """The game before it."""

    @abstractmethod
    def is_right(self, action: Action) -> bool:
        """Whether an action is as good as any, as far as its player could know."""

    @property
    def seen(self) -> DealView:
        """The deal as the player sees it."""
        return deal_seen(self.record.rules, self.alone.game, self.seat)

    @abstractmethod
    def called(self, say: Words) -> str:
        """What its picture calls it."""

    def table(self, say: Words, pictures: Pictures) -> Table:
        """The table at which it is shown, with the person on the seat that they had."""
        return table_alone(self.alone, say, pictures=pictures, player=self.seat)

    def action(self, word: str) -> Action | None:
        """The legal action that a word stands for."""
        return next((each for each in self.seen.legal if word_of(each) == word), None)


@dataclass(frozen=True, slots=True, kw_only=True)
class AskedError(AskedPosition):
    """An error of one's own: the decision as made, with what its player could have known of it."""

    analysis: Analysis
    moment: KeyMoment
    one: JudgedDecision
    fair: Judgement

    @property
    def seat(self) -> Seat:
        """The seat that erred."""
        return self.one.seat

    @property
    def alone(self) -> Alone:
        """The game before it."""
        return Alone(self.record, self.record.decision(self.moment.number).state)

    def called(self, say: Words) -> str:
        """The deal by its code."""
        return say("pictures-deal", number=self.position.place.code)

    def is_right(self, action: Action) -> bool:
        """Whether the fair judge finds no better one."""
        return action in set(right_actions(self.fair))


@dataclass(frozen=True, slots=True, kw_only=True)
class AskedProblem(AskedPosition):
    """A problem; its record ends where it is asked."""

    problem: Problem

    @classmethod
    def of(cls, position: SessionPlace, problem: Problem) -> "AskedProblem":
        """A problem as it is asked in a session."""
        return cls(position=position, record=read_alone(problem.deal).record, problem=problem)

    @property
    def seat(self) -> Seat:
        """The seat that is to act at the end of the record."""
        return self.record.decision().seat

    @property
    def alone(self) -> Alone:
        """The game at the end of the record."""
        return read_alone(self.problem.deal)

    def called(self, say: Words) -> str:
        """The problem by its number."""
        return say("pictures-problem", number=self.position.place.number)

    def is_right(self, action: Action) -> bool:
        """Whether it is one of the problem's answers."""
        return self.problem.is_right(action)

    @property
    def right(self) -> tuple[Action, ...]:
        """The right actions, each card once."""
        right = (each for each in self.seen.legal if self.is_right(each))
        return tuple({word_of(each): each for each in right}.values())

    def after(self, action: Action) -> tuple[DealRecord, JudgedDecision]:
        """The record with this answer at its end, and that decision, which nobody has judged."""
        alone, rules = self.alone, self.record.rules
        events = decide(rules, alone.game, self.seat, action)
        deal = apply(rules, alone.game, events).deal
        if deal is None:
            raise ValueError("an answer leaves a deal")
        record = replace(alone.record, deal=deal, events=(*alone.record.events, *events))
        return record, JudgedDecision(
            number=len(record.decisions()),
            seat=self.seat,
            done=action,
            trick=None if self.seen.trick is None else len(self.seen.tricks) + 1,
            verdict=Verdict.UNJUDGED,
            fair=None,
            seen=None,
        )
