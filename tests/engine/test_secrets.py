"""A seat learns nothing from its view that it could not see at a real table."""

from random import Random

import pytest

from engine.game import awaited, legal_actions
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import Phase
from engine.variants import VARIANTS
from engine.view import view
from tests.engine.private_games import PRIVATE
from tests.engine.random_play import position, shortened, steps
from tests.engine.table import CONTREE, ONE_SUIT_EACH, E, N, S, Table, W, cards
from tests.engine.unseen import (
    cards_in,
    known_to,
    reshuffled,
    with_other_cards,
)
from tests.rig.slow import FAST_GAMES, slow_except

EYES: tuple[Seat | None, ...] = (N, E, S, W, None)


GAMES = [*VARIANTS, *PRIVATE]

WATCHED = 0.2
"""How much of the positions is looked at through every seat's eyes."""


@pytest.mark.slow
@pytest.mark.parametrize("seed", slow_except(range(2), {0}))
@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.key)
def test_reshuffling_hidden_cards_does_not_change_a_view(rules: RuleSet, seed: int) -> None:
    rng = Random(seed)
    changed = 0
    for step in steps(shortened(rules), rng):
        deal = step.state.deal
        if deal is None or deal.settlement or rng.random() > WATCHED:
            continue
        for seat in EYES:
            other = reshuffled(rules, deal, seat, rng)
            elsewhere = with_other_cards(rules, step.state, other)
            changed += elsewhere != step.state
            assert view(rules, elsewhere, seat) == view(rules, step.state, seat)
    assert changed


@pytest.mark.parametrize("seed", slow_except(range(2), {0}))
@pytest.mark.parametrize(
    "rules", slow_except(GAMES, [*FAST_GAMES, *PRIVATE]), ids=lambda rules: rules.key
)
def test_no_view_contains_a_hidden_card(rules: RuleSet, seed: int) -> None:
    rng = Random(seed)
    for step in steps(shortened(rules), rng):
        deal = step.state.deal
        if deal is None or deal.settlement or rng.random() > WATCHED:
            continue
        for seat in EYES:
            known = known_to(deal, seat)
            assert set(cards_in(view(rules, step.state, seat))) <= known


def test_changing_visible_cards_changes_the_view() -> None:
    swapped = Table(ONE_SUIT_EACH.replace("7S", "XX").replace("7H", "7S").replace("XX", "7H"))
    for seat, changes in ((N, True), (E, True), (S, False), (W, False), (None, False)):
        assert (view(CONTREE, Table().state, seat) != view(CONTREE, swapped.state, seat)) is changes


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("length", [1, 4, 9, 17, 30, 44])
def test_a_view_lists_only_its_own_seats_legal_actions(seed: int, length: int) -> None:
    state = position(CONTREE, seed, length)
    for seat in EYES:
        seen = view(CONTREE, state, seat).deal
        assert seen is not None
        assert seen.awaited == awaited(CONTREE, state)
        assert seen.legal == (() if seat is None else legal_actions(CONTREE, state, seat))
        if seat is None:
            assert (seen.hand, seen.barred) == ((), ())


def test_a_view_names_the_obligation_barring_each_card() -> None:
    table = Table("9STSJSQSKSAS7HJH / 7S7D8H9HTHQHKHAH / 8S8D9DTDJDQDKDAD / 7C8C9CTCJCQCKCAC")
    table.say("80H", "-", "-", "-")
    table.play("9S")
    east, north = (view(CONTREE, table.state, seat).deal for seat in (E, N))
    assert east is not None
    assert north is not None
    assert {card for card, _ in east.barred} == set(cards("7D8H9HTHQHKHAH"))
    assert {reason.value for _, reason in east.barred} == {"must-follow"}
    assert north.barred == ()
    assert [len(east.hand), *east.counts] == [8, 7, 8, 8, 8]


def test_hands_are_shown_only_after_the_deal() -> None:
    table = Table()
    table.say("80S", "-", "-", "-")
    running = view(CONTREE, table.state, None).deal
    assert running is not None
    assert running.shown == ()
    table.play_out(Random(1))
    for seat in EYES:
        seen = view(CONTREE, table.state, seat).deal
        assert seen is not None
        assert seen.shown == tuple(cards(part) for part in ONE_SUIT_EACH.split("/"))
        assert seen.settlement == table.deal.settlement


def test_a_passed_out_deal_shows_no_hand() -> None:
    table = Table()
    table.say("-", "-", "-", "-")
    assert table.deal.phase is Phase.OVER
    for seat in EYES:
        seen = view(CONTREE, table.state, seat).deal
        assert seen is not None
        assert seen.shown == ()


def test_a_view_shows_the_score_the_bid_and_the_sheet() -> None:
    table = Table(scores=(310, 470))
    table.say("80S", "90H", "x")
    seen = view(CONTREE, table.state, S)
    assert (seen.seat, seen.scores, seen.dealer) == (S, (310, 470), W)
    assert seen.deal is not None
    assert seen.deal.standing is not None
    assert (seen.deal.standing.declarer, seen.deal.standing.doubles) == (E, 1)
    assert seen.deal.contract is None
    assert (seen.over, seen.winner, seen.sheet) == (False, None, ())
