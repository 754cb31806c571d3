"""The best plan of a hand: R-80, and what each game calls a meld."""

import re
from itertools import chain, combinations
from random import Random

import pytest

from engine.cards import Card, Trump
from engine.meld import MeldKind
from tests.engine.melds.games import MELDS, game, plan, told

TRUMPS = (Trump.HEARTS, Trump.NONE, Trump.ALL)
DOWNWARDS = "AKQJT9876"
USUAL_FOURS = {"J": 200, "9": 150, "A": 100, "T": 100, "K": 100, "Q": 100}
USUAL_RUNS = {3: 20, 4: 50} | dict.fromkeys(range(5, 10), 100)
FOURS: dict[str, dict[str, int]] = dict.fromkeys(MELDS, USUAL_FOURS) | {
    "belote_501": USUAL_FOURS | {"8": 100, "7": 100},
    "baloot": dict.fromkeys("AKQJT", 10),
    "tarabish": {},
    "clabber": USUAL_FOURS | {"9": 100},
}
RUNS = dict.fromkeys(FOURS, USUAL_RUNS) | {
    "baloot": {3: 2, 4: 5} | dict.fromkeys(range(5, 9), 10),
    "tarabish": {3: 20, 4: 50, 5: 50, 6: 50, 7: 70, 8: 100, 9: 100},
}
AT_NO_TRUMPS: dict[str, tuple[dict[str, int], dict[int, int]]] = {
    "bidding_belote": ({"A": 200}, {}),
    "bulgarian_belot": ({}, {}),
    "baloot": (
        dict.fromkeys("KQJT", 20) | {"A": 40},
        {3: 4, 4: 10} | dict.fromkeys(range(5, 9), 20),
    ),
}


def worth_of_every_plan(key: str, hand: list[str], trump: Trump) -> list[int]:
    """What each choice of fours is worth together with the runs that are left."""
    fours, runs = FOURS[key], RUNS[key]
    if trump is Trump.NONE:
        fours, runs = AT_NO_TRUMPS.get(key, (fours, runs))
    held = [rank for rank in fours if sum(card[0] == rank for card in hand) == 4]
    worths = []
    for chosen in chain.from_iterable(combinations(held, size) for size in range(9)):
        left = [card for card in hand if card[0] not in chosen or MELDS[key].shared]
        rows = ["".join("x" if r + s in left else " " for r in DOWNWARDS) for s in "SHDC"]
        lengths = [len(run) for row in rows for run in re.findall("x{3,}", row)]
        parts = [fours[rank] for rank in chosen] + [runs.get(length, 0) for length in lengths]
        worths.append(sum(parts))
    return worths


def rich_hand(key: str, rng: Random) -> list[Card]:
    """A hand of few suits or few ranks, in which melds are many and compete."""
    rules = game(key)
    pack = list(rules.pack.cards)
    suits, ranks = rng.sample("SHDC", 2), rng.sample(rules.pack.ranks, 3)
    rng.shuffle(pack)
    pack.sort(key=lambda card: card.suit in suits or card.rank in ranks, reverse=rng.random() < 0.8)
    return pack[: rules.hand_size]


@pytest.mark.parametrize("trump", TRUMPS)
@pytest.mark.parametrize("key", MELDS)
def test_no_other_choice_of_melds_is_worth_more(key: str, trump: Trump) -> None:
    rng = Random(f"{key} {trump}")
    competing = 0
    for _ in range(400):
        hand = rich_hand(key, rng)
        worths = worth_of_every_plan(key, [str(card) for card in hand], trump)
        competing += len(worths) > 1
        melds = MELDS[key].plan(hand, trump)
        assert sum(meld.points for meld in melds) == max(worths)
        used = [card for meld in melds for card in meld.cards]
        assert len(set(used)) == len(used) or MELDS[key].shared
        assert set(used) <= set(hand)
    assert competing or not FOURS[key] or (trump is Trump.NONE and key == "bulgarian_belot")


@pytest.mark.parametrize("key", MELDS)
def test_the_order_of_cards_does_not_matter(key: str) -> None:
    rng = Random(key)
    for _ in range(100):
        hand = rich_hand(key, rng)
        other = rng.sample(hand, len(hand))
        for trump in TRUMPS:
            assert MELDS[key].plan(other, trump) == MELDS[key].plan(hand, trump)


def test_a_card_counts_in_one_meld_only() -> None:
    assert told("belote", "KSKHKDKCQSJS7H8D") == [("KSKHKDKC", 100)]


def test_a_four_is_dropped_when_the_sequences_are_worth_more() -> None:
    assert told("belote", "ASKSQSJSTSQHQDQCKHJH") == [("ASKSQSJSTS", 100), ("KHQHJH", 20)]


