"""Shuffling, cutting and laying out (rules.md 1.9, 2.1)."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.actions import Refusal
from engine.cards import PACK_32, Card
from engine.dealing import cut, gathered, laid_out, shuffled
from engine.game import apply, deal, new_game
from engine.options import with_options
from engine.ruleset import RuleSet
from engine.seats import Seat
from tests.engine.table import CONTREE, ONE_SUIT_EACH, E, N, S, Table, W, cards, refused

WHOLE_PACK = PACK_32.cards


class Scripted:
    """Chance that says what it was told to, and remembers what it was asked."""

    def __init__(self, said: Iterable[int]) -> None:
        self._said: Iterator[int] = iter(said)
        self.asked: list[int] = []

    def randrange(self, stop: int, /) -> int:
        """The next number of the script."""
        self.asked.append(stop)
        number = next(self._said, 0)
        assert 0 <= number < stop
        return number


@pytest.mark.parametrize(
    ("packets", "eldest"),
    [
        ("3-2-3", [0, 1, 2, 12, 13, 20, 21, 22]),
        ("3-3-2", [0, 1, 2, 12, 13, 14, 24, 25]),
        ("4-4", [0, 1, 2, 3, 16, 17, 18, 19]),
    ],
)
def test_the_pack_is_dealt_in_packets_from_the_dealers_left(
    packets: str, eldest: list[int]
) -> None:
    rules = with_options(CONTREE, {"packets": packets})
    dealt = laid_out(rules, WHOLE_PACK, W).holdings
    assert dealt[N].hand == tuple(WHOLE_PACK[place] for place in eldest)
    first = int(packets[0])
    assert dealt[E].hand[:first] == WHOLE_PACK[first : 2 * first]
    assert dealt[W].hand[-1] == WHOLE_PACK[-1]


def test_the_default_packets_are_three_two_three() -> None:
    assert CONTREE.dealing.packets == (3, 2, 3)


@pytest.mark.parametrize("dealer", list(Seat))
@pytest.mark.parametrize("packets", ["3-2-3", "3-3-2", "4-4"])
def test_every_player_gets_eight_cards_and_none_remain(dealer: Seat, packets: str) -> None:
    dealt = laid_out(with_options(CONTREE, {"packets": packets}), WHOLE_PACK, dealer).holdings
    assert [len(holding.hand) for holding in dealt] == [8, 8, 8, 8]
    assert Counter(card for holding in dealt for card in holding.hand) == Counter(WHOLE_PACK)


def test_every_shuffled_order_is_equally_likely() -> None:
    four = WHOLE_PACK[:4]
    orders = Counter(shuffled(four, Scripted(said)) for said in product(*map(range, (4, 3, 2))))
    assert len(orders) == 24
    assert set(orders.values()) == {1}


def test_a_shuffle_draws_from_one_place_fewer_each_time() -> None:
    chance = Scripted(())
    shuffled(WHOLE_PACK, chance)
    assert chance.asked == list(range(32, 1, -1))


@given(st.integers(0, 26))
def test_each_part_of_a_cut_has_at_least_three_cards(place: int) -> None:
    after = cut(WHOLE_PACK, 3, Scripted([place]))
    at = WHOLE_PACK.index(after[0])
    assert 3 <= at <= 29
    assert after == WHOLE_PACK[at:] + WHOLE_PACK[:at]


def test_every_cut_leaving_three_cards_is_possible() -> None:
    tops = {cut(WHOLE_PACK, 3, Scripted([place]))[0] for place in range(27)}
    chance = Scripted([])
    cut(WHOLE_PACK, 3, chance)
    assert tops == set(WHOLE_PACK[3:30])
    assert chance.asked == [27]


def test_the_first_dealer_is_random() -> None:
    drawn = [new_game(CONTREE, Scripted([place])) for place in range(4)]
    states = [apply(CONTREE, None, events) for events in drawn]
    assert {state.dealer for state in states if state} == set(Seat)


GATHERED = with_options(CONTREE, {"shuffle": "gathered"})
WHOLE_SHUFFLE = [*range(32, 1, -1), 27]


def test_the_first_pack_is_shuffled_and_later_ones_follow_the_rules() -> None:
    for rules in (CONTREE, GATHERED):
        chance = Scripted([])
        state = apply(rules, None, new_game(rules, Random(1)))
        assert state is not None
        deal(rules, state, chance)
        assert chance.asked == WHOLE_SHUFFLE

        table = Table(rules=rules)
        table.say("-", "-", "-", "-")
        chance = Scripted([])
        deal(rules, table.state, chance)
        assert chance.asked == (WHOLE_SHUFFLE if rules is CONTREE else [27])


def test_gathering_keeps_tricks_together_and_randomises_the_piles() -> None:
    table = Table("AS8S9STSJSQSKS7H / 7S8H9HTHJHQHKHAH / 7D8D9DTDJDQDKDAD / 7C8C9CTCJCQCKCAC")
    table.say("80S", "-", "-", "-")
    table.play("7H AH 7D 7C")  # to the defence, all others to the attack
    table.play(
        "8H 8D 8C 8S AS 7S 9D 9C JS 9H TD TC 9S TH JD JC TS JH QD QC KS QH KD KC QS KH AD AC"
    )
    of_attack = [*range(7, 1, -1), *[4, 3, 2] * 7]  # the order of its tricks, then of each one
    unmoved = [last - 1 for last in of_attack]
    chance = Scripted([*unmoved, 3, 2, 1, 1])
    found = gathered(GATHERED, table.deal, chance)
    assert chance.asked == [*of_attack, 4, 3, 2, 2]
    attack = "8H8D8C8S AS7S9D9C JS9HTDTC 9STHJDJC TSJHQDQC KSQHKDKC QSKHADAC"
    assert found == cards(f"7HAH7D7C {attack}")
    assert gathered(GATHERED, table.deal, Scripted([*unmoved, 0, 2, 1, 0])) == cards(
        f"{attack} 7CAH7D7H"
    )
    swapped = Scripted([0, *unmoved[1:], 3, 2, 1, 0])
    assert gathered(GATHERED, table.deal, swapped)[:4] == cards("QSKHADAC")


@pytest.mark.parametrize("dealer", list(Seat))
def test_a_passed_out_deal_is_gathered_from_the_first_caller_to_the_dealer(dealer: Seat) -> None:
    table = Table(dealer=dealer)
    table.say("-", "-", "-", "-")
    by_seat = [cards(part) for part in ONE_SUIT_EACH.split("/")]
    order = [(dealer + step) % 4 for step in (1, 2, 3, 4)]
    expected = tuple(card for seat in order for card in by_seat[seat])
    assert gathered(CONTREE, table.deal, Scripted([])) == expected


def test_the_deal_passes_to_the_left_with_the_former_dealer_last() -> None:
    table = Table(dealer=S)
    table.say("80S", "-", "-", "-")
    table.play_out(Random(4))
    table.happens(*deal(CONTREE, table.state, Random(5)))
    assert table.state.dealer is W
    assert table.deal.dealer is W
    assert table.waits_for == (N,)
    assert CONTREE.seating.before(W) is S  # who cuts: the player before the dealer


def test_a_deal_cannot_begin_during_another() -> None:
    table = Table()
    with refused(Refusal.DEAL_RUNNING):
        deal(CONTREE, table.state, Random(1))
    table.say("80S", "-", "-", "-")
    with refused(Refusal.DEAL_RUNNING):
        deal(CONTREE, table.state, Random(1))


def test_no_deal_begins_after_the_game() -> None:
    table = Table(scores=(1990, 0))
    table.say("80S", "-", "-", "-")
    table.play_out(Random(1))
    assert table.state.over
    with refused(Refusal.GAME_OVER):
        deal(CONTREE, table.state, Random(1))


@given(st.randoms(use_true_random=False), st.sampled_from(["every-deal", "gathered"]))
def test_no_card_is_lost_between_two_deals(rng: Random, shuffle: str) -> None:
    rules: RuleSet = with_options(CONTREE, {"shuffle": shuffle})
    table = Table(rules=rules)
    table.say("80S", "-", "-", "-")
    table.play_out(rng)
    if table.state.over:
        return
    table.happens(*deal(rules, table.state, rng))
    held: list[Card] = [card for holding in table.deal.holdings for card in holding.cards]
    assert Counter(held) == Counter(WHOLE_PACK)
