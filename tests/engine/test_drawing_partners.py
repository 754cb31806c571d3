"""Cards are drawn for partners: the two highest against the two lowest, or two jacks."""

from random import Random

import pytest

from engine.cards import NATURAL_ORDER, Rank
from engine.dealing import draw_for_partners
from engine.variants import VARIANTS, find_variant
from tests.engine.table import E, N, S, W
from tests.engine.test_first_dealer import DRAW, JACK, Stacked

FOR_FOUR = [rules for rules in VARIANTS if len(rules.seating.order) == 4]


def height(rank: Rank) -> int:
    return NATURAL_ORDER.index(rank)


def test_the_two_lowest_play_together_and_the_lowest_is_first() -> None:
    drawn = draw_for_partners(DRAW, Stacked(DRAW, "AS 7H KD 9C"))
    assert [seat for seat, _ in drawn.cards] == list(DRAW.seating.order)
    by_card = {str(card): seat for seat, card in drawn.cards}
    assert (drawn.first, drawn.partner) == (by_card["7H"], by_card["9C"])


@pytest.mark.parametrize("level", ["AS 9H 9D 7C", "AS KH 7D 7C", "9S 9H 9D 7C"])
def test_cards_that_leave_it_open_are_drawn_again(level: str) -> None:
    chance = Stacked(DRAW, level, "KS QH JD 8C")
    drawn = draw_for_partners(DRAW, chance)
    assert chance.shuffles == 2
    assert len(drawn.cards) == 8
    by_card = {str(card): seat for seat, card in drawn.cards[4:]}
    assert (drawn.first, drawn.partner) == (by_card["8C"], by_card["JD"])


def test_two_equal_high_cards_are_partners() -> None:
    chance = Stacked(DRAW, "AS AH 8D 7C")
    assert len(draw_for_partners(DRAW, chance).cards) == 4


def test_the_first_jack_gets_no_more_and_the_second_is_its_partner() -> None:
    drawn = draw_for_partners(JACK, Stacked(JACK, "7S JH 8D 9C TS QH JD"))
    order = [seat for seat, _ in drawn.cards]
    assert order == [N, E, S, W, N, S, W]
    assert (drawn.first, drawn.partner) == (E, W)
    again = draw_for_partners(JACK, Stacked(JACK, "JS JH"))
    assert (again.first, again.partner) == (N, E)


@pytest.mark.parametrize("rules", FOR_FOUR, ids=lambda rules: rules.key)
def test_every_pair_of_partners_may_come_of_a_draw(rules: object) -> None:
    game = find_variant(getattr(rules, "key", ""))
    pairs = set()
    for seed in range(200):
        drawn = draw_for_partners(game, Random(seed))
        assert drawn.first is not drawn.partner
        pairs.add(frozenset({drawn.first, drawn.partner}))
        if game.key != "clabber":
            last = dict(drawn.cards)
            low = sorted(last, key=lambda seat: height(last[seat].rank))
            assert low[:2] == [drawn.first, drawn.partner]
    assert len(pairs) == 6
