"""The computers' bidding system in words, made from its numbers, and what a call promises by it."""

from collections.abc import Collection, Sequence
from math import ceil

from bot.i18n import Words, yes
from bot.i18n.game_values import Stake
from bot.rulebook.auction import doubling_of, levels
from bot.rulebook.dialogue import (
    dialogue_answers,
    dialogue_openings,
    dialogue_rules,
    dialogue_told,
    own_strength,
)
from bot.rulebook.phrases import below
from bot.rulebook.settlements import capot_is_bid
from engine.cards import Card, Suit, Trump
from engine.contract import ContractKind
from engine.deal_plan import TurnUp
from engine.players.auction_talk import Meaning, Promise, has_dialogue
from engine.players.hand_count import STEP, SUITLESS, SUITS, Count, belote_help, best_two, count
from engine.players.natural_calls import (
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
from engine.players.prospects import lowest_bid
from engine.players.understanding import Convention
from engine.ruleset import RuleSet
from engine.scoring.totals import scored_whole

ROWS = range(80, 130, 10)
"""Opening bids with an example of a hand."""


def computers(
    rules: RuleSet, say: Words, convention: Convention = Convention.DIALOGUE
) -> tuple[str, ...]:
    """The promises of an opening, a raise, an overcall and a double; empty without partners."""
    first = rules.seating.order[0]
    if rules.seating.partner(first) is None:
        return ()
    if _speaks(rules, convention):
        trumps = rules.auction.trumps
        return (
            say("rules-computers-title"),
            *dialogue_rules(convention, say),
            *(_without_suit(rules, trump, say) for trump in trumps if not trump.suit),
            say("rules-computers-expert"),
        )
    return (
        say("rules-computers-title"),
        say("rules-computers-count", belote=belote_help(rules)),
        *(_names(rules, say) if _only_names(rules) else _numbers(rules, say)),
        say("rules-computers-expert"),
    )


def bid_table(
    rules: RuleSet, say: Words, convention: Convention, named: Collection[Trump] = ()
) -> tuple[str, ...]:
    """The bidding system in a few lines, to stand below the calls of a deal.

    ``named`` are the trumps that were bid. Where numbers are bid at no trumps and all trumps, what
    those promise takes the place of what is not said yet, or no longer: answers before anybody has
    bid, openings afterwards, and all that is said in suits once one of the two is named.
    """
    count = say("rules-computers-count", belote=belote_help(rules))
    if _only_names(rules):
        return (count, _naming(rules, say), *_contre(rules, say, named=True))
    suitless = [trump for trump in rules.auction.trumps if not trump.suit]
    if bidden := [trump for trump in suitless if trump in named]:
        return (
            *(_without_suit(rules, each, say) for each in bidden),
            *(_support_without(rules, each, say) for each in bidden),
            say("rules-computers-double-without"),
            *_redouble(rules, say),
        )
    without = tuple(_without_suit(rules, each, say) for each in suitless)
    if _speaks(rules, convention):
        openings, answers = dialogue_openings(convention, say), dialogue_answers(say)
        if not without:
            return *openings, *answers
        return *(answers if named else openings), *without
    if without and not named:
        return (count, *without)
    return (
        count,
        _raise(rules, say),
        say("rules-computers-contest", less=AGAINST_THEM),
        *_contre(rules, say, named=False),
    )


def _speaks(rules: RuleSet, convention: Convention) -> bool:
    """Whether bids are a dialogue, and do not count points."""
    return convention is not Convention.NATURAL and has_dialogue(rules)


def _only_names(rules: RuleSet) -> bool:
    """Whether bids name a trump without a number."""
    return lowest_bid(rules).kind in (ContractKind.TRUMP, ContractKind.ASHKAL)


def _names(rules: RuleSet, say: Words) -> tuple[str, ...]:
    """The promises of bids that only name a trump."""
    return (
        _naming(rules, say),
        *(_without_suit(rules, trump, say) for trump in rules.auction.trumps if not trump.suit),
        *(
            say("rules-computers-take-without", trump=trump, least=least)
            for trump, least in TAKE_WITHOUT.items()
            if trump in rules.auction.trumps
        ),
        *_contre(rules, say, named=True),
    )


def _numbers(rules: RuleSet, say: Words) -> tuple[str, ...]:
    rows = (say("rules-computers-row", bid=bid, hands=_examples(rules, bid, say)) for bid in ROWS)
    return (
        say("rules-computers-open"),
        *below(rows),
        say("rules-computers-hidden", opens=OPEN + STEP, hidden=HIDDEN),
        *(_without_suit(rules, trump, say) for trump in rules.auction.trumps if not trump.suit),
        _raise(rules, say),
        say("rules-computers-change"),
        say("rules-computers-contest", less=AGAINST_THEM),
        *((say("rules-computers-capot", least=CAPOT),) if capot_is_bid(rules) else ()),
        *_contre(rules, say, named=False),
    )


def _naming(rules: RuleSet, say: Words) -> str:
    turned = yes(rules.dealing.turn_up is not TurnUp.NONE)
    return say("rules-computers-name", least=TAKE, turned=turned)


def _raise(rules: RuleSet, say: Words) -> str:
    belote = belote_help(rules)
    return say("rules-computers-raise", belote=belote, kept=KEPT_BACK, highest=LEFT_UP_TO)


def _without_suit(rules: RuleSet, trump: Trump, say: Words) -> str:
    """The count of a hand for no trumps or all trumps, in the points in which these are bid."""
    counting = SUITLESS[trump, Count.OWN]
    return say(
        "rules-computers-without-suit",
        trump=trump,
        whole=0 if _only_names(rules) else scored_whole(rules, trump),
        base=_in_bids(rules, trump, counting.base),
        best=_in_bids(rules, trump, counting.best),
        second=_in_bids(rules, trump, counting.second),
        lead=_in_bids(rules, trump, counting.lead),
    )


def _support_without(rules: RuleSet, trump: Trump, say: Words) -> str:
    counting = SUITLESS[trump, Count.SUPPORT]
    return say(
        "rules-computers-support-without",
        trump=trump,
        best=_in_bids(rules, trump, counting.best),
        second=_in_bids(rules, trump, counting.second),
        less=_in_bids(rules, trump, -counting.base),
    )


def _in_bids(rules: RuleSet, trump: Trump, counted: int) -> int:
    """A count of a hand, in the points of the deal in which bids are made."""
    if trump.suit is not None or _only_names(rules):
        return counted
    whole = SUITLESS[trump, Count.OWN].whole
    return round(counted * scored_whole(rules, trump) / whole)


def _contre(rules: RuleSet, say: Words, *, named: bool) -> tuple[str, ...]:
    """The promises of doubles; empty if the game has none. ``named``: bids only name the trump."""
    doubling, trumps = doubling_of(rules.auction), rules.auction.trumps
    if doubling is None:
        return ()
    kinds = "suits"
    if Trump.NONE in trumps:
        kinds = "all" if Trump.ALL in trumps else "none"
    if named:
        tricks = CONTRE_OF_NAME // STEP
        contre = say("rules-computers-double-name", tricks=tricks, trumps=kinds)
    else:
        first, second, third, _ = CONTRE
        contre = say(
            "rules-computers-double",
            first=first[0],
            second=second[0],
            third=third[0],
            tricks=first[1] // STEP,
            trumps=kinds,
        )
    return contre, *_redouble(rules, say)


def _redouble(rules: RuleSet, say: Words) -> tuple[str, ...]:
    """The promise of a redouble; empty if the game has none."""
    redoubled = any(level.stake is Stake.REDOUBLE for level in levels(rules.auction))
    return (say("rules-computers-redouble"),) if redoubled else ()


HANDS = (
    ((0,), 3),
    ((1,), 3),
    ((0, 1), 3),
    ((0,), 4),
    ((0, 1), 4),
    ((0,), 5),
    ((0, 1), 5),
    ((0, 1), 6),
)
"""Examples: which trumps, counted from the best, and how many in all."""

ALTERNATIVES, MOST_ACES = 2, 3
"""The most examples per promise, and the most side aces in one: one per suit."""


def own_promise_told(rules: RuleSet, promise: Promise, hand: Sequence[Card], say: Words) -> str:
    """The promise of a reader's own call: with what the hand counts, where that is more."""
    told, least, counts = promise_told(rules, promise, say), 0, None
    if promise.terms:
        least, counts = max(least, promise.terms[0].least), own_strength(promise, hand)
    elif promise.least is not None and promise.meaning in OF_A_SUIT and promise.trumps[0].suit:
        least = max(least, promise.least)
        counts = count(rules, hand, promise.trumps[0], promise.count)
    if counts is None or counts <= least:
        return told
    return say("promise-own-hand", count=counts, told=told)


OF_A_SUIT = frozenset({Meaning.OPENING, Meaning.OVERCALL, Meaning.CHANGE, Meaning.AGAIN})
"""Bids that tell what a hand counts by itself."""


def promise_told(rules: RuleSet, promise: Promise, say: Words) -> str:
    """The promise of a call in words; empty if it promised nothing."""
    if promise.terms or promise.tells is not None:
        return dialogue_told(promise, say)
    least, most, trump = promise.least, promise.most, (*promise.trumps, None)[0]
    match promise.meaning:
        case Meaning.PASS if most is not None:
            return say("promise-pass", most=most)
        case Meaning.LEAVE if most is not None and trump is not None:
            return say("promise-leave", most=_in_bids(rules, trump, most))
        case Meaning.STOPS:
            return say("dialogue-stops")
        case Meaning.TOO_HIGH:
            return say("dialogue-too-high")
        case Meaning.ALONE:
            return say("promise-alone")
        case Meaning.EVERY_TRICK if least is not None:
            support = yes(promise.count is Count.SUPPORT)
            return say("promise-every-trick", least=least, support=support)
        case _ if least is None or trump is None:
            return ""
        case Meaning.CONTRE if trump.suit is not None:
            return say("promise-contre", tricks=max(0, least // STEP))
        case Meaning.CONTRE:
            masters = _masters(promise, least) if least > 0 else 0
            return say("promise-contre-without", trump=trump, masters=masters)
        case Meaning.NUMBER:
            return say("promise-number", least=least)
        case Meaning.SURCONTRE if trump.suit is None:
            return say("promise-surcontre-without")
        case _ if trump.suit is None:
            return say(
                "promise-masters",
                least=_in_bids(rules, trump, least),
                support=yes(promise.count is Count.SUPPORT),
                masters=_masters(promise, least),
                trump=trump,
            )
        case _ if promise.count is Count.SUPPORT:
            return say("promise-support", least=least)
        case _:
            hands = _examples(rules, least, say)
            counts = say("promise-least", least=least)
            if promise.turned is not None:
                counts = say("promise-turned", least=least)
            if promise.most is not None:
                counts = say("promise-between", least=least, most=promise.most)
            if promise.told > 0:
                counts = say("promise-with", least=least, told=promise.told)
            return say("promise-own", counts=counts, hands=hands) if hands else counts


def _masters(promise: Promise, least: int) -> int:
    """The number of highest cards needed without a trump suit, beside the lead."""
    counting = SUITLESS[promise.trumps[0], promise.count]
    known = counting.base + (counting.lead if promise.leads else 0)
    masters = max(counting.fewest, ceil((least - known) / counting.best))
    return min(len(Suit), masters)


def _examples(rules: RuleSet, least: int, say: Words) -> str:
    """One or two example hands as a part of a sentence."""
    first, *others = example_hands(rules, least, say) or ("",)
    return say("rules-computers-either", first=first, second=others[0]) if others else first


def example_hands(rules: RuleSet, least: int, say: Words) -> tuple[str, ...]:
    """Hands that count just this much for a trump of their own."""
    found = [
        (abs(aces - 1), place, aces)
        for place, (honours, length) in enumerate(HANDS)
        for aces in (_aces(rules, honours, length, least),)
        if aces is not None
    ]
    chosen = sorted(place for _, place, _ in sorted(found)[:ALTERNATIVES])
    return tuple(_hand(rules, place, least, say) for place in chosen)


def _hand(rules: RuleSet, place: int, least: int, say: Words) -> str:
    honours, length = HANDS[place]
    best = best_two(rules, rules.auction.trumps[0])
    held = [say.rank(best[each]) for each in honours]
    return say(
        "rules-computers-hand",
        ranks=say("rules-computers-both", best=held[0], second=held[1]) if held[1:] else held[0],
        length=length,
        aces=_aces(rules, honours, length, least) or 0,
    )


def _aces(rules: RuleSet, honours: tuple[int, ...], length: int, least: int) -> int | None:
    """The number of side aces with which these trumps count this much; None if none do.

    Where the hand has no room for a card of each suit, its voids count too.
    """
    counting = SUITS[Count.OWN]
    trumps = counting.length[length] + sum((counting.best, counting.second)[at] for at in honours)
    for aces in range(MOST_ACES + 1):
        others = rules.hand_size - length - aces
        voids = max(0, MOST_ACES - aces - others)
        if others >= 0 and trumps + counting.ace * aces + counting.void * voids == least:
            return aces
    return None
