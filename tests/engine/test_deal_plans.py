"""Packs that are not dealt out at once, or not all unseen: a sentence of rules.md 2.5-2.13 a test.

Packs are dealt in their fixed order, so that a card is known by its place.
"""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from engine.actions import Action, Pass, PlayCard, Refusal, RenegeClaim
from engine.cards import Card, Trump
from engine.contract import Bid, Contract, ContractKind, naming
from engine.dealing import completed, gathered, laid_out
from engine.events import CardsUncovered, Dealt, GameStarted, HandsCompleted
from engine.evolve import replay
from engine.game import after_action, awaited, decide
from engine.game import deal as deal_next
from engine.ruleset import RuleSet
from engine.seats import CLOCKWISE, Seat, Seating
from engine.state import GameState, Phase
from engine.view import view
from engine.zones import Holding, Pile
from tests.engine.both_readings import running
from tests.engine.private_games import (
    CLAIMED,
    KITTY,
    LAST_CARD,
    NOTHING_TURNED,
    PRIVATE,
    TABLEAU,
    TURNED,
)
from tests.engine.random_play import steps
from tests.engine.table import E, N, S, W, events_of, refused
from tests.engine.unseen import played

SUIT_NAMED = naming(Trump.HEARTS)


def opened(rules: RuleSet, dealer: Seat = W) -> GameState:
    """A game whose first pack lies in its fixed order."""
    return replay(rules, [GameStarted(dealer), laid_out(rules, rules.pack.cards, dealer)])


def after(rules: RuleSet, state: GameState, seat: Seat, action: Action) -> GameState:
    """The game once this seat has acted so."""
    following = after_action(rules, state, seat, action)
    assert following is not None
    return following


def at(rules: RuleSet, *places: int) -> tuple[Card, ...]:
    """The cards at these places of the pack, from its top."""
    return tuple(rules.pack.cards[place] for place in places)


def hands_after(rules: RuleSet, bid: Bid, declarer: Seat) -> tuple[Holding, ...]:
    """The hands once this contract stands in a deal of west's."""
    event = completed(rules, running(opened(rules)), Contract(declarer, bid))
    assert event is not None
    return event.holdings


@pytest.mark.parametrize("seating", [CLOCKWISE, TURNED.seating])
def test_five_cards_are_dealt_three_then_two_and_one_is_turned_up(
    seating: Seating,
) -> None:
    rules = replace(TURNED, seating=seating)
    deal = running(opened(rules))
    eldest, dealer = seating.after(W), W
    assert deal.holdings[eldest].hand == at(rules, 0, 1, 2, 12, 13)
    assert deal.holdings[dealer].hand == at(rules, 9, 10, 11, 18, 19)
    assert deal.turned == rules.pack.cards[20]
    assert deal.talon == rules.pack.cards[20:]
    seen = view(rules, opened(rules), None).deal
    assert seen is not None
    assert seen.turned == deal.turned


@pytest.mark.parametrize("trump", [Trump.SPADES, Trump.HEARTS, Trump.NONE])
def test_the_taker_gets_two_cards_and_the_turned_up_one_whatever_the_suit(trump: Trump) -> None:
    assert running(opened(TURNED)).turned == Card.parse("JD")
    hands = hands_after(TURNED, naming(trump), E)  # west deals: south, east, north, west
    assert hands[S].hand[5:] == at(TURNED, 21, 22, 23)
    assert hands[E].hand[5:] == at(TURNED, 20, 24, 25)
    assert hands[N].hand[5:] == at(TURNED, 26, 27, 28)
    assert hands[W].hand[5:] == at(TURNED, 29, 30, 31)


def test_the_turned_up_card_of_an_ashkal_goes_to_the_callers_partner() -> None:
    hands = hands_after(TURNED, Bid(0, Trump.NONE, ContractKind.ASHKAL), E)
    assert hands[W].hand[5:] == at(TURNED, 20, 30, 31)
    assert hands[E].hand[5:] == at(TURNED, 24, 25, 26)


