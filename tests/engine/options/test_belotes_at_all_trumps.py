"""All trumps with belotes: king and queen of any suit in one hand, each pair for itself (R-04)."""

from random import Random

import pytest

from engine.actions import PlayCard
from engine.announcements import belotes_dealt
from engine.cards import Card, Suit, Trump
from engine.events import BeloteAnnounced
from engine.game import legal_actions
from engine.notation import read, write
from engine.options import OptionName
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.settlement import LineCode
from engine.state import Belote
from engine.view import view
from tests.engine.options.houses import CONTREES, against, house
from tests.engine.players.positions import Laid
from tests.engine.random_play import steps
from tests.engine.table import E, N, S, W, events_of

NORTH, EAST, SOUTH = "KSQSKHQH7S8S7H8H", "KDQDASAHADAC7D8D", "KC9C8C7CJCTC9DTD"
"""North has two pairs, east one; king and queen of clubs lie in two hands."""

HELD = [(N, Suit.SPADES), (N, Suit.HEARTS), (E, Suit.DIAMONDS)]
GAMES = (*CONTREES, "bidding_belote")


def laid(key: str, all_trumps: str = "with-belotes", **others: str) -> Laid:
    """North is to lead to the first trick of a deal at all trumps that they have bid."""
    others |= {"contre": "none", "final_raise": "none"}
    table = Laid(house(key, all_trumps=all_trumps, **others), N=NORTH, E=EAST, S=SOUTH)
    table.say("80AT", "-", "-", "-")
    return table


def held(table: Laid) -> list[tuple[Seat, Suit]]:
    return [(each.seat, each.suit) for each in table.deal.belotes]


def seen(table: Laid, seat: Seat | None) -> tuple[Belote, ...]:
    deal = view(table.rules, table.state, seat).deal
    assert deal is not None
    return deal.belotes


@pytest.mark.parametrize("key", CONTREES)
def test_every_pair_in_one_hand_scores_or_none_does(key: str) -> None:
    found = {}
    for way in ("yes", "with-belotes"):
        table = laid(key, way)
        assert held(table) == (HELD if way == "with-belotes" else [])
        table.play_out(Random(5))
        settlement = table.state.sheet[-1].settlement
        assert settlement is not None
        assert sum(settlement.tally.card_points) == 258
        margins = [line for line in settlement.lines if line.code is LineCode.BELOTE_MARGIN]
        told = [dict(line.facts)["points"] for line in margins]
        found[way] = settlement.tally.belote, told
    assert found == {"yes": ((0, 0), []), "with-belotes": ((40, 20), [40])}


@pytest.mark.parametrize("key", GAMES)
def test_suit_contracts_have_one_belote_and_no_trumps_has_none(key: str) -> None:
    rules = house(key, all_trumps="with-belotes")
    dealt = Laid(house("contree"), N=NORTH, E=EAST, S=SOUTH).deal.dealt
    counts = {trump: len(belotes_dealt(rules.belote, dealt, trump)) for trump in Trump}
    assert counts == {
        **dict.fromkeys((Trump.SPADES, Trump.HEARTS, Trump.DIAMONDS), 1),
        **dict.fromkeys((Trump.CLUBS, Trump.NONE), 0),
        Trump.ALL: 3,
    }


def test_each_belote_is_announced_with_its_own_cards_and_suit() -> None:
    table = laid("coinche")
    (said,) = events_of(BeloteAnnounced, table.play("QS"))
    assert said == BeloteAnnounced(N, again=False, suit=Suit.SPADES)
    for seat in (N, E, S, W, None):
        assert seen(table, seat) == (Belote(N, Suit.SPADES, 1),)
    table.play_out(Random(2))
    words = [(each.seat, each.suit, each.again) for each in events_of(BeloteAnnounced, table.log)]
    assert sorted(words) == sorted((*pair, again) for pair in HELD for again in (False, True))
    assert [(each.seat, each.suit) for each in table.state.sheet[-1].belotes] == HELD


def test_in_suit_contracts_the_announcement_names_no_suit() -> None:
    table = Laid(house("coinche", all_trumps="with-belotes"), N=NORTH, E=EAST, S=SOUTH)
    table.say("80S", "-", "-", "-")
    assert events_of(BeloteAnnounced, table.play("QS")) == [BeloteAnnounced(N, again=False)]


def test_a_forgotten_belote_is_lost_and_the_others_are_kept() -> None:
    table = laid("coinche", announcing="manual")
    legal = legal_actions(table.rules, table.state, N)
    aloud = {str(each.card) for each in legal if isinstance(each, PlayCard) and each.announcing}
    assert aloud == {"KS", "QS", "KH", "QH"}
    table.act(N, PlayCard(Card.parse("KH"), announcing=True))
    assert [each.calls for each in table.deal.belotes] == [0, 1, 0]


def test_the_king_goes_first_in_every_suit_where_required() -> None:
    table = laid("coinche", king_first="yes")
    assert not events_of(BeloteAnnounced, table.play("QS"))
    table.play_out(Random(4))
    assert Suit.SPADES not in {each.suit for each in events_of(BeloteAnnounced, table.log)}


@pytest.mark.parametrize("announcing", ["automatic", "manual"])
def test_deals_round_trip_as_notation(announcing: str) -> None:
    rules = house("bidding_belote", all_trumps="with-belotes", announcing=announcing)
    several = 0
    for step in steps(rules, Random(11)):
        deal = step.state.deal
        if deal is None or deal.settlement is None:
            continue
        again = read(write(rules, deal), lambda _: rules).deal
        assert (again.belotes, again.settlement) == (deal.belotes, deal.settlement)
        several += sum(each.calls > 0 for each in deal.belotes) > 1
    assert several


@pytest.mark.parametrize("key", GAMES)
def test_without_belote_there_is_none_at_all_trumps(key: str) -> None:
    chosen = against(key, all_trumps="with-belotes", belote_counts="none")
    assert chosen == ("belote-counts", OptionName.ALL_TRUMPS)


def naive_belotes(rules: RuleSet, dealt: dict[Seat, set[str]]) -> int:
    """How many there are in these hands at all trumps, by counting."""
    each = [{"K" + suit, "Q" + suit} <= hand for hand in dealt.values() for suit in "SHDC"]
    return sum(each) * (rules.belote.points if rules.belote else 0)


def test_random_deals_score_the_belotes_dealt() -> None:
    rules, counted = house("bidding_belote", all_trumps="with-belotes"), set()
    for step in steps(rules, Random(3)):
        deal = step.state.deal
        if deal is None or deal.settlement is None or deal.contract is None:
            continue
        if deal.contract.trump is Trump.ALL:
            hands = {seat: set(map(str, deal.dealt[seat].cards)) for seat in Seat}
            written = sum(deal.settlement.tally.belote)
            assert written == naive_belotes(rules, hands)
            counted.add(written)
    assert len(counted) > 1
