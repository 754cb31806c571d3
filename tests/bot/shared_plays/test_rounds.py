"""The rounds of an evening with the same deals: which deal is next, and when a round is over."""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from bot.shared_plays.rounds import ROUND_FOR, Round

NINE = datetime(2026, 3, 12, 20, tzinfo=UTC)
MINUTE = timedelta(minutes=1)
ANN, BOB, EVE, MAX = range(1, 5)


@dataclass(frozen=True)
class Play:
    deal: int
    user: int
    minutes: int = 0

    @property
    def started_at(self) -> datetime:
        return NINE + self.minutes * MINUTE


def test_a_table_plays_the_deals_of_its_round_one_after_another() -> None:
    plays = [Play(deal, user, 3 * deal) for deal in range(1, 7) for user in (ANN, BOB)]
    now = Round.of(2, plays, NINE)
    assert now.began == NINE + 15 * MINUTE
    assert now.players == {ANN, BOB}
    assert now.next_deal({ANN, BOB}, now.began) == 7
    assert now.next_deal({ANN, EVE}, now.began) == 7
    assert now.next_deal({EVE, MAX}, now.began) == 5
    assert now.next_deal(set(), now.began) is None
    assert Round.of(1, plays, NINE).next_deal({ANN}, NINE) is None


def test_no_deal_begins_after_the_time_of_a_round() -> None:
    now = Round.of(1, [Play(1, ANN, 2)], NINE)
    assert now.next_deal({ANN}, NINE + 26 * MINUTE) == 2
    assert now.next_deal({ANN}, NINE + 2 * MINUTE + ROUND_FOR) is None


def test_a_round_that_nobody_has_begun_is_over_in_time() -> None:
    assert Round.of(1, [], NINE).began == NINE
    assert Round.of(2, [Play(4, ANN, 20)], NINE).began == NINE + 20 * MINUTE


def test_a_round_is_over_once_no_table_begins_another_deal() -> None:
    four = [Play(deal, user) for deal in range(1, 5) for user in (ANN, BOB)]
    now = Round.of(1, [*four, Play(1, EVE), Play(1, MAX)], NINE)
    assert not now.is_over([{ANN, BOB}, {EVE, MAX}], NINE, playing=False)
    assert now.is_over([{ANN, BOB}, set()], NINE, playing=False)
    assert now.is_over([{ANN, BOB}, {EVE, MAX}], NINE + ROUND_FOR, playing=False)
    assert not now.is_over([{ANN, BOB}, {EVE, MAX}], NINE + ROUND_FOR, playing=True)
