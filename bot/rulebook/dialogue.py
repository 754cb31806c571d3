"""The dialogue of contrée and coinche in words: what a call says, and the table of all calls."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.i18n import Words, yes
from bot.rulebook.phrases import below
from engine.cards import Card
from engine.players.auction_talk import Meaning, Promise
from engine.players.dialogue_calls import ALONE, ANSWERED_UP_TO, FORCED, OVER
from engine.players.hand_measures import (
    FIVE_CARDS,
    OPENING,
    STEP,
    THREE_ACES_FROM,
    WITH_BOTH,
    WITHOUT,
    Measure,
    Term,
)
from engine.players.understanding import Convention

NUMBERS = range(OPENING, 120, STEP)
"""The openings in the table of calls, in points of the bid."""

HIDDEN = 2 * STEP
"""The points that an opening may keep back."""

HIDING = frozenset({Measure.PIECES, Measure.HIDDEN, Measure.HIDDEN_ACES})
"""What a suit of one's own says of partner's."""

BY_ITSELF = frozenset({Measure.STRENGTH, Measure.JUMP})
"""What a suit of one's own says of its hand."""


def dialogue_told(promise: Promise, say: Words) -> str:
    """The promise of a call of the dialogue in words; empty if it promises nothing."""
    if promise.meaning is Meaning.EVERY_TRICK:
        return say("dialogue-every-trick", aces=promise.told)
    if not promise.terms:
        return ""
    told = _term(promise.terms[0], say)
    hidden = {term.measure for term in promise.terms[1:]} & HIDING
    if promise.meaning is Meaning.CHANGE and hidden:
        over = Measure.PIECES not in hidden
        return say("dialogue-change-over" if over else "dialogue-change", own=told)
    return told


def own_strength(promise: Promise, hand: Sequence[Card]) -> int | None:
    """What a hand that has bid a suit of its own counts; None where the call tells else."""
    if not promise.terms or promise.terms[0].measure not in BY_ITSELF:
        return None
    return replace(promise.terms[0], measure=Measure.STRENGTH).value(hand)


def _term(term: Term, say: Words) -> str:
    least = max(0, term.least)
    match term.measure:
        case Measure.OPENS | Measure.OPENS_LAST | Measure.OPENS_ACES:
            return _opening(term.measure, term.number, say)
        case Measure.HELP | Measure.FIRST_HELP_ACES:
            told = say("dialogue-help", least=least)
            if term.most is None:
                return say("dialogue-help-more", help=told)
            if term.most > least:  # ten more than it has, or all of it
                more = say("dialogue-help", least=term.most)
                return say("dialogue-help-either", less=told, more=more)
            return told
        case Measure.KEPT_BACK | Measure.KEPT_BACK_ACES:
            return say("dialogue-kept-back", least=least)
        case Measure.TRICKS:
            return say("dialogue-tricks", aces=yes(term.number >= THREE_ACES_FROM))
        case Measure.SURE:
            return say("dialogue-sure", alone=yes(term.number == ALONE))
        case Measure.UNTOLD | Measure.UNTOLD_ACES if term.number > STEP:
            return say("dialogue-untold-over", lacking=term.number)
        case Measure.STRENGTH if term.least == ALONE:
            return say("dialogue-theirs")
        case Measure.STRENGTH:
            return say("dialogue-strength", least=least, more=yes(least > WITHOUT))
        case Measure.JUMP:
            return say("dialogue-jump", least=least, both=least - STEP)
        case _:
            return say("dialogue-untold")


def _opening(measure: Measure, number: int, say: Words, *, in_full: bool = False) -> str:
    """The meaning of an opening; ``in_full``: with all its conditions."""
    pieces = "rules-dialogue-opens" if in_full else "dialogue-opens"
    kinds = {
        Measure.OPENS: (pieces, WITH_BOTH),
        Measure.OPENS_LAST: ("dialogue-opens-last", WITH_BOTH),
        Measure.OPENS_ACES: ("rules-dialogue-opens-aces", FIVE_CARDS),
    }
    key, first = kinds[measure]
    return say(key, number=number, extras=max(0, number - first) // STEP)


def dialogue_openings(convention: Convention, say: Words) -> tuple[str, ...]:
    """The meanings of openings."""
    return say("rules-dialogue-opening", hidden=HIDDEN), *_openings(convention, say)


def dialogue_rules(convention: Convention, say: Words) -> Iterator[str]:
    """The chapter without its title."""
    aces = convention is Convention.ACES
    yield say("rules-dialogue-aces" if aces else "rules-dialogue-pieces")
    yield say("rules-dialogue-opening", hidden=HIDDEN)
    yield from below(_openings(convention, say))
    yield say("rules-dialogue-pass")
    yield from dialogue_answers(say)
    yield say("rules-dialogue-again")
    yield say("rules-dialogue-capot")


def _openings(convention: Convention, say: Words) -> Iterator[str]:
    """The meaning of each opening, lowest first."""
    measure = Measure.OPENS_ACES if convention is Convention.ACES else Measure.OPENS
    for number in NUMBERS:
        hands = _opening(measure, number, say, in_full=True)
        yield say("rules-computers-row", bid=number, hands=hands)


def dialogue_answers(say: Words) -> tuple[str, ...]:
    """The meanings of an answer, an overcall and a double."""
    return (
        say("rules-dialogue-answer", highest=ANSWERED_UP_TO, forced=FORCED),
        say("rules-dialogue-over", room=OVER, forced=FORCED),
        say("rules-dialogue-contre", number=THREE_ACES_FROM),
    )
