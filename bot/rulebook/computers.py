"""The computers' bidding convention in words, made from its numbers."""

from collections.abc import Sequence

from bot.i18n import Words
from bot.rulebook.auction import doubling_of
from engine.contract import Bid, ContractKind
from engine.players.convention import CONVENTION, LONG, SHORT
from engine.players.evaluation import OWN, PARTNERS
from engine.players.prospects import lowest_bid
from engine.ruleset import RuleSet

TOLD = 3
"""Trumps whose worth is told, from the best down."""

A_STEP = 20
"""How far above the lowest the number is that serves as an example."""


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
        say(
            "rules-computers-count",
            base=round(OWN.base),
            each=round(OWN.length(1)),
            best=_honours(rules, OWN.honours, say),
            ace=round(OWN.ace),
        ),
        say(
            "rules-computers-open",
            lowest=lowest.value,
            opening=round(terms.opening),
            long=LONG,
            short=SHORT,
        ),
        say(
            "rules-computers-margin",
            margin=round(terms.margin),
            example=example,
            shows=round(example + terms.margin),
        ),
        say(
            "rules-computers-raise",
            best=_honours(rules, PARTNERS.honours, say),
            ace=round(PARTNERS.ace),
            none=round(-PARTNERS.length(0)),
        ),
        say("rules-computers-contest"),
        *(_double(say) if doubling_of(rules.auction) else ()),
    )


def _double(say: Words) -> tuple[str, ...]:
    return (say("rules-computers-double", times=round(100 * CONVENTION.double_from)),)


def _honours(rules: RuleSet, worth: Sequence[float], say: Words) -> str:
    """The best trumps, each with its points."""
    ranks = sorted(rules.pack.ranks, key=rules.scales.trump.strength, reverse=True)
    told = zip(ranks[:TOLD], worth, strict=False)
    return ", ".join(
        say("rules-computers-honour", rank=rank, points=round(points)) for rank, points in told
    )
