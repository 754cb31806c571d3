"""Duplicate matches in every game."""

from dataclasses import dataclass, field, replace
from random import Random

import pytest

from engine.actions import Action
from engine.dealing import Chance
from engine.game import begun
from engine.lab.arena import CONTENDERS, ByView, Match
from engine.lab.arena.contenders import PlaysOnly
from engine.players.known_deal import KnownDeal
from engine.ruleset import RuleSet
from engine.seats import Team
from engine.solver import Limits
from engine.variants import find_variant
from engine.view import PlayerView
from tests.engine.lab.arena.contenders import BEGINNER, CLUB, LITTLE, Simple, meeting, simple
from tests.rig.slow import every_game


@every_game
def test_a_match_against_oneself_is_a_tie(rules: RuleSet) -> None:
    measure = meeting(rules, CLUB, CLUB, pairs=2, seed=3)
    assert measure.mean_game_points_per_deal == measure.ci95 == measure.card_points == 0.0
    assert measure.pairs == 2
    assert 0.0 < measure.first.decision_ms_p50 <= measure.first.decision_ms_p99
    assert measure.first.contracts == measure.second.contracts


@pytest.mark.slow
@every_game
def test_club_beats_random_players(rules: RuleSet) -> None:
    measure = meeting(rules, CLUB, CONTENDERS["random"], pairs=9, seed=3)
    assert measure.mean_game_points_per_deal > measure.ci95
    assert measure.card_points > 0


@pytest.mark.slow
@pytest.mark.parametrize("key", ["contree", "clabber"])
def test_club_beats_beginner(key: str) -> None:
    measure = meeting(find_variant(key), CLUB, BEGINNER, pairs=30, seed=1)
    assert measure.mean_game_points_per_deal > measure.ci95
    assert measure.first.contracts_made > measure.first.contracts_failed


def test_swapping_the_players_negates_the_lead() -> None:
    rules = find_variant("contree")
    there = meeting(rules, CLUB, BEGINNER, pairs=4, seed=1)
    back = meeting(rules, BEGINNER, CLUB, pairs=4, seed=1)
    assert there.mean_game_points_per_deal == -back.mean_game_points_per_deal != 0
    assert there.card_points == -back.card_points
    assert there.first.contracts == back.second.contracts


@every_game
def test_those_who_only_play_meet_on_the_same_contracts(rules: RuleSet) -> None:
    match = Match(rules, PlaysOnly(simple(0)), PlaysOnly(simple(-1)), 5, LITTLE)
    first, second = match.pair(0).outcomes
    assert first.contract == second.contract is not None
    assert first.attacks is not second.attacks
    assert first.card_points != -second.card_points


@every_game
def test_auctions_alone_end_as_with_cards_and_are_valued_by_best_play(rules: RuleSet) -> None:
    match = Match(rules, CLUB, BEGINNER, 5, LITTLE)
    auctions = replace(match, auctions_only=True).pair(0)
    for played, bid in zip(match.pair(0).outcomes, auctions.outcomes, strict=True):
        assert (bid.contract, bid.attacks) == (played.contract, played.attacks)
        assert (bid.contract is None) == (bid.lead == 0 and bid.result is None)
    assert auctions.first.calls
    assert auctions.first.cards == auctions.second.cards == ()


def test_contracts_without_cards_bring_what_best_play_brings() -> None:
    rules = find_variant("contree")
    match = Match(rules, simple(0), simple(-1), 5, LITTLE, auctions_only=True)
    luck = Random("5 0")
    order = rules.seating.order
    state = begun(rules, order[luck.randrange(len(order))], luck)
    assert state.deal is not None
    known = KnownDeal(rules, state.deal)
    for us, outcome in zip(Team, match.pair(0).outcomes, strict=True):
        assert outcome.contract is not None
        best = known.settled(outcome.contract)
        assert outcome.lead == best.for_team(us) - best.for_team(us.other) != 0
        assert outcome.result is best.result


@pytest.mark.parametrize("key", ["contree", "belote"])
def test_auctions_alone_tell_too_what_experts_take_who_do_not_see_all_hands(key: str) -> None:
    match = Match(find_variant(key), CLUB, BEGINNER, 5, LITTLE, auctions_only=True)
    there = match.pair(0).outcomes
    back = replace(match, first=BEGINNER, second=CLUB).pair(0).outcomes
    for ours, theirs in zip(there, reversed(back), strict=True):
        assert ours.contract == theirs.contract is not None
        assert ours.usual_lead is not None
        assert theirs.usual_lead is not None
        assert ours.usual_lead == pytest.approx(-theirs.usual_lead)
        assert ours.usual_lead not in (0, ours.lead)
    assert all(
        each.usual_lead is None for each in replace(match, auctions_only=False).pair(0).outcomes
    )


def test_a_deal_that_decides_the_game_counts_as_the_game() -> None:
    decisive = find_variant("bidding_belote")
    longer = replace(decisive, end=replace(decisive.end, target=10 * decisive.end.target))
    here, there = (meeting(rules, simple(0), simple(-1), 7, 7) for rules in (decisive, longer))
    assert here.mean_game_points_per_deal != 0.0
    assert there.mean_game_points_per_deal == 10 * here.mean_game_points_per_deal


def test_calls_and_cards_are_timed_apart() -> None:
    pair = Match(find_variant("contree"), simple(0), simple(0), 5, LITTLE).pair(0)
    for times in (pair.first, pair.second):
        assert len(times.cards) == 2 * 2 * 8  # two plays of two seats
        assert times.calls


@dataclass
class Drawing:
    """Passes or plays its first card, and draws so many numbers before."""

    often: int
    drawn: list[int] = field(default_factory=list)

    def __call__(self, seen: PlayerView, rules: RuleSet, rng: Chance, limits: Limits) -> Action:
        self.drawn += [rng.randrange(1000) for _ in range(self.often)]
        return Simple(0)(seen, rules, rng, limits)


def test_drawing_more_random_numbers_does_not_change_the_opponents_luck() -> None:
    rules = find_variant("contree")
    heard = []
    for often in (1, 5):
        one, other = Drawing(1), Drawing(often)
        meeting(rules, ByView(one), ByView(other), pairs=2, seed=1)
        heard.append(one.drawn)
    assert heard[0] == heard[1]
    assert len(set(heard[0])) > 1
