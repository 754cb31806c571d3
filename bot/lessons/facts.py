"""The facts for the sentences of a moment, all read from the position by the engine."""

from collections.abc import Iterable

from bot.analysis.explanations import as_noun
from bot.i18n import Words, capitalised, yes
from bot.i18n.game_values import Fact
from bot.lessons.moments import LEARNER, LessonMoment, named
from bot.rulebook.auction import doubling_of
from bot.rulebook.bidding_system import promise_told
from bot.shared_plays.alone import Alone
from engine.actions import Action, Call
from engine.cards import Card, Trump
from engine.contract import Bid
from engine.players.bidding_system import promise, promises
from engine.players.dialogue_calls import ANSWERED_UP_TO, FORCED
from engine.players.hand_measures import FIVE_CARDS, OPENING, THREE_ACES_FROM, WITH_BOTH
from engine.players.signals import SignalMeaning, signals_in
from engine.state import Phase
from engine.tally import taken
from engine.tricks import best_play, worth

MomentFacts = dict[str, Fact]


def facts_before(moment: LessonMoment, say: Words) -> MomentFacts:
    """The facts known when the learner is to act."""
    position = moment.position
    told = _points_of_sides(position, say) | _of_move("right", "gain", moment.best, position, say)
    known = _of_auction if position.seen.phase is Phase.AUCTION else _of_play
    return told | known(moment, say)


def facts_of_fault(moment: LessonMoment, word: str, say: Words) -> MomentFacts:
    """The facts after a wrong move, with its ``card``, or its ``call`` and that call's meaning."""
    action = moment.action(word)
    told = _of_move("card", "own", action, moment.position, say)
    if isinstance(action, Call):
        says = call_told(moment, action, say)
        noun = as_noun(action, moment.position.seen.standing, say)
        told |= {"says": says, "told": yes(says), "call": capitalised(noun)}
    return facts_before(moment, say) | told


def facts_after(moment: LessonMoment, word: str, say: Words) -> MomentFacts:
    """The facts after a right move, up to the end of its trick or of its deal."""
    position, before = moment.after(word), len(moment.position.seen.tricks)
    told = facts_of_fault(moment, word, say) | _points_of_sides(position, say)
    tricks = position.seen.tricks
    if len(tricks) > before and (winner := tricks[before].winner) is not None:
        points = _points(tricks[before].points, say)
        told |= {"winner": winner, "points": points, "left": len(trumps_out(position))}
    return told


def trumps_out(position: Alone) -> tuple[Card, ...]:
    """The trumps that the other three still hold, by what the learner has seen."""
    seen = position.seen
    trump = seen.contract.trump if seen.contract else Trump.NONE
    gone = {*seen.hand, *(play.card for trick in seen.all_tricks for play in trick.plays)}
    return tuple(c for c in position.rules.pack.cards if trump.covers(c) and c not in gone)


def call_told(moment: LessonMoment, call: Call, say: Words) -> str:
    """The meaning of this call for the learner's hand, in words; empty if it has none."""
    rules, auction = moment.position.rules, moment.position.seen.auction
    return promise_told(rules, promise(rules, auction, LEARNER, call), say)


def _of_play(moment: LessonMoment, say: Words) -> MomentFacts:
    """``winner`` and ``best``: who wins the trick so far, with what; ``out``: trumps of others.

    ``thrown``: the card by which the partner has called for its suit.
    """
    seen, rules = moment.position.seen, moment.position.rules
    if seen.contract is None:
        raise ValueError("cards are played for a contract")
    trump, out = seen.contract.trump, trumps_out(moment.position)
    told: MomentFacts = {
        "bid": seen.contract.bid,
        "declarer": seen.contract.declarer,
        "trump": trump,
        "out": len(out),
        "missing": _cards(out, say),
        "mine": sum(map(trump.covers, seen.hand)),
        "total": len(rules.pack.ranks),
        "last": _points(rules.scoring.last_trick, say),
        "pair": _points(rules.belote.points if rules.belote else 0, say),
    }
    for signal in signals_in(rules, seen.contract, seen.all_tricks, seen.belotes):
        if signal.told is SignalMeaning.CALLS and signal.seat is rules.seating.partner(LEARNER):
            told["thrown"] = signal.card
    if seen.tricks:
        told["fallen"] = _cards((play.card for play in seen.tricks[0].plays), say)
    if seen.trick and seen.trick.plays:
        best = best_play(seen.trick.plays, trump, rules.scales)
        pile = _points(worth(seen.trick.plays, trump, rules.scales), say)
        led = seen.trick.plays[0].card.suit
        told |= {"led": led, "best": best.card, "winner": best.seat, "pile": pile}
    return told


def _of_auction(moment: LessonMoment, say: Words) -> MomentFacts:
    """The partner's call, the meanings of openings and answers, and the effect of a double."""
    seen, rules = moment.position.seen, moment.position.rules
    doubling, trump = doubling_of(rules.auction), rules.auction.trumps[0]
    openings = (
        say("lesson-opening", number=each, told=call_told(moment, Bid(each, trump), say))
        for each in (OPENING, WITH_BOTH, FIVE_CARDS)
    )
    told: MomentFacts = {
        "answers": say("rules-dialogue-answer", highest=ANSWERED_UP_TO, forced=FORCED),
        "openings": "\n".join(openings),
        "threshold": THREE_ACES_FROM,
        "times": doubling.multipliers[0] if doubling else 1,
    }
    if seen.standing:
        told |= {"bid": seen.standing.bid, "declarer": seen.standing.declarer}
    for seat, _, found in promises(rules, seen.auction):
        if seat is rules.seating.partner(LEARNER):
            told["called"] = promise_told(rules, found, say)
    return told


def _of_move(name: str, points: str, action: Action, position: Alone, say: Words) -> MomentFacts:
    """The card or bid of a move, and the points of a card."""
    found, contract = named(action), position.seen.contract
    told: MomentFacts = {} if found is None else {name: found}
    if isinstance(found, Card) and contract:
        told[points] = _points(position.rules.scales.worth(found, contract.trump), say)
    return told


def _points_of_sides(position: Alone, say: Words) -> MomentFacts:
    """The points of the learner's side so far, and of the other."""
    seating = position.rules.seating
    own = seating.team(LEARNER)
    ours, theirs = (taken(position.seen.tricks, seating, team)[0] for team in (own, own.other))
    return {"ours": _points(ours, say), "theirs": _points(theirs, say)}


def _cards(cards: Iterable[Card], say: Words) -> str:
    return say.every(say.card_the(card) for card in cards)


def _points(points: int, say: Words) -> str:
    return say("lesson-points", points=points)
