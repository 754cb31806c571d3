"""The computers' bidding convention in words, made from its numbers."""

from collections.abc import Sequence
from math import ceil

from bot.i18n import Words
from bot.rulebook.auction import doubling_of
from bot.rulebook.phrases import below
from engine.cards import Rank
from engine.contract import Bid, ContractKind
from engine.players.convention import CONVENTION, SHORT, STEP
from engine.players.evaluation import OWN, PARTNERS
from engine.players.prospects import lowest_bid
from engine.ruleset import RuleSet

TOLD = 3
"""Trumps whose worth is told, from the best down."""

A_STEP = 20
"""How far above the lowest the number is that serves as an example."""

ROWS = 4
"""Opening bids with an example of a hand, from the lowest up."""

LOWEST_HANDS = (((0,), SHORT), ((1,), SHORT))
"""Which trumps, counted from the best, and how many in all: examples for the lowest bid."""

HIGHER_HANDS = (((0, 1), SHORT + 1),)
"""The same for the bids above it."""


def computers(rules: RuleSet, say: Words) -> tuple[str, ...]:
    """What an opening, a raise, an overcall and a double promise; empty without partners."""
    first = rules.seating.order[0]
    if rules.seating.partner(first) is None:
        return ()
    lowest = lowest_bid(rules)
    numbers = lowest.kind is ContractKind.POINTS
    return (
        say("rules-computers-title"),
        *(_numbers(rules, lowest, say) if numbers else _names(say)),
        say("rules-computers-expert"),
    )


def _names(say: Words) -> tuple[str, ...]:
    """Where a bid only names the trump."""
    return (say("rules-computers-name", points=round(CONVENTION.names)),)


def _numbers(rules: RuleSet, lowest: Bid, say: Words) -> tuple[str, ...]:
    terms, example = CONVENTION, lowest.value + A_STEP
    return (
        say("rules-computers-open"),
        *below(_row(rules, lowest.value, step * STEP, say) for step in range(ROWS)),
        say(
            "rules-computers-margin",
            margin=round(terms.margin),
            example=example,
            shows=round(example + terms.margin),
        ),
        say(
            "rules-computers-raise",
            best=_honours(rules, say),
            ace=round(PARTNERS.ace),
            none=round(-PARTNERS.length(0)),
        ),
        say("rules-computers-contest"),
        *(_double(say) if doubling_of(rules.auction) else ()),
    )


def _row(rules: RuleSet, lowest: int, above: int, say: Words) -> str:
    """An opening bid with hands that are just strong enough for it."""
    bid = lowest + above
    needed = bid + CONVENTION.margin if above else CONVENTION.opening
    hands = (
        say(
            "rules-computers-hand",
            ranks="-".join(say.rank(_trumps(rules)[place]) for place in places),
            length=length,
            aces=side_aces(places, length, needed),
        )
        for places, length in (HIGHER_HANDS if above else LOWEST_HANDS)
    )
    return say("rules-computers-row", bid=bid, hands=say.either(hands))


def side_aces(places: Sequence[int], length: int, needed: float) -> int:
    """How many side aces this many trumps, with these best ones among them, need for a bid."""
    worth = OWN.base + OWN.length(length) + sum(OWN.honours[place] for place in places)
    worth += OWN.best_two if {0, 1} <= set(places) else 0.0
    return max(0, ceil((needed - worth) / OWN.ace))


def _double(say: Words) -> tuple[str, ...]:
    return (say("rules-computers-double", times=round(100 * CONVENTION.double_from)),)


def _trumps(rules: RuleSet) -> list[Rank]:
    """The ranks from the best trump down."""
    return sorted(rules.pack.ranks, key=rules.scales.trump.strength, reverse=True)


def _honours(rules: RuleSet, say: Words) -> str:
    """The best trumps, each with what it adds for the partner."""
    told = zip(_trumps(rules)[:TOLD], PARTNERS.honours, strict=False)
    return ", ".join(
        say("rules-computers-honour", rank=rank, points=round(points)) for rank, points in told
    )
