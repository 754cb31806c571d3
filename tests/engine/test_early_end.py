"""Deals that end the game before their last card: a whole suit in a row, and *dosta* (2.15)."""

from random import Random

from engine.events import DealSettled, GameEnded, MeldsAnnounced
from engine.evolve import replay
from engine.game import after_action, apply, awaited, deal, legal_actions, new_game
from engine.notation import read, write
from engine.options import with_options
from engine.settlement import LineCode
from engine.state import Phase
from engine.variants import find_variant
from tests.engine.random_play import steps
from tests.engine.table import EW, ONE_SUIT_EACH, events_of

BELA = find_variant("croatian_bela")


def test_eight_of_a_suit_win_the_game_when_they_are_announced() -> None:
    line = f"croatian_bela S | {_with_kitties()} | C | 7H"
    reading = read(line, find_variant)
    assert [type(event) for event in reading.events[-3:]] == [
        MeldsAnnounced,
        DealSettled,
        GameEnded,
    ]
    (settled,) = events_of(DealSettled, reading.events)
    assert [each.code for each in settled.settlement.lines] == [
        LineCode.WINNING_RUN,
        LineCode.GAME_DECIDED,
    ]
    assert events_of(GameEnded, reading.events) == [GameEnded(EW)]
    assert settled.settlement.scores == (0, 0)


def _with_kitties() -> str:
    hands = [hand.strip() for hand in ONE_SUIT_EACH.split("/")]
    return " / ".join(f"{hand[:12]}+{hand[12:]}" for hand in hands)


def test_dosta_ends_the_deal_and_the_game_at_the_target() -> None:
    rules = with_options(BELA, {"target-met": "at-once", "target": "50"})
    rng, stopped = Random("dosta"), 0
    for _ in range(30):
        state = replay(rules, new_game(rules, rng))
        state = apply(rules, state, deal(rules, state, rng))
        while state.deal is not None and state.deal.phase is not Phase.OVER:
            seat = awaited(rules, state)[0]
            action = rng.choice(legal_actions(rules, state, seat))
            state = after_action(rules, state, seat, action)
        assert state.over
        assert state.deal is not None
        if len(state.deal.tricks) < rules.hand_size:
            assert max(state.scores) >= 50
            before = state.deal.tricks[-1].points
            assert max(state.scores) - before - 220 < 50
            assert state.winner is not None
            assert state.scores[state.winner] == max(state.scores)
            written = write(rules, state.deal)
            again = read(written, lambda _: rules).deal
            assert again.settlement == state.deal.settlement
            stopped += 1
    assert stopped > 20


def test_a_side_finishes_with_a_deal_that_it_has_won() -> None:
    rules = with_options(BELA, {"target": "300"})
    for number in range(12):
        *_, last = steps(rules, Random(f"prolaz {number}"))
        assert last.state.deal is not None
        settlement = last.state.deal.settlement
        assert settlement is not None
        assert last.state.winner is settlement.winner
