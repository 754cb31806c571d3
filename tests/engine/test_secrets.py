"""A seat learns nothing from its view or its log that it could not see at a real table."""

from random import Random

import pytest

from engine.events import Dealt, Event, HandDealt
from engine.game import awaited, legal_actions
from engine.seats import Seat
from engine.state import Phase
from engine.view import redact, view
from tests.engine.random_play import position, steps
from tests.engine.table import CONTREE, ONE_SUIT_EACH, E, N, S, Table, W, cards
from tests.engine.unseen import (
    cards_in,
    known_to,
    other_event,
    reshuffled,
    with_other_cards,
)

EYES: tuple[Seat | None, ...] = (N, E, S, W, None)


@pytest.mark.parametrize("seed", range(60))
def test_reshuffling_what_a_seat_cannot_see_changes_nothing_for_it(seed: int) -> None:
    rng = Random(seed)
    log: list[Event] = []
    changed = 0
    for step in steps(CONTREE, rng):
        deal = step.state.deal
        log = [] if isinstance(step.events[0], Dealt) else log
        log.extend(step.events)
        if deal is None or deal.phase is Phase.OVER or rng.random() < 0.7:
            continue
        for seat in EYES:
            other = reshuffled(deal, seat, rng)
            elsewhere = with_other_cards(step.state, other)
            changed += elsewhere != step.state
            assert view(CONTREE, elsewhere, seat) == view(CONTREE, step.state, seat)
            for event in log:
                assert redact(other_event(event, other), seat) == redact(event, seat)
    assert changed


@pytest.mark.parametrize("seed", range(60))
def test_no_view_and_no_log_holds_a_card_that_the_seat_cannot_see(seed: int) -> None:
    for step in steps(CONTREE, Random(seed)):
        deal = step.state.deal
        if deal is None or deal.phase is Phase.OVER:
            continue
        for seat in EYES:
            known = known_to(deal, seat)
            assert set(cards_in(view(CONTREE, step.state, seat))) <= known
            for event in step.events:
                assert set(cards_in(redact(event, seat))) <= known


def test_what_a_seat_sees_does_change_its_view() -> None:
    swapped = Table(ONE_SUIT_EACH.replace("7S", "XX").replace("7H", "7S").replace("XX", "7H"))
    for seat, changes in ((N, True), (E, True), (S, False), (W, False), (None, False)):
        assert (view(CONTREE, Table().state, seat) != view(CONTREE, swapped.state, seat)) is changes


def test_a_deal_is_told_to_each_seat_as_its_own_hand_alone() -> None:
    dealt = Table().log[1]
    assert isinstance(dealt, Dealt)
    for seat in Seat:
        seen = redact(dealt, seat)
        assert seen == HandDealt(W, seat, dealt.holdings[seat].hand)
    assert redact(dealt, None) is None


@pytest.mark.parametrize("seed", range(10))
def test_everything_else_that_happens_is_public(seed: int) -> None:
    for step in steps(CONTREE, Random(seed)):
        for event in step.events:
            if not isinstance(event, Dealt):
                assert all(redact(event, seat) == event for seat in EYES)


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("length", [1, 4, 9, 17, 30, 44])
def test_a_view_tells_the_seat_what_it_may_do_and_nobody_else(seed: int, length: int) -> None:
    state = position(CONTREE, seed, length)
    for seat in EYES:
        seen = view(CONTREE, state, seat).deal
        assert seen is not None
        assert seen.awaited == awaited(CONTREE, state)
        assert seen.legal == (() if seat is None else legal_actions(CONTREE, state, seat))
        if seat is None:
            assert (seen.hand, seen.barred) == ((), ())


def test_a_view_names_the_duty_that_bars_each_card() -> None:
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


def test_all_hands_are_shown_once_the_deal_is_over_and_not_before() -> None:
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


def test_a_deal_thrown_in_shows_no_hand_for_its_cards_are_only_cut() -> None:
    table = Table()
    table.say("-", "-", "-", "-")
    assert table.deal.phase is Phase.OVER
    for seat in EYES:
        seen = view(CONTREE, table.state, seat).deal
        assert seen is not None
        assert seen.shown == ()


def test_a_view_shows_the_game_the_bid_that_stands_and_the_sheet() -> None:
    table = Table(scores=(310, 470))
    table.say("80S", "90H", "x")
    seen = view(CONTREE, table.state, S)
    assert (seen.seat, seen.scores, seen.dealer) == (S, (310, 470), W)
    assert seen.deal is not None
    assert seen.deal.standing is not None
    assert (seen.deal.standing.declarer, seen.deal.standing.doubles) == (E, 1)
    assert seen.deal.contract is None
    assert (seen.over, seen.winner, seen.sheet) == (False, None, ())
