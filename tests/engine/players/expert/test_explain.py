"""What the expert tells of its decisions is what it decided by, in every game."""

from random import Random

import pytest

from engine.actions import Double, Pass, PlayCard
from engine.cards import Card, Suit
from engine.contract import Bid
from engine.game import apply, awaited
from engine.notation import read
from engine.players import PLAYERS, Level
from engine.players.call_reasons import call_reason
from engine.players.choice import Reason
from engine.players.expert.explain import explain
from engine.players.explanation import Explanation, Holder, Void, notable
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.solver import Limits
from engine.variants import find_variant
from engine.view import view
from tests.engine.random_play import steps
from tests.rig.slow import every_game

LIMITS = Limits(nodes=200_000)
LITTLE = Limits(nodes=30_000)
DECISIONS = 24


def explained(line: str, seed: int = 1, limits: Limits = LIMITS) -> Explanation:
    """The explanation of the decision that waits at the end of this line."""
    reading = read(line, find_variant)
    rules, state = reading.rules, apply(reading.rules, reading.opening, reading.events)
    (seat,) = awaited(rules, state)
    return explain(view(rules, state, seat), rules, Random(seed), limits)


@pytest.mark.slow
@every_game
def test_it_explains_what_the_expert_does(rules: RuleSet) -> None:
    tried = 0
    for number, step in enumerate(steps(rules, Random(f"{rules.key} explained"))):
        for seat in awaited(rules, step.state):
            seen = view(rules, step.state, seat)
            found = explain(seen, rules, Random(number), LITTLE)
            expected = PLAYERS[Level.EXPERT](seen, rules, Random(number), LITTLE)
            assert found.choice.action == expected.action
            assert found.seat is seat
            searched = expected.reason in {Reason.WEIGHED, Reason.SEARCHED}
            assert bool(found.tried) is searched is (found.beliefs is not None)
            if searched:
                is_told_truly(found, dict(expected.facts))
                tried += 1
            else:
                assert found.choice == expected
        if number > DECISIONS and tried > 3:
            return
    raise AssertionError("nothing was searched")


def is_told_truly(found: Explanation, facts: dict[str, int | str]) -> None:
    """Worths fit what decided, best first; what is believed of each card adds up."""
    assert found.worlds == facts["worlds"]
    worths = [one.worth for one in found.tried]
    assert worths == sorted(worths, reverse=True)
    assert len(worths) == len(facts) - 1
    assert found.chosen is not None
    told = found.choice.action
    named = "pass" if isinstance(told, Pass) else str(told)
    if isinstance(told, PlayCard):
        named = str(told.card)
    elif isinstance(told, Double):
        named = f"double-{told.level}"
    assert round(1000 * found.chosen.worth) == facts[named]
    assert all(one.made is None or 0.0 <= one.made <= 1.0 + 1e-9 for one in found.tried)
    assert found.error >= 0.0
    assert found.beliefs is not None
    for chances in found.beliefs.holders.values():
        assert found.seat not in chances
        assert sum(chances.values()) <= 1.0 + 1e-9
    for suits in found.beliefs.voids.values():
        assert all(0.0 <= chance <= 1.0 + 1e-9 for chance in suits.values())


PLAYED = (
    "contree N | 7HQSTDQCKH8DTC7S / 7C9SJSJD9C9DJCQD / ACJHADQHKS8CTH7D / TS8HAH9HKDAS8SKC"
    " | 90C 120H x S:- N:- | 7CACKCTC JH8HKH9S 8C9HQCJC"
)


def test_a_card_is_told_with_the_chance_of_the_contract_and_the_runner_up() -> None:
    """West leads the master trump against South's 120 hearts, and wants it to fail."""
    found = explained(PLAYED)
    chosen, second = found.chosen, found.second
    assert chosen is not None
    assert second is not None
    assert found.choice.action == PlayCard(Card.parse("AH"))
    assert found.choice.reason is Reason.STOP_RUFFS
    assert str(found.contract and found.contract.bid) == "120H"
    assert second.action != found.choice.action
    assert found.gap == chosen.worth - second.worth > found.error > 0.0
    made = [one.made for one in found.tried if one.made is not None]
    assert chosen.made == min(made) < 0.2 < max(made)


def test_what_was_seen_is_believed_for_certain() -> None:
    found = explained(PLAYED)
    assert found.beliefs is not None
    assert found.beliefs.voids[Seat.EAST][Suit.HEARTS] == pytest.approx(1.0)
    assert found.beliefs.voids[Seat.NORTH][Suit.CLUBS] > 0.9
    holder = found.beliefs.holder(Card.parse("AD"))
    assert holder is not None
    assert holder.chance == max(found.beliefs.holders[holder.card].values())
    gone = {Card.parse(card) for card in ("7C", "AC", "JH", "9H", "AS")}
    assert not gone & found.beliefs.holders.keys()


