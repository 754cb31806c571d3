"""Who leaves deals that go wrong wins no challenge by it: two simulations of challenges of five."""

from collections.abc import Callable
from random import Random

import pytest

from bot.shared_plays.marks import ChallengeResults, LeftPlay, Unranked
from engine.seats import Team

PEOPLE, DEALS, RUNS = 5, 8, 300
QUITTER = 1
SPREAD = 100
"""How far the points of a deal spread among people of the same strength."""

LOSES = -40
"""The mark from which on somebody quits: what a deal that is not played is worth at best."""

Points = dict[int, dict[int, int]]
"""What everybody makes of each deal, if they play it to its end."""


def drawn(chance: Random) -> Points:
    return {
        deal: {user: round(chance.gauss(0, SPREAD)) for user in range(1, PEOPLE + 1)}
        for deal in range(1, DEALS + 1)
    }


def losing(points: Points) -> list[int]:
    """The deals that the quitter loses, the worst first, at most half of all."""
    marks = {deal: _results(points).marks_of(deal)[QUITTER] for deal in points}
    return sorted((deal for deal in points if marks[deal] < LOSES), key=marks.__getitem__)[
        : DEALS // 2
    ]


def _results(
    points: Points, left: dict[int, dict[int, LeftPlay]] | None = None
) -> ChallengeResults:
    users = range(1, PEOPLE + 1)
    return ChallengeResults(count=DEALS, points=points, users=users, left=left or {})


def without(points: Points, deals: list[int]) -> Points:
    """The same without the quitter's plays of these deals."""
    return {
        deal: {user: p for user, p in each.items() if user != QUITTER or deal not in deals}
        for deal, each in points.items()
    }


def never_begun(points: Points) -> ChallengeResults:
    """What a rule gave that counts nothing of a deal that was broken off."""
    return _results(without(points, losing(points)))


def left_to_experts(better: int) -> Callable[[Points], ChallengeResults]:
    """The rule as it is, where experts make so many points more of what was left."""

    def results(points: Points) -> ChallengeResults:
        gone = losing(points)
        place = (QUITTER, Team.NORTH_SOUTH)
        left = {deal: {QUITTER: LeftPlay(points[deal][QUITTER] + better, place)} for deal in gone}
        return _results(without(points, gone), left)

    return results


def first_half_only(points: Points) -> ChallengeResults:
    """The quitter begins half of the deals, and no other."""
    return _results(without(points, [deal for deal in points if deal > DEALS // 2]))


def first_places(results: Callable[[Points], ChallengeResults]) -> float:
    """The part of all challenges that the quitter wins."""
    chance, won = Random(7), 0
    for _ in range(RUNS):
        entrants = results(drawn(chance)).entrants(over=True)
        won += any(each.user == QUITTER and each.rank == 1 for each in entrants)
    return won / RUNS


def test_who_plays_everything_wins_a_fifth() -> None:
    assert 0.17 <= first_places(_results) <= 0.24


def test_a_rule_that_forgets_what_is_broken_off_lets_the_quitter_win_twice_as_often() -> None:
    assert first_places(never_begun) >= 0.35


@pytest.mark.parametrize("better", [0, 20, 40])
def test_who_quits_when_losing_wins_no_more_often_than_who_plays_on(better: int) -> None:
    assert 0.1 <= first_places(left_to_experts(better)) <= 0.22


def test_who_plays_half_of_the_deals_wins_less_often() -> None:
    assert first_places(first_half_only) <= 0.12


def test_who_leaves_more_than_half_is_not_ranked() -> None:
    points = drawn(Random(1))
    gone = list(points)[: DEALS // 2 + 1]
    place = (QUITTER, Team.NORTH_SOUTH)
    left = {deal: {QUITTER: LeftPlay(points[deal][QUITTER], place)} for deal in gone}
    entrants = _results(without(points, gone), left).entrants(over=True)
    assert {e.user: e.why for e in entrants}[QUITTER] is Unranked.FEW
