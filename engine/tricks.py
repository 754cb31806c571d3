"""Tricks: who wins, what they are worth, which cards may be played (rules.md 1.3, 1.4)."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.actions import Refusal
from engine.cards import Card, Scales, Trump
from engine.contract import Contract
from engine.ruleset import Obligation, RuleSet, Situation
from engine.seats import Seat
from engine.state import Deal, Play, Trick


def best_play(plays: Sequence[Play], trump: Trump, scales: Scales) -> Play:
    """Return the winning card: the highest trump, or else the highest card of the suit led."""
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
    """Return the card points of a trick, without any bonus."""
    return sum(scales.worth(play.card, trump) for play in plays)


def situation(
    rules: RuleSet, trick: Trick, contract: Contract, seat: Seat, *, opening: bool = False
) -> Situation:
    """Return the situation of the seat to play; ``opening`` marks the first trick of the deal."""
    plays, trump = trick.plays, contract.trump
    best = best_play(plays, trump, rules.scales) if plays else None
    return Situation(
        trick=tuple(play.card for play in plays),
        trump=trump,
        scales=rules.scales,
        best=best.card if best else None,
        partner_winning=best is not None and best.seat == rules.seating.partner(seat),
        closed=contract.closed,
        opening=opening,
    )


@dataclass(frozen=True, slots=True)
class Sifted:
    """The legal cards, and for every other card the obligation that forbids it."""

    allowed: tuple[Card, ...]
    barred: tuple[tuple[Card, Refusal], ...]


def sift(cards: Sequence[Card], duties: Sequence[Obligation], met: Situation) -> Sifted:
    """Apply the obligations to the cards one after another."""
    allowed = tuple(cards)
    barred: list[tuple[Card, Refusal]] = []
    for duty in duties:
        kept = duty.keep(allowed, met)
        if kept and len(kept) < len(allowed):
            reason = duty.reason(met)
            barred.extend((card, reason) for card in allowed if card not in kept)
            allowed = kept
    return Sifted(allowed, tuple(barred))


def sifted_hand(rules: RuleSet, deal: Deal, seat: Seat) -> Sifted:
    """Return this seat's legal cards, and the obligation that forbids each other card."""
    cards = deal.holdings[seat].playable
    if deal.contract is None or deal.trick is None:
        return Sifted(cards, ())
    met = situation(rules, deal.trick, deal.contract, seat, opening=not deal.tricks)
    return sift(cards, rules.obligations, met)
