"""Who leads, and what a player is bound to."""

from dataclasses import replace
from random import Random

import pytest

from engine.actions import Double, PlayCard
from engine.auctions.sun import SunAuction
from engine.cards import Trump
from engine.contract import Contract, ContractKind, naming
from engine.doubling import Doubling
from engine.game import awaited, legal_actions
from engine.ruleset import RuleSet
from engine.solver.contract_encoding import chain
from engine.solver.position import UnrepresentableRules
from engine.state import GameState, Phase
from engine.variants import find_variant
from tests.engine.both_readings import running
from tests.engine.engine_walks import after, in_play
from tests.engine.options.houses import (
    CONTREES,
    EVERY_GAME,
    FOR_FOUR,
    house,
    houses,
    offered_in,
    playable,
    usual,
)
from tests.engine.table import N

EXEMPT = ("contree", "contree_generale", "contree_701", "contree_coinche")
FREE = (*EXEMPT, "belote", "belote_501", "bulgarian_belot", "baloot")


def test_play_options_apply_to_these_games() -> None:
    assert tuple(offered_in("first-lead")) == FOR_FOUR
    assert dict(offered_in("trump-lead")) == {
        **dict.fromkeys(EVERY_GAME, ("overtake", "unless-partner", "any")),
        "decouverte": ("overtake", "any"),
    }
    assert dict(offered_in("partner-exempt")) == {
        **dict.fromkeys(EVERY_GAME, ("yes", "no", "until-ruffed", "never")),
        "decouverte": ("no", "never"),
    }
    assert tuple(offered_in("undertrump")) == FOR_FOUR
    assert set(offered_in("plain-lead")) == {"croatian_bela", "pilotta"}
    assert set(offered_in("trump-over-partner")) == set(FREE)
    assert set(offered_in("all-trumps-lead")) == {"coinche", "bidding_belote", "bulgarian_belot"}
    assert set(offered_in("trump-lock")) == {"baloot"}


def test_defaults_of_each_game() -> None:
    assert dict(usual("first-lead")) == {**dict.fromkeys(FOR_FOUR, "eldest"), "baloot": "declarer"}
    assert dict(usual("trump-lead")) == {
        **dict.fromkeys(EVERY_GAME, "overtake"),
        **dict.fromkeys(("coinche", "bidding_belote", "baloot"), "unless-partner"),
    }
    assert dict(usual("plain-lead")) == {"croatian_bela": "overtake", "pilotta": "any"}
    assert dict(usual("partner-exempt")) == {
        **dict.fromkeys(EVERY_GAME, "no"),
        **dict.fromkeys(FREE, "yes"),
    }
    assert dict(usual("undertrump")) == {
        **dict.fromkeys(FOR_FOUR, "required"),
        "contree": "free",
        "bulgarian_belot": "free",
        "coinche": "any-trump",
        "bidding_belote": "any-trump",
    }
    assert dict(usual("trump-over-partner")) == {
        **dict.fromkeys(FREE, "free"),
        **dict.fromkeys((*EXEMPT[1:], "belote_501"), "higher"),
    }
    assert dict(usual("trump-lock")) == {"baloot": "every-lead"}


@pytest.mark.parametrize("key", FOR_FOUR)
def test_the_eldest_hand_or_the_declarer_leads(key: str) -> None:
    ways = houses(key, "first-lead")
    has_generale = getattr(find_variant(key).auction, "generale", None) is not None
    assert ("generale" in ways) is has_generale
    for value, rules in ways.items():
        leads = set()
        for seed in range(12):
            state = in_play(rules, Random(seed))
            now, (leader,) = running(state), awaited(rules, state)
            assert now.contract is not None
            eldest, declarer = rules.seating.after(now.dealer), now.contract.declarer
            alone = value == "generale" and now.contract.bid.kind is ContractKind.GENERALE
            assert leader is (declarer if alone or value == "declarer" else eldest)
            leads.add(eldest is declarer)
        assert False in leads  # so that the two are told apart


@pytest.mark.parametrize("key", FOR_FOUR)
@pytest.mark.parametrize(
    ("value", "over_partner", "over_opponent"),
    [("overtake", "JS", "JS"), ("unless-partner", "JS 8S", "JS"), ("any", "JS 8S", "JS 8S")],
)
def test_the_obligation_when_trumps_are_led(
    key: str, value: str, over_partner: str, over_opponent: str
) -> None:
    rules = house(key, trump_lead=value)
    assert playable(rules, "S", "JS 8S AH", "9S QS") == over_partner
    assert playable(rules, "S", "JS 8S AH", "9S") == over_opponent
    assert playable(rules, "S", "8S AH", "9S") == "8S"


def test_when_trumps_are_led_between_two_players() -> None:
    assert playable(house("decouverte", trump_lead="overtake"), "S", "JS 8S AH", "9S") == "JS"
    assert playable(house("decouverte", trump_lead="any"), "S", "JS 8S AH", "9S") == "JS 8S"


