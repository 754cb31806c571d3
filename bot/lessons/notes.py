"""The explanations in a guided deal: each is shown once, where it first matters."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from engine.actions import Refusal
from engine.cards import Suit, Trump
from engine.events import BeloteAnnounced, ContractFixed, Event
from engine.ruleset import RuleSet
from engine.state import Phase
from engine.view import DealView, RuffExemption, ruff_exemption


class LessonName(StrEnum):
    """What an explanation is about; a duty has the name of the engine's refusal."""

    AUCTION = "auction"
    CONTRACT = "contract"
    LEAD = "lead"
    MUST_FOLLOW = "must-follow"
    MUST_RUFF = "must-ruff"
    MUST_OVERRUFF = "must-overruff"
    MUST_OVERTAKE_TRUMP = "must-overtake-trump"
    PARTNER = "partner"
    FREE = "free"
    BELOTE = "belote"
    REBELOTE = "rebelote"
    LAST_TRICK = "last-trick"
    THROWN_IN = "thrown-in"
    COUNT = "count"


DUTIES = {
    Refusal.MUST_FOLLOW: LessonName.MUST_FOLLOW,
    Refusal.MUST_RUFF: LessonName.MUST_RUFF,
    Refusal.MUST_OVERRUFF: LessonName.MUST_OVERRUFF,
    Refusal.MUST_OVERTAKE_TRUMP: LessonName.MUST_OVERTAKE_TRUMP,
}
"""The lesson of each duty that bars a card."""

FREEDOMS = {
    RuffExemption.PARTNER_WINNING: LessonName.PARTNER,
    RuffExemption.CANNOT_WIN: LessonName.FREE,
}
"""The lesson of each reason for not having to ruff."""

TO_MEET = (*DUTIES.values(), LessonName.PARTNER, LessonName.BELOTE, LessonName.REBELOTE)
"""Lessons that a deal may or may not reach, in the order in which they are listed."""

Lessons = frozenset[LessonName]


@dataclass(frozen=True, slots=True)
class Note:
    """A lesson, with the suit led and the trump if its text needs them."""

    lesson: LessonName
    suit: Suit | None = None
    trump: Trump | None = None


def happened(event: Event) -> tuple[Note, ...]:
    """The notes that belong to an event."""
    match event:
        case ContractFixed(contract):
            return (Note(LessonName.CONTRACT, trump=contract.trump),)
        case BeloteAnnounced(again=again):
            return (Note(LessonName.REBELOTE if again else LessonName.BELOTE),)
        case _:
            return ()


def at_the_turn(rules: RuleSet, deal: DealView) -> Iterator[Note]:
    """The notes shown to the player whose turn it is."""
    if deal.phase is Phase.AUCTION:
        yield Note(LessonName.AUCTION)
        return
    trick, trump = deal.trick, deal.contract.trump if deal.contract else Trump.NONE
    if len(deal.hand) == 1:
        yield Note(LessonName.LAST_TRICK)
    if trick is None or not trick.plays:
        yield Note(LessonName.LEAD)
        return
    led = trick.plays[0].card.suit
    for reason in dict.fromkeys(reason for _, reason in deal.barred):
        if reason in DUTIES:
            yield Note(DUTIES[reason], led, trump)
    if (free := ruff_exemption(rules, deal)) is not None:
        yield Note(FREEDOMS[free], led, trump)


def at_the_end(deal: DealView) -> Iterator[Note]:
    """The notes shown when a deal is over."""
    yield Note(LessonName.COUNT if deal.settlement else LessonName.THROWN_IN)
