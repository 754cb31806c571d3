"""What the sister games of contrée do otherwise: a sentence of rules.md 2.2-2.4, 2.8 a test."""

from engine.actions import Refusal
from engine.contract import ContractKind
from engine.game_end import Finished
from engine.ruleset import RuleSet
from engine.seats import Team
from engine.state import Phase
from engine.variants import find_variant
from tests.engine.table import E, N, S, Table, W, bid, refused

GENERALE = find_variant("contree_generale")
TO_701 = find_variant("contree_701")
PAGE = find_variant("contree_coinche")
COINCHE = find_variant("coinche")


def spoken(rules: RuleSet, *words: str) -> Table:
    table = Table(rules=rules, dealer=rules.seating.before(N))
    table.say(*words)
    return table


def test_a_generale_outbids_a_capot_and_nothing_outbids_it() -> None:
    table = spoken(GENERALE, "160S", "capotH", "generaleS")
    assert table.may(table.waits_for[0]) == {"-", "x"}
    table.say("-", "-", "-")
    assert table.deal.contract is not None
    assert table.deal.contract.bid.kind is ContractKind.GENERALE
    assert table.deal.contract.bid.value == 500


def test_a_player_who_cannot_overruff_must_still_ruff() -> None:
    hands = "7S8S9STSJSQSKSAS / 7H7D8DTDJDQDKDAD / 8H9H9DTHJHQHKHAH / 7C8C9CTCJCQCKCAC"
    table = Table(hands, rules=GENERALE)
    table.say("-", "80H", "-", "-", "-")
    table.play("7S 7H")
    assert table.may(S) == {"8H", "9H", "TH", "JH", "QH", "KH", "AH"}


def test_to_701_the_declarer_may_raise_once_after_three_passes() -> None:
    table = spoken(TO_701, "90H", "-", "-", "-")
    assert table.waits_for == (N,)
    assert table.may(N) == {"-", *(f"{value}H" for value in range(100, 170, 10)), "capotH"}
    with refused(Refusal.BID_NOT_OFFERED, bid=bid("100S")):
        table.act(N, bid("100S"))
    table.say("120H")
    assert set(table.waits_for) == {E, W}
    assert table.may(N) == set()


def test_to_701_doubling_is_impossible_during_the_auction() -> None:
    table = spoken(TO_701, "90H")
    assert table.may_double() == set()


def test_to_701_both_opponents_and_then_both_of_the_attack_are_asked() -> None:
    table = spoken(TO_701, "90H", "-", "-", "-", "-")
    assert table.may_double() == {E, W}
    table.say("W:-", "E:x")
    assert table.may_double() == {N, S}
    table.say("N:-", "S:xx")
    assert table.deal.contract is not None
    assert (table.deal.contract.declarer, table.deal.contract.multiplier) == (N, 4)


def test_to_701_two_refusals_leave_the_contract_undoubled() -> None:
    table = spoken(TO_701, "90H", "-", "-", "-", "-", "W:-", "E:-")
    assert table.deal.phase is Phase.PLAY
    assert table.deal.contract is not None
    assert table.deal.contract.multiplier == 1


def test_at_contree_coinche_a_coinche_waits_for_its_turn_and_ends_the_bidding() -> None:
    table = spoken(PAGE, "100C", "-")
    assert table.may_double() == set()
    table.say("-")
    assert table.may_double() == {W}
    table.say("x")
    assert table.waits_for == (N,)
    assert table.may(N) == {"-", "xx"}
    table.say("xx")
    assert table.deal.contract is not None
    assert table.deal.contract.multiplier == 3


def test_at_coinche_a_higher_bid_cancels_a_coinche() -> None:
    table = spoken(COINCHE, "90S", "x", "100NT")
    standing = COINCHE.auction.standing(table.deal.auction, COINCHE.seating)
    assert standing is not None
    assert (standing.declarer, standing.multiplier) == (S, 1)
    assert "x" in table.may(E)


def test_at_coinche_each_kind_of_trump_has_its_ceiling() -> None:
    calls = spoken(COINCHE).may(N)
    assert {"180S", "130NT", "250AT", "capotNT"} <= calls
    assert not {"190S", "140NT", "260AT"} & calls


def test_at_coinche_overruffing_is_optional_and_partners_may_be_ruffed() -> None:
    hands = "7S8S9STSJSQSKSAS / 7H7D8DTDJDQDKDAD / 8H9H9DTHJHQHKHAH / 7C8C9CTCJCQCKCAC"
    table = Table(hands, rules=COINCHE, dealer=E)
    table.say("80H", "-", "-", "-")
    table.play("7S 7C")
    assert table.may(S) == {"8H", "9H", "TH", "JH", "QH", "KH", "AH"}


def test_at_coinche_equal_totals_go_to_the_last_deals_winner() -> None:
    for team in Team:
        assert COINCHE.end.after((2012, 2012), team, played=9) == Finished(team)
    assert GENERALE.end.after((2012, 2012), Team.NORTH_SOUTH, played=9) is None
