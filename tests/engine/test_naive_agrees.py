"""The engine and a second, naive reading of RULES.md agree wherever random games lead."""

from random import Random

import pytest

from engine.actions import PlayCard
from engine.events import DealSettled, TrickTaken
from engine.game import awaited, legal_actions
from engine.seats import Seat
from engine.settlement import Result
from engine.state import Deal, Phase
from tests.engine import naive
from tests.engine.random_play import Step, steps
from tests.engine.table import CONTREE, word

GAMES_A_BLOCK = 25


@pytest.mark.parametrize("block", range(16))
def test_both_readings_agree(block: int) -> None:
    positions = 0
    for seed in range(block * GAMES_A_BLOCK, (block + 1) * GAMES_A_BLOCK):
        for step in steps(CONTREE, Random(seed)):
            deal = step.state.deal
            if deal is None:
                continue
            positions += 1
            _same_actions(step, deal)
            _same_outcome(step, deal)
    assert positions > 1000


def _calls(deal: Deal) -> naive.Calls:
    return [(int(called.seat), word(called.call)) for called in deal.auction.calls]


def _same_actions(step: Step, deal: Deal) -> None:
    first = int(deal.dealer + 1) % 4
    waiting = {int(seat) for seat in awaited(CONTREE, step.state)}
    assert (deal.phase is Phase.AUCTION) == (naive.finished(_calls(deal)) is None)
    if deal.phase is Phase.AUCTION:
        assert waiting == naive.on_turn(_calls(deal), first)
    for seat in Seat:
        actions = legal_actions(CONTREE, step.state, seat)
        words = {word(action) for action in actions}
        assert len(words) == len(actions)
        match deal.phase:
            case Phase.AUCTION:
                assert words == naive.legal_calls(_calls(deal), first, seat)
            case Phase.PLAY if int(seat) in waiting:
                assert all(isinstance(action, PlayCard) for action in actions)
                assert words == _legal_cards(deal, seat)
            case _:
                assert words == set()


def _legal_cards(deal: Deal, seat: Seat) -> set[str]:
    assert deal.contract is not None
    assert deal.trick is not None
    hand = [str(card) for card in deal.holdings[seat].hand]
    trick = [str(play.card) for play in deal.trick.plays]
    assert int(seat) == (deal.trick.leader + len(trick)) % 4
    return naive.legal_cards(hand, trick, deal.contract.trump.value)


def _same_outcome(step: Step, deal: Deal) -> None:
    for event in step.events:
        if isinstance(event, TrickTaken):
            _same_trick(event, deal)
        if isinstance(event, DealSettled):
            _same_score(event, deal)


def _same_trick(event: TrickTaken, deal: Deal) -> None:
    assert deal.contract is not None
    taken = deal.tricks[-1]
    trick = [str(play.card) for play in taken.plays]
    trump = deal.contract.trump.value
    assert int(event.seat) == (taken.leader + naive.winner(trick, trump)) % 4
    assert int(deal.tricks[0].leader) == int(deal.dealer + 1) % 4
    assert deal.trick is not None
    assert deal.trick.leader == event.seat
    assert event.points == naive.points(trick, trump, last=len(deal.tricks) == 8)


def _same_score(event: DealSettled, deal: Deal) -> None:
    contract = deal.contract
    assert contract is not None
    trump = contract.trump.value
    attack = contract.declarer % 2
    points, tricks = 0, 0
    for number, taken in enumerate(deal.tricks, start=1):
        trick = [str(play.card) for play in taken.plays]
        if (taken.leader + naive.winner(trick, trump)) % 2 == attack:
            points += naive.points(trick, trump, last=number == 8)
            tricks += 1
    has_belote = any(
        {"K" + trump, "Q" + trump} <= {str(card) for card in deal.dealt[seat].hand}
        for seat in Seat
        if seat % 2 == attack
    )
    factor = 2 ** sum(said in ("x", "xx") for _, said in _calls(deal))
    made, *scores = naive.score(str(contract.bid), factor, points, tricks, has_belote)
    assert naive.standing(_calls(deal)) == (contract.declarer, str(contract.bid))
    assert event.settlement.result is (Result.MADE if made else Result.FAILED)
    assert list(event.settlement.scores) == scores
