"""The obligations of play, one per class; a rule set lists them in order (rules.md 1.4)."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from engine.actions import Refusal
from engine.cards import Card, Trump
from engine.ruleset import Situation


@dataclass(frozen=True, slots=True)
class FollowSuit:
    """Play the suit led."""

    def keep(self, cards: Sequence[Card], situation: Situation) -> tuple[Card, ...]:
        """The cards of the suit led."""
        if not situation.trick:
            return tuple(cards)
        led = situation.trick[0].suit
        return tuple(card for card in cards if card.suit is led)

    def reason(self, situation: Situation) -> Refusal:
        """Always the same obligation."""
        return Refusal.MUST_FOLLOW


@dataclass(frozen=True, slots=True)
class OvertakeLead:
    """When trumps are led, play a higher one if possible (R-83).

    ``at_all_trumps``: there each lead is one of trumps; otherwise none is (R-44). ``every_suit``:
    in the plain suits too, unless the trick is ruffed.
    """

    unless_partner_winning: bool = False
    at_all_trumps: bool = True
    every_suit: bool = False

    def keep(self, cards: Sequence[Card], situation: Situation) -> tuple[Card, ...]:
        """The cards that win the trick."""
        best = situation.best
        if best is None or (self.unless_partner_winning and situation.partner_winning):
            return tuple(cards)
        plain = self.every_suit and _follows(cards, situation)
        if not plain and not self._is_trump_lead(situation):
            return tuple(cards)
        return tuple(card for card in cards if situation.beats(card, best))

    def reason(self, situation: Situation) -> Refusal:
        """To go over a trump, or over a card of another suit."""
        if self._is_trump_lead(situation):
            return Refusal.MUST_OVERTAKE_TRUMP
        return Refusal.MUST_OVERTAKE

    def _is_trump_lead(self, situation: Situation) -> bool:
        if situation.trump is Trump.ALL:
            return self.at_all_trumps
        return situation.trump.covers(situation.trick[0])


@dataclass(frozen=True, slots=True)
class NoTrumpLead:
    """Do not lead trumps while the contract is closed (R-61).

    ``opening_only``: the duty is over with the first trick.
    """

    opening_only: bool = False

    def keep(self, cards: Sequence[Card], situation: Situation) -> tuple[Card, ...]:
        """The plain cards, for who leads."""
        over = self.opening_only and not situation.opening
        if situation.trick or over or not situation.closed:
            return tuple(cards)
        return tuple(card for card in cards if not situation.trump.covers(card))

    def reason(self, situation: Situation) -> Refusal:
        """Always the same obligation."""
        return Refusal.NO_TRUMP_LEAD


@dataclass(frozen=True, slots=True)
class RuffToWin:
    """When void, win with a trump; a player who cannot is free.

    Without other obligations, undertrumping is optional, as in contrée (rules.md 2.1).
    ``once_ruffed``: only in a trick that is ruffed already.
    """

    unless_partner_winning: bool = True
    once_ruffed: bool = False

    def keep(self, cards: Sequence[Card], situation: Situation) -> tuple[Card, ...]:
        """The trumps that win the trick."""
        best = situation.best
        free = self.unless_partner_winning and situation.partner_winning
        early = self.once_ruffed and not _is_ruffed(situation)
        if best is None or free or early or _follows(cards, situation):
            return tuple(cards)
        return tuple(card for card in _trumps(cards, situation) if situation.beats(card, best))

    def reason(self, situation: Situation) -> Refusal:
        """To ruff, or to go over a ruff."""
        return Refusal.MUST_OVERRUFF if _is_ruffed(situation) else Refusal.MUST_RUFF


@dataclass(frozen=True, slots=True)
class Ruff:
    """When void, play a trump, high or low.

    ``once_ruffed``: only in a trick that is ruffed already (R-64 at its word).
    """

    unless_partner_winning: bool = True
    once_ruffed: bool = False

    def keep(self, cards: Sequence[Card], situation: Situation) -> tuple[Card, ...]:
        """The trumps."""
        free = self.unless_partner_winning and situation.partner_winning
        early = self.once_ruffed and not _is_ruffed(situation)
        if not situation.trick or free or early or _follows(cards, situation):
            return tuple(cards)
        return _trumps(cards, situation)

    def reason(self, situation: Situation) -> Refusal:
        """Always the same obligation."""
        return Refusal.MUST_RUFF


@dataclass(frozen=True, slots=True)
class Overruff:
    """When void and obliged to ruff a ruffed trick, overruff if possible."""

    unless_partner_winning: bool = True

    def keep(self, cards: Sequence[Card], situation: Situation) -> tuple[Card, ...]:
        """The trumps that win the trick."""
        best = _ruff_to_beat(cards, situation, unless_partner_winning=self.unless_partner_winning)
        if best is None:
            return tuple(cards)
        return tuple(card for card in _trumps(cards, situation) if situation.beats(card, best))

    def reason(self, situation: Situation) -> Refusal:
        """Always the same obligation."""
        return Refusal.MUST_OVERRUFF


class LowRuff(StrEnum):
    """The hands that may not lay a lower trump on their partner's ruff if they hold a higher one.

    ``ONLY_TRUMPS``: those without another card, ``BESIDE_OTHERS``: those with one (rules.md 8).
    """

    ANY_HAND = "any-hand"
    ONLY_TRUMPS = "only-trumps"
    BESIDE_OTHERS = "beside-others"


@dataclass(frozen=True, slots=True)
class NoLowRuffOverPartner:
    """On a partner's ruff play any card, but a trump must be higher if possible (R-16)."""

    hands: LowRuff = LowRuff.ANY_HAND

    def keep(self, cards: Sequence[Card], situation: Situation) -> tuple[Card, ...]:
        """The plain cards, and the trumps that win the trick."""
        best = situation.best
        if best is None or not situation.partner_winning or not _is_ruffed(situation):
            return tuple(cards)
        if _follows(cards, situation):
            return tuple(cards)
        trumps = _trumps(cards, situation)
        hand = LowRuff.BESIDE_OTHERS if len(trumps) < len(cards) else LowRuff.ONLY_TRUMPS
        if self.hands not in (LowRuff.ANY_HAND, hand):
            return tuple(cards)
        higher = [card for card in trumps if situation.beats(card, best)]
        if not higher:
            return tuple(cards)
        return tuple(card for card in cards if card not in trumps or card in higher)

    def reason(self, situation: Situation) -> Refusal:
        """Always the same obligation."""
        return Refusal.RUFF_TOO_LOW


