"""Experts make signals among equal cards only, and believe what others signal."""

from dataclasses import dataclass, replace
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from engine.cards import Card
from engine.players.expert.arrays import Floats, dice_of
from engine.players.expert.play.card_choice import WeighedCards
from engine.players.expert.play.rewards import Rewards
from engine.players.expert.play.signal_play import (
    OPPONENT_STRAYS,
    PARTNER_STRAYS,
    signal_likelihood,
)
from engine.players.expert.play.world_sampling import Weighted, source_of, weigh_of
from engine.players.expert.play.world_search import Searched
from engine.players.expert.solver_view import SolverView
from engine.players.signals import SignalMeaning
from engine.players.understanding import Signals, Understanding
from engine.seats import Seat
from engine.variants import find_variant
from engine.view import view
from tests.engine.players.expert.seen_table import seen_by
from tests.engine.players.positions import Laid
from tests.engine.table import E, N, S, W

WORLDS = 40
CONTREE = find_variant("contree")

ATTACK = "JS 9S AS TS 7H 8H 7D 7C"
NO_TRUMP = {"N": ATTACK, "S": "AH 9H KH TD 8D QD KC 8C"}


@dataclass(frozen=True)
class Spot:
    """A deal with spades as trumps in which one of the ``equal`` cards is wanted.

    ``costs`` is a card that would be wanted still more and brings fewer points.
    """

    held: dict[str, str]
    played: str
    equal: str
    wanted: str
    costs: str = ""
    told: str | None = None
    said: str = "80S - - -"


SPOTS = {
    "the suit of the ace is called": Spot(NO_TRUMP, "JS 7S", "8C 8D 9H", "9H", told="calls"),
    "a call that costs is not made": Spot(NO_TRUMP, "JS 7S", "KC KH", "KC", "9H", "refuses"),
    "no suit is called without its ace": Spot(NO_TRUMP, "JS 7S", "8C QD", "QD", told="refuses"),
    "a suit without the ace is refused": Spot(NO_TRUMP, "JS 7S", "KC KH", "KC", told="refuses"),
    "with a third trump the queen is first": Spot(
        {"N": ATTACK, "S": "KS QS 8S AH KH TD 8D KC"}, "JS 7S", "KS QS", "QS", told="more-trumps"
    ),
    "with no other trump the king is first": Spot(
        {"N": ATTACK, "E": "7S 8S", "S": "KS QS AH KH TD 8D KC 8C"},
        "JS 7S",
        "KS QS",
        "KS",
        told="queen-alone",
    ),
    "a sure trick of partner's gets the dearest card": Spot(
        {"N": ATTACK, "E": "8S", "S": "KS 7S AH TH KH KC JD QD", "W": "QS"},
        "JS 8S",
        "KS 7S",
        "KS",
    ),
}


@pytest.mark.parametrize("spot", SPOTS.values(), ids=SPOTS)
def test_a_signal_is_made_among_equal_cards_only(spot: Spot) -> None:
    laid = Laid(CONTREE, **spot.held)
    laid.say(*spot.said.split())
    laid.play(spot.played)
    weighed = {signals: weighed_at(laid, spot, signals) for signals in Signals}
    best = {signals: each.best(each.worths()) for signals, each in weighed.items()}
    assert str(best[Signals.MADE]) == str(best[Signals.BOTH]) == spot.wanted
    assert best[Signals.NONE] == best[Signals.READ]
    told = {s: each.told(each.worths(), best[Signals.MADE]) for s, each in weighed.items()}
    assert told == dict.fromkeys(Signals) | dict.fromkeys((Signals.MADE, Signals.BOTH), spot.told)