@pytest.mark.parametrize("key", FOR_FOUR)
@pytest.mark.parametrize(
    ("value", "over_partner", "over_opponent"),
    [("yes", "8S AD", "8S"), ("no", "8S", "8S"), ("never", "8S AD", "8S AD")],
)
def test_a_player_who_cannot_follow_must_ruff_or_is_free(
    key: str, value: str, over_partner: str, over_opponent: str
) -> None:
    rules = house(key, partner_exempt=value)
    assert playable(rules, "S", "8S AD", "AH 7H") == over_partner
    assert playable(rules, "S", "8S AD", "7H AH") == over_opponent


@pytest.mark.parametrize("key", FOR_FOUR)
@pytest.mark.parametrize(
    ("value", "higher_held", "only_lower"),
    [("required", "JS", "8S"), ("free", "JS", "8S AD"), ("any-trump", "JS 8S", "8S")],
)
def test_a_void_hand_may_wait_until_an_opponent_ruffs(
    key: str, value: str, higher_held: str, only_lower: str
) -> None:
    rules = house(key, partner_exempt="until-ruffed", undertrump=value, trump_over_partner="free")
    assert playable(rules, "S", "JS 8S AD", "7H AH") == "JS 8S AD"
    assert playable(rules, "S", "JS 8S AD", "7H QS") == higher_held
    assert playable(rules, "S", "8S AD", "7H QS") == only_lower
    assert playable(rules, "S", "JS 8S AD", "7H QS 8H") == "JS 8S AD"
    assert playable(rules, "S", "AD TC", "7H QS") == "AD TC"
    assert playable(rules, "S", "JS KH", "7H QS") == "KH"


def test_in_games_for_two_a_player_must_ruff_or_is_free() -> None:
    assert playable(house("decouverte", partner_exempt="no"), "S", "8S AD", "AH") == "8S"
    assert playable(house("decouverte", partner_exempt="never"), "S", "8S AD", "AH") == "8S AD"


@pytest.mark.parametrize("key", FOR_FOUR)
@pytest.mark.parametrize("exempt", ["yes", "no"])
@pytest.mark.parametrize(
    ("value", "higher_held", "only_lower"),
    [
        ("required", "JS", "8S"),
        ("free", "JS", "8S AD"),
        ("plain-card", "JS", "AD"),
        ("any-trump", "JS 8S", "8S"),
    ],
)
def test_overruffing_an_opponent(
    key: str, exempt: str, value: str, higher_held: str, only_lower: str
) -> None:
    rules = house(key, partner_exempt=exempt, undertrump=value)
    assert playable(rules, "S", "JS 8S AD", "7H QS") == higher_held
    assert playable(rules, "S", "8S AD", "7H QS") == only_lower
    assert playable(rules, "S", "JS 8S AD", "AH 7H 8H") == "JS 8S"


@pytest.mark.parametrize("key", FOR_FOUR)
@pytest.mark.parametrize(
    ("value", "higher_held", "only_lower"),
    [
        ("required", "JS", "8S"),
        ("free", "JS", "8S AD"),
        ("plain-card", "JS", "AD"),
        ("any-trump", "JS 8S", "8S"),
    ],
)
def test_without_the_partner_exemption_partners_are_overruffed_like_opponents(
    key: str, value: str, higher_held: str, only_lower: str
) -> None:
    rules = house(key, partner_exempt="no", undertrump=value)
    assert playable(rules, "S", "JS 8S AD", "7H QS 8H") == higher_held
    assert playable(rules, "S", "8S AD", "7H QS 8H") == only_lower


def test_a_hand_of_trumps_may_ruff_lower() -> None:
    rules = house("croatian_bela", partner_exempt="yes", undertrump="plain-card")
    assert playable(rules, "S", "8S 7S", "7H QS") == "8S 7S"


@pytest.mark.parametrize("key", ["croatian_bela", "pilotta"])
def test_plain_suits_are_gone_over_or_only_followed(key: str) -> None:
    found = {
        value: playable(house(key, plain_lead=value), "S", "8H KH AH TC", "9H 7H")
        for value in ("overtake", "any")
    }
    assert found == {"overtake": "KH AH", "any": "8H KH AH"}
    spares = house(key, plain_lead="overtake", trump_lead="unless-partner")
    assert playable(spares, "S", "8H KH AH TC", "9H 7H") == "8H KH AH"


@pytest.mark.parametrize("key", FOR_FOUR)
@pytest.mark.parametrize("undertrump", ["required", "free", "plain-card", "any-trump"])
def test_trumps_on_a_partners_ruff(key: str, undertrump: str) -> None:
    for value, beside_others, only_trumps in (
        ("free", "JS 8S AD", "JS 8S"),
        ("higher", "JS AD", "JS"),
        ("higher-only-trumps", "JS 8S AD", "JS"),
        ("higher-beside-others", "JS AD", "JS 8S"),
    ):
        rules = house(key, partner_exempt="yes", undertrump=undertrump, trump_over_partner=value)
        assert playable(rules, "S", "JS 8S AD", "7H QS 8H") == beside_others
        assert playable(rules, "S", "JS 8S", "7H QS 8H") == only_trumps
        assert playable(rules, "S", "8S 7S", "7H QS 8H") == "8S 7S"
        assert playable(rules, "S", "8S AD", "7H QS 8H") == "8S AD"