def test_among_equal_totals_the_one_with_the_best_single_meld_is_chosen() -> None:
    hand = "QSQHQDQCJSTSKSAS"
    assert told("belote", hand) == [("QSQHQDQC", 100)]
    assert told("baloot", hand) == [("ASKSQSJSTS", 10)]  # a sequence of five is above a four
    assert told("baloot", hand, Trump.NONE) == [("ASKSQSJSTS", 20)]


def test_a_sequence_broken_by_a_four_counts_what_remains() -> None:
    hand = "JSJHJDJCTS9S8S7S"
    assert told("belote", hand) == [("JSJHJDJC", 200), ("TS9S8S7S", 50)]


def test_the_ace_does_not_continue_below_the_seven() -> None:
    assert told("belote", "AS7S8SKDQH9C") == []
    assert told("tarabish", "6S7S8S") == [("8S7S6S", 20)]


def test_only_maximal_sequences_count() -> None:
    assert told("belote", "ASKSQSJSTS9S8S7S") == [("ASKSQSJSTS9S8S7S", 100)]


@pytest.mark.parametrize("key", [key for key in MELDS if key != "tarabish"])
def test_announcements_name_the_kind_of_each_meld(key: str) -> None:
    kinds = {
        "JSQSKS": MeldKind.THREE,
        "TSJSQSKS": MeldKind.FOUR_IN_SEQUENCE,
        "9STSJSQSKS": MeldKind.FIVE,
        "9STSJSQSKSAS": MeldKind.FIVE,
        "KSKHKDKC": MeldKind.FOUR_OF_A_KIND,
    }
    for hand, kind in kinds.items():
        assert [meld.kind for meld in plan(key, hand)] == [kind]


def test_four_aces_are_400_only_in_baloots_sun() -> None:
    (sun,) = plan("baloot", "ASAHADAC", Trump.NONE)
    assert (sun.kind, sun.points) == (MeldKind.FOUR_HUNDRED, 40)
    (hokum,) = plan("baloot", "ASAHADAC")
    assert (hokum.kind, hokum.points) == (MeldKind.FOUR_OF_A_KIND, 10)


def test_baloot_counts_at_most_two_projects_per_hand() -> None:
    more_than_a_hand = "ASAHADACTSTHTDTC7D8D9D"
    two = [("ASAHADAC", 40), ("TSTHTDTC", 20)]
    assert told("baloot", more_than_a_hand, Trump.NONE) == two
    assert len(told("belote", more_than_a_hand)) == 3


@pytest.mark.parametrize("rank", ["9", "8", "7"])
def test_nines_eights_and_sevens_are_no_four_of_a_kind_in_baloot(rank: str) -> None:
    four = "".join(rank + suit for suit in "SHDC")
    assert told("baloot", four) == told("baloot", four, Trump.NONE) == []


def test_tarabish_has_no_four_of_a_kind() -> None:
    assert all(told("tarabish", "".join(r + s for s in "SHDC")) == [] for r in DOWNWARDS)


@pytest.mark.parametrize(
    ("length", "melds"),
    [
        (3, ["AHKHQH"]),
        (4, ["AHKHQHJH"]),
        (5, ["AHKHQHJH"]),
        (6, ["AHKHQHJH"]),
        (7, ["AHKHQHJH", "TH9H8H"]),
        (8, ["AHKHQHJH", "TH9H8H7H"]),
        (9, ["AHKHQHJH", "TH9H8H7H"]),
    ],
)
def test_tarabish_splits_a_long_sequence_from_the_top(length: int, melds: list[str]) -> None:
    hand = "".join(rank + "H" for rank in DOWNWARDS[:length])
    points = [20 if len(meld) == 6 else 50 for meld in melds]
    assert told("tarabish", hand) == list(zip(melds, points, strict=True))


@pytest.mark.parametrize(
    ("key", "rank", "points"),
    [
        ("belote", "J", 200),
        ("belote", "9", 150),
        ("belote", "A", 100),
        ("belote_501", "8", 100),
        ("belote_501", "7", 100),
        ("pilotta", "9", 150),
        ("clabber", "9", 100),
        ("clabber", "J", 200),
    ],
)
def test_the_values_of_fours_of_a_kind(key: str, rank: str, points: int) -> None:
    four = "".join(rank + suit for suit in "SHDC")
    assert told(key, four) == [(four, points)]


@pytest.mark.parametrize("key", ["belote", "bidding_belote", "pilotta"])
def test_eights_and_sevens_are_no_four_of_a_kind_elsewhere(key: str) -> None:
    assert told(key, "8S8H8D8C7S7H7D7C") == []


def test_at_no_trumps_bidding_belote_scores_only_four_aces() -> None:
    hand = "ASAHADACKSQSJSTS"
    assert told("bidding_belote", hand, Trump.NONE) == [("ASAHADAC", 200)]
    assert told("bidding_belote", "KSQSJSTSJHJDJC7H", Trump.NONE) == []
    assert told("bidding_belote", hand, Trump.ALL) == [("ASAHADAC", 100), ("KSQSJSTS", 50)]
