"""The beginner's play: aces first, low cards, a sure trick when last."""

from engine.players import Level
from tests.engine.players.positions import Laid
from tests.engine.table import CONTREE


def table(leads: str) -> Laid:
    """North has bid 80 spades; the others hold diamonds and clubs, west some hearts."""
    laid = Laid(
        CONTREE,
        N=leads,
        E="7S8S7HJHKHQDKDAC",
        S="9STSQHTH9DTDJC9C",
        W="AHQSKS7D8D7C8CTC",
    )
    laid.say("80S", "-", "-", "-")
    return laid


def test_the_beginner_leads_an_ace_or_a_low_card() -> None:
    assert table("JSAS8H9HADKCQCJD").said(Level.BEGINNER) == "AD"
    low = Laid(CONTREE, N="JSAS8H9HTDKCQCJD", W="ADACAHKS")
    low.say("80S", "-", "-", "-")
    assert low.said(Level.BEGINNER) in {"8H", "9H"}


def test_the_beginner_plays_low_before_others_have_played() -> None:
    laid = table("JSAS8H9HADKCQCJD")
    laid.play("9H")
    assert laid.said(Level.BEGINNER) == "7H"


def test_in_last_position_the_beginner_wins_as_cheaply_as_possible() -> None:
    laid = table("JSAS8H9HADKCQCJD")
    laid.play("9H 7H TH")
    assert laid.said(Level.BEGINNER) == "AH"


def test_in_last_position_the_beginner_gives_points_to_the_partner() -> None:
    laid = table("JSAS8H9HADKCQCJD")
    laid.play("KC AC 9C")
    assert laid.said(Level.BEGINNER) == "TC"


def test_the_beginner_takes_with_the_ace_at_once() -> None:
    laid = Laid(CONTREE, N="7HJSAS8S", E="KH", S="AHQH8H9S")
    laid.say("80S", "-", "-", "-")
    laid.play("7H KH")
    assert laid.said(Level.BEGINNER) == "AH"


def test_the_beginner_gives_points_to_a_partner_who_leads_an_ace() -> None:
    laid = Laid(CONTREE, N="ADJSAS8S", E="7D", S="TDQD8D9S")
    laid.say("80S", "-", "-", "-")
    laid.play("AD 7D")
    assert laid.said(Level.BEGINNER) == "TD"


def test_the_beginner_knows_openings_and_the_simplest_answers() -> None:
    assert Laid(CONTREE, N="JS8S7SKHQDTD9C7C").said(Level.BEGINNER) == "80S"
    assert Laid(CONTREE, N="JS9S8SKHQDTD9C7C").said(Level.BEGINNER) == "90S"
    laid = Laid(CONTREE, N="9S8S7SKHAD8D9C7C", S="JSTHTDTC8H8CJHJC")
    laid.say("80S", "-")
    assert laid.said(Level.BEGINNER) == "100S"
