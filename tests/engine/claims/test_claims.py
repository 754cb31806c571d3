"""What is certain and what is not, in sentences; and how a claim is written down."""

from dataclasses import replace

import pytest

from engine.actions import PlayCard
from engine.cards import Card, Trump
from engine.claims import played_out, sure_line
from engine.events import BeloteAnnounced, CardPlayed, DealSettled, Event
from engine.evolve import evolve
from engine.notation import read, write
from engine.ruleset import Enforcement, RuleSet
from engine.seats import Seat, Team
from engine.state import GameState, Phase
from engine.variants import VARIANTS, find_variant
from engine.view import view
from engine.zones import Holding, Pile
from tests.engine.claims.endings import ending
from tests.engine.options.houses import house
from tests.engine.private_games import CardsAlone
from tests.engine.table import CONTREE, E, N, S, Table, W, cards, events_of

ALL_SPADES = "7S8S9STSJSQSKSAS / 7H8H9HTHJHQHKHAH / 7D8D9DTDJDQDKDAD / 7C8C9CTCJCQCKCAC"


def line(
    trump: str,
    south: str,
    others: tuple[str, ...],
    *,
    led: str = "",
    rules: RuleSet = CONTREE,
) -> str | None:
    """How south would win the rest, leading or after these cards; None where it is not certain.

    ``others`` are the hands of north, east and west.
    """
    north, east, west = others
    hands = dict(zip(Seat, map(cards, (north, east, south, west)), strict=True))
    before = cards(led)
    leader = rules.seating.starting_at(S)[-len(before)] if before else S
    return _line(rules, ending(rules, Trump(trump), hands, leader=leader, led=before), S)


def _line(rules: RuleSet, state: GameState, seat: Seat) -> str | None:
    seen = view(rules, state, seat).deal
    assert seen is not None
    sure = sure_line(rules, seen)
    return None if sure is None else " ".join(map(str, sure))


@pytest.mark.parametrize(
    ("south", "others", "sure"),
    [
        ("JS 9S AS", ("7H 8H 9H", "7D 8D 9D", "7C 8C 9C"), "JS 9S AS"),
        ("AH TH KH", ("7H 8H 9H", "7D 8D 9D", "7C 8C 9C"), "AH TH KH"),
        # a trump of unknown place may ruff an ace …
        ("AH TH KH", ("7S 8H 9H", "7D 8D 9D", "7C 8C 9C"), None),
        # … unless it is drawn first
        ("JS TH AH", ("7S 8H 9H", "7D 8D 9D", "7C 8C 9C"), "JS AH TH"),
        # two may lie in one hand: one lead does not draw them
        ("JS TH AH", ("7S 8S 9H", "7D 8D 9D", "7C 8C 9C"), None),
        ("JS 9S AH", ("7S 8H 9H", "8S 8D 9D", "7C 8C 9C"), "JS 9S AH"),
        # the ten falls under the ace only if nothing else of its suit is out
        ("AH KH AD", ("TH 8C 9C", "7D 8D 9D", "7C TC KC"), "AD AH KH"),
        ("AH KH AD", ("TH 7H 9C", "7D 8D 9D", "7C TC KC"), None),
        # a partner who could win a trick would have to lead something
        ("KH QH AD", ("AH TH 9C", "7D 8D 9D", "7C TC KC"), None),
    ],
)
def test_claims_on_lead(south: str, others: tuple[str, str, str], sure: str | None) -> None:
    assert line("S", south, others) == sure


@pytest.mark.parametrize(
    ("led", "south", "others", "sure"),
    [
        ("7H", "AH AD", ("7C 8C", "8H 8D", "9C 9D"), "AH AD"),
        ("7H", "AH AD", ("7S 8C", "8H 8D", "9C 9D"), None),
        # the last to play takes it whatever is out, and draws the trump
        ("7H 8H 9H", "AH JS", ("8D 7S", "9D", "7C"), "AH JS"),
        # the trick is a partner's already
        ("7H AH 9H", "8H JS", ("8D", "9D", "7C"), None),
        ("7H", "JS 9S", ("7S 8C", "8S 8D", "9C 9D"), "JS 9S"),
    ],
)
def test_claims_after_a_lead(
    led: str, south: str, others: tuple[str, ...], sure: str | None
) -> None:
    found = line("S", south, others, led=led)
    assert (found is None) == (sure is None)
    if sure is not None and found is not None:
        assert set(found.split()) == set(sure.split())


@pytest.mark.parametrize("trump", ["NT", "AT"])
def test_without_trumps_only_the_suit_led_can_beat(trump: str) -> None:
    rules = find_variant("coinche")
    strongest = "AH" if trump == "NT" else "JH"
    others = ("7S AS 9S", "7D 8D 9D", "7C 8C 9C")
    assert line(trump, f"{strongest} 9H 7H", others, rules=rules)


def test_the_answer_depends_only_on_the_claimers_view() -> None:
    one = line("S", "AH KH AD", ("TH 7D 8D", "9D TD JD", "8C 9C TC"))
    two = line("S", "AH KH AD", ("8C 9C TC", "TH 7D 8D", "9D TD JD"))
    assert one == two == "AD AH KH"


def test_no_claim_is_certain_where_others_may_renege() -> None:
    rules = replace(CONTREE, enforcement=Enforcement.CLAIMED, penalty=CardsAlone())
    others = ("7H 8H 9H", "7D 8D 9D", "7C 8C 9C")
    assert line("S", "JS 9S AS", others) is not None
    assert line("S", "JS 9S AS", others, rules=rules) is None


