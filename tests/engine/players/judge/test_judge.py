"""The judges say the same of the same decision, whoever sits where and whatever is hidden."""

from dataclasses import dataclass
from itertools import count
from random import Random

import pytest

from engine.actions import Pass, PlayCard
from engine.cards import Card
from engine.deal_record import DealRecord, Decision
from engine.players import THOUGHT
from engine.players.expert.arrays import dice_of
from engine.players.expert.play.card_choice import ENOUGH
from engine.players.expert.play.world_sampling import sampled, some
from engine.players.expert.solver_view import SolverView
from engine.players.judge import (
    Deciding,
    Judgement,
    covered_cards,
    is_forced,
    judge,
    judged_in_steps,
)
from engine.players.judge.cards import classes_of
from engine.players.known_deal import KnownDeal
from engine.seats import Seat, Team
from engine.solver import Limits, Position, Solver
from engine.state import Trick
from engine.variants import VARIANTS
from engine.view import view
from tests.engine.players.analysis.played_deals import played, record_of
from tests.engine.unseen import reshuffled, with_other_cards
from tests.rig.slow import FAST_GAMES, slow_except

LITTLE = Limits(nodes=50_000)

FAST = [rules.key for rules in FAST_GAMES]

every_game = pytest.mark.parametrize("key", slow_except([r.key for r in VARIANTS], FAST))

HANDS = "7HQSTDQCKH8DTC7S / 7C9SJSJD9C9DJCQD / ACJHADQHKS8CTH7D / TS8HAH9HKDAS8SKC"
PLAYED = (
    f"contree N 310:470 | {HANDS}"
    " | 90C 120H x S:- N:-"
    " | 7CACKCTC JH8HKH9S 8C9HQCJC AH7HQDQH AS7SJSKS TSQSJDTH ADKD8D9D 7D8STD9C"
)


def judged(
    record: DealRecord, decision: Decision, *, seen: bool = False, seed: int = 1
) -> Judgement | None:
    """What the fair judge says of a decision, or the one who has seen all cards."""
    assert decision.action is not None
    told = view(record.rules, decision.state, decision.seat)
    true = decision.state.deal if seen else None
    return judge(Deciding(told, record.rules), decision.action, Random(seed), LITTLE, true)


def mirrored(line: str, steps: int) -> str:
    """The deal with every seat moved on by so many places; an odd number swaps the scores."""
    head, hands, calls, cards = line.split(" | ")
    key, dealer, scores = head.split()
    held, letters = hands.split(" / "), "NESW"
    moved = " / ".join(held[(seat - steps) % 4] for seat in range(4))
    move = dict(zip(letters, letters[steps:] + letters[:steps], strict=True))
    for letter in letters:
        calls = calls.replace(f"{letter}:", f"{letter.lower()}:")
    for letter in letters:
        calls = calls.replace(f"{letter.lower()}:", f"{move[letter]}:")
    if steps % 2:
        scores = ":".join(reversed(scores.split(":")))
    return f"{key} {move[dealer]} {scores} | {moved} | {calls} | {cards}"


@pytest.mark.slow
@pytest.mark.parametrize("steps", [1, 2, 3])
def test_mirrored_seats_mirror_costs(steps: int) -> None:
    here, there = record_of(PLAYED), record_of(mirrored(PLAYED, steps))
    compared = 0
    for one, other in zip(here.decisions(), there.decisions(), strict=True):
        assert other.seat == (one.seat + steps) % 4
        assert other.action == one.action
        for seen in (True, False):
            found, mirror = judged(here, one, seen=seen), judged(there, other, seen=seen)
            if found is None or mirror is None:
                assert found is mirror
                continue
            compared += 1
            unsure = 5.0 * (found.error + mirror.error) + 1e-6
            assert abs(found.loss - mirror.loss) <= unsure + (0.0 if seen else 0.01)
            if seen:
                assert found.points == pytest.approx(mirror.points)
    assert compared > 20


@every_game
def test_other_cards_in_unseen_hands_change_nothing_for_the_fair_judge(key: str) -> None:
    record, rng, compared = played(key), Random(key), 0
    rules = record.rules
    for decision in record.decisions()[::4]:
        state, deal = decision.state, decision.state.deal
        assert deal is not None
        told = view(rules, state, decision.seat)
        exchanged = reshuffled(rules, deal, decision.seat, rng)
        other = view(rules, with_other_cards(rules, state, exchanged), decision.seat)
        assert other == told
        assert decision.action is not None
        found, again = (
            judge(Deciding(each, rules), decision.action, Random(3), LITTLE)
            for each in (told, other)
        )
        assert found == again
        compared += found is not None
    assert compared


@pytest.mark.slow
def test_the_action_that_was_done_is_among_those_tried() -> None:
    record = record_of(PLAYED)
    for decision in record.decisions():
        for seen in (True, False):
            found = judged(record, decision, seen=seen)
            if found is not None:
                assert decision.action in found.chosen.actions
                assert found.loss == found.best.worth - found.chosen.worth >= 0.0


def test_a_call_that_nobody_would_make_is_tried_and_costs() -> None:
    record = record_of(f"contree W | {HANDS} | 160D")
    (decision,) = record.decisions()
    fair, seen = judged(record, decision), judged(record, decision, seen=True)
    assert fair is not None
    assert seen is not None
    assert fair.loss > 0.1
    assert seen.loss > 0.1
    assert fair.points > 100
    assert fair.chosen.made is not None
    assert fair.chosen.made < 0.1
    assert fair.expert == Pass()


