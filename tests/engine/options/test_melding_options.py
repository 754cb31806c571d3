"""Which melds there are, whose score, and who sees them, as the table has chosen."""

from typing import TYPE_CHECKING

import pytest

from engine.cards import Trump
from engine.events import DealSettled, GameEnded, MeldsAnnounced, MeldsShown
from engine.meld_rules import Melds, Scope
from engine.ruleset import MeldRules, RuleSet
from engine.seats import Seat
from engine.tally import scoring_seats
from tests.engine.options.houses import CONTREES, houses, offered_in
from tests.engine.options.played import Played, deals
from tests.engine.table import cards
from tests.rig.slow import slow_except

if TYPE_CHECKING:
    from engine.meld import Meld

WITH_DECLARATIONS = {"declarations": "on"}


def melds_of(rules: RuleSet) -> MeldRules:
    """The melds of a game that has some."""
    assert rules.melds is not None
    return rules.melds


def plan(rules: RuleSet, hand: str, trump: Trump = Trump.HEARTS) -> list[int]:
    """What the melds of a hand are worth, the best first."""
    return [meld.points for meld in melds_of(rules).plan(cards(hand), trump)]


def scoring(rules: RuleSet, *hands: str) -> list[int]:
    """Who scores, of hands from the eldest to the dealer, as places in that order."""
    order = rules.seating.starting_at(rules.seating.after(Seat.NORTH))
    announced: list[tuple[Meld, ...]] = [()] * len(Seat)
    for seat, hand in zip(order, hands, strict=True):
        announced[seat] = melds_of(rules).plan(cards(hand), Trump.HEARTS)
    granted = melds_of(rules).granted(announced, Trump.HEARTS, rules.seating, Seat.NORTH)
    return [order.index(seat) for seat in scoring_seats(granted, rules.seating, Seat.NORTH)]


def every(option: str) -> list[tuple[str, dict[str, str]]]:
    """The games that have an option about melds, those that play with declarations among them."""
    own = [(key, dict[str, str]()) for key in offered_in(option)]
    return own + [(key, WITH_DECLARATIONS) for key in CONTREES]


@pytest.mark.parametrize(("key", "beside"), every("fours-of-eight-and-seven"))
def test_fours_of_eights_and_sevens(key: str, beside: dict[str, str]) -> None:
    rules = houses(key, "fours-of-eight-and-seven", **beside)
    for four in ("8S 8H 8D 8C AS KH", "7S 7H 7D 7C AS KH"):
        assert {value: plan(each, four) for value, each in rules.items()} == {
            "no": [],
            "yes": [100],
        }
    eights, queens, sevens = "8S 8H 8D 8C AS", "QS QH QD QC AD", "7S 7H 7D 7C AH"
    best = [0, 1, 2] if key == "bidding_belote" else [1]  # where both sides score theirs
    assert scoring(rules["yes"], eights, queens, sevens, "") == best
    run = "9S 8S 7S 8H 8D 8C"
    both = [100, 20] if key == "croatian_bela" else [100]  # where a card serves both
    assert (plan(rules["no"], run), plan(rules["yes"], run)) == ([20], both)


KINDS = (["QHJHTH", "AHKHQH", "", ""], ["QSJSTS", "QDJDTD", "", ""], ["", "QSJSTS", "", "QDJDTD"])
"""The later player's is the higher; two are equal; the dealer has one of two that are equal."""

SCORE = {
    "first": ([1], [0], [1, 3]),
    "dealer": ([1], [0], [1, 3]),
    "cancel": ([1], [], [1, 3]),
    "turn": ([0], [0], [1, 3]),
}
SCORE_ALONE = {
    "first": ([1], [0], [1]),
    "dealer": ([1], [0], [3]),
    "cancel": ([1], [], []),
    "turn": ([0], [0], [1]),
}


@pytest.mark.parametrize(("key", "beside"), every("meld-tie"))
def test_equal_melds_by_each_rule(key: str, beside: dict[str, str]) -> None:
    for value, rules in houses(key, "meld-tie", **beside).items():
        assert isinstance(rules.melds, Melds)
        alone = rules.melds.comparison.scope is Scope.BEST_PLAYER  # even partners are rivals
        expected = SCORE_ALONE if alone else SCORE
        assert tuple(scoring(rules, *hands) for hands in KINDS) == expected[value]


@pytest.mark.parametrize(("key", "beside"), every("meld-overlap"))
def test_a_card_counts_once_or_in_a_four_and_a_sequence(key: str, beside: dict[str, str]) -> None:
    rules = houses(key, "meld-overlap", **beside)
    hand = "KS KH KD KC QS JS"
    once, shared = plan(rules["once"], hand), plan(rules["shared"], hand)
    assert once == shared[:1]
    assert len(shared) == 2
    assert plan(rules["once"], "KS QS JS 9H") == plan(rules["shared"], "KS QS JS 9H")


def test_long_sequences() -> None:
    rules = houses("tarabish", "long-runs")
    suit = ["AS", "KS", "QS", "JS", "TS", "9S", "8S", "7S", "6S"]
    found = {
        value: [sum(plan(each, " ".join(suit[:length]))) for length in range(3, 10)]
        for value, each in rules.items()
    }
    assert found == {
        "split": [20, 50, 50, 50, 70, 100, 100],
        "fifty": [20, 50, 50, 50, 50, 50, 50],
        "hundred": [20, 50, 100, 100, 100, 100, 100],
    }
    longer = ("AHKHQHJH", "TS9S8S7S6S", "", "")
    assert {value: scoring(each, *longer) for value, each in rules.items()} == {
        "split": [0],
        "fifty": [0],
        "hundred": [1],
    }


def test_twenty_may_beat_fifty() -> None:
    rules = houses("tarabish", "run-order")
    hands = ("AHKHQHJH", "8S7S6S", "", "")
    assert {value: scoring(each, *hands) for value, each in rules.items()} == {
        "longer": [0],
        "twenty": [1],
    }
    cut = houses("tarabish", "run-order", **{"long-runs": "hundred"})
    assert scoring(cut["twenty"], "AHKHQHJH", "8S7S6S", "TDJDQDKDAD", "") == [2]
    assert plan(cut["twenty"], "AHKHQHJH8S7S6S") == [20, 50]


def shows(played: Played) -> set[str]:
    """When the melds of a deal were laid open."""
    deal, happened = played
    found = set[str]()
    for step in happened:
        for before, event in zip(step.events, step.events[1:], strict=False):
            if isinstance(event, MeldsShown):
                with_it = isinstance(before, MeldsAnnounced) and before.seat is event.seat
                last = isinstance(step.events[-1], DealSettled | GameEnded)
                found.add("at-once" if with_it else "last-trick" if last else "second-trick")
    assert deal.shown or not found
    return found or {"never"}


@pytest.mark.parametrize("game", slow_except(every("melds-shown"), every("melds-shown")[::4]))
def test_cards_of_melds_are_shown_or_not(game: tuple[str, dict[str, str]]) -> None:
    key, beside = game
    for value, rules in houses(key, "melds-shown", **beside).items():
        found = [shows(each) for each in deals(rules, 12) if each[0].scoring]
        assert found
        assert all(each == {value} for each in found)
