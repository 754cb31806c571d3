"""The rounds of an evening with the same deals: which deal is next, and when a round is over."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.shared_plays.rounds import ROUND_FOR, Round, missed_in
from bot.storage.shared_plays import BegunPlay

NINE = datetime(2026, 3, 12, 20, tzinfo=UTC)
MINUTE = timedelta(minutes=1)
ANN, BOB, EVE, MAX = range(1, 5)


def begun(deal: int, user: int, minutes: int = 0) -> BegunPlay:
    return BegunPlay(deal, user, NINE + minutes * MINUTE)


def test_a_table_plays_the_deals_of_its_round_one_after_another() -> None:
    plays = [begun(deal, user, 3 * deal) for deal in range(1, 7) for user in (ANN, BOB)]
    now = Round.of(2, plays)
    assert now.began == NINE + 15 * MINUTE
    assert now.players == {ANN, BOB}
    assert now.next_deal({ANN, BOB}, NINE) == 7
    assert now.next_deal({ANN, EVE}, NINE) == 7
    assert now.next_deal({EVE, MAX}, NINE) == 5
    assert now.next_deal(set(), NINE) is None
    assert Round.of(1, plays).next_deal({ANN}, NINE) is None


def test_no_deal_begins_after_the_time_of_a_round() -> None:
    now = Round.of(1, [begun(1, ANN, 2)])
    assert now.next_deal({ANN}, NINE + 26 * MINUTE) == 2
    assert now.next_deal({ANN}, NINE + 2 * MINUTE + ROUND_FOR) is None


def test_the_time_of_a_round_begins_with_its_first_deal() -> None:
    # However long the round before it took.
    now = Round.of(2, [begun(1, ANN, 0)])
    assert now.began is None
    assert now.next_deal({ANN}, NINE + 2 * ROUND_FOR) == 5
    assert not now.is_over([{ANN}], NINE + 2 * ROUND_FOR, playing=False)


def test_a_round_is_over_once_no_table_begins_another_deal() -> None:
    four = [begun(deal, user) for deal in range(1, 5) for user in (ANN, BOB)]
    now = Round.of(1, [*four, begun(1, EVE), begun(1, MAX)])
    assert not now.is_over([{ANN, BOB}, {EVE, MAX}], NINE, playing=False)
    assert now.is_over([{ANN, BOB}, set()], NINE, playing=False)
    assert now.is_over([{ANN, BOB}, {EVE, MAX}], NINE + ROUND_FOR, playing=False)
    assert not now.is_over([{ANN, BOB}, {EVE, MAX}], NINE + ROUND_FOR, playing=True)


@pytest.mark.secrecy
def test_who_leaves_and_comes_back_has_missed_what_others_began_meanwhile() -> None:
    # Ann leaves after a poor first round, and comes back just before the end of the second.
    plays = [begun(deal, user, 5 * deal) for deal in range(1, 9) for user in (BOB, EVE)]
    plays += [begun(deal, ANN, 5 * deal) for deal in range(1, 5)]
    here = dict.fromkeys((BOB, EVE), NINE)
    every = {(deal, ANN) for deal in range(5, 9)}
    assert {*missed_in(2, plays, {BOB, EVE}, here | {ANN: NINE})} == every
    late = here | {ANN: NINE + 41 * MINUTE}
    assert {*missed_in(2, plays, {ANN, BOB, EVE}, late)} == every
    # She has a seat again from the seventh deal on.
    early = here | {ANN: NINE + 31 * MINUTE}
    back = [*plays, begun(7, ANN, 35), begun(8, ANN, 40)]
    assert {*missed_in(2, back, {ANN, BOB, EVE}, early)} == {(5, ANN), (6, ANN)}


@pytest.mark.secrecy
def test_who_waits_or_comes_late_has_missed_nothing() -> None:
    plays = [begun(deal, user, 5 * deal) for deal in range(1, 9) for user in (BOB, EVE)]
    # Ann waits in the second round, Max comes in the middle of it.
    plays += [begun(deal, ANN, 5 * deal) for deal in range(1, 5)] + [begun(8, MAX, 40)]
    here = {BOB: NINE, EVE: NINE, ANN: NINE, MAX: NINE + 32 * MINUTE}
    assert [*missed_in(2, plays, {ANN, BOB, EVE, MAX}, here)] == []
