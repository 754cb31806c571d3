"""A coach advises what the expert does, for calls and cards, and reads no hidden card."""

from itertools import pairwise
from random import Random

import pytest

from engine.actions import PlayCard
from engine.game import awaited
from engine.players.advice import Advice, advise_by_thumb
from engine.players.bidding_system import within_system
from engine.players.choice import Reason
from engine.players.club import think
from engine.players.expert.coach import advise
from engine.players.expert.explain import explain
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.solver import Limits
from engine.state import GameState, Phase
from engine.variants import find_variant
from engine.view import view
from tests.engine.random_play import steps
from tests.engine.unseen import reshuffled, with_other_cards
from tests.rig.slow import every_game

LITTLE = Limits(nodes=30_000)


def decisions(rules: RuleSet, every: int = 5, most: int = 8) -> list[tuple[GameState, Seat]]:
    """Some calls and some cards, with several actions to choose from."""
    found: dict[Phase, list[tuple[GameState, Seat]]] = {Phase.AUCTION: [], Phase.PLAY: []}
    for number, step in enumerate(steps(rules, Random(f"{rules.key} advised"))):
        state = step.state
        if state.deal is None or state.deal.phase is Phase.OVER or number % every == 0:
            continue
        for seat in awaited(rules, state)[:1]:
            seen = view(rules, state, seat).deal
            if seen is not None and len(seen.legal) > 1 and len(found[state.deal.phase]) < most:
                found[state.deal.phase].append((state, seat))
        if all(len(some) == most for some in found.values()):
            break
    assert all(found.values())
    return [*found[Phase.AUCTION], *found[Phase.PLAY]]


def advised(rules: RuleSet, state: GameState, seat: Seat) -> Advice:
    return advise(view(rules, state, seat), rules, Random(1), LITTLE)


@pytest.mark.slow
@every_game
def test_it_advises_what_the_expert_explains(rules: RuleSet) -> None:
    compared: set[Phase] = set()
    for state, seat in decisions(rules):
        seen = view(rules, state, seat)
        found, expert = advised(rules, state, seat), explain(seen, rules, Random(1), LITTLE)
        assert found.explanation.choice == expert.choice
        assert found.explanation.contract == expert.contract
        if not found.options:
            continue
        assert state.deal is not None
        compared.add(state.deal.phase)
        action = found.explanation.choice.action
        shown = PlayCard(action.card) if isinstance(action, PlayCard) else action
        best, *others = found.options
        assert shown in (best.action, *best.equal)
        assert (best.gap_error, best.in_system) == (0.0, True)
        named = [each for option in found.options for each in (option.action, *option.equal)]
        assert len(named) == len(set(named))
        assert all(one.worth >= other.worth for one, other in pairwise(others))
        assert all(-0.001 <= option.worth <= 1.001 for option in found.options)
    covered = bool(rules.dealing.tableau)  # too little thinking where cards lie covered
    assert covered or compared == {Phase.AUCTION, Phase.PLAY}


@pytest.mark.slow
@every_game
def test_hidden_cards_do_not_influence_the_advice(rules: RuleSet) -> None:
    rng, moved = Random(rules.key), 0
    for state, seat in decisions(rules, most=3):
        assert state.deal is not None
        exchanged = reshuffled(rules, state.deal, seat, rng)
        moved += any(card != other for card, other in exchanged.items())
        elsewhere = with_other_cards(rules, state, exchanged)
        assert advised(rules, elsewhere, seat) == advised(rules, state, seat)
    assert moved > 2


def test_a_player_who_may_pass_reads_what_a_bid_is_worth() -> None:
    rules = find_variant("contree")
    (state, seat), *_ = decisions(rules)
    options = advised(rules, state, seat).options
    assert len({getattr(option.action, "trump", None) for option in options}) > 4
    seen = view(rules, state, seat).deal
    assert seen is not None
    kept = within_system(rules, seen, seat).legal
    assert {option.in_system for option in options} == {True, False}
    assert all(option.in_system == (option.action in kept) for option in options)
    assert all(option.gap_error > 0.0 for option in options[1:])


def test_a_rule_of_thumb_is_compared_with_nothing() -> None:
    rules = find_variant("contree")
    for state, seat in decisions(rules, most=2):
        seen = view(rules, state, seat)
        found = advise_by_thumb(seen, rules, Random(3))
        assert found.explanation.choice == think(seen, rules, Random(3))
        assert (found.options, found.explanation.tried) == ((), ())


def test_nothing_is_advised_out_of_turn() -> None:
    rules = find_variant("contree")
    (state, _), *_ = decisions(rules)
    for asked in (advise, lambda *known: advise_by_thumb(*known[:3])):
        with pytest.raises(ValueError, match="nothing is asked"):
            asked(view(rules, state, None), rules, Random(1), LITTLE)


def test_a_forced_card_has_no_alternatives() -> None:
    rules = find_variant("contree")
    for step in steps(rules, Random(5)):
        state = step.state
        for seat in awaited(rules, state):
            seen = view(rules, state, seat).deal
            if seen is not None and len(seen.legal) == 1:
                found = advised(rules, state, seat)
                assert found.explanation.choice.reason is Reason.FORCED
                assert found.options == ()
                return
    raise AssertionError("no card was forced")
