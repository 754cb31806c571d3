"""The computers' bidding system in words, made from its numbers."""

from bot.i18n import Words
from bot.rulebook.auction import doubling_of
from bot.rulebook.phrases import below
from bot.rulebook.promises import example_hands
from engine.cards import Trump
from engine.contract import ContractKind
from engine.players.bidding_system import (
    AGAINST_THEM,
    CAPOT,
    CONTRE,
    CONTRE_OF_NAME,
    HIDDEN,
    KEPT_BACK,
    LEFT_UP_TO,
    OPEN,
    TAKE,
    TAKE_WITHOUT,
)
from engine.players.hand_count import STEP, SUITLESS, Count, belote_help
from engine.players.prospects import lowest_bid
from engine.ruleset import RuleSet

ROWS = range(80, 130, 10)
"""Opening bids with an example of a hand."""


def computers(rules: RuleSet, say: Words) -> tuple[str, ...]:
    """What an opening, a raise, an overcall and a double promise; empty without partners."""
    first = rules.seating.order[0]
    if rules.seating.partner(first) is None:
        return ()
    lowest = lowest_bid(rules)
    named = lowest.kind in (ContractKind.TRUMP, ContractKind.ASHKAL)
    return (
        say("rules-computers-title"),
        say("rules-computers-count", belote=belote_help(rules)),
        *(_names(rules, say) if named else _numbers(rules, say)),
        say("rules-computers-expert"),
    )


def _names(rules: RuleSet, say: Words) -> tuple[str, ...]:
    """Where a bid only names the trump."""
    return (
        say("rules-computers-name", least=TAKE),
        *(_without_suit(rules, trump, say) for trump in rules.auction.trumps if not trump.suit),
        *(
            say("rules-computers-take-without", trump=trump, least=least)
            for trump, least in TAKE_WITHOUT.items()
            if trump in rules.auction.trumps
        ),
        *_contre(rules, say, named=True),
    )


def _numbers(rules: RuleSet, say: Words) -> tuple[str, ...]:
    rows = (
        say("rules-computers-row", bid=bid, hands=say.either(example_hands(rules, bid, say)))
        for bid in ROWS
    )
    return (
        say("rules-computers-open"),
        *below(rows),
        say("rules-computers-hidden", opens=OPEN + STEP, hidden=HIDDEN),
        *(_without_suit(rules, trump, say) for trump in rules.auction.trumps if not trump.suit),
        say(
            "rules-computers-raise",
            belote=belote_help(rules),
            kept=KEPT_BACK,
            highest=LEFT_UP_TO,
        ),
        say("rules-computers-change"),
        say("rules-computers-contest", less=AGAINST_THEM),
        say("rules-computers-capot", least=CAPOT),
        *_contre(rules, say, named=False),
    )


def _without_suit(rules: RuleSet, trump: Trump, say: Words) -> str:
    counting = SUITLESS[trump, Count.OWN]
    return say(
        "rules-computers-without-suit",
        trump=trump,
        base=counting.base,
        best=counting.best,
        second=counting.second,
        lead=counting.lead,
    )


def _contre(rules: RuleSet, say: Words, *, named: bool) -> tuple[str, ...]:
    """What doubles promise; empty where there are none. ``named``: bids only name the trump."""
    doubling, trumps = doubling_of(rules.auction), rules.auction.trumps
    if doubling is None:
        return ()
    kinds = "suits"
    if Trump.NONE in trumps:
        kinds = "all" if Trump.ALL in trumps else "none"
    first, second, third, _ = CONTRE
    contre = say(
        "rules-computers-double",
        first=first[0],
        second=second[0],
        third=third[0],
        tricks=first[1] // STEP,
        trumps=kinds,
    )
    if named:
        tricks = CONTRE_OF_NAME // STEP
        contre = say("rules-computers-double-name", tricks=tricks, trumps=kinds)
    redoubled = len(doubling.multipliers) > 1
    return (contre, *((say("rules-computers-redouble"),) if redoubled else ()))
