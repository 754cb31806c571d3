"""Replay a guided deal: the learner's actions, the computers' actions, and the notes to show."""

from dataclasses import dataclass
from functools import lru_cache
from random import Random

from bot.lessons.course import LEARNER, Course, LostTrack, action_of
from bot.lessons.notes import Lessons, Note, at_the_end, at_the_turn, happened
from engine.actions import Action, IllegalAction
from engine.evolve import evolve
from engine.game import awaited, decide
from engine.players import Level, choose
from engine.players.choice import Choice
from engine.players.club import think
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import GameState, Phase
from engine.view import view

LEVEL = Level.CLUB
"""How well the computers of a guided deal play."""

KEPT = 512
"""Positions that are cached, of some kilobytes each; others are replayed."""


@dataclass(frozen=True, slots=True)
class Position:
    """A position in which it is the learner's turn, or the deal is over.

    ``notes`` are to be shown here, ``learnt`` are all lessons shown so far.
    """

    rules: RuleSet
    game: GameState
    notes: tuple[Note, ...]
    learnt: Lessons

    @property
    def over(self) -> bool:
        """Whether the deal is over."""
        return self.game.deal is None or self.game.deal.phase is Phase.OVER


@lru_cache(KEPT)
def told(course: Course) -> Position:
    """The position that a course leads to.

    IllegalAction when the last action is against the rules; LostTrack when it makes no sense, or
    when an earlier one is no longer possible.
    """
    lesson = course.lesson
    if not course.done:
        opening = evolve(lesson.rules, lesson.opening, lesson.dealt)
        return _until_the_learner(lesson.rules, opening, (), frozenset())
    try:
        before = told(course.before)
    except IllegalAction as error:
        raise LostTrack(str(course)) from error
    if before.over:
        raise LostTrack(str(course))
    action = action_of(before.rules, before.game, course.done[-1])
    game, notes = _acted(before.rules, before.game, LEARNER, action)
    return _until_the_learner(before.rules, game, notes, before.learnt)


def advice(position: Position) -> Choice:
    """What a good player would do in the learner's place."""
    seen = view(position.rules, position.game, LEARNER)
    return think(seen, position.rules, _luck(position.game))


def _until_the_learner(
    rules: RuleSet, game: GameState, notes: tuple[Note, ...], learnt: Lessons
) -> Position:
    while (waiting := awaited(rules, game)) and LEARNER not in waiting:
        seen = view(rules, game, waiting[0])
        action = choose(LEVEL, seen, rules, _luck(game))
        game, more = _acted(rules, game, waiting[0], action)
        notes = (*notes, *more)
    deal = view(rules, game, LEARNER).deal
    if deal is not None:
        here = at_the_turn(rules, deal) if waiting else at_the_end(deal)
        notes = (*notes, *here)
    new = tuple(note for note in dict.fromkeys(notes) if note.lesson not in learnt)
    first = tuple({note.lesson: note for note in reversed(new)}.values())[::-1]
    return Position(rules, game, first, learnt | {note.lesson for note in first})


def _acted(
    rules: RuleSet, game: GameState, seat: Seat, action: Action
) -> tuple[GameState, tuple[Note, ...]]:
    notes: tuple[Note, ...] = ()
    for event in decide(rules, game, seat, action):
        game = evolve(rules, game, event)
        notes = (*notes, *happened(event))
    return game, notes


def _luck(game: GameState) -> Random:
    """A generator that is always the same in the same position of a deal."""
    deal = game.deal
    return Random(0 if deal is None else len(deal.auction.calls))
