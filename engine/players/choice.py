"""The choices of computer players and their reasons."""

from dataclasses import dataclass
from enum import StrEnum

from engine.actions import Action, PlayCard
from engine.announcements import belote_pairs
from engine.cards import Card
from engine.contract import Contract
from engine.ruleset import RuleSet
from engine.view import DealView

ReasonFact = int | str
"""A number, or the notation of a card, a bid or a seat."""


class Reason(StrEnum):
    """The code of the reason for a choice; comments name its facts."""

    FORCED = "forced"

    TOO_WEAK = "too-weak"  # expected
    OPENING = "opening"  # expected
    RAISE = "raise"  # expected
    CHANGE_SUIT = "change-suit"
    OVERCALL = "overcall"  # expected
    ALL_TRICKS = "all-tricks"
    CONTENT = "content"  # expected
    LEAVE_THEM = "leave-them"  # expected
    HIGH_ENOUGH = "high-enough"  # expected
    THEY_FAIL = "they-fail"  # chance
    WE_MAKE_IT = "we-make-it"  # chance
    WEIGHED = "weighed"  # worlds; by call the chance to win the game with it, in thousandths

    DRAW_TRUMPS = "draw-trumps"
    FORCE_TRUMP = "force-trump"
    CASH_MASTER = "cash-master"
    PARTNERS_SUIT = "partners-suit"
    SHORT_SUIT = "short-suit"
    SAFE_LEAD = "safe-lead"
    FORCE_OUT = "force-out"  # card: the higher one of an opponent that is to fall
    LEAST_BAD = "least-bad"
    STOP_RUFFS = "stop-ruffs"

    TAKE = "take"  # chance, points
    RUFF = "ruff"  # chance, points
    GIVE_POINTS = "give-points"  # chance, points
    LOW = "low"  # chance, points
    SAVE_POINTS = "save-points"  # chance, points
    KEEP_BACK = "keep-back"  # chance, points, card: the one that is not given
    DUCK = "duck"  # chance, points, card: the one that would take
    LET_GO = "let-go"  # chance, points
    DISCARD = "discard"  # chance, points
    LOOK_AHEAD = "look-ahead"  # tricks: how many, with this one; 0 to the end
    SIGNAL = "signal"  # told
    ASKED = "asked"
    SEARCHED = "searched"  # worlds; by card the chance to win the game with it, in thousandths

    CAUGHT = "caught"


@dataclass(frozen=True, slots=True)
class Choice:
    """An action and the reason for it."""

    action: Action
    reason: Reason
    facts: tuple[tuple[str, ReasonFact], ...] = ()


def candidates(rules: RuleSet, deal: DealView, contract: Contract) -> tuple[Card, ...]:
    """Return the cards that can be played without reneging.

    The queen waits for the king if playing it first would lose the belote.
    """
    barred = {card for card, _ in deal.barred}
    cards = tuple(
        action.card
        for action in deal.legal
        if isinstance(action, PlayCard)
        and not action.announcing
        and not action.other_melds
        and action.card not in barred
    )
    if rules.belote is None or not rules.belote.king_first:
        return cards
    # The option “card order” (rules.md 2.6).
    pairs = belote_pairs(rules.belote, contract.trump)
    waiting = {queen for king, queen in pairs if king in cards}
    return tuple(card for card in cards if card not in waiting)


def play(deal: DealView, card: Card) -> PlayCard:
    """Play the card with every announcement that it allows."""
    announcing = PlayCard(card, announcing=True)
    return announcing if announcing in deal.legal else PlayCard(card)
