"""What was settled once is not settled again, whichever suit is trump and whoever bid it."""

from dataclasses import replace

import pytest

from engine.cards import Trump
from engine.contract import Bid, Contract
from engine.players.expert.auction import settlement_cache as module
from engine.players.expert.auction.settlement_cache import SettlementCache, settlement_cache
from engine.players.prospects import Hypothetical, Prospect
from engine.ruleset import RuleSet
from engine.seats import Seat, Team
from engine.variants import VARIANTS, find_variant

CONTREE = find_variant("contree")
WITH_BELOTE = Prospect(mean=0.0, spread=1.0, belote=(20, 0))


def contracts(rules: RuleSet) -> list[Contract]:
    """The same bid by every seat with every trump."""
    return [
        Contract(seat, Bid(100, trump), doubles=1, multiplier=2)
        for seat in rules.seating.order
        for trump in rules.auction.trumps
    ]


@pytest.mark.parametrize("rules", VARIANTS, ids=lambda rules: rules.key)
def test_every_cached_settlement_equals_a_direct_one(rules: RuleSet) -> None:
    known, by_itself = SettlementCache(rules), Hypothetical(rules)
    for contract in contracts(rules):
        for points in (0, 70, 110, 130):
            found = known.settled(contract, WITH_BELOTE, points)
            alone = by_itself.settled(contract, WITH_BELOTE, points)
            assert found.result is alone.result
            for team in Team:
                assert found.for_team(team) == alone.for_team(team)
        assert known.needed(contract, WITH_BELOTE) == by_itself.needed(contract, WITH_BELOTE)


def test_equivalent_suits_and_partners_are_settled_once() -> None:
    known = SettlementCache(CONTREE)
    for contract in contracts(CONTREE):
        known.settled(contract, WITH_BELOTE, 110)
    assert known.entries == len(Team)


def test_the_cache_is_kept_between_decisions_under_the_same_rules() -> None:
    assert settlement_cache(CONTREE) is settlement_cache(CONTREE)
    assert settlement_cache(CONTREE) is not settlement_cache(replace(CONTREE))
    assert settlement_cache(CONTREE) is not settlement_cache(CONTREE, 85)
    assert settlement_cache(CONTREE, 85).carry == 85


def test_the_cache_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "ENTRIES", 3)
    full = settlement_cache(CONTREE)
    for points in range(5):
        full.settled(Contract(Seat.NORTH, Bid(100, Trump.HEARTS)), WITH_BELOTE, points)
    assert settlement_cache(CONTREE) is not full
    monkeypatch.setattr(module, "GAMES", 2)
    first = settlement_cache(CONTREE)
    for carry in (1, 2):
        settlement_cache(CONTREE, carry)
    assert settlement_cache(CONTREE) is not first
