"""Challenges: who is where, with missing deals, ties, and people who had seen a deal."""

from random import Random

import pytest

from bot.shared_plays.marks import MOST, UNPLAYED, ChallengeResults, LeftPlay, Unranked
from bot.storage.challenges import new_code, read_challenge_code
from engine.seats import Team

ANNA, BILAL, CHLOE, DAVID = range(1, 5)


def results(*deals: dict[int, int], count: int = 4, seen: tuple[int, ...] = ()) -> ChallengeResults:
    """What was played of the first deals."""
    points = dict(enumerate(deals, start=1))
    return ChallengeResults(
        count=count, points=points, users={u for each in deals for u in each}, seen=seen
    )


def ranks(found: ChallengeResults, *, over: bool = True) -> list[tuple[int, int | None]]:
    return [(each.user, each.rank) for each in found.entrants(over=over)]


def test_a_mark_is_the_mean_of_the_differences_to_the_others() -> None:
    found = results({ANNA: 100, BILAL: 0}, {ANNA: 0, BILAL: 160}, count=2)
    anna, bilal = sorted(found.entrants(over=True), key=lambda each: each.user)
    assert (anna.mark, bilal.mark) == (-30.0, 30.0)
    assert (anna.rank, bilal.rank) == (2, 1)
    assert anna.error == pytest.approx(130.0)


@pytest.mark.parametrize("seed", range(20))
def test_marks_of_a_deal_of_all_add_to_zero_unless_one_is_capped(seed: int) -> None:
    chance = Random(seed)
    people = range(1, chance.randrange(3, 12))
    points = {user: chance.randrange(-250, 251) for user in people}
    marks = results(points).marks_of(1)
    assert all(abs(each) <= MOST for each in marks.values())
    if max(map(abs, marks.values())) < MOST:
        assert sum(marks.values()) == pytest.approx(0, abs=1e-6)


def test_deals_that_were_not_played_count_at_the_end() -> None:
    whole = {ANNA: 50, BILAL: 50, CHLOE: 50}
    found = results(whole, {ANNA: 50, BILAL: 50}, {ANNA: 50}, {ANNA: 50})
    marks = {each.user: each.mark for each in found.entrants(over=True)}
    # Two of Anna's deals can be compared with nobody, and count for nothing.
    assert marks == {ANNA: 0.0, BILAL: UNPLAYED / 2, CHLOE: UNPLAYED * 3 / 4}
    listed = found.entrants(over=True)
    assert [(each.user, each.rank, each.why) for each in listed] == [
        (ANNA, 1, None),
        (BILAL, 2, None),
        (CHLOE, None, Unranked.FEW),
    ]


def test_a_deal_never_begun_is_not_better_than_the_own_mean() -> None:
    found = results({ANNA: -100, BILAL: 100}, {ANNA: -100, BILAL: 100}, {BILAL: 100}, {BILAL: 100})
    marks = {each.user: each.mark for each in found.entrants(over=True)}
    assert marks[ANNA] == -200.0


@pytest.mark.parametrize(("made", "worth"), [(300, -40.0), (60, -40.0), (50, -40.0), (0, -90.0)])
def test_a_deal_that_was_left_is_worth_what_experts_make_of_it_less_40(
    made: int, worth: float
) -> None:
    """Others made 50: what is better than theirs counts as theirs."""
    left = {1: {ANNA: LeftPlay(made, (ANNA, Team.NORTH_SOUTH))}}
    played = {1: {BILAL: 50, CHLOE: 50}, 2: {ANNA: 0, BILAL: 0}}
    found = ChallengeResults(count=2, points=played, users={ANNA, BILAL, CHLOE}, left=left)
    assert found.left_marks_of(1) == {ANNA: worth}
    assert found.marks_of(1) == {BILAL: 0.0, CHLOE: 0.0}
    entrants = {each.user: each for each in found.entrants(over=True)}
    assert entrants[ANNA].mark == worth / 2
    assert entrants[ANNA].played == 1


def test_until_the_end_who_has_finished_is_ranked_and_who_plays_is_listed() -> None:
    whole = {ANNA: 90, BILAL: -90, CHLOE: 0}
    found = results(whole, {ANNA: 90, BILAL: -90}, count=2)
    assert ranks(found, over=False) == [(ANNA, 1), (BILAL, 2), (CHLOE, None)]
    assert found.entrants(over=False)[-1].why is Unranked.PLAYING


def test_equal_marks_share_a_rank() -> None:
    found = results({ANNA: 80, BILAL: 80, CHLOE: -160}, count=1)
    assert ranks(found) == [(ANNA, 1), (BILAL, 1), (CHLOE, 3)]


def test_who_had_seen_a_deal_changes_nobodys_mark() -> None:
    deals = ({ANNA: 100, BILAL: 0, DAVID: 500}, {ANNA: 20, BILAL: 10, DAVID: 500})
    found = results(*deals, count=2, seen=(DAVID,))
    fair = [{user: each[user] for user in (ANNA, BILAL)} for each in deals]
    without = results(*fair, count=2)
    assert found.entrants(over=True)[:2] == without.entrants(over=True)
    last = found.entrants(over=True)[-1]
    assert (last.user, last.rank, last.mark, last.why) == (DAVID, None, None, Unranked.SEEN)


def test_alone_one_is_first_without_a_mark() -> None:
    (anna,) = results({ANNA: 100}, count=1).entrants(over=True)
    assert (anna.rank, anna.mark, anna.error) == (1, None, None)


def test_a_code_is_read_however_it_is_written() -> None:
    code = new_code()
    assert read_challenge_code(f" {code.lower()} ") == code == read_challenge_code(code[2:])
    assert read_challenge_code("c-ol0ol1") == "C-010011"
    assert read_challenge_code("D-7K3Q2M") is None
