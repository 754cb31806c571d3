"""What is announced, by whom, and what is lost, as the table has chosen."""

from collections.abc import Mapping

import pytest

from engine.actions import PlayCard
from engine.cards import Rank, Trump
from engine.events import BeloteAnnounced, MeldsAnnounced
from engine.state import Deal
from tests.engine.options.houses import CONTREES, FOR_FOUR, house, offered_in
from tests.engine.options.played import Played, deals
from tests.engine.table import cards
from tests.rig.slow import slow_except

ENOUGH, MANY = 24, 400
"""Deals in which a thing happens, and among which it does at last."""

WORDS = (BeloteAnnounced, MeldsAnnounced)


def melds_and_belotes(deal: Deal) -> tuple[int, int]:
    """The points that melds and belotes brought in a deal."""
    assert deal.settlement
    return sum(deal.settlement.tally.melds), sum(deal.settlement.tally.belote)


def announced(played: Played) -> Mapping[bool, int]:
    """How many words were said with a card that was played with one, and with others."""
    said = {False: 0, True: 0}
    for step in played[1]:
        words = sum(isinstance(event, WORDS) for event in step.events)
        with_a_word = isinstance(step.action, PlayCard) and step.action.announcing
        assert words or not with_a_word
        said[with_a_word] += words
    return said


@pytest.mark.parametrize(
    "key", slow_except(offered_in("declarations"), {"contree", "belote", "croatian_bela"})
)
def test_melds_can_be_enabled_or_disabled(key: str) -> None:
    found = {
        value: [melds_and_belotes(deal)[0] for deal, _ in deals(house(key, declarations=value), 12)]
        for value in ("off", "on")
    }
    assert not any(found["off"])
    assert any(found["on"])


@pytest.mark.parametrize("key", CONTREES)
def test_at_no_trumps_only_aces_are_melds(key: str) -> None:
    melds = house(key, declarations="on", no_trumps="yes").melds
    assert melds is not None
    table = {"AS AH AD AC KS QS JS TS": 200, "JS JH JD JC 9S 9H 9D 9C": 0}
    for hand, points in table.items():
        plan = melds.plan([*cards(hand)], Trump.NONE)
        assert sum(meld.points for meld in plan) == points
    assert sum(meld.points for meld in melds.plan([*cards("JS JH JD JC")], Trump.SPADES)) == 200


@pytest.mark.parametrize("key", slow_except(FOR_FOUR, {"contree", "baloot", "pilotta"}))
def test_belote_is_announced_automatically_or_manually(key: str) -> None:
    with_melds = {"declarations": "on"} if key in CONTREES else {}
    for value, by_hand in (("automatic", False), ("manual", True)):
        rules = house(key, **with_melds, announcing=value)
        said = [announced(each) for each in deals(rules, ENOUGH)]
        assert any(each[by_hand] for each in said)
        assert not any(each[not by_hand] for each in said)


def queen_first(deal: Deal) -> bool:
    """Whether the holder of king and queen of trumps has played the queen first."""
    assert deal.contract
    suit = deal.contract.trump.suit
    pair = [
        play.card.rank
        for trick in deal.tricks
        for play in trick.plays
        if play.card.suit is suit and play.card.rank in {Rank.KING, Rank.QUEEN}
    ]
    return pair[0] is Rank.QUEEN


@pytest.mark.parametrize("key", slow_except(FOR_FOUR, {"contree", "baloot", "pilotta"}))
def test_the_king_must_be_played_first_or_belote_is_lost(key: str) -> None:
    for value, lost in (("no", False), ("yes", True)):
        earned = dict[bool, set[bool]]()
        for deal, _ in deals(house(key, king_first=value), 3 * MANY):
            one = deal.contract is not None and deal.contract.trump.suit is not None
            if one and deal.belotes and not any(deal.melds):
                earned.setdefault(queen_first(deal), set()).add(melds_and_belotes(deal)[1] > 0)
            if len(earned) > 1:
                break
        assert earned == {True: {not lost}, False: {True}}


@pytest.mark.parametrize("key", slow_except(FOR_FOUR, {"contree", "baloot", "pilotta"}))
def test_without_belote_no_one_scores_it(key: str) -> None:
    for deal, _ in deals(house(key, belote_counts="none"), 8):
        assert not deal.belotes
        assert melds_and_belotes(deal)[1] == 0
    assert any(deal.belotes for deal, _ in deals(house(key), MANY))