HANDS = "JS9SASTS8S7HKD9D / KSQS7SAHTH9C8C7C / ACTCKCQCADTDQDJH / JDKHQH9H8HJC8D7D"


@pytest.mark.parametrize(
    ("calls", "reasons"),
    [
        ("", {Reason.OPENING}),
        ("80S -", {Reason.RAISE, Reason.CHANGE_SUIT, Reason.CONTENT}),
        ("80S", {Reason.OVERCALL, Reason.LEAVE_THEM, Reason.THEY_FAIL}),
    ],
)
def test_a_call_is_told_by_what_it_does_in_the_auction(calls: str, reasons: set[Reason]) -> None:
    found = explained(f"contree W | {HANDS} | {calls}")
    assert found.choice.reason in reasons
    assert found.worlds == 8
    for one in found.tried:
        if isinstance(one.action, Bid):
            assert one.contract is not None
            assert (one.contract.bid, one.contract.declarer) == (one.action, found.seat)


@pytest.mark.parametrize(
    ("calls", "bid", "reason"),
    [
        ("80S", "90H", Reason.OVERCALL),
        ("80S -", "90H", Reason.CHANGE_SUIT),
        ("80S -", "90S", Reason.RAISE),
        ("80S 90H", "100S", Reason.RAISE),
        ("80S - 90S -", "100S", Reason.RAISE),
        ("80S 90H - -", "100S", Reason.RAISE),
        ("80S 90H 100S -", "110C", Reason.CHANGE_SUIT),
    ],
)
def test_a_bid_in_the_own_sides_trump_goes_higher(calls: str, bid: str, reason: Reason) -> None:
    rules = find_variant("contree")
    reading = read(f"contree W | {HANDS} | {calls}", find_variant)
    state = apply(rules, reading.opening, reading.events)
    (seat,) = awaited(rules, state)
    deal = view(rules, state, seat).deal
    assert deal is not None
    call = next(call for call in deal.legal if str(call) == bid)
    assert isinstance(call, Bid)
    assert call_reason(rules, deal, seat, call) is reason


def test_a_call_that_the_expert_would_not_try_can_be_judged_too() -> None:
    rules = find_variant("contree")
    reading = read(f"contree W | {HANDS}", find_variant)
    seen = view(rules, apply(rules, reading.opening, reading.events), Seat.NORTH)
    assert seen.deal is not None
    strange = next(call for call in seen.deal.legal if str(call) == "140D")
    plain = explain(seen, rules, Random(1), LIMITS)
    assert plain.of(strange) is None
    judged = explain(seen, rules, Random(1), LIMITS, also=(strange, *seen.deal.legal))
    assert judged.choice == plain.choice
    assert judged.second == plain.second
    assert judged.error == plain.error
    assert len(judged.tried) == len(seen.deal.legal)
    chosen, other = judged.chosen, judged.of(strange)
    assert chosen is not None
    assert other is not None
    assert other.worth < chosen.worth
    assert other.made is not None
    assert chosen.made is not None
    assert other.made < 0.5 < chosen.made


def test_one_card_alone_is_forced_and_nothing_was_tried() -> None:
    last = "contree N | JS9SASTSKSQS8S7S / JH9HAHTHKHQH8H7D / JD9DADTDKDQD8D7H / JC9CACTCKCQC8C7C"
    only = explained(f"{last} | 80H - - - | JH")
    assert (only.choice.reason, only.tried, only.beliefs) == (Reason.FORCED, (), None)


def test_the_highest_trumps_and_likely_voids_are_worth_telling() -> None:
    rules = find_variant("contree")
    told = [belief for belief in notable(rules, explained(PLAYED)) if isinstance(belief, Void)]
    assert told
    assert all(void.chance >= 0.6 for void in told)
    assert (Seat.EAST, Suit.HEARTS) in {(void.seat, void.suit) for void in told}
    before = explained(f"contree W | {HANDS} | 80S")
    holders = [belief for belief in notable(rules, before) if isinstance(belief, Holder)]
    assert before.contract is not None
    suit = before.contract.trump.suit
    assert {held.card for held in holders} <= {Card.parse(f"J{suit}"), Card.parse(f"9{suit}")}
    assert all(held.chance >= 0.45 for held in holders)
