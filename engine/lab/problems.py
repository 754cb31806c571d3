"""``python -m engine problems``: make positions with one right answer, and confirm them.

Players of club strength, a beginner here and there among them, play deals. Of each deal at most one
decision becomes a problem, so that none tells what another one asks. A deal follows from the seed
and its number alone, and so does what is found in it: the same command makes the same problems.
"""

import sys
from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping
from copy import copy
from dataclasses import dataclass
from pathlib import Path
from random import Random

from engine.actions import Action, Call, Pass, PlayCard
from engine.cards import Card
from engine.deal_record import write_record
from engine.game import after_action, awaited, begun
from engine.players import PLAYERS, beginner, club
from engine.players.analysis.verdict import BLAME, DOUBTFUL, SURE, mistake
from engine.players.auction_talk import has_dialogue
from engine.players.bidding_policy import suggested
from engine.players.call_reasons import call_reason
from engine.players.judge import Deciding, Judgement, is_forced, judge
from engine.players.judge.cards import classes_of
from engine.players.problems import ASKED, Problem, ProblemKind, read_problems, word_of_action
from engine.players.tried import Tried
from engine.players.understanding import Convention, Understanding
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.solver import Limits, Position, Solver
from engine.state import Deal, GameState
from engine.view import DealView, PlayerView, deal_seen, view

FIRST_LOOK, CONFIRMING = 0.25, 8
"""Budgets that are searched before a decision is worth more, and by each of ``CONFIRMERS``."""

CONFIRMERS = 2
"""The number of seeds that have to agree."""

CLEAR = 2 * DOUBTFUL
"""The least cost of the best wrong call: with less, ten budgets found others right."""

EASY = 0.85
"""The share (0–1) left out of the decisions that a beginner and a club player both find.

Measured: with half of it club players found 83 % of 507 cards, so the others are too few.
"""

WEAK = 0.25
"""The share (0–1) of the seats in played deals that a beginner has."""


@dataclass(frozen=True, slots=True)
class AskedDecision:
    """A decision in a game, and the nodes of a budget by which it is judged."""

    rules: RuleSet
    state: GameState
    seat: Seat
    budget: int

    @property
    def deal(self) -> Deal:
        """The deal with all hands; ValueError if nothing is dealt."""
        if self.state.deal is None:
            raise ValueError("nothing is dealt")
        return self.state.deal

    @property
    def seen(self) -> PlayerView:
        """The view of its player."""
        return view(self.rules, self.state, self.seat)

    @property
    def visible(self) -> DealView:
        """The deal as its player sees it."""
        return deal_seen(self.rules, self.state, self.seat)

    def judged(
        self, action: Action, luck: Random, budgets: float = 1, true: Deal | None = None
    ) -> Judgement | None:
        """Judge an action by ``budgets`` times the usual nodes; by the ``true`` deal if given."""
        limits = Limits(nodes=round(budgets * self.budget))
        return judge(Deciding(self.seen, self.rules), action, luck, limits, true)

    def judged_again(self, action: Action, luck: Random, budgets: int) -> Judgement | None:
        """Judge a card by as many budgets; by fewer once it plainly leads by too little."""
        fair = self.judged(action, luck)
        while fair is not None and fair.runs < budgets and _may_lead(fair):
            other = self.judged(action, luck)
            fair = None if other is None else fair.joined(other)
        return fair


@dataclass(frozen=True, slots=True)
class RightActions:
    """The right actions of a decision, their lead (chance to win, 0–1), and the best wrong one."""

    actions: tuple[Action, ...]
    margin: float
    error: float
    wrong: Action


def run(chosen: Namespace, find: Callable[[str], RuleSet]) -> int:
    """Make problems until there are enough in the file, from where it ends; the exit code."""
    rules, kind = find(chosen.rules), ProblemKind(chosen.kind)
    file = Path(chosen.file or f"{rules.key}_{kind}.txt")
    numbers = [each.number for each in read_problems(file)]
    count, deal = len(numbers), max(numbers, default=0)
    with file.open("a", encoding="utf-8") as lines:
        while count < chosen.count:
            deal += 1
            luck = Random(f"{chosen.seed} {deal}")
            found = problem_of(deal, list(_decisions(rules, kind, luck, chosen.budget)), luck)
            if found is not None:
                lines.write(f"{found}\n")
                lines.flush()
                count += 1
            sys.stderr.write(f"\r{count} of {chosen.count}, from {deal} deals")
            sys.stderr.flush()
    sys.stderr.write("\n")
    return 0


