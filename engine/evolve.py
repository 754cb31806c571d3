"""Fold an event into the state, without checking the rules or drawing random numbers."""

from collections.abc import Iterable
from dataclasses import replace

from engine.announcements import belotes_dealt
from engine.cards import Card
from engine.events import (
    BeloteAnnounced,
    Called,
    CardPlayed,
    CardsUncovered,
    ContractFixed,
    DealSettled,
    Dealt,
    Event,
    GameEnded,
    GameStarted,
    HandsCompleted,
    MeldsAnnounced,
    MeldsCompared,
    MeldsShown,
    RenegeClaimed,
    ThrownIn,
    TrickTaken,
)
from engine.ruleset import Enforcement, RuleSet
from engine.seats import Seat, Team
from engine.state import (
    Auction,
    Belote,
    Deal,
    GameState,
    Misplay,
    Phase,
    Play,
    SettledDeal,
    Trick,
    changed,
)
from engine.tricks import sifted_hand


class BrokenLog(Exception):
    """An event is impossible here: the log is damaged or belongs to another game."""


def evolve(rules: RuleSet, state: GameState | None, event: Event) -> GameState:
    """Return the game after this event; ``GameStarted`` needs no former state.

    BrokenLog if the event cannot follow it.
    """
    if isinstance(event, GameStarted):
        if state is not None and not state.over:
            raise BrokenLog("a game began before the last one was over")
        return GameState(dealer=event.dealer)
    if state is None:
        raise BrokenLog(event)
    match event:
        case Dealt():
            deal = Deal(
                number=len(state.sheet) + 1,
                dealer=event.dealer,
                laid_out=event,
                dealt=event.holdings,
                holdings=event.holdings,
                talon=event.talon,
                auction=Auction(
                    rules.seating.after(event.dealer), turned=event.turned, scores=state.scores
                ),
            )
            return changed(state, dealer=event.dealer, deal=deal)
        case GameEnded(winner):
            return changed(state, over=True, winner=winner)
        case DealSettled() | ThrownIn():
            return _settled(state, event)
        case _:
            return changed(state, deal=_deal_after(rules, _deal(state), event))


def replay(rules: RuleSet, events: Iterable[Event]) -> GameState:
    """Replay a log into a game; BrokenLog when it is empty or damaged."""
    state: GameState | None = None
    for event in events:
        state = evolve(rules, state, event)
    if state is None:
        raise BrokenLog("an empty log")
    return state


def _deal(state: GameState) -> Deal:
    if state.deal is None:
        raise BrokenLog("no deal is being played")
    return state.deal


def _settled(state: GameState, event: DealSettled | ThrownIn) -> GameState:
    settlement = event.settlement if isinstance(event, DealSettled) else None
    deal = changed(_deal(state), phase=Phase.OVER, settlement=settlement)
    line = SettledDeal(
        number=deal.number,
        dealer=deal.dealer,
        settlement=settlement,
        belotes=tuple(held for held in deal.belotes if held.calls),
        doubler=deal.auction.doubler if settlement and settlement.tally.contract.doubles else None,
    )
    scores = state.scores
    if settlement:
        scores = (
            scores[Team.NORTH_SOUTH] + settlement.for_team(Team.NORTH_SOUTH),
            scores[Team.EAST_WEST] + settlement.for_team(Team.EAST_WEST),
        )
    # A deal that was thrown in decides nothing: what hangs goes on hanging.
    carry = settlement.carry if settlement else state.carry
    return changed(state, deal=deal, sheet=(*state.sheet, line), scores=scores, carry=carry)


def _deal_after(rules: RuleSet, deal: Deal, event: Event) -> Deal:
    match event:
        case Called():
            auction = replace(deal.auction, calls=(*deal.auction.calls, event))
            return changed(deal, auction=auction)
        case ContractFixed(contract, leader):
            fixed = changed(deal, phase=Phase.PLAY, contract=contract, trick=Trick(leader))
            return _with_belote(rules, fixed)
        case HandsCompleted(holdings):
            full = changed(deal, dealt=holdings, holdings=holdings, talon=())
            return _with_belote(rules, full)
        case CardPlayed(seat, card):
            return with_card(rules, deal, seat, card)
        case MeldsAnnounced(seat, melds):
            announced = (*deal.melds[:seat], melds, *deal.melds[seat + 1 :])
            return changed(deal, melds=announced)
        case MeldsCompared(scoring, granted):
            return changed(deal, scoring=scoring, granted=granted)
        case MeldsShown(seat):
            return changed(deal, shown=(*deal.shown, seat))
        case BeloteAnnounced():
            return changed(deal, belotes=tuple(_said(held, event) for held in deal.belotes))
        case RenegeClaimed():
            return changed(deal, claim=event)
        case CardsUncovered():
            return changed(deal, holdings=tuple(holding.opened for holding in deal.holdings))
        case TrickTaken(seat, points):
            taken = replace(_trick(deal), winner=seat, points=points)
            return changed(deal, tricks=(*deal.tricks, taken), trick=Trick(seat))
        case _:
            raise BrokenLog(event)


def _with_belote(rules: RuleSet, deal: Deal) -> Deal:
    if deal.contract is None:
        return deal
    return changed(deal, belotes=belotes_dealt(rules.belote, deal.dealt, deal.contract.trump))


def _said(held: Belote, announced: BeloteAnnounced) -> Belote:
    """Return the belote after this announcement, which may concern another one."""
    if announced.suit not in {None, held.suit}:
        return held
    return replace(held, calls=held.calls + 1)


def with_card(rules: RuleSet, deal: Deal, seat: Seat, card: Card) -> Deal:
    """Return the deal after this seat has played this card."""
    trick, held = _trick(deal), deal.holdings
    return changed(
        deal,
        holdings=(*held[:seat], held[seat].without(card), *held[seat + 1 :]),
        trick=replace(trick, plays=(*trick.plays, Play(seat, card))),
        misplays=deal.misplays + _misplayed(rules, deal, seat, card),
    )


def _misplayed(rules: RuleSet, deal: Deal, seat: Seat, card: Card) -> tuple[Misplay, ...]:
    """Return the renege, if it is one; None if the rules are enforced."""
    if rules.enforcement is Enforcement.ENFORCED:
        return ()
    barred = dict(sifted_hand(rules, deal, seat).barred)
    return (Misplay(seat, card, barred[card]),) if card in barred else ()


def _trick(deal: Deal) -> Trick:
    if deal.trick is None:
        raise BrokenLog("no trick is being played")
    return deal.trick
