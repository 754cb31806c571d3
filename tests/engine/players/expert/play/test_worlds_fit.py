"""The worlds of a seat are those deals that would have led to what it sees, and no others."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from random import Random

import numpy as np
import pytest

from engine.actions import IllegalAction, PlayCard
from engine.announcements import belotes_dealt
from engine.cards import Card
from engine.game import awaited
from engine.players.expert.play.world_sampling import fits_of, source_of
from engine.players.expert.solver_view import SolverView
from engine.ruleset import RuleSet
from engine.seats import Seat, Team
from engine.solver.card_layouts import WordArray
from engine.state import GameState
from engine.variants import VARIANTS, find_variant
from engine.view import view
from engine.zones import Holding
from tests.engine.both_readings import running
from tests.engine.engine_walks import after, in_play, likely
from tests.engine.players.expert.seen_table import left_with, rows, seen_by, true_hands
from tests.rig.slow import every_game

LONG = 22
"""Cards left where worlds are drawn and not counted."""

with_hands = pytest.mark.parametrize(
    "rules", [r for r in VARIANTS if not r.dealing.tableau], ids=lambda rules: rules.key
)


@with_hands
@pytest.mark.parametrize("seed", range(2))
def test_every_sampled_world_leads_to_the_same_view(rules: RuleSet, seed: int) -> None:
    rng = Random(f"{rules.key} {seed}")
    begun = in_play(rules, rng)
    state, played = begun, list[tuple[Seat, PlayCard]]()
    while sum(len(holding.cards) for holding in running(state).holdings) > 7 - seed:
        seat, action = likely(rules, state, rng)
        assert isinstance(action, PlayCard)
        state = after(rules, state, seat, action)
        played.append((seat, action))
    table = seen_by(rules, state)
    layouts = source_of(table).every()
    found = layouts.hands[fits_of(table)(layouts.hands)].tolist()
    (seat,) = awaited(rules, state)
    expected = [
        [sum(map(table.bit, hands[seat])) for seat in table.order]
        for hands in _dealt_otherwise(table, state)
        if _comes_to(rules, _with_hands(rules, begun, hands, played), played, seat, state)
    ]
    assert sorted(found) == sorted(expected)
    assert true_hands(table, running(state)) in found


def test_the_position_counts_the_tricks_of_each_side() -> None:
    rules = find_variant("contree")
    state = left_with(rules, Random(1), 8)
    table = seen_by(rules, state)
    winners = [trick.winner for trick in running(state).tricks if trick.winner is not None]
    sides = [rules.seating.team(winner) for winner in winners]
    assert len(sides) == 6
    counted = (sides.count(Team.NORTH_SOUTH), sides.count(Team.EAST_WEST))
    assert table.position(source_of(table).every()).taken == counted


@every_game
def test_the_true_deal_is_one_of_the_worlds(rules: RuleSet) -> None:
    rng = Random(f"{rules.key} true")
    for _ in range(2):
        state = in_play(rules, rng)
        while awaited(rules, state):
            table = seen_by(rules, state)
            source = source_of(table)
            if source.number <= 200:
                assert tuple(true_hands(table, running(state))) in rows(source)
            true = np.array([true_hands(table, running(state))])
            assert fits_of(table)(true).all()
            for hand, drawn in zip(
                true[0], source.drawn(4, np.random.default_rng(1)).hands.T, strict=True
            ):
                assert {int(other).bit_count() for other in drawn} == {int(hand).bit_count()}
            state = after(rules, state, *likely(rules, state, rng))


@with_hands
def test_no_world_gives_a_seat_a_card_it_cannot_hold(rules: RuleSet) -> None:
    state = left_with(rules, Random(f"{rules.key} drawn"), LONG - 8)
    table = seen_by(rules, state)
    source = source_of(table)
    every = set(rows(source))
    drawn = source.drawn(50, np.random.default_rng(2)).hands.tolist()
    assert {tuple(hands) for hands in drawn} <= every


@every_game
def test_every_world_is_equally_likely(rules: RuleSet) -> None:
    rng, number = Random(f"{rules.key} even"), 0
    while not 20 <= number <= 200:
        state = left_with(rules, rng, 7 if len(rules.seating.order) > 2 else 12)
        source = source_of(seen_by(rules, state))
        number = source.number
    every = source.every()
    each = 60
    drawn = source.drawn(each * number, np.random.default_rng(3))

    def told(hands: WordArray, under: WordArray | None) -> list[bytes]:
        both = hands if under is None else np.concatenate([hands, under], axis=1)
        return [row.tobytes() for row in both]

    times = Counter(told(drawn.hands, drawn.under))
    assert set(times) == set(told(every.hands, every.under))
    spread = sum((times[world] - each) ** 2 for world in times) / each
    assert spread < number + 5 * (2 * number) ** 0.5


def _dealt_otherwise(table: SolverView, state: GameState) -> Iterator[dict[Seat, tuple[Card, ...]]]:
    """Every way in which the cards that the seat does not see may be shared out.

    Everybody has seen who took the turned-up card.
    """
    holdings = running(state).holdings
    out = [card for seat in table.order if seat is not table.seat for card in holdings[seat].cards]
    others = [seat for seat in table.order if seat is not table.seat]

    def shared(cards: list[Card], seats: list[Seat]) -> Iterator[dict[Seat, tuple[Card, ...]]]:
        if not seats:
            yield {}
            return
        first, *rest = seats
        for held in combinations(cards, len(holdings[first].cards)):
            left = [card for card in cards if card not in held]
            for more in shared(left, rest):
                yield {first: held, **more}

    turned = running(state).turned
    for hands in shared(out, others):
        if all(
            (turned in hand) is (turned in holdings[seat].cards) for seat, hand in hands.items()
        ):
            yield {**hands, table.seat: holdings[table.seat].cards}


def _with_hands(
    rules: RuleSet,
    begun: GameState,
    hands: dict[Seat, tuple[Card, ...]],
    played: list[tuple[Seat, PlayCard]],
) -> GameState:
    """The deal as it stood when play began, had these hands been dealt."""
    deal = running(begun)
    holdings = [Holding()] * len(Seat)
    for seat, hand in hands.items():
        laid = tuple(action.card for player, action in played if player is seat)
        holdings[seat] = Holding((*laid, *hand))
    assert deal.contract is not None
    dealt = tuple(holdings)
    belotes = belotes_dealt(rules.belote, dealt, deal.contract.trump)
    return replace(begun, deal=replace(deal, dealt=dealt, holdings=dealt, belotes=belotes))


def _comes_to(
    rules: RuleSet,
    begun: GameState,
    played: list[tuple[Seat, PlayCard]],
    seat: Seat,
    state: GameState,
) -> bool:
    """Whether the same cards may be played from there, and the seat sees the same at the end."""
    try:
        for player, action in played:
            begun = after(rules, begun, player, action)
    except IllegalAction:
        return False
    seen, other = view(rules, state, seat).deal, view(rules, begun, seat).deal
    assert seen is not None
    assert other is not None
    return replace(seen, hand=()) == replace(other, hand=())