def test_with_all_cards_seen_the_loss_is_that_of_the_solver() -> None:
    """South's 120 hearts, doubled: what a card costs in card points decides what it costs."""
    record = record_of(PLAYED)
    for decision in record.decisions():
        deal = decision.state.deal
        assert deal is not None
        found = judged(record, decision, seen=True)
        if deal.contract is None or found is None or not isinstance(decision.action, PlayCard):
            continue
        values = Solver(record.rules, deal.contract.trump, deal.contract.closed).card_values(
            Position.of(deal)
        )
        team = record.rules.seating.team(decision.seat)
        best = max(points[team] for points in values.points.values())
        if values.points[decision.action.card][team] == best:
            assert found.loss == pytest.approx(0.0, abs=1e-6)


def test_touching_cards_worth_the_same_are_one() -> None:
    hands = "JS9SAS7S8SQHKD9D / KSQSTSAHTH9C8C7C / ACTCKCQCADTDQDJH / JDKHJC9H8H7H8D7D"
    record = record_of(f"contree W | {hands} | 80S - - - | 8S")
    decision = record.decisions()[-1]
    seen = view(record.rules, decision.state, Seat.NORTH).deal
    assert seen is not None
    classes = classes_of(record.rules, seen, Card.parse("8S"))
    together = {frozenset(map(str, each)) for each in classes if len(each) > 1}
    assert together == {frozenset({"8S", "7S"})}
    found = judged(record, decision)
    assert found is not None
    assert found.chosen.equal == (PlayCard(Card.parse("7S")),)


def test_a_card_between_two_that_somebody_else_holds_keeps_them_apart() -> None:
    hands = "JS9SAS7S9CQHKD7C / KSQSTSAHTH8S8C9D / ACTCKCQCADTDQDJH / JDKHJC9H8H7H8D7D"
    record = record_of(f"contree W | {hands} | 80S - - - | 9C")
    decision = record.decisions()[-1]
    seen = view(record.rules, decision.state, Seat.NORTH)
    assert seen.deal is not None
    classes = classes_of(record.rules, seen.deal, Card.parse("9C"))
    assert all(len(each) == 1 for each in classes)
    assert not is_forced(seen, record.rules, PlayCard(Card.parse("9C")))


def test_a_known_deal_is_settled_as_it_ends_when_all_play_their_best() -> None:
    record = record_of(f"contree N | {HANDS} | 90C 120H - - -")
    deal = record.deal
    assert deal.contract is not None
    known = KnownDeal(record.rules, deal)
    points = known.card_points(deal.contract)
    assert sum(points) == 162
    margin = known.margin(deal.contract, points)
    needed = points[Team.NORTH_SOUTH] - margin
    just = known.settled(deal.contract, (needed, 162 - needed))
    short = known.settled(deal.contract, (needed - 1, 163 - needed))
    assert [just.result, short.result] == ["made", "failed"]


def test_the_first_cards_are_judged_where_others_lie_covered() -> None:
    """A deal takes long there: each of its cards is a step."""
    record = played("decouverte", 2)
    decision = record.decisions()[4]  # the answer to the first lead, one of two cards
    budget = Limits(nodes=covered_cards.BUDGETS * THOUGHT.nodes)
    found = judge_steps(record, decision, budget)
    assert found.judgement is not None
    assert found.judgement.worlds >= ENOUGH
    assert found.steps >= 2 * found.judgement.worlds
    little = judge_steps(record, decision, LITTLE)
    assert little.judgement is None
    assert little.steps == 1


def test_calls_over_covered_cards_are_told_apart() -> None:
    record = played("decouverte", 2)
    found = judge_steps(record, record.decisions()[0], THOUGHT).judgement
    assert found is not None
    assert found.tried[0].worth > found.tried[-1].worth


def test_one_card_after_the_other_comes_to_the_same_as_all_at_once() -> None:
    record = played("decouverte", 2)
    decision = next(d for d in record.decisions() if len(tricks_of(d)) == 7)
    seen = view(record.rules, decision.state, decision.seat)
    deal = seen.deal
    assert deal is not None
    assert deal.contract is not None
    assert deal.trick is not None
    solver = Solver(record.rules, deal.contract.trump, deal.contract.closed)
    table = SolverView(
        rules=record.rules,
        deal=deal,
        seat=decision.seat,
        contract=deal.contract,
        trick=deal.trick,
        solver=solver,
    )
    worlds = some(sampled(table, dice_of(Random(1))), 3, dice_of(Random(1)))
    together = solver.card_values_of_each(table.position(worlds.layouts), worlds.layouts)
    cards = tuple(together.points)
    every = list(covered_cards.searched_by_card(table, cards, worlds, Limits()))
    one_by_one = [each for each in every if each is not None]
    assert len(every) == 3 * len(cards)
    assert {each.rest for each in one_by_one} == {together.rest}
    for card, points in together.points.items():
        assert [int(each.points[card][0]) for each in one_by_one] == points.tolist()


def tricks_of(decision: Decision) -> tuple[Trick, ...]:
    """The tricks before it; none in the auction."""
    deal = decision.state.deal
    return () if deal is None or deal.trick is None else tuple(deal.tricks)


@dataclass(frozen=True, slots=True)
class Steps:
    """A judgement, and how many steps it took."""

    judgement: Judgement | None
    steps: int


def judge_steps(record: DealRecord, decision: Decision, limits: Limits) -> Steps:
    """Judge a decision with these limits."""
    assert decision.action is not None
    seen = view(record.rules, decision.state, decision.seat)
    work = judged_in_steps(Deciding(seen, record.rules), decision.action, Random(1), limits)
    for number in count(1):
        try:
            next(work)
        except StopIteration as end:
            return Steps(end.value, number)
    raise AssertionError("it has an end")
