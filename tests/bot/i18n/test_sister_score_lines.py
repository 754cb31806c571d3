"""The explained score of the sister games: every line of it can be said, and reads well."""

from dataclasses import replace

import pytest

from bot.i18n import words
from bot.i18n.languages import NO_BREAK
from bot.rulebook.arithmetic import score_lines
from engine.cards import Trump
from engine.ruleset import ScoringRules
from engine.settlement import Settlement, Side
from tests.engine.scoring.games import (
    BALOOT,
    BELOTE_501,
    BIDDING,
    PENALTY,
    PILOTTA,
    TRADITIONAL,
    Facts,
    settle,
)


def said(language: str, settlement: Settlement) -> list[str]:
    texts = score_lines(settlement, words(language))
    return [text.replace(NO_BREAK, " ").replace("\N{NARROW NO-BREAK SPACE}", " ") for text in texts]


MADE: Facts = {"melds": (20, 0), "belote": (20, 0), "last_trick": Side.ATTACK}


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        (
            "fr",
            [
                "Attaque : 80 de cartes + 10 de der + 20 d’annonces + 20 de belote = 130",
                "Défense : 72 de cartes",
                "Contrat réussi : 130 > 72",
                "L’attaque marque 130",
                "La défense marque 72",
            ],
        ),
        (
            "en",
            [
                "Attack: 80 in cards + 10 for the last trick + 20 for melds + 20 for belote = 130",
                "Defence: 72 in cards",
                "Contract made: 130 > 72",
                "The attack scores 130",
                "The defence scores 72",
            ],
        ),
    ],
)
def test_score_of_a_contract_made(language: str, expected: list[str]) -> None:
    assert said(language, settle(TRADITIONAL, 90, 72, **MADE)) == expected


def test_score_of_a_contract_failed_after_a_tie() -> None:
    assert said("fr", settle(BELOTE_501, 70, 92, carry=81)) == [
        "Attaque : 70 de cartes",
        "Défense : 92 de cartes",
        "Contrat chuté : 70 < 92",
        "L’attaque ne marque rien",
        "La défense marque 92 + 70 de l’autre camp + 81 en suspens = 243",
    ]


def test_score_of_a_tie() -> None:
    assert said("en", settle(BELOTE_501, 81, 81, carry=70))[2:] == [
        "Tied: 81 to 81",
        "Carried over: 70 + 81 = 151",
        "The attack scores nothing",
        "The defence scores 81",
    ]
    assert said("fr", settle(BELOTE_501, 81, 81))[3] == "81 points en suspens"


def test_match_points_of_a_doubled_contract() -> None:
    facts: Facts = {"tricks": (8, 0), "melds": (0, 20), "carry": 85, "multiplier": 2}
    assert said("fr", settle(BIDDING, 162, 0, **facts))[3:] == [
        "Attaque : (162 + 20) × 2 + 85 en suspens = 449, soit 45 + 9 pour tous les plis = 54",
        "La défense ne marque rien",
    ]
    assert said("fr", settle(BIDDING, 92, 70))[3:] == [
        "Attaque : 92, soit 9",
        "Défense : 70, soit 7",
    ]


def test_match_points_of_both_sides_without_a_double() -> None:
    assert said("fr", settle(BIDDING, 55, 107))[3:] == [
        "L’attaque ne marque rien",
        "Défense : 107 + 55 de l’autre camp = 162, soit 16",
    ]


def test_tens_of_both_sides_after_a_failure() -> None:
    assert said("fr", settle(PILOTTA, 50, 112, said="80S"))[3:] == [
        "Défense : 112 + 50 de l’autre camp = 162",
        "Attaque : 0",
        "Défense : 162, soit 16",
    ]


def test_a_ten_lost_by_rounding_is_explained() -> None:
    assert said("fr", settle(PILOTTA, 95, 67, said="80S"))[3:] == [
        "Attaque : 95, soit 9",
        "Défense : 67, soit 6 + 1 (dizaine perdue) = 7",
    ]


