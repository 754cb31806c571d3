"""Ten thousand whole games at random: nothing is lost, nothing gets stuck, nothing leaks."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from engine.cards import Card
from engine.events import DealSettled, Event
from engine.evolve import replay
from engine.game import awaited, legal_actions
from engine.options import with_options
from engine.ruleset import RuleSet
from engine.state import Deal, GameState, Phase
from engine.view import redact, view
from tests.engine.random_play import Step, steps
from tests.engine.table import CONTREE, E, N, S, W
from tests.engine.unseen import cards_in, known_to, played, reshuffled, with_other_cards

BLOCKS = 20
GAMES: dict[str, int] = {"100": 300, "500": 150, "2000": 50}
"""Games a block to each target: 20 blocks of 500 are 10,000, a thousand of them to 2000."""

WATCHED = 0.03
"""How much of the positions is looked at through every seat's eyes: about 20,000 of them."""

PACKETS = ("3-2-3", "3-3-2", "4-4")
PACK = frozenset(CONTREE.pack.cards)


@pytest.mark.parametrize("block", range(BLOCKS))
def test_whole_games_at_random(block: int) -> None:
    finished: Counter[str] = Counter()
    for target, games in GAMES.items():
        for number in range(games):
            packets = PACKETS[number % len(PACKETS)]
            rules = with_options(CONTREE, {"target": target, "packets": packets})
            finished[target] += _whole_game(rules, Random(f"{block} {target} {number}"))
    assert finished == GAMES


def test_there_are_ten_thousand_of_them() -> None:
    assert BLOCKS * sum(GAMES.values()) == 10_000


def _whole_game(rules: RuleSet, rng: Random) -> bool:
    """Play one game to its end, looking at every step of it; whether it ended."""
    log: list[Event] = []
    for step in steps(rules, rng):
        _watch_events(step)
        log.extend(step.events)
        if step.state.deal and step.state.deal.phase is not Phase.OVER:
            _somebody_may_act(rules, step.state)
            if rng.random() < WATCHED:
                _keeps_secrets(rules, step, step.state.deal, rng)
    assert replay(rules, log) == step.state
    scores = step.state.scores
    assert max(scores) >= rules.end.target
    assert step.state.winner == int(scores[1] > scores[0])
    assert sum(scores) == sum(
        sum(event.settlement.scores) for event in log if isinstance(event, DealSettled)
    )
    return step.state.over


def _watch_events(step: Step) -> None:
    for event, state in zip(step.events, step.states, strict=True):
        if state.deal:
            cards = list(_everywhere(state.deal))
            assert len(cards) == len(PACK)
            assert set(cards) == PACK
        if isinstance(event, DealSettled):
            assert state.deal is not None
            assert sum(trick.points for trick in state.deal.tricks) == 162
            assert sum(event.settlement.tally.card_points) == 162
            assert sum(event.settlement.tally.tricks) == 8


def _everywhere(deal: Deal) -> Iterator[Card]:
    """The cards of a deal wherever they lie."""
    for holding in deal.holdings:
        yield from holding.cards
    yield from deal.talon
    yield from played(deal)


def _somebody_may_act(rules: RuleSet, state: GameState) -> None:
    waiting = awaited(rules, state)
    assert waiting
    for seat in waiting:
        assert legal_actions(rules, state, seat)


def _keeps_secrets(rules: RuleSet, step: Step, deal: Deal, rng: Random) -> None:
    for seat in (N, E, S, W, None):
        seen = view(rules, step.state, seat)
        known = known_to(deal, seat)
        assert known.issuperset(cards_in(seen))
        for event in step.events:
            assert known.issuperset(cards_in(redact(event, seat)))
        elsewhere = with_other_cards(step.state, reshuffled(deal, seat, rng))
        assert view(rules, elsewhere, seat) == seen
