"""Tricks: who wins, what they are worth, and the duties that bind a player (RULES.md 1.3, 1.4)."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.cards import Card
from engine.refusals import Refusal
from engine.ruleset import Obligation, RuleSet, Situation
from engine.scales import Scales
from engine.seats import Seat
from engine.state import Play, Trick
from engine.trumps import Trump


def best_play(plays: Sequence[Play], trump: Trump, scales: Scales) -> Play:
    """The card that wins so far: the highest trump, else the highest of the suit led."""
    best = plays[0]
    for play in plays[1:]:
        card, held = play.card, best.card
        if card.suit is held.suit:
            if scales.strength(card, trump) > scales.strength(held, trump):
                best = play
        elif trump.covers(card):
            best = play
    return best


def worth(plays: Sequence[Play], trump: Trump, scales: Scales) -> int:
    """The card points of a trick, without any bonus."""
    return sum(scales.worth(play.card, trump) for play in plays)


def situation(rules: RuleSet, trick: Trick, trump: Trump, seat: Seat) -> Situation:
    """The trick as the seat that is about to play meets it."""
    plays = trick.plays
    best = best_play(plays, trump, rules.scales) if plays else None
    return Situation(
        trick=tuple(play.card for play in plays),
        trump=trump,
        scales=rules.scales,
        best=best.card if best else None,
        partner_winning=best is not None and best.seat == rules.seating.partner(seat),
    )


@dataclass(frozen=True, slots=True)
class Sifted:
    """The cards that may be played, and for each of the others the duty that bars it."""

    allowed: tuple[Card, ...]
    barred: tuple[tuple[Card, Refusal], ...]


def sift(cards: Sequence[Card], duties: Sequence[Obligation], met: Situation) -> Sifted:
    """Pass the cards through the chain of duties, left to right."""
    allowed = tuple(cards)
    barred: list[tuple[Card, Refusal]] = []
    for duty in duties:
        kept = duty.keep(allowed, met)
        if kept and len(kept) < len(allowed):
            reason = duty.reason(met)
            barred.extend((card, reason) for card in allowed if card not in kept)
            allowed = kept
    return Sifted(allowed, tuple(barred))


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
        """Always the same duty."""
        return Refusal.MUST_FOLLOW


@dataclass(frozen=True, slots=True)
class OvertakeTrumpLead:
    """When trumps are led, go up if possible, also over one's partner (R-83)."""

    def keep(self, cards: Sequence[Card], situation: Situation) -> tuple[Card, ...]:
        """The trumps that win the trick."""
        best = situation.best
        if best is None or not situation.trump.covers(situation.trick[0]):
            return tuple(cards)
        return tuple(card for card in cards if situation.beats(card, best))

    def reason(self, situation: Situation) -> Refusal:
        """Always the same duty."""
        return Refusal.MUST_OVERTAKE_TRUMP


@dataclass(frozen=True, slots=True)
class RuffToWin:
    """Void while an opponent is winning: win with a trump, or be free when that cannot be done.

    Alone it gives contrée's relief from undertrumping (RULES.md 2.1).
    """

    def keep(self, cards: Sequence[Card], situation: Situation) -> tuple[Card, ...]:
        """The trumps that win the trick."""
        best = situation.best
        if best is None or situation.partner_winning:
            return tuple(cards)
        led = situation.trick[0].suit
        if any(card.suit is led for card in cards):
            return tuple(cards)
        return tuple(
            card for card in cards if situation.trump.covers(card) and situation.beats(card, best)
        )

    def reason(self, situation: Situation) -> Refusal:
        """To ruff, or to go over a ruff."""
        ruffed = situation.best is not None and situation.trump.covers(situation.best)
        return Refusal.MUST_OVERRUFF if ruffed else Refusal.MUST_RUFF