def test_what_partner_called_or_led_first_is_led() -> None:
    laid = Laid(
        CONTREE,
        N="KS QS AC 9D KD JC QC 8C",
        E="JS 9S AS TS KH AH 8H KC",
        S="AD TD 7D 8D 9H JH TH QH",
        W="7S 8S 7H QD JD 7C 9C TC",
    )
    laid.say("-", "80S", "-", "-", "-")
    laid.play("AC KC 8D 7C")
    spot = Spot({}, "", "8C 9D JC", "9D")
    made, none = (weighed_at(laid, spot, each) for each in (Signals.MADE, Signals.NONE))
    best = made.best(made.worths())
    assert str(best) == "9D"
    assert made.told(made.worths(), best) is SignalMeaning.CALLS
    assert str(none.best(none.worths())) == "8C"


def weighed_at(laid: Laid, spot: Spot, signals: Signals) -> WeighedCards:
    """The cards where the equal ones bring the same and every other card less."""
    (seat,) = laid.waits_for
    table = replace(seen_by(CONTREE, laid.state), understanding=Understanding(signals=signals))
    hands = source_of(table).drawn(WORLDS, dice_of(Random(1))).hands
    equal = spot.equal.split()
    points = {card: np.full(WORLDS, 80 if str(card) in equal else 60) for card in table.deal.hand}
    searched = Searched(hands, np.ones(WORLDS), points, dict.fromkeys(points, WORLDS))
    return WeighedCards(
        table=table,
        cards=table.deal.hand,
        pool=Weighted(source_of(table).drawn(1, dice_of(Random(1))), np.ones(1)),
        solved=searched,
        rewards=Rewards.of(table, view(CONTREE, laid.state, seat), certain=False),
    )


HEARD = (
    ("a call: the ace is likelier", "JS 7S 9H", S, "AH", True),
    ("a refusal: it is less likely", "JS 7S KC", S, "AC", False),
    ("an ace discarded: so is the ten", "JS 7S AH", S, "TH", True),
    ("a ten discarded: the ace is not", "JS 7S TD", S, "AD", False),
)


@pytest.mark.parametrize(("name", "played", "seat", "card", "likelier"), HEARD)
def test_a_signal_moves_the_belief_of_all_and_of_partner_most(
    name: str, played: str, seat: Seat, card: str, *, likelier: bool
) -> None:
    laid = Laid(CONTREE, N=ATTACK, S="AH 9H TH AC KC AD TD 8D", E="7S KS", W="8S QS")
    laid.say("80S", "-", "-", "-")
    laid.play(played)
    moved = {}
    for reader in (N, E, W):
        table = table_of(laid, reader)
        hands = source_of(table).drawn(2000, dice_of(Random(1))).hands
        held = hands[:, table.order.index(seat)] & table.bit(Card.parse(card)) != 0
        before, after = (
            odds(held, weigh_of(replace(table, understanding=Understanding(signals=each)))(hands))
            for each in (Signals.NONE, Signals.READ)
        )
        moved[reader] = after / before if likelier else before / after
    assert moved[N] > moved[E] > 1.05
    assert moved[N] > moved[W] > 1.05


@pytest.mark.parametrize(("reader", "strays"), [(N, PARTNER_STRAYS), (E, OPPONENT_STRAYS)])
def test_a_first_discard_is_believed_no_more_than_other_signals(
    reader: Seat, strays: float
) -> None:
    laid = Laid(CONTREE, N=ATTACK, S="AH 9H TH AC KC AD TD 8D", E="7S KS", W="8S QS")
    laid.say("80S", "-", "-", "-")
    laid.play("JS 7S 9H")
    table = table_of(laid, reader)
    weigh = signal_likelihood(table)
    assert weigh is not None
    assert set(weigh(source_of(table).drawn(200, dice_of(Random(1))).hands)) == {1.0, strays}


def odds(held: NDArray[np.bool_], weights: Floats) -> float:
    """The odds that the card is held."""
    return float(weights[held].sum() / weights[~held].sum())


def table_of(laid: Laid, seat: Seat) -> SolverView:
    """The table as this seat sees it, whoever is to play."""
    deal = laid.sees(seat)
    return replace(seen_by(CONTREE, laid.state), seat=seat, deal=deal)