@pytest.mark.parametrize(
    ("melds", "belote", "told"),
    [
        (20, 0, "Contrat réussi : 95 ≥ 80, sans les annonces"),
        (0, 20, "Contrat réussi : 95 ≥ 80, sans la belote"),
        (50, 20, "Contrat réussi : 95 ≥ 80, sans les annonces ni la belote"),
    ],
)
def test_what_does_not_help_to_make_a_contract_is_named(melds: int, belote: int, told: str) -> None:
    """Pilotta: a side with 165 points read that it had made its contract with 95."""
    settlement = settle(PILOTTA, 95, 67, said="80S", melds=(melds, 0), belote=(belote, 0))
    assert said("fr", settlement)[2] == told


def test_a_belote_lost_with_the_contract_is_named() -> None:
    """Belote: of the attack's 90 points the defence wrote 70, and 20 were gone without a word."""
    assert said("fr", settle(TRADITIONAL, 70, 92, belote=(20, 0)))[-2:] == [
        "La défense marque 92 + 70 de l’autre camp = 162",
        "L’attaque perd sa belote avec le contrat.",
    ]
    assert said("en", settle(TRADITIONAL, 70, 92))[-1] == (
        "The defence scores 92 + 70 from the other side = 162"
    )


def test_round_points_of_both_sides_are_added_up_first() -> None:
    """Baloot: a defence with 100 points read that it scored for 162."""
    assert said("fr", settle(BALOOT, 62, 100))[-2:] == [
        "Défense : 100 + 62 de l’autre camp = 162",
        "Défense : 162, soit 16",
    ]


def test_score_in_round_points() -> None:
    facts: Facts = {"melds": (5, 0), "belote": (2, 0), "multiplier": 2}
    assert said("fr", settle(BALOOT, 100, 62, **facts)) == [
        "Cartes de l’attaque : 100 (5 plis)",
        "Cartes de la défense : 62 (3 plis)",
        "Contrat réussi : 100 > 62",
        "Attaque : 100, soit 10 ; (10 + 5 d’annonces) × 2 + 2 de belote = 32",
        "Défense : 62, soit 6 ; 6 × 2 = 12",
    ]
    facts = {"tricks": (8, 0), "trump": Trump.NONE}
    assert said("en", settle(BALOOT, 130, 0, **facts))[3:] == [
        "Attack: 44 for every trick",
        "The defence scores nothing",
    ]
    facts = {"tricks": (8, 0), "exposed_ace": True, "melds": (5, 0), "multiplier": 2}
    assert said("fr", settle(BALOOT, 162, 0, **facts))[3:] == [
        "Attaque : 88 pour tous les plis (as retourné) ; (88 + 5 d’annonces) × 2 = 186",
        "La défense ne marque rien",
    ]
    added = replace(BALOOT, all_tricks_added=True)
    assert said("fr", settle(added, 162, 0, tricks=(8, 0)))[3] == (
        "Attaque : 162, soit 16 + 44 pour tous les plis = 60"
    )


@pytest.mark.parametrize(
    ("scoring", "attack", "told"),
    [
        (BIDDING, 92, "L’attaque gagne la partie"),
        (BALOOT, 70, "La défense gagne la partie"),
    ],
)
def test_score_of_a_deal_that_decides_the_game(
    scoring: ScoringRules, attack: int, told: str
) -> None:
    settlement = settle(scoring, attack, 162 - attack, decides_game=True)
    assert said("fr", settlement)[-1] == told


def claimed(guilty: tuple[bool, bool]) -> Settlement:
    broken_off = settle(TRADITIONAL, 40, 20, **MADE).tally
    return PENALTY["clabber"].award(broken_off, guilty, Side.DEFENCE, 162)


def test_score_of_a_challenge() -> None:
    assert said("fr", claimed((True, False))) == [
        "Réclamation fondée",
        "L’attaque ne marque rien",
        "La défense marque tous les points : 162 + 20 d’annonces + 20 de belote = 202",
    ]
    assert said("en", claimed((False, False))) == [
        "The challenge was wrong",
        "The defence scores nothing",
        "The attack scores every point: 162 + 20 for melds + 20 for belote = 202",
    ]
    assert said("en", claimed((True, True)))[1:] == ["The deal is void, nobody scores"]
