"""How long a game lasts, its direction, and who watches over its rules."""

from random import Random

import pytest

from engine.actions import PlayCard, RenegeClaim
from engine.game import awaited, legal_actions
from engine.game_end import Finished
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.settlement import Side
from engine.state import GameState
from engine.variants import find_variant
from tests.engine.both_readings import running
from tests.engine.engine_walks import after, in_play
from tests.engine.options.houses import (
    EVERY_GAME,
    FOR_FOUR,
    house,
    houses,
    offered_in,
    option_of,
    refusal,
    usual,
)
from tests.engine.random_play import steps
from tests.engine.scoring.games import Facts, settle
from tests.engine.table import EW, NS, E, N, Table, W

BOTH_REACH = tuple(key for key in EVERY_GAME if key != "croatian_bela")


def test_game_options_apply_to_these_games() -> None:
    for name in ("target", "deals", "target-met"):
        assert tuple(offered_in(name)) == EVERY_GAME
    # How a game of bela ends is one choice: equal totals always play on.
    assert tuple(offered_in("both-reach")) == BOTH_REACH
    # Both sides never get there by a prolaz.
    assert option_of("both-reach").choices(house("belote", target_met="prolaz")) == ()
    assert tuple(offered_in("direction")) == FOR_FOUR
    assert dict(offered_in("enforcement")) == {
        "baloot": ("engine", "claims", "claims-own"),
        "tarabish": ("engine", "claims"),
        "clabber": ("engine", "claims", "claims-own"),
    }


def test_defaults_of_each_game() -> None:
    assert dict(usual("target")) == {
        **dict.fromkeys(EVERY_GAME, "2000"),
        **dict.fromkeys(("tarabish", "clabber"), "500"),
        **dict.fromkeys(("belote", "decouverte"), "1000"),
        "contree_701": "701",
        "belote_501": "501",
        **dict.fromkeys(("bidding_belote", "bulgarian_belot"), "151"),
        "croatian_bela": "1001",
        "baloot": "128",
        "pilotta": "162",
    }
    assert dict(usual("both-reach")) == {
        **dict.fromkeys(offered_in("both-reach"), "play-on"),
        "coinche": "last-deal",
        "clabber": "draw-if-equal",
        "belote": "draw",
    }
    assert set(dict(usual("deals")).values()) == {"none"}
    assert dict(usual("target-met")) == dict.fromkeys(EVERY_GAME, "reached")
    offered = offered_in("target-met")
    assert offered["decouverte"] == ("reached", "exceeded", "prolaz", "at-once")
    assert offered["croatian_bela"] == ("reached", "prolaz", "at-once")
    assert offered["contree"] == ("reached", "exceeded", "prolaz", "without-belote")


def test_a_target_is_reached_exceeded_or_not_by_a_belote_alone() -> None:
    exceeded = house("contree", target_met="exceeded").end
    assert exceeded.after((2000, 0), NS, 9) is None
    assert exceeded.after((2001, 0), NS, 9) == Finished(NS)
    assert exceeded.after((2001, 2000), NS, 9) == Finished(NS)
    belote = house("contree", target_met="without-belote").end
    assert belote.after((2000, 0), EW, 9, (True, False)) is None
    assert belote.after((2000, 0), NS, 9, (False, True)) == Finished(NS)
    assert belote.after((2010, 2000), EW, 9, (True, False)) == Finished(EW)
    assert house("contree").end.after((2000, 0), EW, 9, (True, False)) == Finished(NS)
    prolaz = house("contree", target_met="prolaz").end
    assert prolaz.after((2000, 0), EW, 9) is None
    assert prolaz.after((2000, 0), NS, 9, made=False) is None
    assert prolaz.after((2000, 2010), NS, 9) is None
    assert prolaz.after((2000, 2000), NS, 9) is None
    assert prolaz.after((2000, 1990), NS, 9) == Finished(NS)
    assert set(dict(usual("enforcement")).values()) == {"engine"}
    assert {key for key, way in usual("direction") if way == "clockwise"} == {
        "contree",
        "contree_generale",
        "contree_coinche",
        "tarabish",
        "clabber",
    }


