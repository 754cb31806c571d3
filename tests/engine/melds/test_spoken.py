"""Melds compared aloud: what is asked is told, and nothing more (rules.md 1.6)."""

from dataclasses import replace

import pytest

from engine.cards import Rank
from engine.meld import MeldKind
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.spoken_melds import MeldAnswer, MeldExchange, MeldHeight, meld_exchanges
from engine.state import Play, Trick, changed
from engine.view import view
from tests.engine.melds.games import MELDS, game, plan
from tests.engine.melds.playing import EAST_HAS_A_FIFTY
from tests.engine.table import E, N, S, Table, W

THREE, FOUR = MeldKind.THREE, MeldKind.FOUR_IN_SEQUENCE
A_THREE, SPADES, DIAMONDS, HEARTS = "QSJSTS", "KSQSJS", "QDJDTD", "QHJHTH"


def aloud(key: str) -> RuleSet:
    """The melds of a game, compared aloud in a contract at hearts that north plays and leads to."""
    return replace(game(key), melds=replace(MELDS[key], spoken=True))


def said(key: str, *runs: str) -> tuple[MeldExchange, ...]:
    """What is said where the hands, north's first, hold these runs."""
    seated = Table(rules=aloud(key)) if key not in ("tarabish", "clabber") else Table()
    seated.say("80H", "-", "-", "-")
    melds = tuple(plan(key, run) for run in (*runs, *[""] * (len(Seat) - len(runs))))
    plays = tuple(Play(seat, seated.deal.holdings[seat].cards[0]) for seat in Seat)
    deal = changed(seated.deal, melds=melds, trick=Trick(N, plays))
    return tuple(meld_exchanges(aloud(key), deal))


@pytest.mark.parametrize("key", ["belote", "belote_501", "baloot", "pilotta", "tarabish"])
@pytest.mark.parametrize(
    ("first", "second", "exchange"),
    [
        ("AHKHQHJH", A_THREE, MeldExchange(E, N, THREE, MeldAnswer.LOWER)),
        ("AHKHQH", "QSJSTS9S", MeldExchange(E, N, FOUR, MeldAnswer.HIGHER)),
    ],
)
def test_of_two_kinds_no_height_is_told(
    key: str, first: str, second: str, exchange: MeldExchange
) -> None:
    assert said(key, first, second) == (exchange,)


@pytest.mark.parametrize("key", ["belote", "baloot", "pilotta", "tarabish"])
@pytest.mark.parametrize(
    ("first", "second", "answer", "raised"),
    [
        (SPADES, DIAMONDS, MeldAnswer.GOOD, None),
        (DIAMONDS, SPADES, MeldAnswer.OVER, Rank.KING),
        (A_THREE, DIAMONDS, MeldAnswer.LEVEL, None),
        (A_THREE, HEARTS, MeldAnswer.IN_TRUMPS, None),
        (HEARTS, DIAMONDS, MeldAnswer.AGAINST_TRUMPS, None),
    ],
)
def test_of_two_of_a_kind_the_earlier_says_its_top_and_the_other_only_a_higher_one(
    key: str, first: str, second: str, answer: MeldAnswer, raised: Rank | None
) -> None:
    (exchange,) = said(key, first, second)
    assert exchange == MeldExchange(
        E,
        N,
        THREE,
        answer,
        MeldHeight(plan(key, first)[0].cards[0].rank),
        None if raised is None else MeldHeight(raised),
    )


def test_what_is_not_higher_is_told_by_no_word() -> None:
    assert said("belote", SPADES, DIAMONDS) == said("belote", SPADES, "JDTD9D")
    assert said("belote", "AHKHQHJH", A_THREE) == said("belote", "KSQSJSTS", "JDTD9D")


def test_where_the_longer_run_wins_its_cards_are_counted() -> None:
    (exchange,) = said("belote_501", "AHKHQHJHTH", "QSJSTS9S8S7S")
    assert exchange.standing == MeldHeight(Rank.ACE, 5)
    assert exchange.raised == MeldHeight(Rank.QUEEN, 6)


def test_partners_ask_each_other_nothing() -> None:
    assert said("belote", SPADES, "", DIAMONDS) == ()
    assert said("belote", A_THREE, DIAMONDS, SPADES) == (
        MeldExchange(E, N, THREE, MeldAnswer.LEVEL, MeldHeight(Rank.QUEEN)),
        MeldExchange(S, E, THREE, MeldAnswer.OVER, MeldHeight(Rank.QUEEN), MeldHeight(Rank.KING)),
    )
    assert [each.seat for each in said("belote", "AHKHQHJH", A_THREE, DIAMONDS)] == [E]


def test_where_the_best_player_scores_alone_partners_ask_too() -> None:
    (exchange,) = said("tarabish", SPADES, "", DIAMONDS)
    assert (exchange.seat, exchange.holder, exchange.answer) == (S, N, MeldAnswer.GOOD)


def test_everybody_hears_it_over_the_first_trick_and_nobody_where_it_is_silent() -> None:
    seated, silent = (
        Table(EAST_HAS_A_FIFTY, rules=rules) for rules in (aloud("pilotta"), game("pilotta"))
    )
    for table in (seated, silent):
        table.say("80H", "-", "-", "-")
        table.play("KS 8H 7S")
    for eyes in (N, E, S, W, None):
        heard = view(seated.rules, seated.state, eyes).deal
        nothing = view(silent.rules, silent.state, eyes).deal
        assert heard is not None
        assert nothing is not None
        assert heard.spoken == (MeldExchange(E, N, FOUR, MeldAnswer.HIGHER),)
        assert nothing.spoken == ()
    seated.play("8S")
    after = view(seated.rules, seated.state, N).deal
    assert after is not None
    assert after.spoken == ()
