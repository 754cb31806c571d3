"""What a French club player insists on, a situation a test."""

from random import Random

import pytest

from engine.actions import Action
from engine.cards import Card, Suit, Trump
from engine.contract import Bid, ContractKind
from engine.players import Level, choose
from engine.players.hand_count import wins_every_trick
from engine.seats import Seat
from engine.view import view
from tests.engine.table import CONTREE, E, N, S, Table, W, cards, word


def dealt(**given: str) -> Table:
    """Hands for the seats named by a letter; the other cards fall to the others in order."""
    held = {
        Seat(number): list(cards(given.get(seat.name[0], ""))) for number, seat in enumerate(Seat)
    }
    rest = [card for card in CONTREE.pack.cards if not any(card in hand for hand in held.values())]
    for hand in held.values():
        while len(hand) < CONTREE.hand_size:
            hand.append(rest.pop(0))
    return Table(" / ".join("".join(map(str, held[seat])) for seat in Seat))


def action(table: Table, seat: Seat) -> Action:
    return choose(Level.CLUB, view(CONTREE, table.state, seat), CONTREE, Random(1))


def bid(table: Table, seat: Seat) -> Bid:
    said = action(table, seat)
    assert isinstance(said, Bid)
    return said


def test_a_strong_hand_opens_in_its_trumps() -> None:
    said = bid(dealt(N="JH9HAHTH7HASTSAD"), N)
    assert (said.trump, said.kind) == (Trump.HEARTS, ContractKind.POINTS)
    assert said.value >= 100


def test_a_weak_hand_passes() -> None:
    assert word(action(dealt(N="7S8S9S7H8H7D8D7C"), N)) == "-"


def test_four_trumps_without_jack_or_nine_are_not_bid() -> None:
    assert word(action(dealt(N="AHTHKHQH7S7D8D7C"), N)) == "-"


def test_a_hand_without_losers_bids_a_capot() -> None:
    assert word(action(dealt(N="JH9HAHTHKHASACAD"), N)) == "capotH"


def sure(hand: str) -> bool:
    return wins_every_trick(CONTREE, cards(hand), Trump.HEARTS, leads=False)


@pytest.mark.parametrize("hand", ["JH9HAHTHKHASACAD", "JH9HAHTHKHASTSAD", "JH9HAHTHKHQH8H7H"])
def test_holding_the_highest_cards_of_each_suit_makes_every_trick_certain(hand: str) -> None:
    assert sure(hand)


@pytest.mark.parametrize("hand", ["JH9HAHTHKHASKSAD", "JH9HTHKHQHASACAD", "JH9HAHASTSKSACAD"])
def test_a_gap_or_too_few_trumps_make_a_capot_uncertain(hand: str) -> None:
    assert not sure(hand)


def test_long_strong_trumps_and_aces_double_a_high_bid_in_them() -> None:
    table = dealt(E="JH9HAHTHASACADKC")
    table.say("140H")
    assert word(action(table, E)) == "x"


def test_without_defence_a_bid_is_not_doubled() -> None:
    table = dealt(E="7S8S9S7D8D9D7C8C")
    table.say("90H")
    assert word(action(table, E)) == "-"


def test_a_partners_bid_is_raised_with_the_jack_and_aces() -> None:
    table = dealt(S="JH8HASADACKDQCJC")
    table.say("90H", "-")
    said = bid(table, S)
    assert said.trump is Trump.HEARTS
    assert said.value >= 100


def test_a_partners_bid_is_not_raised_with_a_weak_hand() -> None:
    table = dealt(S="7S8S9S7D8D9D7C8C")
    table.say("90H", "-")
    assert word(action(table, S)) == "-"


def played(table: Table, cards_so_far: str) -> Table:
    table.say("-", "80S", "-", "-", "-")
    table.play(cards_so_far)
    return table


def card(table: Table, seat: Seat) -> Card:
    return Card.parse(word(action(table, seat)))


def test_the_last_player_takes_a_ten_with_the_ace() -> None:
    table = dealt(
        N="THKH7D8D9D7C8C9C", E="7S8S9SJS8HAD7HTD", S="9HTCJCQCKCACJDQD", W="AHQHASTSKSQSKDJH"
    )
    assert str(card(played(table, "TH 7H 9H"), W)) == "AH"


def test_points_go_to_a_trick_the_partner_is_winning() -> None:
    table = dealt(
        N="8HTH7D8D9D7C8C9C", E="9S8SQSJSAHADQHTD", S="9HTCJCQCKCACJDKH", W="JH7HASTSKS7SKDQD"
    )
    assert str(card(played(table, "8H AH 9H"), W)) == "JH"


def test_the_smallest_card_goes_to_a_trick_an_opponent_is_winning() -> None:
    table = dealt(
        N="AHKH7D8D9D7C8C9C", E="7S8S9SJS8HAD7HTD", S="9HTCJCQCKCACJDQD", W="THQHASTSKSQSKDJH"
    )
    assert str(card(played(table, "AH 7H 9H"), W)) in {"JH", "QH"}


def test_a_partners_winning_trick_is_not_ruffed() -> None:
    table = dealt(
        N="8HKH7D8D9D7C8C9C", E="9SJSAHAD7HTDTHQH", S="9HJHTCJCQCKCACJD", W="ASTSKSQSKD7S8SQD"
    )
    assert card(played(table, "8H AH 9H"), W).suit is not Suit.SPADES


def test_the_declarer_with_the_jack_draws_trumps() -> None:
    table = dealt(N="JS9SASTS7SAHADAC")
    table.say("120S", "-", "-", "-")
    assert str(card(table, N)) == "JS"


def test_the_defence_cashes_an_ace() -> None:
    table = dealt(N="ADTD7H8H7C8C9C7S", E="JS9SASTS8SAHACKD")
    table.say("-", "120S", "-", "-", "-")
    assert str(card(table, N)) == "AD"
