"""Whole games at random, watched at every step: nothing is lost, stuck or leaked."""

from itertools import pairwise
from random import Random

from engine.cards import Trump
from engine.events import DealSettled, Event, GameEnded
from engine.evolve import replay
from engine.game import awaited, legal_actions
from engine.game_end import TargetMet
from engine.ruleset import RuleSet
from engine.seats import Seat, Team
from engine.settlement import LineCode, Result, Settlement
from engine.state import Deal, GameState, Phase
from engine.view import view
from tests.engine.random_play import Step, shortened, steps
from tests.engine.unseen import cards_in, everywhere, known_to, reshuffled, with_other_cards

WATCHED = 0.03
"""How much of the positions is looked at through every seat's eyes."""

WHOLE = {Trump.NONE: 130, Trump.ALL: 258}
"""The card points of a deal with the last trick; 162 with a trump suit (rules.md 1.2)."""

EYES: tuple[Seat | None, ...] = (*Seat, None)


def play_deals(rules: RuleSet, deals: int, rng: Random) -> int:
    """Play whole games until so many deals were dealt, each step watched; how many there were."""
    played_out = 0
    while played_out < deals:
        played_out += _whole_game(shortened(rules, rng.choice((1, 200, 500))), rng)
    return played_out


def _whole_game(rules: RuleSet, rng: Random) -> int:
    log: list[Event] = []
    for step in steps(rules, rng):
        _watch_events(rules, step)
        log.extend(step.events)
        if step.state.deal and step.state.deal.phase is not Phase.OVER:
            _somebody_may_act(rules, step.state)
        if rng.random() < WATCHED:
            _keeps_secrets(rules, step, rng)
    assert replay(rules, log) == step.state
    _ends_as_it_should(rules, step.state, log)
    return len(step.state.sheet)


def _watch_events(rules: RuleSet, step: Step) -> None:
    for event, state in zip(step.events, step.states, strict=True):
        if state.deal:
            cards = list(everywhere(state.deal))
            assert len(cards) == len(rules.pack)
            assert set(cards) == set(rules.pack.cards)
        if isinstance(event, DealSettled) and state.deal:
            _adds_up(rules, event.settlement, state.deal)


def _adds_up(rules: RuleSet, settlement: Settlement, deal: Deal) -> None:
    tally = settlement.tally
    whole = WHOLE.get(tally.contract.trump, 162)
    assert sum(tally.card_points) == sum(trick.points for trick in deal.tricks) == whole
    assert sum(tally.tricks) == len(deal.tricks) == rules.hand_size
    assert min(settlement.scores) >= 0
    if tally.contract.decides_game:
        return
    results = {dict(line.facts)["result"] for line in settlement.lines if _writes(line.facts)}
    assert settlement.scores[0] in {0, *results}
    if settlement.result is Result.MADE:
        assert settlement.scores[0] > 0


def _writes(facts: tuple[tuple[str, int], ...]) -> bool:
    return "result" in dict(facts)


def _somebody_may_act(rules: RuleSet, state: GameState) -> None:
    waiting = awaited(rules, state)
    assert waiting
    for seat in waiting:
        assert legal_actions(rules, state, seat)


def _keeps_secrets(rules: RuleSet, step: Step, rng: Random) -> None:
    deal = step.state.deal
    if deal is None or deal.settlement:
        return
    for seat in EYES:
        seen = view(rules, step.state, seat)
        known = known_to(deal, seat)
        assert known.issuperset(cards_in(seen))
        elsewhere = with_other_cards(rules, step.state, reshuffled(rules, deal, seat, rng))
        assert view(rules, elsewhere, seat) == seen


def _ends_as_it_should(rules: RuleSet, state: GameState, log: list[Event]) -> None:
    assert state.over
    settled = [event.settlement for event in log if isinstance(event, DealSettled)]
    assert sum(state.scores) == sum(sum(settlement.scores) for settlement in settled)
    assert isinstance(log[-1], GameEnded)
    by_a_run = any(line.code is LineCode.WINNING_RUN for line in settled[-1].lines)
    if settled[-1].tally.contract.decides_game or by_a_run:
        assert state.winner is settled[-1].winner
        return
    at_last = _reached(rules, state.scores, settled[-1])
    assert at_last
    if state.winner is not None:
        assert state.scores[state.winner] == max(state.scores[team] for team in at_last)
    scores = state.scores
    for last, before in pairwise(reversed(settled)):
        scores = _less(scores, last)
        assert not _reached(rules, scores, before) or scores[0] == scores[1]


def _reached(rules: RuleSet, scores: tuple[int, int], last: Settlement) -> list[Team]:
    """The sides that the last deal lets finish with these scores."""
    if not rules.end.sweep_ends and 0 in last.tally.tricks:
        return []
    finishing = list(Team)
    if rules.end.met is TargetMet.PROLAZ:
        ahead = scores[last.winner] > scores[last.winner.other]
        finishing = [last.winner] if last.result is Result.MADE and ahead else []
    return [team for team in finishing if scores[team] >= rules.end.target]


def _less(scores: tuple[int, int], last: Settlement) -> tuple[int, int]:
    attack, defence = last.scores if last.attack == 0 else last.scores[::-1]
    return scores[0] - attack, scores[1] - defence
