"""What follows by itself from a state: the contract, belote, a full trick, the score, the end."""

from engine.belote import belote_cards
from engine.events import (
    BeloteAnnounced,
    ContractFixed,
    DealSettled,
    Event,
    GameEnded,
    ThrownIn,
    TrickTaken,
)
from engine.evolve import evolve
from engine.ruleset import AllPassed, Fixed, RuleSet
from engine.state import Deal, GameState, Phase
from engine.tally import tally
from engine.tricks import best_play, worth


def with_consequences(rules: RuleSet, state: GameState, event: Event) -> tuple[Event, ...]:
    """The event and all that it brings about, in order."""
    events = [event]
    state = evolve(rules, state, event)
    while (following := _next(rules, state)) is not None:
        events.append(following)
        state = evolve(rules, state, following)
    return tuple(events)


def _next(rules: RuleSet, state: GameState) -> Event | None:
    deal = state.deal
    if deal is None or state.over:
        return None
    match deal.phase:
        case Phase.AUCTION:
            return _auction_ends(rules, deal)
        case Phase.PLAY:
            return _belote(deal) or _trick_taken(rules, deal) or _settled(rules, deal)
        case Phase.OVER:
            winner = rules.end.winner(
                state.scores, deal.settlement.winner if deal.settlement else None
            )
            return None if winner is None else GameEnded(winner)


def _auction_ends(rules: RuleSet, deal: Deal) -> Event | None:
    match rules.auction.outcome(deal.auction, rules.seating):
        case Fixed(contract):
            return ContractFixed(contract, rules.seating.after(deal.dealer))
        case AllPassed():
            return ThrownIn()
        case _:
            return None


def _belote(deal: Deal) -> BeloteAnnounced | None:
    if deal.belote is None or deal.contract is None or deal.trick is None:
        return None
    pair = belote_cards(deal.contract.trump)
    held = deal.holdings[deal.belote].cards
    played = sum(card not in held for card in pair)
    if played <= deal.belote_calls:
        return None
    return BeloteAnnounced(deal.belote, again=deal.belote_calls > 0)


def _trick_taken(rules: RuleSet, deal: Deal) -> TrickTaken | None:
    contract, trick = deal.contract, deal.trick
    if contract is None or trick is None or len(trick.plays) < len(rules.seating.order):
        return None
    winner = best_play(trick.plays, contract.trump, rules.scales).seat
    last = len(deal.tricks) + 1 == rules.hand_size
    bonus = rules.scoring.last_trick if last else 0
    return TrickTaken(winner, worth(trick.plays, contract.trump, rules.scales) + bonus)


def _settled(rules: RuleSet, deal: Deal) -> DealSettled | None:
    if deal.contract is None or len(deal.tricks) < rules.hand_size:
        return None
    return DealSettled(rules.scoring.settle(tally(rules, deal, deal.contract)))
