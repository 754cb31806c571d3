"""A game from outside: start it, deal, ask what a seat may do, and do it."""

from collections.abc import Iterable

from engine.actions import Action, PlayCard
from engine.cards import Card
from engine.consequences import with_consequences
from engine.dealing import Chance, laid_out, prepared
from engine.events import Called, CardPlayed, Dealt, Event, GameStarted
from engine.evolve import evolve
from engine.refusals import IllegalAction, Refusal
from engine.ruleset import Open, RuleSet
from engine.seats import Seat
from engine.state import Deal, GameState, Phase
from engine.tricks import Sifted, sift, situation


def new_game(rules: RuleSet, chance: Chance) -> tuple[Event, ...]:
    """Begin a game: the first dealer is drawn."""
    order = rules.seating.order
    return (GameStarted(order[chance.randrange(len(order))]),)


def deal(rules: RuleSet, state: GameState, chance: Chance) -> tuple[Event, ...]:
    """Deal the next hands; IllegalAction while a deal is running or when the game is over."""
    if state.over:
        raise IllegalAction(Refusal.GAME_OVER)
    last = state.deal
    if last is not None and last.phase is not Phase.OVER:
        raise IllegalAction(Refusal.DEAL_RUNNING)
    dealer = state.dealer if last is None else rules.seating.after(state.dealer)
    return (Dealt(dealer, laid_out(rules, prepared(rules, last, chance), dealer)),)


def awaited(rules: RuleSet, state: GameState) -> tuple[Seat, ...]:
    """The seats that are to act; several in a window where either partner may speak."""
    deal = state.deal
    if deal is None or deal.phase is Phase.OVER:
        return ()
    if deal.phase is Phase.AUCTION:
        outcome = rules.auction.outcome(deal.auction, rules.seating)
        return outcome.awaited if isinstance(outcome, Open) else ()
    return (_to_play(rules, deal),)


def legal_actions(rules: RuleSet, state: GameState, seat: Seat) -> tuple[Action, ...]:
    """All that this seat may do now; by seat, not by turn: a contre may come out of turn."""
    deal = state.deal
    if deal is None or deal.phase is Phase.OVER:
        return ()
    if deal.phase is Phase.AUCTION:
        return rules.auction.legal_calls(deal.auction, rules.seating, seat)
    if seat is not _to_play(rules, deal):
        return ()
    return tuple(PlayCard(card) for card in sifted_hand(rules, deal, seat).allowed)


def sifted_hand(rules: RuleSet, deal: Deal, seat: Seat) -> Sifted:
    """The cards that this seat may play to the trick, and what bars the others."""
    cards = deal.holdings[seat].playable
    if deal.contract is None or deal.trick is None:
        return Sifted(cards, ())
    met = situation(rules, deal.trick, deal.contract.trump, seat)
    return sift(cards, rules.obligations, met)


def decide(rules: RuleSet, state: GameState, seat: Seat, action: Action) -> tuple[Event, ...]:
    """What the action brings about; IllegalAction, with its reason, when it is refused."""
    deal = state.deal
    if state.over:
        raise IllegalAction(Refusal.GAME_OVER)
    if deal is None:
        raise IllegalAction(Refusal.NO_DEAL)
    if deal.phase is Phase.OVER:
        raise IllegalAction(Refusal.DEAL_OVER)
    if isinstance(action, PlayCard):
        _check_card(rules, deal, seat, action.card)
        return with_consequences(rules, state, CardPlayed(seat, action.card))
    if deal.phase is not Phase.AUCTION:
        raise IllegalAction(Refusal.AUCTION_OVER)
    if action not in rules.auction.legal_calls(deal.auction, rules.seating, seat):
        raise rules.auction.refuse(deal.auction, rules.seating, seat, action)
    return with_consequences(rules, state, Called(seat, action))


def apply(rules: RuleSet, state: GameState | None, events: Iterable[Event]) -> GameState | None:
    """The game after these events."""
    for event in events:
        state = evolve(rules, state, event)
    return state


def _to_play(rules: RuleSet, deal: Deal) -> Seat:
    trick = deal.trick
    if trick is None:
        raise ValueError("no trick is being played")
    return rules.seating.starting_at(trick.leader)[len(trick.plays)]


def _check_card(rules: RuleSet, deal: Deal, seat: Seat, card: Card) -> None:
    if deal.phase is Phase.AUCTION:
        raise IllegalAction(Refusal.AUCTION_OPEN)
    if card not in deal.holdings[seat].playable:
        raise IllegalAction(Refusal.NOT_IN_HAND, card=card)
    if seat is not _to_play(rules, deal):
        raise IllegalAction(Refusal.NOT_YOUR_TURN, seat=_to_play(rules, deal))
    sifted = sifted_hand(rules, deal, seat)
    for barred, reason in sifted.barred:
        if barred == card:
            raise IllegalAction(reason, cards=sifted.allowed)
