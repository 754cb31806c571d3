"""State and event give the next state: never refuses, never draws lots."""

from collections.abc import Iterable
from dataclasses import replace

from engine.belote import belote_holder
from engine.events import (
    BeloteAnnounced,
    Called,
    CardPlayed,
    ContractFixed,
    DealSettled,
    Dealt,
    Event,
    GameEnded,
    GameStarted,
    ThrownIn,
    TrickTaken,
)
from engine.ruleset import RuleSet
from engine.seats import Team
from engine.state import Auction, Deal, GameState, Phase, Play, SettledDeal, Trick


class BrokenLog(Exception):
    """An event that cannot stand where it stands: the log is damaged or of another game."""


def evolve(rules: RuleSet, state: GameState | None, event: Event) -> GameState:
    """The game after this event; a game begins with ``GameStarted`` on no state."""
    if isinstance(event, GameStarted):
        if state is not None and not state.over:
            raise BrokenLog("a game began before the last one was over")
        return GameState(dealer=event.dealer)
    if state is None:
        raise BrokenLog(event)
    match event:
        case Dealt():
            return _dealt(rules, state, event)
        case GameEnded(winner):
            return replace(state, over=True, winner=winner)
        case DealSettled() | ThrownIn():
            return _settled(state, event)
        case _:
            return replace(state, deal=_deal_after(rules, _deal(state), event))


def replay(rules: RuleSet, events: Iterable[Event]) -> GameState:
    """The game that a log tells; BrokenLog when it is empty or damaged."""
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


def _dealt(rules: RuleSet, state: GameState, event: Dealt) -> GameState:
    deal = Deal(
        number=len(state.sheet) + 1,
        dealer=event.dealer,
        dealt=event.holdings,
        holdings=event.holdings,
        talon=event.talon,
        auction=Auction(rules.seating.after(event.dealer)),
    )
    return replace(state, dealer=event.dealer, deal=deal)


def _settled(state: GameState, event: DealSettled | ThrownIn) -> GameState:
    settlement = event.settlement if isinstance(event, DealSettled) else None
    deal = replace(_deal(state), phase=Phase.OVER, settlement=settlement)
    line = SettledDeal(
        number=deal.number,
        dealer=deal.dealer,
        settlement=settlement,
        belote=deal.belote if deal.belote_calls else None,
    )
    scores = state.scores
    if settlement:
        scores = (
            scores[Team.NORTH_SOUTH] + settlement.for_team(Team.NORTH_SOUTH),
            scores[Team.EAST_WEST] + settlement.for_team(Team.EAST_WEST),
        )
    return replace(state, deal=deal, sheet=(*state.sheet, line), scores=scores)


def _deal_after(rules: RuleSet, deal: Deal, event: Event) -> Deal:
    match event:
        case Called():
            auction = replace(deal.auction, calls=(*deal.auction.calls, event))
            return replace(deal, auction=auction)
        case ContractFixed(contract, leader):
            belote = belote_holder(deal.dealt, contract.trump) if rules.belote else None
            trick = Trick(leader)
            return replace(deal, phase=Phase.PLAY, contract=contract, trick=trick, belote=belote)
        case CardPlayed(seat, card):
            trick = _trick(deal)
            return replace(
                deal,
                holdings=tuple(
                    holding.without(card) if number == seat else holding
                    for number, holding in enumerate(deal.holdings)
                ),
                trick=replace(trick, plays=(*trick.plays, Play(seat, card))),
            )
        case BeloteAnnounced():
            return replace(deal, belote_calls=deal.belote_calls + 1)
        case TrickTaken(seat, points):
            taken = replace(_trick(deal), winner=seat, points=points)
            return replace(deal, tricks=(*deal.tricks, taken), trick=Trick(seat))
        case _:
            raise BrokenLog(event)


def _trick(deal: Deal) -> Trick:
    if deal.trick is None:
        raise BrokenLog("no trick is being played")
    return deal.trick
