"""What the players say of their choices is true, whoever decides what in whichever game."""

from collections import Counter
from random import Random

import pytest

from engine.actions import Action, Call, Double, Pass, PlayCard, RenegeClaim
from engine.contract import Bid
from engine.game import awaited
from engine.options import with_options
from engine.players import PLAYERS, Level
from engine.players.call_reasons import call_reason
from engine.players.choice import Choice, Reason, candidates
from engine.players.expert.auction.call_choice import WeighedCalls, weighed_calls
from engine.players.expert.model.deal_kinds import kind_of
from engine.players.expert.play.card_choice import HONEST
from engine.players.expert.play.world_sampling import MOST
from engine.players.steps import finished
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.solver import Limits
from engine.state import Phase
from engine.variants import VARIANTS, find_variant
from engine.view import DealView, view
from tests.engine.players.positions import Laid
from tests.engine.random_play import steps
from tests.engine.table import CONTREE
from tests.rig.slow import FAST_GAMES, slow_except

UNNAMED = with_options(find_variant("pilotta"), {"trump-named": "after-auction"})
GAMES = (*VARIANTS, UNNAMED)
LIMITS = Limits(nodes=30_000)
DECISIONS = {Level.EXPERT: 24, Level.CLUB: 60, Level.BEGINNER: 60}

every_game = pytest.mark.parametrize(
    "rules", slow_except(GAMES, (*FAST_GAMES, UNNAMED)), ids=lambda r: f"{r.key}-{GAMES.index(r)}"
)
every_level = pytest.mark.parametrize("level", Level)

BIDS = {Reason.OPENING, Reason.RAISE, Reason.OVERCALL, Reason.ALL_TRICKS}
PASSES = {Reason.TOO_WEAK, Reason.CONTENT, Reason.LEAVE_THEM, Reason.HIGH_ENOUGH}
DOUBLES = {Reason.THEY_FAIL, Reason.WE_MAKE_IT}
LEADS = {
    *(Reason.DRAW_TRUMPS, Reason.FORCE_TRUMP, Reason.CASH_MASTER, Reason.PARTNERS_SUIT),
    *(Reason.SHORT_SUIT, Reason.SAFE_LEAD, Reason.LOW),
}
FOLLOWS = {
    *(Reason.TAKE, Reason.RUFF, Reason.GIVE_POINTS, Reason.LOW, Reason.SAVE_POINTS),
    *(Reason.KEEP_BACK, Reason.DUCK, Reason.LET_GO, Reason.DISCARD),
}
ANYWHERE = {Reason.LOOK_AHEAD, Reason.SEARCHED, Reason.FORCED}


@every_level
@every_game
def test_every_decision_has_a_correct_explanation(rules: RuleSet, level: Level) -> None:
    told, searches = Counter[Reason](), level is Level.EXPERT
    for number, step in enumerate(steps(rules, Random(f"{rules.key} told"))):
        for seat in awaited(rules, step.state):
            seen = view(rules, step.state, seat)
            assert seen.deal is not None
            choice = PLAYERS[level](seen, rules, Random(number), LIMITS)
            told[choice.reason] += 1
            fits(rules, seen.deal, choice)
            if choice.reason is Reason.WEIGHED:
                found = finished(weighed_calls(seen, rules, Random(number), LIMITS))
                assert isinstance(found, WeighedCalls)
                weighed_truly(seen.deal, choice, found.said)
            elif choice.reason is Reason.SEARCHED:
                searched_truly(rules, seen.deal, choice)
        if told.total() >= DECISIONS[level] and (told[Reason.SEARCHED] or not searches):
            break
    assert len(told) >= 3
    assert bool(told[Reason.SEARCHED]) is searches
    valued = all(kind_of(rules, trump) is not None for trump in rules.auction.trumps)
    assert bool(told[Reason.WEIGHED]) is (searches and valued)


def fits(rules: RuleSet, deal: DealView, choice: Choice) -> None:
    """The thought is of the kind of what was done."""
    said = choice.reason
    if said is Reason.FORCED:
        assert len(options(rules, deal)) == 1
        return
    assert len(options(rules, deal)) > 1
    match choice.action:
        case Bid():
            assert said in BIDS or said is Reason.WEIGHED
        case Pass():
            assert said in PASSES or said is Reason.WEIGHED
        case Double():
            assert said in DOUBLES or said is Reason.WEIGHED
        case RenegeClaim():
            assert said is Reason.CAUGHT
        case PlayCard():
            assert deal.trick is not None
            assert said in ANYWHERE | (FOLLOWS if deal.trick.plays else LEADS)
            if said is Reason.LOOK_AHEAD:
                looked_truly(deal, choice)


def looked_truly(deal: DealView, choice: Choice) -> None:
    """Only what lies open can be looked at to the end."""
    tricks = dict(choice.facts)["tricks"]
    covers = any(pile.covers for piles in deal.tableau for pile in piles)
    assert isinstance(tricks, int)
    assert tricks >= 2 if covers else tricks < max(len(deal.hand), 1)


def test_who_passes_on_a_doubled_contract_says_that_the_stakes_are_high_enough() -> None:
    table = Laid(CONTREE, N="JS9SASTS8S7HKD9D")
    table.say("80S", "x")
    seat = table.waits_for[0]
    assert CONTREE.seating.team(seat) is CONTREE.seating.team(Seat.NORTH)
    assert call_reason(CONTREE, table.sees(seat), seat, Pass()) is Reason.HIGH_ENOUGH
    table.say("xx")
    seat = table.waits_for[0]
    assert call_reason(CONTREE, table.sees(seat), seat, Pass()) is not Reason.HIGH_ENOUGH


def options(rules: RuleSet, deal: DealView) -> tuple[object, ...]:
    """Among what a player in good faith may choose."""
    if deal.phase is Phase.AUCTION or deal.contract is None:
        return deal.legal
    return candidates(rules, deal, deal.contract)


def weighed_truly(deal: DealView, choice: Choice, said: Call) -> None:
    """Calls that may be made, what was called no worse than what was to be beaten."""
    worlds, *calls = choice.facts
    assert worlds[0] == "worlds"
    assert 1 < int(worlds[1]) <= MOST
    worth = {name: int(each) for name, each in calls}
    assert worth.keys() <= {named(call) for call in deal.legal}
    assert all(0 <= each <= 1000 for each in worth.values())
    assert worth[named(choice.action)] >= worth[named(said)]


def searched_truly(rules: RuleSet, deal: DealView, choice: Choice) -> None:
    """Every card that may be played is named, with the chance to win that decided."""
    assert deal.contract is not None
    assert isinstance(choice.action, PlayCard)
    worlds, *cards = choice.facts
    assert worlds[0] == "worlds"
    assert 1 <= int(worlds[1]) <= MOST
    assert [name for name, _ in cards] == [str(c) for c in candidates(rules, deal, deal.contract)]
    worths = {name: int(worth) for name, worth in cards}
    assert all(0 <= worth <= 1000 for worth in worths.values())
    # A card that misleads nobody may seem to cost a little; worths are thousandths.
    assert worths[str(choice.action.card)] >= max(worths.values()) - 1000 * HONEST - 1


def named(call: Action) -> str:
    """A call as facts name it."""
    match call:
        case Double(level):
            return f"double-{level}"
        case Pass():
            return "pass"
        case _:
            return str(call)
