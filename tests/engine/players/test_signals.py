"""Signals in play: which cards tell something, and what of the hand that is left."""

from dataclasses import dataclass

import pytest

from engine.cards import Suit
from engine.players.signals import CALLED, LED_FIRST, Signal, asked_of, signals_in
from engine.seats import Seat
from engine.variants import find_variant
from tests.engine.players.positions import Laid
from tests.engine.table import E, N, S, cards

ATTACK = "JS 9S AS TS 7H 8H 7D 7C"
NO_TRUMP = {"N": ATTACK, "S": "AH 9H KH TD 8D QD KC 8C"}
BELOTE = {"N": ATTACK, "S": "KS QS 8S AH KH TD 8D KC"}
OPPONENTS_LEAD = {"N": ATTACK, "E": "AD KD 7S 8S QC JC AC 8C", "S": "TC 9C AH 9H KH TH QH JH"}


@dataclass(frozen=True)
class Case:
    """A deal that north plays in spades, the cards so far, and what the last one tells.

    ``meant`` and ``false`` are hands that the last player might have left.
    """

    held: dict[str, str]
    played: str
    told: str = ""
    meant: tuple[str, ...] = ()
    false: tuple[str, ...] = ()
    trump: str = "80S"


CASES = {
    "seven, eight or nine calls for the ace, or the guarded ten": Case(
        NO_TRUMP, "JS 7S 9H", "calls", ("AH KC", "TH 7H"), ("KH QH", "TH KC")
    ),
    "king, queen or jack refuses": Case(NO_TRUMP, "JS 7S QD", "refuses", ("TD 8D",), ("AD TD",)),
    "only the first discard calls": Case(
        NO_TRUMP | {"E": "7S KS", "W": "8S QS"}, "JS 7S QD 8S 9S KS 8C"
    ),
    "the ace has the ten": Case(NO_TRUMP, "JS 7S AH", "has-ten", ("TH 9H",), ("KH 9H",)),
    "the ten on partner's trick is without the ace": Case(
        NO_TRUMP, "JS 7S TD", "no-ace", ("8D QD",), ("AD QD",)
    ),
    "the ten on the trick of others was bare": Case(
        OPPONENTS_LEAD, "7D AD TC", "was-bare", ("AH KH",), ("9C AH",)
    ),
    "queen first: one more trump": Case(BELOTE, "JS 7S QS", "more-trumps", ("KS 8S",), ("KS AH",)),
    "king first: the queen alone": Case(BELOTE, "JS 7S KS", "queen-alone", ("QS AH",), ("QS 8S",)),
    "without the belote the queen tells nothing": Case({"N": ATTACK, "S": "QS 8S"}, "JS 7S QS"),
    "a suit that is followed tells nothing": Case({"N": ATTACK, "S": "9H 8S"}, "8H KH 9H"),
    "a ruff tells nothing": Case({"N": ATTACK, "S": "8S 9D AD TD KD QD JD 8D"}, "7H KH 8S"),
    "the attack's lead asks for nothing": Case({"N": ATTACK}, "7D"),
    "at all trumps there is no ace to call for": Case(NO_TRUMP, "JS 7S 9H", trump="80AT"),
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_a_card_tells_what_is_agreed(case: Case) -> None:
    rules = find_variant("coinche" if case.trump.endswith("T") else "contree")
    table = Laid(rules, **case.held)
    table.say(case.trump, "-", "-", "-")
    table.play(case.played)
    told = last_told(table)
    assert (told.told if told else "") == case.told
    if told:
        assert all(told.fits(cards(hand)) for hand in case.meant)
        assert not any(told.fits(cards(hand)) for hand in case.false)


def test_partner_asks_for_the_suit_called_until_its_ace_falls_and_for_the_one_led_first() -> None:
    table = Laid(
        find_variant("contree"),
        N="KS QS AC 7D KD JC QC 8C",
        E="JS 9S AS TS KH AH 8H KC",
        S="AD TD 9D 8D 9H JH TH QH",
        W="7S 8S 7H QD JD 7C 9C TC",
    )
    table.say("-", "80S", "-", "-", "-")
    table.play("AC KC 9D 7C")
    assert asked(table, S) == {Suit.CLUBS: LED_FIRST}
    assert asked(table, N) == {Suit.DIAMONDS: CALLED}
    assert asked(table, E) == {}
    table.play("7D TS AD JD")
    assert asked(table, N) == {}


def asked(table: Laid, seat: Seat) -> dict[Suit, int]:
    contract, tricks = table.contract, table.deal.all_tricks
    assert contract is not None
    heard = tuple(signals_in(table.rules, contract, tricks, ()))
    return asked_of(table.rules, contract, tricks, heard, seat)


def last_told(table: Laid) -> Signal | None:
    contract, deal = table.contract, table.sees(N)
    assert contract is not None
    (*_, last) = (play for trick in deal.all_tricks for play in trick.plays)
    found = signals_in(table.rules, contract, deal.all_tricks, deal.belotes)
    return next((signal for signal in found if signal.card == last.card), None)
