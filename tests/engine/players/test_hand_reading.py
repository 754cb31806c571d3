"""Hand reading: each question has one answer, and it follows from what its seat has seen."""

import pytest

from engine.announcements import pair_of
from engine.cards import Card
from engine.contract import Contract
from engine.deal_record import DealRecord
from engine.players.hand_reading import DEPTHS, HandReading, LackSign, hand_reading
from engine.seats import Seat
from engine.state import Deal, Trick
from engine.tricks import sift, situation
from engine.variants import find_variant

SEEDS = 60
FEW = 6


def barred(deal: Deal, contract: Contract, seat: Seat, card: Card) -> bool:
    """Whether the seat would have broken a rule somewhere, had it held the card all along."""
    rules = find_variant("contree")
    for trick in deal.tricks:
        for number, play in enumerate(trick.plays):
            if play.seat is not seat:
                continue
            before = Trick(trick.leader, trick.plays[:number])
            met = situation(rules, before, contract, seat, opening=trick is deal.tricks[0])
            if play.card in [
                one for one, _ in sift((play.card, card), rules.obligations, met).barred
            ]:
                return True
            said = any(held.seat is seat for held in deal.belotes)
            if {play.card, card} == set(pair_of(card.suit)) and card.suit is contract.trump.suit:
                return not said
    return False


def holds_true(asked: HandReading) -> None:
    """Hold a question against the whole deal."""
    deal = DealRecord.read(asked.deal, find_variant).deal
    contract = deal.contract
    assert contract is not None
    assert len(deal.tricks) in DEPTHS
    others = [seat for seat in Seat if seat is not asked.seat]
    held = {seat: deal.holdings[seat].cards for seat in others}
    if asked.card is None:
        trumps = [each for cards in held.values() for each in cards]
        assert asked.right == sum(each.suit is contract.trump.suit for each in trumps)
        assert asked.right in asked.choices
        return
    assert set(asked.choices) == set(others)
    assert asked.card in held[Seat(asked.right)]
    lacking = {seat for seat in others if seat != asked.right}
    assert {each.seat for each in asked.reasons} == lacking
    assert all(barred(deal, contract, seat, asked.card) for seat in lacking)
    assert not barred(deal, contract, Seat(asked.right), asked.card)
    for each in asked.reasons:
        trick = deal.tricks[each.number - 1]
        assert (each.seat, each.played) in [(play.seat, play.card) for play in trick.plays]
        led, trump = trick.plays[0].card.suit, contract.trump.suit
        follows = each.played.suit is asked.card.suit
        match each.sign:
            case LackSign.VOID:
                assert led is asked.card.suit
                assert not follows
            case LackSign.UNRUFFED:
                assert asked.card.suit is trump
                assert trump not in (led, each.played.suit)
            case LackSign.CEILING | LackSign.SILENT:
                assert asked.card.suit is trump
                assert follows


def test_each_question_has_one_answer() -> None:
    for seed in range(FEW):
        holds_true(hand_reading(seed))


@pytest.mark.slow
def test_each_of_many_questions_has_one_answer() -> None:
    asked = [hand_reading(seed) for seed in range(FEW, SEEDS)]
    for each in asked:
        holds_true(each)
    assert {each.sign for one in asked for each in one.reasons} == set(LackSign)
    assert any(one.card is None for one in asked)


def test_a_question_follows_from_its_seed() -> None:
    first = hand_reading(SEEDS)
    hand_reading.cache_clear()
    assert hand_reading(SEEDS) == first