def _decisions(
    rules: RuleSet, kind: ProblemKind, luck: Random, budget: int
) -> Iterator[AskedDecision]:
    """The decisions of a kind in a deal, where there was a choice."""
    order = rules.seating.order
    weak = {seat for seat in order if luck.random() < WEAK}
    state = begun(rules, order[luck.randrange(len(order))], luck)
    while waiting := awaited(rules, state):
        seat = waiting[0]
        seen = view(rules, state, seat)
        action = (beginner.think if seat in weak else club.think)(seen, rules, luck).action
        if kind is ProblemKind.BIDS and isinstance(action, PlayCard):
            return
        asks = isinstance(action, PlayCard if kind is ProblemKind.CARDS else Call)
        if asks and not is_forced(seen, rules, action):
            yield AskedDecision(rules, state, seat, budget)
        state = after_action(rules, state, seat, action)


def problem_of(number: int, decisions: list[AskedDecision], luck: Random) -> Problem | None:
    """The first of these decisions, in an order by chance, in which something is right."""
    luck.shuffle(decisions)
    for asked in decisions:
        of_play = asked.deal.trick is not None
        found = right_card(asked, luck) if of_play else right_call(asked, luck)
        if found is not None:
            return _problem(number, asked, found, luck)
    return None


def right_card(asked: AskedDecision, luck: Random) -> RightActions | None:
    """The cards of the one class that leads, where it does so for every judge.

    For the fair judge it leads every other class by ``BLAME`` and by ``SURE`` standard errors; with
    all cards seen it is the only best one.
    """
    most = _most_points(asked)
    known = most and asked.judged(PlayCard(most), luck, true=asked.deal)
    if not known or best_lead(known) < DOUBTFUL:
        return None
    best = known.best.action
    fair = asked.judged(best, luck, FIRST_LOOK)
    if fair is None or not leads(fair) or _is_easy(asked, fair.best, luck):
        return None
    for _ in range(CONFIRMERS):
        fair = asked.judged_again(best, luck, CONFIRMING)
        if fair is None or not leads(fair):
            return None
    rival = fair.tried[1]
    return RightActions(fair.best.actions, best_lead(fair), rival.gap_error, rival.action)


def _most_points(asked: AskedDecision) -> Card | None:
    """The card that brings the most points with all cards seen, unless one of another class does.

    This is found many times as fast as what points are worth, and mostly it is enough.
    """
    rules, contract = asked.rules, asked.deal.contract
    if contract is None:
        return None
    solver, us = Solver(rules, contract.trump, contract.closed), rules.seating.team(asked.seat)
    values = solver.card_values(Position.of(asked.deal)).points
    most = max(values, key=lambda card: values[card][us])
    alike = next(each for each in classes_of(rules, asked.visible, most) if most in each)
    others = (points[us] for card, points in values.items() if card not in alike)
    return most if all(points < values[most][us] for points in others) else None


def _is_easy(asked: AskedDecision, best: Tried, luck: Random) -> bool:
    """Whether it is left out because everybody finds it."""
    answers = (each.think(asked.seen, asked.rules, luck) for each in (beginner, club))
    return luck.random() < EASY and all(each.action in best.actions for each in answers)


def best_lead(fair: Judgement) -> float:
    """The lead of the best action over the next, in the chance to win the game (0–1).

    Nothing if it alone was tried: in an auction the dialogue may leave no other sensible call.
    """
    next_best = fair.tried[1] if len(fair.tried) > 1 else fair.best
    return fair.best.worth - next_best.worth


def leads(fair: Judgement) -> bool:
    """Whether what was done leads every other class by enough, and beyond chance."""
    gaps = ((fair.chosen.worth - one.worth, SURE * one.gap_error) for one in _others(fair))
    return all(gap >= max(BLAME, doubt) for gap, doubt in gaps)


