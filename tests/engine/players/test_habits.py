"""How a person bids is learned from hands that were shown, and their bids are read accordingly."""

from dataclasses import replace
from random import Random

import pytest

from engine.players.bidding_system import allowed
from engine.players.expert.arrays import dice_of
from engine.players.expert.auction.sampled_deals import likely_deals
from engine.players.habit_learning import ShownCall, shown_calls
from engine.players.habits import UNKNOWN, Habit
from engine.players.understanding import DEFAULT_UNDERSTANDING, Understanding
from engine.seats import Seat
from engine.variants import find_variant
from tests.engine.players.positions import Laid
from tests.engine.players.test_bidding_system import after, hand, named

CONTREE = find_variant("contree")

SOUND, RANDOM, HIGH = Habit(8, 0, 8), Habit(3, 5, 8), Habit(8, 0, 8, 80)


def known(habit: Habit, seat: Seat) -> Understanding:
    """Everybody is unknown but this seat."""
    habits = tuple(habit if each is seat else UNKNOWN for each in Seat)
    return replace(DEFAULT_UNDERSTANDING, habits=habits)


def may_call(held: str, calls: tuple[str, ...], habit: Habit) -> set[str]:
    """What a hand may call after these calls, which north has begun with this habit."""
    auction, seat = after(*calls)
    cards = hand(held)
    legal = CONTREE.auction.legal_calls(auction, CONTREE.seating, seat, cards)
    found = allowed(CONTREE, auction, seat, cards, legal, known(habit, Seat.NORTH))
    return {named(call) for call in found}


PIECE, NOTHING = "JH8H7HAS9STD7D8C", "QH8H7HKS9STD7D8C"


@pytest.mark.parametrize(
    ("north", "calls", "shown"),
    [
        (PIECE, ("80H",), ShownCall(0, fits=True, above=0)),
        (PIECE, ("90H",), ShownCall(0, fits=True, above=10)),
        (NOTHING, ("80H",), ShownCall(0, fits=False)),
        (PIECE, ("-", "80H", "-", "-", "x"), ShownCall(4, fits=True)),
        (NOTHING, ("-", "80H", "-", "-", "x"), ShownCall(4, fits=False)),
        (NOTHING, ("-", "-", "80H", "-", "90H"), ShownCall(4, above=10)),
        ("JH9H8HASKS7D8D7C", ("80H",), ShownCall(0, fits=True, above=-10)),
    ],
)
def test_hands_that_are_shown_tell_which_calls_fitted(
    north: str, calls: tuple[str, ...], shown: ShownCall
) -> None:
    laid = Laid(CONTREE, N=north)
    laid.say(*calls)
    hands = [holding.hand for holding in laid.deal.laid_out.holdings]
    calls_made = laid.deal.auction.calls
    found = shown_calls(CONTREE, laid.deal.auction, hands, Understanding())
    assert [each for each in found if calls_made[each.place].seat is Seat.NORTH] == [shown]


def test_a_few_calls_change_little_and_many_tell_much() -> None:
    assert [round(Habit(0, missed).trust, 2) for missed in (0, 1, 4, 20)] == [
        0.83,
        0.62,
        0.36,
        0.11,
    ]
    assert UNKNOWN.straying == pytest.approx(1.0)
    assert Habit(20).straying < UNKNOWN.straying < RANDOM.straying
    assert [Habit(n, 0, n, 10 * n).offset for n in (1, 4, 8)] == [0, 0, 10]


def test_whoever_has_help_may_pass_over_a_suit_that_nobody_relies_on() -> None:
    opened = ("80H", "-")
    assert "-" not in may_call(PIECE, opened, UNKNOWN)
    assert "-" not in may_call(PIECE, opened, SOUND)
    assert "-" in may_call(PIECE, opened, RANDOM)


def test_who_usually_says_ten_more_is_answered_with_ten_less() -> None:
    jack = "JH7HKS8S7STD8D9C"
    assert "100H" in may_call(jack, ("80H", "-"), UNKNOWN)
    found = may_call(jack, ("80H", "-"), HIGH)
    assert "90H" in found
    assert "100H" not in found


def test_deals_are_imagined_by_what_is_known_of_the_caller() -> None:
    laid = Laid(CONTREE, S="7H8HKS8S7STD8D9C")
    laid.say("80H", "-")
    seen = laid.sees(Seat.SOUTH)

    def with_piece(habit: Habit) -> float:
        worlds = likely_deals(
            CONTREE, seen, Seat.SOUTH, 60, dice_of(Random(1)), known(habit, Seat.NORTH)
        )
        held = [{str(card) for card in world.hand(Seat.NORTH)} for world in worlds]
        return sum(bool({"JH", "9H"} & cards) for cards in held) / len(held)

    sound, stranger, at_random = map(with_piece, (SOUND, UNKNOWN, Habit(0, 12)))
    assert sound >= stranger > 0.8
    assert at_random < stranger - 0.2