def piles(text: str) -> Holding:
    """Open cards, those behind a bar over covered ones."""
    top, _, under = text.partition("|")
    below = cards(under)
    tops = cards(top)
    return Holding(piles=tuple(map(Pile, tops, (*below, *(None,) * (len(tops) - len(below))))))


@pytest.mark.parametrize(
    ("south", "north", "sure"),
    [
        ("JS 9S AH", "7S 7D 8D", True),
        # what a covered card of one's own is, one does not know
        ("JS 9S|AH", "7S 7D 8D", False),
        # a covered trump of the other side does not follow, and ruffs later
        ("JS 9S AH", "7D 8D|7S", False),
        # unless nothing that is out can hurt: which card lies covered is not known
        ("JS 9S AS", "7D 8D|7S", True),
    ],
)
def test_covered_cards_count_as_unknown(south: str, north: str, sure: bool) -> None:
    rules = find_variant("decouverte")
    hands = {N: piles(north).cards, S: piles(south).cards}
    state = ending(rules, Trump.SPADES, hands, leader=S)
    assert state.deal is not None
    holdings = (piles(north), Holding(), piles(south), Holding())
    state = replace(state, deal=replace(state.deal, holdings=holdings))
    assert (_line(rules, state, S) is not None) is sure


def claimed_at_once(rules: RuleSet = CONTREE) -> tuple[Table, tuple[Event, ...]]:
    """North holds every trump, and claims all tricks at the first lead."""
    table = Table(ALL_SPADES, rules=rules)
    table.say("80S", "-", "-", "-")
    seen = view(rules, table.state, N).deal
    assert seen is not None
    sure = sure_line(rules, seen)
    assert sure is not None
    return table, played_out(rules, table.state, N, sure)


def test_an_accepted_claim_plays_the_rest_of_the_deal() -> None:
    table, events = claimed_at_once()
    assert [str(event.card) for event in events_of(CardPlayed, events) if event.seat is N] == [
        *("JS", "9S", "AS", "TS", "KS", "QS", "8S", "7S")
    ]
    assert len(events_of(CardPlayed, events)) == 32
    table.happens(*events)
    assert table.deal.phase is Phase.OVER
    assert {trick.winner for trick in table.deal.tricks} == {N}
    (settled,) = events_of(DealSettled, events)
    assert settled.settlement.tally.card_points == (162 - 10 + 10, 0)
    assert len(events_of(BeloteAnnounced, events)) == 2


def test_every_event_of_a_claim_is_legal_play() -> None:
    table, events = claimed_at_once()
    by_hand = Table(ALL_SPADES)
    by_hand.say("80S", "-", "-", "-")
    for event in events_of(CardPlayed, events):
        by_hand.act(event.seat, PlayCard(event.card))
    table.happens(*events)
    assert by_hand.state == table.state
    assert read(write(CONTREE, table.deal), find_variant).deal == table.deal


def test_a_claim_gives_the_same_score_as_playing_on() -> None:
    table, events = claimed_at_once()
    lazy = Table(ALL_SPADES)
    lazy.say("80S", "-", "-", "-")
    for spade in reversed(cards("7S8S9STSJSQSKSAS")):
        lazy.act(N, PlayCard(spade))
        while lazy.waits_for and lazy.waits_for != (N,):
            seat = lazy.waits_for[0]
            lazy.act(seat, PlayCard(lazy.deal.holdings[seat].playable[0]))
    table.happens(*events)
    assert lazy.deal.settlement is not None
    assert table.deal.settlement is not None
    for team in Team:
        ours, theirs = table.deal.settlement, lazy.deal.settlement
        assert ours.for_team(team) == theirs.for_team(team)


def test_belote_and_melds_are_announced_where_players_announce_them() -> None:
    _, events = claimed_at_once(house("contree", announcing="manual"))
    assert len(events_of(BeloteAnnounced, events)) == 2


@pytest.mark.parametrize("rules", VARIANTS, ids=lambda rules: rules.key)
def test_a_claim_ends_the_deal_in_every_game(rules: RuleSet) -> None:
    order = rules.seating.order
    seat = order[0]
    trump = rules.auction.trumps[0]
    suit = [card for card in rules.pack.cards if trump.covers(card)]
    strong = sorted(suit, key=lambda card: rules.scales.strength(card, trump))[-3:]
    rest = [card for card in rules.pack.cards if card not in suit]
    hands: dict[Seat, tuple[Card, ...]] = {
        other: tuple(rest[number * 3 : number * 3 + 3]) for number, other in enumerate(order)
    }
    hands[seat] = tuple(strong)
    state = ending(rules, trump, hands, leader=seat)
    seen = view(rules, state, seat).deal
    assert seen is not None
    sure = sure_line(rules, seen)
    assert sure is not None
    for event in played_out(rules, state, seat, sure):
        state = evolve(rules, state, event)
    assert state.deal is not None
    assert state.deal.phase is Phase.OVER
    assert [trick.winner for trick in state.deal.tricks[-3:]] == [seat] * 3


def test_a_claim_is_made_in_turn() -> None:
    table = Table(ALL_SPADES)
    table.say("80S", "-", "-", "-")
    for seat in (E, S, W):
        assert _line(CONTREE, table.state, seat) is None