def _may_lead(fair: Judgement) -> bool:
    """Whether more deals may still show that what was done leads, or does not."""
    others = _others(fair)
    gaps = ((fair.chosen.worth - one.worth, SURE * one.gap_error) for one in others)
    return any(one.gap_error for one in others) and all(gap + doubt >= BLAME for gap, doubt in gaps)


def _others(fair: Judgement) -> list[Tried]:
    return [one for one in fair.tried if one is not fair.chosen]


def right_call(asked: AskedDecision, luck: Random) -> RightActions | None:
    """The calls within the error of the best, where both seeds find the same ones.

    None where most of what makes sense is right, where nothing is clearly wrong, or where it is a
    question of agreement: two conventions say different calls, or say one that is wrong.
    """
    said = set(said_by_conventions(asked.rules, asked.visible).values())
    if len(said) > 1:
        return None
    thumb = club.think(asked.seen, asked.rules, luck).action
    first = asked.judged(thumb, luck, FIRST_LOOK)
    if first is None or first.best.worth - first.tried[-1].worth < BLAME:
        return None
    if _is_easy(asked, first.best, luck):
        return None
    # Mostly one budget shows that nothing can be to blame, and spares the others. It has a copy of
    # the luck, so that theirs does not depend on it.
    hasty = asked.judged(first.best.action, copy(luck))
    if hasty is None:
        return None
    worst = hasty.tried[-1]
    if hasty.best.worth - worst.worth + SURE * worst.gap_error < BLAME:
        return None
    found = list[RightActions]()
    for _ in range(CONFIRMERS):
        fair = asked.judged(first.best.action, luck, CONFIRMING)
        right = None if fair is None else _within_error(fair)
        if right is None or any(right.actions != other.actions for other in found):
            return None
        found.append(right)
    return found[-1] if said.issubset(found[-1].actions) else None


def said_by_conventions(rules: RuleSet, deal: DealView) -> Mapping[Convention, Call]:
    """What each convention says with the hand of the seat that sees the deal.

    Nothing where a game has but one way to bid.
    """
    if not has_dialogue(rules) or deal.seat is None:
        return {}
    said: dict[Convention, Call] = {}
    for convention in Convention:
        call = suggested(rules, deal.auction, deal.seat, deal.hand, Understanding(convention))
        said[convention] = call if call in deal.legal else Pass()
    return said


def _within_error(fair: Judgement) -> RightActions | None:
    """The calls within the error of the best; None if most are, or the others cost too little."""
    best = fair.best.worth
    right = [one for one in fair.tried if best - one.worth <= max(DOUBTFUL, SURE * one.gap_error)]
    wrong = next((one for one in fair.tried if one not in right), None)
    if wrong is None or 2 * len(right) > len(fair.tried):
        return None
    if best - wrong.worth < CLEAR or best - fair.tried[-1].worth < BLAME:
        return None
    calls = tuple(sorted((one.action for one in right), key=word_of_action))
    return RightActions(calls, best - wrong.worth, wrong.gap_error, wrong.action)


def _problem(number: int, asked: AskedDecision, found: RightActions, luck: Random) -> Problem:
    rules, limits = asked.rules, Limits(nodes=asked.budget)
    answers = [PLAYERS[level](asked.seen, rules, luck, limits).action for level in ASKED]
    words = [word_of_action(each) for each in found.actions]
    # The theme is about the wrong action that tempts: the club player's, else the beginner's.
    tempting = (each for each in answers[1::-1] if word_of_action(each) not in words)
    return Problem(
        number=number,
        version=rules.version,
        right=tuple(words),
        answers=tuple(map(word_of_action, answers)),
        theme=_theme(asked, found.actions[0], next(tempting, found.wrong)),
        margin=found.margin,
        error=found.error,
        deal=write_record(rules, (), asked.deal),
    )


def _theme(asked: AskedDecision, best: Action, wrong: Action) -> str:
    """The kind of mistake, or the reason for the best call."""
    rules, deal, seat = asked.rules, asked.visible, asked.seat
    if isinstance(best, PlayCard) and isinstance(wrong, PlayCard):
        return mistake(rules, deal, seat, best.card, wrong.card)
    if isinstance(best, Call):
        return call_reason(rules, deal, seat, best)
    raise ValueError("a card is compared with cards, a call with calls")