def test_without_a_turned_up_card_everyone_gets_three_more() -> None:
    deal = running(opened(NOTHING_TURNED))
    assert deal.turned is None
    assert len(deal.talon) == 12
    hands = hands_after(NOTHING_TURNED, SUIT_NAMED, E)
    assert hands[S].hand[5:] == at(NOTHING_TURNED, 20, 21, 22)
    assert hands[W].hand[5:] == at(NOTHING_TURNED, 29, 30, 31)


def test_each_players_kitty_stays_hidden_until_trumps_are_named() -> None:
    state = opened(KITTY)  # west deals, south is eldest
    assert running(state).holdings[S].hand == at(KITTY, 0, 1, 2, 12, 13, 14)
    assert running(state).holdings[S].kitty == at(KITTY, 24, 25, 26)
    seen = view(KITTY, state, S).deal
    assert seen is not None
    assert seen.hand == at(KITTY, 0, 1, 2, 12, 13, 14)
    events = decide(KITTY, state, S, SUIT_NAMED)
    (taken_up,) = events_of(HandsCompleted, events)
    assert taken_up.holdings[S] == Holding(at(KITTY, 0, 1, 2, 12, 13, 14, 24, 25, 26))
    assert all(not holding.kitty for holding in taken_up.holdings)


def test_nothing_is_added_when_all_cards_were_dealt() -> None:
    for rules in (LAST_CARD, TABLEAU):
        assert completed(rules, running(opened(rules, N)), Contract(N, SUIT_NAMED)) is None


def test_hands_are_completed_once_and_the_talon_is_then_empty() -> None:
    for rules in PRIVATE:
        for step in steps(rules, Random(1)):
            deal = step.state.deal
            if deal and deal.phase is Phase.PLAY:
                assert deal.talon == ()
                assert not any(holding.kitty for holding in deal.holdings)
                assert len(events_of(HandsCompleted, step.events)) <= 1
                assert {len(deal.dealt[seat].cards) for seat in rules.seating.order} == {
                    rules.hand_size
                }


def test_a_tableau_is_dealt_in_rows_alternately_covered_and_open() -> None:
    deal = running(opened(TABLEAU, N))  # north deals to south
    piles = deal.holdings[S].piles
    assert tuple(pile.under for pile in piles) == at(TABLEAU, 0, 1, 2, 3, 16, 17, 18, 19)
    assert tuple(pile.top for pile in piles) == at(TABLEAU, 8, 9, 10, 11, 24, 25, 26, 27)
    piles = deal.holdings[N].piles
    assert tuple(pile.under for pile in piles) == at(TABLEAU, 4, 5, 6, 7, 20, 21, 22, 23)
    assert tuple(pile.top for pile in piles) == at(TABLEAU, 12, 13, 14, 15, 28, 29, 30, 31)


def test_the_dealers_last_open_card_proposes_trumps_and_stays() -> None:
    state = opened(TABLEAU, N)
    deal = running(state)
    assert deal.turned == deal.holdings[N].piles[-1].top == TABLEAU.pack.cards[-1]
    events = decide(TABLEAU, state, S, naming(Trump.CLUBS))
    assert not events_of(HandsCompleted, events)


def test_uncovered_cards_are_turned_up_after_the_trick() -> None:
    state = after(TABLEAU, opened(TABLEAU, N), S, naming(Trump.CLUBS))
    led = decide(TABLEAU, state, S, PlayCard(Card.parse("7H")))
    assert not events_of(CardsUncovered, led)
    state = after(TABLEAU, state, S, PlayCard(Card.parse("7H")))
    assert running(state).holdings[S].piles[0] == Pile(None, Card.parse("7S"))
    followed = decide(TABLEAU, state, N, PlayCard(Card.parse("JH")))
    (uncovered,) = events_of(CardsUncovered, followed)
    assert uncovered.cards == ((N, Card.parse("JS")), (S, Card.parse("7S")))
    state = after(TABLEAU, state, N, PlayCard(Card.parse("JH")))
    assert running(state).holdings[S].piles[0] == Pile(Card.parse("7S"))
    assert Card.parse("7S") in running(state).holdings[S].playable


