"""The dialogue of contrée and coinche in words: what a call says, and the chapter of the rules."""

from collections.abc import Iterator

from bot.i18n import Words
from bot.rulebook.phrases import below
from engine.players.auction_talk import Meaning, Promise
from engine.players.dialogue_calls import ANSWERED_UP_TO, FORCED, OVER
from engine.players.hand_measures import (
    OPENING,
    STEP,
    THREE_ACES_FROM,
    WITH_BOTH,
    Measure,
    Term,
)
from engine.players.understanding import Convention

NUMBERS = range(OPENING, 120, STEP)
"""Openings that the rules tell."""

HIDDEN_EXTRAS = 2
"""How many extras an opening with both pieces may keep back."""


def dialogue_told(promise: Promise, say: Words) -> str:
    """What a call of the dialogue says of the hand; empty where it says nothing."""
    if promise.meaning is Meaning.EVERY_TRICK:
        return say("dialogue-every-trick", aces=promise.told)
    if not promise.terms:
        return ""
    told = _term(promise.terms[0], say)
    if promise.meaning is Meaning.CHANGE and len(promise.terms) > 1:
        return say("dialogue-change", own=told)
    return told


def _term(term: Term, say: Words) -> str:
    least = max(0, term.least)
    match term.measure:
        case Measure.OPENS | Measure.OPENS_LAST | Measure.OPENS_ACES:
            return _opening(term.measure, term.number, say)
        case Measure.HELP | Measure.FIRST_HELP_ACES if term.most is None:
            return say("dialogue-help", least=least)
        case Measure.HELP | Measure.FIRST_HELP_ACES:
            return say("dialogue-help-between", least=least, most=term.most or 0)
        case Measure.KEPT_BACK | Measure.KEPT_BACK_ACES:
            return say("dialogue-kept-back", least=least)
        case Measure.TRICKS:
            return say("dialogue-tricks", aces="yes" if term.number >= THREE_ACES_FROM else "no")
        case Measure.SURE:
            return say("dialogue-sure")
        case Measure.UNTOLD | Measure.UNTOLD_ACES | Measure.PIECES:
            return say("dialogue-untold")
        case Measure.MUST_OPEN:
            return say("dialogue-pass")
        case Measure.STRENGTH:
            return say("dialogue-strength", least=least)
        case Measure.JUMP:
            return say("dialogue-jump", least=least, both=least - STEP)


def _opening(measure: Measure, number: int, say: Words) -> str:
    extras = max(0, number - WITH_BOTH) // STEP
    kinds = {
        Measure.OPENS: "dialogue-opens",
        Measure.OPENS_LAST: "dialogue-opens-last",
        Measure.OPENS_ACES: "dialogue-opens-aces",
    }
    return say(kinds[measure], number=number, least=extras, most=extras + HIDDEN_EXTRAS)


def dialogue_rules(convention: Convention, say: Words) -> Iterator[str]:
    """The chapter without its title."""
    aces = convention is Convention.ACES
    yield say("rules-dialogue-aces" if aces else "rules-dialogue-pieces")
    measure = Measure.OPENS_ACES if aces else Measure.OPENS
    yield from below(
        say("rules-computers-row", bid=number, hands=_opening(measure, number, say))
        for number in NUMBERS
    )
    yield say("rules-dialogue-answer", highest=ANSWERED_UP_TO, forced=FORCED)
    yield say("rules-dialogue-again")
    yield say("rules-dialogue-over", room=OVER)
    yield say("rules-dialogue-contre", number=THREE_ACES_FROM)
    yield say("rules-dialogue-capot")
