"""Who still has a part in a round of compared tables."""

from collections.abc import Collection, Mapping
from dataclasses import replace
from datetime import datetime
from typing import cast

from bot.evenings import Sat
from bot.shared_plays.rounds import DEALS, ROUND_FOR, Round
from bot.storage.challenges import Challenge
from bot.storage.evenings import EveningSeat
from bot.storage.shared_plays import BegunPlay
from cogs.evenings.rounds import RoundNow
from tests.bot.shared_plays.test_rounds import ANN, BOB, EVE, MINUTE, NINE, begun

SEATS = [EveningSeat(Sat(user, NINE.date(), 1, 1, place)) for place, user in enumerate((ANN, BOB))]
FIRST = [begun(1, ANN), begun(1, BOB)]


def state(
    present: Collection[int],
    here_at: Mapping[int, datetime],
    plays: Collection[BegunPlay] = (),
) -> RoundNow:
    plays = [*FIRST, *plays]
    return RoundNow(
        challenge=cast("Challenge", None),
        round=Round.of(1, plays),
        seats=SEATS,
        plays=plays,
        present=present,
        here_at=here_at,
        playing=(),
        now=NINE + 10 * MINUTE,
    )


def test_who_leaves_has_no_part_in_the_next_deal_until_they_say_that_they_are_there() -> None:
    before, since = NINE - MINUTE, NINE + 5 * MINUTE
    here = {ANN: before, BOB: before}
    assert state({ANN, BOB}, here).people == [ANN, BOB]
    assert state({ANN}, here).people == [ANN]
    assert state((), here).next_deal(SEATS) is None
    assert state({ANN}, here | {BOB: since}).people == [ANN, BOB]
    # Once more they leave, after another deal.
    again = [begun(2, ANN, 6), begun(2, BOB, 6)]
    assert state({ANN}, here | {BOB: since}, again).people == [ANN]


def test_who_has_begun_nothing_yet_is_still_there() -> None:
    late = state({ANN, BOB}, {ANN: NINE, BOB: NINE, EVE: NINE + 5 * MINUTE})
    seat = EveningSeat(Sat(EVE, NINE.date(), 1, 1, 2))
    assert late.at([*SEATS, seat]) == [*SEATS, seat]
    assert late.next_deal([seat]) == 1
    assert late.next_deal([*SEATS, seat]) == 2


def test_tables_wait_for_those_that_play_on_and_not_for_those_that_have_ended() -> None:
    """Three tables of four: all deals, two, and all of which the last is in play."""
    seats = [
        EveningSeat(Sat(user, NINE.date(), 1, table, place))
        for table in (1, 2, 3)
        for place, user in enumerate(range(10 * table, 10 * table + 4))
    ]
    dealt = {1: DEALS, 2: 2, 3: DEALS}
    plays = [
        begun(deal, seat.sat.user) for seat in seats for deal in range(1, dealt[seat.sat.table] + 1)
    ]
    now = replace(state((), {}), seats=seats, plays=plays, round=Round.of(1, plays))
    now = replace(now, present={seat.sat.user for seat in seats}, playing=range(30, 34))
    assert [*now.waited_for(1)] == [(2, 2), (3, DEALS)]
    assert [*now.waited_for(2)] == [(3, DEALS)]
    assert [*replace(now, playing=()).waited_for(1)] == [(2, 2)]
    late = replace(now, now=NINE + ROUND_FOR)
    assert [*late.waited_for(1)] == [(3, DEALS)]
    assert (late.is_over, replace(late, playing=()).is_over) == (False, True)