@pytest.mark.parametrize("key", EVERY_GAME)
def test_targets_are_between_half_and_twice_the_default(key: str) -> None:
    target = find_variant(key).end.target
    offered = [int(text) for text in offered_in("target")[key]]
    assert offered == sorted(set(offered))
    assert (offered[0], offered[-1]) == (target // 2, target * 2)
    assert len(offered) <= 10
    assert ("152" in offered_in("target")[key]) == (key == "baloot")


@pytest.mark.parametrize("key", EVERY_GAME)
def test_a_game_ends_at_the_chosen_target(key: str) -> None:
    target = find_variant(key).end.target
    nearer = house(key, target=str(max(50, target // 2)))
    scores = (nearer.end.target, 0)
    assert find_variant(key).end.after(scores, NS, 3) is None
    assert nearer.end.after(scores, NS, 3) == Finished(NS)


@pytest.mark.parametrize("key", EVERY_GAME)
def test_a_game_of_four_deals_ends_with_the_fourth_one_played(key: str) -> None:
    draw = {"both_reach": "draw"} if key in BOTH_REACH else {}
    rules = house(key, deals="4", **draw)
    *_, last = steps(rules, Random(11))
    played = [line for line in last.state.sheet if line.settlement is not None]
    decided = played[-1].settlement
    assert decided is not None
    assert len(played) == 4 or decided.tally.contract.decides_game


def test_a_passed_out_deal_is_not_counted() -> None:
    rules = house("contree", deals="1")
    table = Table(rules=rules)
    table.say("-", "-", "-", "-")
    assert table.over
    assert not table.state.over
    played = Table(rules=rules)
    played.say("80S", "-", "-", "-")
    played.play_out(Random(1))
    assert played.state.over


def test_with_a_number_of_deals_there_is_no_target() -> None:
    assert option_of("target").choices(house("contree", deals="8")) == ()
    assert option_of("target").choices(house("contree", deals="none"))


@pytest.mark.parametrize("deals", ["0", "100", "-1", "four", "", "4.0", " 4"])
def test_other_numbers_of_deals_are_refused(deals: str) -> None:
    assert refusal("contree", deals=deals).code == "option-out-of-bounds"


@pytest.mark.parametrize("deals", ["1", "5", "99"])
def test_numbers_of_deals_within_bounds_are_accepted(deals: str) -> None:
    assert house("contree", deals=deals).end.deals == int(deals)


@pytest.mark.parametrize("key", BOTH_REACH)
@pytest.mark.parametrize(
    ("value", "both", "equal"),
    [
        ("play-on", Finished(EW), None),
        ("last-deal", Finished(EW), Finished(NS)),
        ("draw-if-equal", Finished(EW), Finished(None)),
        ("draw", Finished(None), Finished(None)),
    ],
)
def test_both_sides_may_reach_the_target(
    key: str, value: str, both: Finished, equal: Finished | None
) -> None:
    end = house(key, both_reach=value, target_met="reached").end
    most = end.target
    assert end.after((most, most + 10), NS, 9) == both
    assert end.after((most + 10, most + 10), NS, 9) == equal
    assert end.after((most, most - 1), EW, 9) == Finished(NS)


@pytest.mark.parametrize("key", BOTH_REACH)
@pytest.mark.parametrize(
    ("value", "equal"),
    [
        ("play-on", None),
        ("last-deal", Finished(NS)),
        ("draw-if-equal", Finished(None)),
        ("draw", Finished(None)),
    ],
)
def test_scores_may_be_equal_after_the_last_deal(
    key: str, value: str, equal: Finished | None
) -> None:
    end = house(key, both_reach=value, deals="8").end
    assert end.after((40, 40), NS, 8) == equal
    assert end.after((40, 41), NS, 8) == Finished(EW)
    assert end.after((end.target, end.target + 1), NS, 8) == Finished(EW)
    assert end.after((end.target, 0), NS, 7) is None


@pytest.mark.parametrize("key", FOR_FOUR)
def test_the_direction_decides_who_calls_first_and_deals_next(key: str) -> None:
    ways = houses(key, "direction")
    assert ways["clockwise"].seating.after(N) is E
    assert ways["counter-clockwise"].seating.after(N) is W


@pytest.mark.parametrize(
    ("way", "speakers"), [("clockwise", "ESWN"), ("counter-clockwise", "WSEN")]
)
def test_play_follows_the_chosen_direction(way: str, speakers: str) -> None:
    table = Table(rules=house("contree", direction=way), dealer=N)
    for letter in speakers:
        assert [seat.name[0] for seat in table.waits_for] == [letter]
        table.say("-")
    again = Table(rules=house("contree", direction=way), dealer=N)
    again.say("80S", "-", "-", "-")
    assert [seat.name[0] for seat in again.waits_for] == [speakers[0]]


@pytest.mark.parametrize("key", ["tarabish", "clabber"])
def test_without_enforcement_any_card_can_be_played_and_reneges_challenged(key: str) -> None:
    ways = houses(key, "enforcement")
    state, seat = _bound(ways["engine"])
    holding = running(state).holdings[seat].playable
    bound, free = (legal_actions(ways[way], state, seat) for way in ("engine", "claims"))
    assert len(bound) < len(holding)
    assert set(free) == {PlayCard(card) for card in holding} | {RenegeClaim()}


def _bound(rules: RuleSet) -> tuple[GameState, Seat]:
    """A trick in which the second to play may not play every card of theirs."""
    for seed in range(50):
        state = in_play(rules, Random(seed))
        (leader,) = awaited(rules, state)
        state = after(rules, state, leader, legal_actions(rules, state, leader)[0])
        (seat,) = awaited(rules, state)
        if len(legal_actions(rules, state, seat)) < len(running(state).holdings[seat].playable):
            return state, seat
    raise AssertionError("nobody is ever bound")


def test_a_successful_challenge_scores_all_melds_or_only_ones_own() -> None:
    facts = Facts(tricks=(2, 1), melds=(50, 0), belote=(0, 20))
    tally = settle(house("clabber").scoring, 30, 20, **facts).tally
    won = {}
    for value, rules in houses("clabber", "enforcement").items():
        assert rules.penalty is not None
        won[value] = rules.penalty.award(tally, (True, False), Side.DEFENCE, 162).scores
    assert won["claims"] == (0, 232)
    assert won["claims-own"] == (0, 182)