@pytest.mark.parametrize("key", ["bidding_belote", *CONTREES])
def test_at_all_trumps_every_lead_must_be_beaten_or_only_followed(key: str) -> None:
    all_trumps = {"all_trumps": "yes"} if key in CONTREES else {}
    found = {
        value: playable(house(key, all_trumps_lead=value, **all_trumps), "AT", "JH 8H AS", "9H")
        for value in ("as-trump", "follow")
    }
    assert found == {"as-trump": "JH", "follow": "JH 8H"}
    follow = house(key, all_trumps_lead="follow", **all_trumps)
    assert playable(follow, "H", "JH 8H AS", "9H") == "JH"


def _doubling(lock: str) -> Doubling:
    """How contracts of a baloot with this lock are doubled."""
    bids = house("baloot", trump_lock=lock).auction
    assert isinstance(bids, SunAuction)
    assert bids.doubling is not None
    return bids.doubling


@pytest.mark.parametrize(
    ("value", "levels"),
    [
        ("every-lead", {1, 3}),
        ("first-lead", {1, 3}),
        ("at-four", {3}),
        ("chosen", set()),
        ("none", set()),
    ],
)
def test_a_hokum_is_closed_at_its_levels(value: str, levels: set[int]) -> None:
    doubling = _doubling(value)
    hokum, sun = (Contract(N, naming(trump)) for trump in (Trump.HEARTS, Trump.NONE))
    closed = {level for level in range(1, 5) if doubling.raised(hokum, Double(level)).closed}
    assert closed == levels
    assert not any(doubling.raised(sun, Double(level)).closed for level in range(1, 5))


def test_whoever_doubles_a_hokum_may_choose_up_to_four() -> None:
    doubling = _doubling("chosen")
    hokum, sun = (Contract(N, naming(trump)) for trump in (Trump.HEARTS, Trump.NONE))
    ways = [
        [call.closed for call in doubling.calls(replace(hokum, doubles=level))]
        for level in range(4)
    ]
    # The first suits its side: a defence closes, an attack opens.
    assert ways == [[True, False], [False, True], [True, False], [False]]
    assert doubling.calls(sun) == (Double(1),)
    assert all(
        doubling.raised(hokum, Double(level, closed=closed)).closed is closed
        for level in (1, 2, 3)
        for closed in (True, False)
    )


@pytest.mark.parametrize(
    ("value", "at_first", "later"),
    [
        ("every-lead", "AS", "AS"),
        ("first-lead", "AS", "JH AS"),
        ("chosen", "AS", "AS"),
        ("none", "JH AS", "JH AS"),
    ],
)
def test_a_closed_hokum_locks_trumps(value: str, at_first: str, later: str) -> None:
    rules = house("baloot", trump_lock=value)
    for closed, (first, then) in enumerate([("JH AS", "JH AS"), (at_first, later)]):
        assert playable(rules, "H", "JH AS", closed=bool(closed), opening=True) == first
        assert playable(rules, "H", "JH AS", closed=bool(closed)) == then
    assert playable(rules, "H", "JH 9H", closed=True, opening=True) == "JH 9H"


def test_a_first_trick_lock_ends_with_the_second_trick() -> None:
    rules = house("baloot", trump_lock="first-lead")
    state = _doubled_hokum(rules)
    locked = 0
    for _ in range(rules.hand_size):
        now, (leader,) = running(state), awaited(rules, state)
        assert now.contract is not None
        held = now.holdings[leader].playable
        trumps = {card for card in held if now.contract.trump.covers(card)}
        may = {
            play.card for play in legal_actions(rules, state, leader) if isinstance(play, PlayCard)
        }
        if not now.tricks and trumps and len(trumps) < len(held):
            locked += 1
            assert not trumps & may
        if now.tricks:
            assert may == set(held)
        while running(state).phase is Phase.PLAY and len(running(state).tricks) == len(now.tricks):
            (seat,) = awaited(rules, state)
            state = after(rules, state, seat, legal_actions(rules, state, seat)[0])
    assert locked == 1


def _doubled_hokum(rules: RuleSet) -> GameState:
    """A hokum that was doubled once, whose leader has trumps and other cards."""
    for seed in range(400):
        state = in_play(rules, Random(seed))
        now, (leader,) = running(state), awaited(rules, state)
        contract = now.contract
        assert contract is not None
        trumps = [contract.trump.covers(card) for card in now.holdings[leader].playable]
        if contract.doubles == 1 and any(trumps) and not all(trumps):
            return state
    raise AssertionError("nobody ever doubles a hokum")


def test_the_solver_refuses_the_first_trick_lock() -> None:
    rules = house("baloot", trump_lock="first-lead")
    with pytest.raises(UnrepresentableRules):
        chain(rules, Trump.HEARTS, closed=True)
    assert chain(rules, Trump.HEARTS, closed=False) == chain(
        house("baloot"), Trump.HEARTS, closed=False
    )
