"""Cards that mislead a partner are left out where another costs next to nothing."""

from dataclasses import replace

import numpy as np
import pytest

from engine.cards import Card
from engine.players.expert.play.card_choice import HONEST
from engine.players.expert.play.honest_cards import NEAR, honest_cards
from engine.players.understanding import Signals, Understanding
from engine.variants import find_variant
from tests.engine.players.expert.play.test_signal_play import WORLDS, Spot, weighed_at
from tests.engine.players.expert.seen_table import seen_by
from tests.engine.players.positions import Laid

CONTREE, COINCHE = find_variant("contree"), find_variant("coinche")
SPADES, ALL = "80S - - -", "80AT - - -"

ATTACK = "JS 9S AS TS 7H 8H 7D 7C"
DISCARDS = {"N": ATTACK, "S": "AH 9H KH TD 8D QD KC 8C"}
NO_HEARTS = "TS 7S KD QD JD KC QC JC"


def honest(
    held: dict[str, str],
    played: str,
    costs: dict[str, float],
    said: str = SPADES,
    signals: Signals = Signals.BOTH,
) -> set[str]:
    """The honest ones of the cards that cost so much."""
    laid = Laid(COINCHE if "AT" in said else CONTREE, **held)
    laid.say(*said.split())
    laid.play(played)
    table = replace(seen_by(laid.rules, laid.state), understanding=Understanding(signals=signals))
    cards = [Card.parse(card) for card in costs]
    found = honest_cards(table, cards, lambda card: 80 - costs[str(card)])
    return set(map(str, found))


@pytest.mark.parametrize(
    ("costs", "wanted"),
    [
        # The ace is called for, then a guarded ten; a suit is refused without its ace.
        ({"KC": 0, "9H": NEAR, "8D": 0}, {"9H"}),
        ({"KC": 0, "8D": NEAR}, {"8D"}),
        ({"8C": 0, "QD": NEAR}, {"QD"}),
        ({"KH": 0, "QD": NEAR}, {"QD"}),
        # What costs more is not said, and a hand that has nothing else must throw something.
        ({"KC": 0, "9H": NEAR + 1}, {"KC"}),
        ({"8C": 0, "QD": NEAR + 1}, {"8C", "QD"}),
    ],
)
def test_a_first_discard_says_what_is_so(costs: dict[str, float], wanted: set[str]) -> None:
    assert honest(DISCARDS, "JS 7S", costs) == wanted
    assert honest(DISCARDS, "JS 7S", costs, signals=Signals.READ) == set(costs)


@pytest.mark.parametrize(
    ("lost", "wanted"), [(0.0, "9H"), (HONEST, "9H"), (HONEST + 0.001, "KC"), (0.5, "KC")]
)
def test_an_honest_card_gives_up_no_contract(lost: float, wanted: str) -> None:
    laid = Laid(CONTREE, **DISCARDS)
    laid.say(*SPADES.split())
    laid.play("JS 7S")
    found = weighed_at(laid, Spot({}, "", "9H KC", "9H"), Signals.BOTH)
    worths = {card: np.zeros(WORLDS) for card in found.cards}
    worths |= {
        Card.parse("9H"): np.full(WORLDS, 0.6 - lost),
        Card.parse("KC"): np.full(WORLDS, 0.6),
    }
    assert str(found.best(worths)) == wanted


def test_later_discards_are_free() -> None:
    held = DISCARDS | {"E": "7S KS", "W": "8S QS"}
    assert honest(held, "JS 7S QD 8S 9S KS", {"8C": 0, "9H": 0}) == {"8C", "9H"}


RUFF = {"7S": 0, "KC": NEAR}
DEAR = {"7S": 0, "KC": NEAR + 1}
TEN = {"TS": 0, "7C": NEAR}


@pytest.mark.parametrize(
    ("held", "played", "costs", "wanted", "said"),
    [
        # To lead, or to take the trick: the higher of two cards next to each other.
        ({"N": "AH TH JS 9S KD QD 8D 7C"}, "", {"TH": 0, "AH": 1, "KD": 1}, {"AH", "KD"}, SPADES),
        ({"N": "AH TH JS 9S KD QD 8D 7C"}, "", {"9S": 0, "JS": 1}, {"JS"}, SPADES),
        ({"N": "AH TH JS 9S KD QD 8D 7C"}, "", {"9S": 0, "JS": NEAR + 1}, {"9S", "JS"}, SPADES),
        ({"N": "AH TH JS 9S KD QD 8D 7C"}, "", {"9S": 0, "JS": 1}, {"JS"}, ALL),
        ({"N": "7H", "E": "AH TH"}, "7H", {"TH": 0, "AH": 1}, {"AH"}, SPADES),
        # Where partner wins, or in a plain suit: jack and nine are two points apart.
        ({"N": "AH KH JH 9H"}, "", {"9H": 0, "JH": 1}, {"9H", "JH"}, SPADES),
        ({"N": "JS", "E": "7S", "S": "AS TS"}, "JS 7S", {"TS": 0, "AS": 0}, {"TS", "AS"}, SPADES),
        # A trick that is partner's, whatever is still played; the last case is not so sure.
        ({"N": "7H", "E": "AH", "S": "8H", "W": NO_HEARTS}, "7H AH 8H", RUFF, {"KC"}, SPADES),
        ({"N": "7H", "E": "AH", "S": "8H", "W": NO_HEARTS}, "7H AH 8H", DEAR, {*DEAR}, SPADES),
        ({"N": "AH", "E": "TH", "S": NO_HEARTS}, "AH TH", RUFF, {*RUFF}, SPADES),
        # The bare ten of trumps, led in defence.
        ({"N": "TS 7C AH KH", "W": "JS 9S AS"}, "", TEN, {"7C"}, "- - - 80S - - -"),
        ({"N": "TS 7C AH KH", "W": "JS 9S AS"}, "", TEN, {*TEN}, SPADES),
    ],
)
def test_of_equals_the_one_is_played_that_others_expect(
    held: dict[str, str], played: str, costs: dict[str, float], wanted: set[str], said: str
) -> None:
    assert honest(held, played, costs, said, Signals.NONE) == wanted