def test_an_uncovered_card_cannot_be_played_before_it_is_turned_up() -> None:
    state = after(TABLEAU, opened(TABLEAU, N), S, naming(Trump.CLUBS))
    with refused(Refusal.NOT_IN_HAND, card=Card.parse("7S")):
        decide(TABLEAU, state, S, PlayCard(Card.parse("7S")))


def test_nobody_sees_a_covered_card_not_even_its_owner() -> None:
    state = opened(TABLEAU, N)
    covered = {pile.under for holding in running(state).holdings for pile in holding.piles}
    for seat in (N, S, None):
        seen = view(TABLEAU, state, seat).deal
        assert seen is not None
        assert not covered & set(seen.hand)
        assert all(pile.covers for piles in seen.tableau for pile in piles)


def test_the_dealers_last_card_is_turned_up_and_belongs_to_them() -> None:
    deal = running(opened(LAST_CARD))  # six rounds of one card, from north on
    assert deal.holdings[N].hand == at(LAST_CARD, 0, 4, 8, 12, 16, 20)
    assert deal.holdings[W].hand == at(LAST_CARD, 3, 7, 11, 15, 19, 23)
    assert deal.turned == LAST_CARD.pack.cards[23]
    assert deal.talon == ()


@pytest.mark.parametrize(("rules", "again"), [(LAST_CARD, True), (TURNED, False), (TABLEAU, False)])
def test_the_next_dealer_after_a_passed_out_deal(rules: RuleSet, again: bool) -> None:
    state = thrown_in(rules, N)
    (dealt,) = deal_next(rules, state, Random(1))
    assert isinstance(dealt, Dealt)
    assert dealt.dealer is (N if again else rules.seating.after(N))


def test_a_passed_out_deal_is_gathered_hand_by_hand_then_the_talon() -> None:
    state = thrown_in(TURNED, W)
    in_hand = [running(state).holdings[seat].hand for seat in (S, E, N, W)]
    expected = tuple(card for hand in in_hand for card in hand) + TURNED.pack.cards[20:]
    assert gathered(TURNED, running(state), Random(1)) == expected


def test_a_deal_ended_early_is_gathered_hand_by_hand_with_all_cards() -> None:
    state = opened(CLAIMED)
    state = after(CLAIMED, state, S, SUIT_NAMED)
    state = after(CLAIMED, state, S, PlayCard(running(state).holdings[S].hand[0]))
    state = after(CLAIMED, state, E, RenegeClaim())
    deal = running(state)
    assert deal.settlement is not None
    assert deal.tricks == ()
    hands = [deal.dealt[seat].hand for seat in (S, E, N, W)]
    expected = tuple(card for hand in hands for card in hand)
    assert gathered(CLAIMED, deal, Random(1)) == expected
    assert Counter(expected) == Counter(CLAIMED.pack.cards)


@pytest.mark.parametrize("rules", PRIVATE, ids=lambda rules: rules.key)
def test_no_way_of_dealing_loses_a_card(rules: RuleSet) -> None:
    for step in steps(rules, Random(3)):
        deal = step.state.deal
        if deal is None:
            continue
        held = [card for holding in deal.holdings for card in holding.cards]
        assert Counter([*played(deal), *held, *deal.talon]) == Counter(rules.pack.cards)
        if deal.phase is Phase.OVER:
            assert Counter(gathered(rules, deal, Random(1))) == Counter(rules.pack.cards)


def thrown_in(rules: RuleSet, dealer: Seat) -> GameState:
    """A game in which nobody has named a trump."""
    state = opened(rules, dealer)
    while running(state).phase is Phase.AUCTION:
        state = after(rules, state, awaited(rules, state)[0], Pass())
    assert running(state).settlement is None
    return state
