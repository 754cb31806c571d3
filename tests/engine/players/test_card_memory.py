"""What a player has seen, shown cards, silence and breaches, and what it does about it."""

from dataclasses import replace
from random import Random

import pytest

from engine.actions import PlayCard, RenegeClaim
from engine.players import Level, choose
from engine.players.card_memory import Memory, remember
from engine.ruleset import Announcing, BeloteRules, BeloteTiming, Enforcement, RuleSet
from engine.scoring.penalty import EveryPoint
from engine.seats import Seat
from engine.variants import find_variant
from engine.view import view
from tests.engine.melds.playing import table as melding
from tests.engine.players.positions import Laid
from tests.engine.table import CONTREE, E, N, S, Table, W, cards

CLAIMED = replace(CONTREE, enforcement=Enforcement.CLAIMED, penalty=EveryPoint())
TAKING = find_variant("belote")

every_level = pytest.mark.parametrize("level", Level)


def spades(rules: RuleSet) -> Laid:
    """North has bid 80 spades and leads; east has hearts and clubs, south and west of each."""
    table = Laid(
        rules,
        N="ASKSQSJSAHKHADKD",
        E="7H8H7C8C9CTCJCQC",
        S="9HTH7D8D9DTD7S8S",
        W="JHQHJDQD9STSKCAC",
    )
    table.say("80S", "-", "-", "-")
    return table


def memory(table: Table, seat: Seat) -> Memory:
    """What a seat remembers."""
    seen = view(table.rules, table.state, seat).deal
    assert seen is not None
    assert seen.contract is not None
    return remember(table.rules, seen, seat, seen.contract)


def holders(seen: Memory, card: str) -> set[Seat]:
    """The seats that may hold a card."""
    return {seat for seat in Seat if seen.may_hold(seat, *cards(card))}


def test_a_renege_is_challenged_once_its_card_is_played() -> None:
    table = spades(CLAIMED)
    table.play("AH 7C 9H JH")
    assert table.chosen() != RenegeClaim()
    table.play("KH 7H")
    assert table.chosen() == RenegeClaim()


def test_a_partners_renege_and_legal_play_are_not_challenged() -> None:
    table = spades(CLAIMED)
    table.play("AH 7H 7D JH KH 8H 9H")
    assert table.chosen() == RenegeClaim()
    table.play("QH")
    assert table.chosen() != RenegeClaim()
    honest = spades(CLAIMED)
    honest.play("AD 7C 7D JD AH 7H")
    assert honest.chosen() != RenegeClaim()


@every_level
def test_without_enforcement_computers_still_follow(level: Level) -> None:
    table = spades(CLAIMED)
    table.play("AH")
    assert len(table.may(E) - {"!"}) == 8
    assert table.said(level) in {"7H", "8H"}


@every_level
def test_valuable_melds_are_announced_manually(level: Level) -> None:
    table = melding("pilotta", announcing=Announcing.BY_HAND)
    action = choose(level, view(table.rules, table.state, N), table.rules, Random(1))
    assert isinstance(action, PlayCard)
    assert action.announcing
    unmelded = spades(replace(CONTREE, announcing=Announcing.BY_HAND))
    assert unmelded.chosen(level) in {PlayCard(card) for card in cards("ASJSAHKHADKD")}


@pytest.mark.parametrize(("king_first", "card"), [(False, "QS"), (True, "KS")])
@every_level
def test_the_king_is_played_before_the_queen_where_required(
    level: Level, *, king_first: bool, card: str
) -> None:
    rules = replace(CONTREE, belote=BeloteRules(points=20, king_first=king_first))
    table = Laid(rules, N="JS9SAHKHADKDACKC", E="ASTS8S7SJHQH9HTH", S="9DTDJDQD9CTCJCQC")
    table.say("80S", "-", "-", "-")
    table.play("JS 7S 9D")
    assert table.said(level) == card


def test_the_takers_turned_up_card_is_known() -> None:
    table = Laid(TAKING, "JH", W="9HAHKHASAD")
    table.say("-", "H")
    assert holders(memory(table, N), "JH") == {W}
    assert holders(memory(table, N), "TH") == {W, S, E}


def test_shown_melds_are_known() -> None:
    table = melding("pilotta")
    table.play("7C QC AC QH AS JS")
    assert holders(memory(table, N), "9H") == {E, S, W}
    table.play("7D")
    assert holders(memory(table, N), "9H") == {E}


@pytest.mark.parametrize(
    ("timing", "may"), [(BeloteTiming.BOTH, {E, S}), (BeloteTiming.SECOND, {E, S, W})]
)
def test_a_silent_queen_rules_out_the_king(timing: BeloteTiming, may: set[Seat]) -> None:
    rules = replace(CONTREE, belote=BeloteRules(points=20, timing=timing))
    table = Laid(rules, N="JS9SAHKHADKDACKC", E="7SKSAS7H8H9HTH7C", W="QS8SJHQH7D8D9DTD")
    table.say("80S", "-", "-", "-")
    table.play("9S AS TS QS")
    assert holders(memory(table, N), "KS") == may


def test_a_renege_leaves_every_card_a_possible_holder() -> None:
    table = spades(CLAIMED)
    table.play("AH 7C 7D JD KH 8H 9H QH")
    seen = memory(table, N)
    for card in seen.out:
        assert sum(chances.get(card, 0.0) for chances in seen.chances) == pytest.approx(1.0)