@dataclass(frozen=True, slots=True)
class NoUnderruff:
    """On an opponent's ruff that cannot be beaten play a plain card, not a lower trump."""

    unless_partner_winning: bool = True

    def keep(self, cards: Sequence[Card], situation: Situation) -> tuple[Card, ...]:
        """The plain cards, and the trumps that win the trick."""
        best = _ruff_to_beat(cards, situation, unless_partner_winning=self.unless_partner_winning)
        if best is None:
            return tuple(cards)
        trumps = _trumps(cards, situation)
        lower = [card for card in trumps if not situation.beats(card, best)]
        return tuple(card for card in cards if card not in lower)

    def reason(self, situation: Situation) -> Refusal:
        """Always the same obligation."""
        return Refusal.NO_UNDERRUFF


def _ruff_to_beat(
    cards: Sequence[Card], situation: Situation, *, unless_partner_winning: bool
) -> Card | None:
    """The ruff that a void hand would have to go over; None if there is none, or it is free."""
    free = unless_partner_winning and situation.partner_winning
    if free or not _is_ruffed(situation) or _follows(cards, situation):
        return None
    return situation.best


def _follows(cards: Sequence[Card], situation: Situation) -> bool:
    led = situation.trick[0].suit
    return any(card.suit is led for card in cards)


def _trumps(cards: Sequence[Card], situation: Situation) -> tuple[Card, ...]:
    return tuple(card for card in cards if situation.trump.covers(card))


def _is_ruffed(situation: Situation) -> bool:
    """Whether a trump wins a trick in which a plain suit was led."""
    best = situation.best
    return (
        best is not None
        and situation.trump.covers(best)
        and best.suit is not situation.trick[0].suit
    )
