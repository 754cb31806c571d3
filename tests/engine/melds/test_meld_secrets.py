"""Of melds that are not shown, the others hear the kind alone (rules.md 1.6)."""

from itertools import islice
from random import Random

import pytest

from engine.meld import MeldKind
from engine.ruleset import Announcing
from engine.seats import Seat
from engine.state import Phase
from engine.view import DealView, view
from tests.engine.melds.games import MELDS, game
from tests.engine.melds.playing import table
from tests.engine.random_play import steps
from tests.engine.table import E, N, S, Table, W
from tests.engine.unseen import cards_in, known_to
from tests.rig.slow import FAST_GAMES, slow_except

EYES: tuple[Seat | None, ...] = (N, E, S, W, None)


def seen(seated: Table, seat: Seat | None) -> DealView:
    """The deal as a seat sees it."""
    deal = view(seated.rules, seated.state, seat).deal
    assert deal is not None
    return deal


@pytest.mark.parametrize("announcing", Announcing)
@pytest.mark.parametrize("key", slow_except(MELDS, {rules.key for rules in FAST_GAMES}))
def test_no_view_contains_an_unshown_card(key: str, announcing: Announcing) -> None:
    rules = game(key, announcing)
    for step in islice(steps(rules, Random(key)), 150):
        deal = step.state.deal
        if deal is None or deal.phase is Phase.OVER:
            continue
        shown = {card for seat in deal.shown for meld in deal.melds[seat] for card in meld.cards}
        for seat in EYES:
            known = known_to(deal, seat) | shown
            assert set(cards_in(view(rules, step.state, seat))) <= known


def test_a_view_names_melds_and_hides_their_cards_until_shown() -> None:
    seated = table("pilotta")
    seated.play("KS 8H 7S 8S")
    fifty = seated.deal.melds[E]
    for seat in EYES:
        deal = seen(seated, seat)
        assert deal.named[E] == (MeldKind.FOUR_IN_SEQUENCE,)
        assert deal.melds[E] == (fifty if seat is E else ())
        assert (deal.scoring, deal.meld_points) == ((E, W), (0, 70))
    seated.play("9H")
    assert all(seen(seated, seat).melds[E] == fifty for seat in EYES)
    assert all(seen(seated, seat).melds[W] == () for seat in (N, E, S, None))


def test_no_points_are_granted_before_the_comparison() -> None:
    seated = table("pilotta")
    seated.play("KS 8H 7S")
    assert (seen(seated, None).scoring, seen(seated, None).meld_points) == (None, (0, 0))


def test_a_finished_deal_reveals_every_meld() -> None:
    seated = table("belote")
    seated.play_out(Random(1))
    assert seen(seated, None).melds == seated.deal.melds
    assert seated.deal.melds[N]
