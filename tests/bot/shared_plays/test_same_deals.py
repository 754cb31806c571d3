"""Marks of an evening with the same deals, what a quitter and a slow leader gain, and seasons."""

from collections.abc import Callable, Set
from dataclasses import replace
from random import Random
from statistics import fmean

import pytest

from bot.evenings import Past, Sat, seated
from bot.shared_plays.marks import (
    UNPLAYED,
    ChallengeEntrant,
    ChallengeResults,
    LeftPlay,
    Place,
    Unranked,
    season_ranking,
)
from bot.shared_plays.rounds import DEALS, ROUNDS, deals_of_round
from engine.seats import Team
from tests.bot.test_evenings import THURSDAY

COUNT = ROUNDS * DEALS
PEOPLE = range(1, 9)
RUNS = 400
SPREAD = 100
FIRST = 1


def evening(
    chance: Random,
    people: range = PEOPLE,
    wanted: frozenset[frozenset[int]] = frozenset(),
) -> ChallengeResults:
    """What everybody makes of an evening, with the seats that the bot gives them."""
    points: dict[int, dict[int, int]] = {}
    places: dict[int, dict[int, Place]] = {}
    sat = list[Sat]()
    for turn in range(1, ROUNDS + 1):
        tables, _ = seated(list(people), wanted, Past.of(sat))
        for number, table in enumerate(tables, start=1):
            sat += [Sat(u, THURSDAY, turn, number, n) for n, u in enumerate(table) if u is not None]
            for deal in deals_of_round(turn):
                lead = round(chance.gauss(0, SPREAD))
                for place, user in enumerate(table):
                    if user is None:
                        continue
                    side = Team.NORTH_SOUTH if place < 2 else Team.EAST_WEST
                    own = lead if side is Team.NORTH_SOUTH else -lead
                    points.setdefault(deal, {})[user] = own
                    places.setdefault(deal, {})[user] = (number, side)
    return ChallengeResults(count=COUNT, points=points, users={*people}, places=places, missed={})


def without(results: ChallengeResults, deals: set[int], users: set[int]) -> ChallengeResults:
    """The same, as if these people had not played these deals."""

    def kept(deal: int, user: int) -> bool:
        return deal not in deals or user not in users

    points = {
        d: {u: p for u, p in each.items() if kept(d, u)} for d, each in results.points.items()
    }
    places = {
        d: {u: p for u, p in each.items() if kept(d, u)} for d, each in results.places.items()
    }
    return replace(results, points=points, places=places)


def entrant_of(results: ChallengeResults, user: int) -> ChallengeEntrant:
    return next(each for each in results.entrants(over=True) if user in each.people)


def test_marks_of_two_full_tables_add_to_zero_in_each_deal() -> None:
    results = evening(Random(1))
    for deal in range(1, COUNT + 1):
        marks = results.marks_of(deal)
        assert len(marks) == len(PEOPLE)
        assert sum(marks.values()) == pytest.approx(0)


def test_the_order_of_entry_changes_nothing() -> None:
    results = evening(Random(2))
    turned = replace(
        results,
        points={
            d: dict(reversed([*each.items()])) for d, each in reversed([*results.points.items()])
        },
        places={
            d: dict(reversed([*each.items()])) for d, each in reversed([*results.places.items()])
        },
        users=[*reversed(PEOPLE)],
    )
    assert turned.entrants(over=True) == results.entrants(over=True)


def test_a_wanted_pair_sits_together_in_all_deals_and_shares_a_line() -> None:
    results = evening(Random(3), wanted=frozenset({frozenset({2, 7})}))
    assert entrant_of(results, 7).people == (2, 7)
    alone = [each for each in results.entrants(over=True) if each.user not in {2, 7}]
    assert {each.partners for each in alone} == {()}


def test_deals_without_a_seat_count_for_nothing() -> None:
    results, waits = evening(Random(4)), {*deals_of_round(2)}
    late = entrant_of(without(results, waits, {FIRST}), FIRST)
    own = [results.marks_of(d)[FIRST] for d in range(1, COUNT + 1) if d not in waits]
    assert late.mark == pytest.approx(fmean(own))
    assert (late.played, late.answered) == (8, 8)


def test_what_somebody_misses_after_leaving_counts_at_most_40_below() -> None:
    results, gone = evening(Random(5)), {*deals_of_round(3)}
    left = replace(without(results, gone, {FIRST}), missed={deal: {FIRST} for deal in gone})
    own = [results.marks_of(d)[FIRST] for d in range(1, COUNT + 1) if d not in gone]
    rest = [min(UNPLAYED, fmean(own))] * DEALS
    assert entrant_of(left, FIRST).mark == pytest.approx(fmean(own + rest))
    assert entrant_of(left, FIRST).answered == COUNT


def test_a_deal_that_a_table_did_not_begin_is_worth_nothing_at_best() -> None:
    results, dropped = evening(Random(6)), {11, 12}
    for user in PEOPLE:
        slow = entrant_of(without(results, dropped, {user}), user)
        own = [results.marks_of(d)[user] for d in range(1, 11)]
        assert slow.mark == pytest.approx(fmean(own + [min(0, fmean(own))] * 2))


def test_who_has_played_less_than_half_of_what_was_held_is_not_ranked() -> None:
    results = evening(Random(7))
    assert entrant_of(without(results, {*range(1, 8)}, {FIRST}), FIRST).why is Unranked.FEW
    assert entrant_of(without(results, {*range(1, 7)}, {FIRST}), FIRST).rank is not None
    # Of an evening that ended after its first round, one round is all that was held.
    short = without(results, {*range(5, 13)}, {*PEOPLE})
    assert short.held == DEALS
    assert {each.why for each in short.entrants(over=True)} == {None}


