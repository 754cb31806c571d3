"""What one seat may know of a game."""

from dataclasses import dataclass

from engine.actions import Action
from engine.cards import Card
from engine.contract import Contract
from engine.events import Dealt, Event, HandDealt, SeenEvent
from engine.game import awaited, legal_actions, sifted_hand
from engine.refusals import Refusal
from engine.ruleset import RuleSet
from engine.seats import Seat, Team
from engine.settlement import Settlement
from engine.state import Auction, Deal, GameState, Phase, SettledDeal, Trick


@dataclass(frozen=True, slots=True, kw_only=True)
class DealView:
    """A deal as a seat may see it, a spectator when ``seat`` is None.

    ``hand`` is its own; ``counts`` the cards that each seat still holds; ``standing`` the best bid
    so far; ``belote`` the holder once announced; ``barred`` what forbids the cards that may not be
    played; ``shown`` all hands as dealt, once the deal was played to its end.
    """

    seat: Seat | None
    number: int
    dealer: Seat
    phase: Phase
    hand: tuple[Card, ...]
    counts: tuple[int, ...]
    auction: Auction
    standing: Contract | None
    contract: Contract | None
    tricks: tuple[Trick, ...]
    trick: Trick | None
    belote: Seat | None
    belote_calls: int
    awaited: tuple[Seat, ...]
    legal: tuple[Action, ...]
    barred: tuple[tuple[Card, Refusal], ...]
    settlement: Settlement | None
    shown: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerView:
    """A game as a seat may see it, a spectator when ``seat`` is None."""

    seat: Seat | None
    dealer: Seat
    scores: tuple[int, int]
    sheet: tuple[SettledDeal, ...]
    deal: DealView | None
    over: bool
    winner: Team | None


def view(rules: RuleSet, state: GameState, seat: Seat | None) -> PlayerView:
    """What this seat may know, its legal actions included; None for a spectator."""
    return PlayerView(
        seat=seat,
        dealer=state.dealer,
        scores=state.scores,
        sheet=state.sheet,
        deal=None if state.deal is None else _deal_view(rules, state, state.deal, seat),
        over=state.over,
        winner=state.winner,
    )


def redact(event: Event, seat: Seat | None) -> SeenEvent | None:
    """The event as this seat may know it; None when it may know nothing of it."""
    if not isinstance(event, Dealt):
        return event
    if seat is None:
        return None
    return HandDealt(event.dealer, seat, event.holdings[seat].hand)


def _deal_view(rules: RuleSet, state: GameState, deal: Deal, seat: Seat | None) -> DealView:
    # A deal thrown in is only gathered and cut: who had seen all hands would know the next ones.
    played = deal.settlement is not None
    waiting = awaited(rules, state)
    playing = deal.phase is Phase.PLAY and seat in waiting
    return DealView(
        seat=seat,
        number=deal.number,
        dealer=deal.dealer,
        phase=deal.phase,
        hand=() if seat is None else deal.holdings[seat].hand,
        counts=tuple(len(holding.cards) for holding in deal.holdings),
        auction=deal.auction,
        standing=rules.auction.standing(deal.auction, rules.seating),
        contract=deal.contract,
        tricks=deal.tricks,
        trick=deal.trick,
        belote=deal.belote if deal.belote_calls else None,
        belote_calls=deal.belote_calls,
        awaited=waiting,
        legal=() if seat is None else legal_actions(rules, state, seat),
        barred=sifted_hand(rules, deal, seat).barred if playing and seat is not None else (),
        settlement=deal.settlement,
        shown=tuple(holding.cards for holding in deal.dealt) if played else (),
    )
