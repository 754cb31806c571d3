"""A rule set's duties as two small tables, found by asking the duties themselves."""

from dataclasses import dataclass

from engine.cards import Card, Rank, Suit
from engine.obligations import (
    FollowSuit,
    NoLowRuffOverPartner,
    NoTrumpLead,
    Overruff,
    OvertakeTrumpLead,
    Ruff,
    RuffToWin,
)
from engine.ruleset import Obligation, RuleSet, Situation
from engine.solver.refusals import UnrepresentableRules
from engine.tricks import sift
from engine.trumps import Trump

KNOWN = (
    FollowSuit,
    NoLowRuffOverPartner,
    NoTrumpLead,
    Overruff,
    OvertakeTrumpLead,
    Ruff,
    RuffToWin,
)
"""Duties that tell cards apart by nothing but the groups below: what the tables rest on."""

PARTNER_WINS, RUFFED = 1, 2
FOLLOW_HIGH, FOLLOW_LOW, PLAIN, TRUMP_HIGH, TRUMP_LOW = 0, 1, 2, 3, 4
"""The groups of a hand: the suit led, other plain cards, trumps; high are those that would win."""

FIRST_GROUP = 4
TRUMP_LED = FIRST_GROUP << 5
ENTRIES = TRUMP_LED << 1


@dataclass(frozen=True, slots=True)
class Chain:
    """What the duties leave of a hand, by the groups of cards that it has.

    ``following`` is indexed by the sum of ``PARTNER_WINS``, ``RUFFED``, ``FIRST_GROUP`` shifted by
    each group held and ``TRUMP_LED``, ``leading`` by 1 for plain cards and 2 for trumps; what each
    holds are the groups that may be played, as a sum of bits.
    """

    following: tuple[int, ...]
    leading: tuple[int, ...]
    following_is_free: bool


def chain(rules: RuleSet, trump: Trump, doubles: int) -> Chain:
    """The tables of this rule set for a contract; UnrepresentableRules where they cannot say it."""
    for duty in rules.obligations:
        if not isinstance(duty, KNOWN):
            raise UnrepresentableRules(f"the duty {type(duty).__name__} is unknown to the solver")
        if isinstance(duty, NoTrumpLead) and duty.opening_only and doubles in duty.levels:
            raise UnrepresentableRules("to the solver no trick is the first")
    following = tuple(_allowed(rules, trump, doubles, index) for index in range(ENTRIES))
    follow = 1 << FOLLOW_HIGH | 1 << FOLLOW_LOW
    return Chain(
        following,
        tuple(_leads(rules, trump, doubles, held) for held in range(4)),
        all(
            following[index] == held & follow
            for index in range(TRUMP_LED)
            if (held := index // FIRST_GROUP) & follow
        ),
    )


def _allowed(rules: RuleSet, trump: Trump, doubles: int, index: int) -> int:
    held = index // FIRST_GROUP % (1 << 5)
    ruffed, trump_led = bool(index & RUFFED), bool(index & TRUMP_LED)
    led_suit, trump_suit, other = _suits(trump, trump_led)
    order = rules.scales.of(Card(Rank.ACE, led_suit), trump).order
    strong, middle, weak = order[0], order[len(order) // 2], order[-1]
    trump_order = rules.scales.trump.order
    led, best = Card(middle, led_suit), Card(middle, led_suit)
    groups = {
        FOLLOW_HIGH: Card(strong, led_suit),
        FOLLOW_LOW: Card(weak, led_suit),
        PLAIN: Card(Rank.ACE, other),
    }
    if trump_suit is not None and trump_suit is not led_suit:
        groups[TRUMP_HIGH] = Card(trump_order[0], trump_suit)
        if ruffed:
            best = Card(trump_order[len(trump_order) // 2], trump_suit)
            groups[TRUMP_LOW] = Card(trump_order[-1], trump_suit)
            del groups[FOLLOW_HIGH]
    cards = {card: group for group, card in groups.items() if held >> group & 1}
    situation = Situation(
        trick=(led,) if led == best else (led, best),
        trump=trump,
        scales=rules.scales,
        best=best,
        partner_winning=bool(index & PARTNER_WINS),
        doubles=doubles,
    )
    return _groups(cards, rules.obligations, situation)


def _leads(rules: RuleSet, trump: Trump, doubles: int, held: int) -> int:
    _, trump_suit, other = _suits(trump, trump_led=False)
    cards = {Card(Rank.ACE, other): 0} if held & 1 else {}
    if held & 2 and trump_suit is not None:
        cards[Card(Rank.ACE, trump_suit)] = 1
    situation = Situation((), trump, rules.scales, None, partner_winning=False, doubles=doubles)
    return _groups(cards, rules.obligations, situation)


def _groups(cards: dict[Card, int], duties: tuple[Obligation, ...], situation: Situation) -> int:
    return sum(1 << cards[card] for card in sift(tuple(cards), duties, situation).allowed)


def _suits(trump: Trump, trump_led: bool) -> tuple[Suit, Suit | None, Suit]:
    """The suit led, the trump suit if there is one, and a third."""
    trump_suit = trump.suit
    if trump_led and trump_suit is not None:
        return trump_suit, trump_suit, next(suit for suit in Suit if suit is not trump_suit)
    led, other = [suit for suit in Suit if suit is not trump_suit][:2]
    return led, trump_suit, other