def test_the_deal_of_the_evening_is_that_of_the_widest_span() -> None:
    results = evening(Random(8))
    spans = {}
    for deal, at in results.places.items():
        leads = {results.points[deal][u] for u, (_, side) in at.items() if side is Team.NORTH_SOUTH}
        spans[deal] = (max(leads) - min(leads), max(leads), min(leads))
    widest = max(spans, key=lambda deal: spans[deal][0])
    assert results.widest() == (widest, *spans[widest][1:])
    same = replace(results, points={1: dict.fromkeys(PEOPLE, 0)}, places={1: results.places[1]})
    assert same.widest() is None


Strategy = Callable[[ChallengeResults], ChallengeResults]


def drawn(chance: Random) -> ChallengeResults:
    """An evening of people who are all as strong, each compared with all others."""
    points = {
        deal: {user: round(chance.gauss(0, SPREAD)) for user in PEOPLE}
        for deal in range(1, COUNT + 1)
    }
    return ChallengeResults(count=COUNT, points=points, users=PEOPLE, missed={})


def plays_on(full: ChallengeResults) -> ChallengeResults:
    return full


def mean_before(full: ChallengeResults, deal: int) -> float:
    """The mean of their marks so far."""
    return fmean(full.marks_of(n)[FIRST] for n in range(1, deal) if FIRST in full.points[n])


def slow(count: int) -> Strategy:
    """Who leads plays so slowly that their table does not begin the last deals of a round."""

    def results(full: ChallengeResults) -> ChallengeResults:
        for turn in range(1, ROUNDS + 1):
            end = deals_of_round(turn).stop
            if mean_before(full, end - count) > 0:
                full = without(full, {*range(end - count, end)}, {FIRST})
        return full

    return results


def quits(full: ChallengeResults) -> ChallengeResults:
    """Who sees a deal go wrong leaves it, and comes back for the next."""
    marks = {deal: full.marks_of(deal)[FIRST] for deal in full.points}
    losing = sorted((d for d in marks if marks[d] < UNPLAYED), key=marks.__getitem__)[: COUNT // 2]
    place = (FIRST, Team.NORTH_SOUTH)
    left = {deal: {FIRST: LeftPlay(full.points[deal][FIRST], place)} for deal in losing}
    return replace(without(full, {*losing}, {FIRST}), left=left)


def leaves(full: ChallengeResults) -> ChallengeResults:
    """Who leads after two rounds leaves."""
    gone = {*deals_of_round(ROUNDS)}
    if mean_before(full, min(gone)) <= 0:
        return full
    return replace(without(full, gone, {FIRST}), missed={deal: {FIRST} for deal in gone})


def chances(strategy: Strategy) -> tuple[float, float]:
    """The part of evenings in which somebody is first, and their mean mark."""
    chance, won, marks = Random(9), 0, list[float]()
    for _ in range(RUNS):
        own = entrant_of(strategy(drawn(chance)), FIRST)
        won += own.rank == 1
        marks.append(own.mark or 0)
    return won / RUNS, fmean(marks)


@pytest.mark.parametrize("strategy", [slow(1), slow(2), quits, leaves])
def test_neither_a_quitter_nor_a_slow_leader_gains(strategy: Strategy) -> None:
    first, mean = chances(strategy)
    honest, usual = chances(plays_on)
    assert first <= honest
    assert mean <= usual


def test_a_slow_leader_would_gain_if_what_was_not_begun_counted_for_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest, usual = chances(plays_on)
    unplayed = ChallengeResults._unplayed
    excused = lambda results, user: (unplayed(results, user)[0], 0)  # noqa: E731
    monkeypatch.setattr(ChallengeResults, "_unplayed", excused)
    first, mean = chances(slow(2))
    assert first > honest
    assert mean > usual


def of_evening(marks: dict[int, float], missed: Set[int] = frozenset()) -> ChallengeResults:
    """An evening of one deal with these points, which some have missed: the last of a round."""
    points = {DEALS: {user: round(each) for user, each in marks.items()}}
    users = {*marks, *missed}
    return ChallengeResults(count=COUNT, points=points, users=users, missed={DEALS: missed})


def test_there_is_no_ranking_of_a_season_before_its_fourth_evening() -> None:
    three = [of_evening({1: 10, 2: -10})] * 3
    assert season_ranking(three) == ()
    assert [each.rank for each in season_ranking([*three, three[0]])] == [1, 2]


def test_a_season_is_the_mean_of_a_persons_evenings_and_lists_who_came_seldom() -> None:
    evenings = [
        of_evening({1: 30, 2: -30, 3: 0}),
        of_evening({1: 10, 2: -10}),
        of_evening({2: 50, 4: -50}),
        of_evening({1: -20, 2: 20}, missed={3}),
        of_evening({1: 0, 2: 0}),
    ]
    every = dict[int, list[float]]()
    for results in evenings:
        for entrant in results.entrants(over=True):
            every.setdefault(entrant.user, []).append(entrant.mark or 0)
    ranked = season_ranking(evenings)
    assert {each.user: each.mark for each in ranked} == {u: fmean(m) for u, m in every.items()}
    assert {each.user: each.evenings for each in ranked} == {1: 4, 2: 5, 3: 2, 4: 1}
    assert {each.user: each.rank for each in ranked} == {2: 1, 1: 2, 3: None, 4: None}
    assert {each.user: each.mark for each in ranked}[3] < -10  # an evening that they left counts
