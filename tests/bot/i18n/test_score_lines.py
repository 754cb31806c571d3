"""The explained score: what scoring returns can be said, line by line, as it is."""

from dataclasses import replace

import pytest

from bot.i18n import words
from bot.i18n.game_values import AS_TEXT
from bot.i18n.languages import NO_BREAK
from bot.rulebook.arithmetic import score_lines
from engine.cards import Trump
from engine.contract import Bid, Contract, ContractKind
from engine.options import with_options
from engine.seats import Seat, Team
from engine.settlement import Result, Side, Tally
from engine.variants import find_variant
from engine.variants.contree import CONTREE
from engine.variants.presets import presets_of

SPADES_100 = Bid(100, Trump.SPADES)
HEARTS_CAPOT = Bid(250, Trump.HEARTS, ContractKind.CAPOT)


def _tally(bid: Bid, *, attack: int, tricks: int, doubles: int = 0, belote: int = 0) -> Tally:
    return Tally(
        contract=Contract(Seat.NORTH, bid, doubles, 2**doubles),
        attack=Team.NORTH_SOUTH,
        card_points=(attack, 162 - attack),
        tricks=(tricks, 8 - tricks),
        belote=(belote, 0),
        last_trick=Side.ATTACK,
    )


def _lines(language: str, tally: Tally) -> list[str]:
    say = words(language)
    texts = score_lines(CONTREE.scoring.settle(tally), say)
    return [text.replace(NO_BREAK, " ").replace("\N{MINUS SIGN}", "-") for text in texts]


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        (
            "fr",
            [
                "Cartes de l’attaque : 102 (6 plis)",
                "Dix de der : + 10 = 112",
                "Avec la belote : + 20 = 132",
                "Contrat réussi : 132 ≥ 100",
                "Défense : 50",
                "Attaque : 160 - 50 = 110",
                "L’attaque marque 110 faits + 100 demandés × 2 = 310",
                "À la marque, la belote ne compte pas : elle n’a servi qu’à réussir le contrat.",
            ],
        ),
        (
            "en",
            [
                "Attack’s cards: 102 (6 tricks)",
                "Last trick: + 10 = 112",
                "With the belote: + 20 = 132",
                "Contract made: 132 ≥ 100",
                "Defence: 50",
                "Attack: 160 - 50 = 110",
                "The attack scores 110 made + 100 bid × 2 = 310",
                "In the score the belote does not count: it only helped to make the contract.",
            ],
        ),
    ],
)
def test_score_of_a_doubled_contract_made(language: str, expected: list[str]) -> None:
    assert _lines(language, _tally(SPADES_100, attack=112, tricks=6, doubles=1, belote=20)) == (
        expected
    )


def test_score_of_a_failed_contract() -> None:
    assert _lines("fr", _tally(SPADES_100, attack=71, tricks=1)) == [
        "Cartes de l’attaque : 61 (1 pli)",
        "Dix de der : + 10 = 71",
        "Contrat chuté : 71 < 100",
        "L’attaque ne marque rien",
        "La défense marque 160 pour la chute + 100 demandés = 260",
    ]


def test_score_of_a_capot_made() -> None:
    assert _lines("fr", _tally(HEARTS_CAPOT, attack=162, tricks=8)) == [
        "Capot réussi : tous les plis (8)",
        "Défense : 0",
        "Attaque : 162, arrondi à 160",
        "L’attaque marque 160 faits + 250 demandés = 410",
    ]


def test_score_of_a_failed_capot() -> None:
    assert _lines("en", _tally(HEARTS_CAPOT, attack=140, tricks=7, doubles=2)) == [
        "Capot failed: only 7 tricks",
        "The attack scores nothing",
        "The defence scores 160 for the failure + 250 bid × 4 = 1,160",
    ]


def test_points_that_are_those_of_the_cards_need_no_rounding() -> None:
    told = _lines("fr", _tally(SPADES_100, attack=110, tricks=6))
    assert told[-2:] == [
        "Défense : 52, arrondi à 50",
        "L’attaque marque 110 faits + 100 demandés = 210",
    ]


def test_a_written_belote_is_not_said_to_be_left_out() -> None:
    say = words("fr")
    rules = find_variant("contree_generale")
    told = score_lines(
        rules.scoring.settle(_tally(SPADES_100, attack=110, tricks=6, belote=20)), say
    )
    assert say("score-belote-unscored") not in told


def test_every_number_in_a_sum_is_named() -> None:
    """All tricks, a belote and a bid of ninety: once it read 180 + 90 + 90."""
    rules = find_variant("contree_generale")
    say = words("fr").playing(rules)
    tally = _tally(Bid(90, Trump.SPADES), attack=162, tricks=8, belote=20)
    (*_, attack, defence) = score_lines(rules.scoring.settle(tally), say)
    assert attack.replace(NO_BREAK, " ") == (
        "L’attaque marque 160 faits + 90 demandés + 90 pour tous les plis + 20 de belote = 360"
    )
    assert defence == "La défense ne marque rien"


def test_a_failed_doubled_capot_has_no_forfeit_of_nothing() -> None:
    """Under the federation's preset nothing but the bid is written: it read (0 + 500) × 4."""
    (preset,) = (each for each in presets_of("contree") if each.name == "federation-contree-2016")
    rules = with_options(CONTREE, dict(preset.choices))
    bid = replace(HEARTS_CAPOT, value=500)
    tally = replace(_tally(bid, attack=140, tricks=7, doubles=2), belote=(0, 20))
    told = score_lines(rules.scoring.settle(tally), words("fr"))[-1]
    assert told.replace(NO_BREAK, " ").replace("\N{NARROW NO-BREAK SPACE}", " ") == (
        "La défense marque 500 demandés × 4 + 20 de belote = 2 020"
    )


@pytest.mark.parametrize(
    ("language", "whole", "short"),
    [("fr", "générale pique", "générale ♠"), ("en", "générale in spades", "générale ♠")],
)
def test_a_generale_has_its_name(language: str, whole: str, short: str) -> None:
    bid = Bid(500, Trump.SPADES, ContractKind.GENERALE)
    say = words(language).playing(find_variant("contree_generale"))
    contract = Contract(Seat.EAST, bid, 0, 1)
    title = say("score-title", number=1, contract=contract, result=Result.FAILED, capot="none")
    assert whole in title
    assert short in say.bid_short(bid).replace(NO_BREAK, " ").replace(AS_TEXT, "")
