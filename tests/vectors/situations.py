"""Bring a game to the point that a vector describes, by the engine's own actions."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.actions import Action, Double, Pass
from engine.cards import Card
from engine.contract import Bid, Contract
from engine.deal_plan import TurnUp
from engine.dealing import laid_out
from engine.events import GameStarted
from engine.evolve import evolve, replay
from engine.game import after_action, awaited, legal_actions
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import Deal, GameState, Phase
from tests.vectors.records import NotUnderstood


def fresh_deal(
    rules: RuleSet, turned: Card | None = None, scores: tuple[int, int] = (0, 0)
) -> GameState:
    """A game whose first deal is laid out, unshuffled; the first seat of the order speaks first.

    ``turned`` is the card that shall be turned up, where the rules turn up one, and ``scores``
    those at which the deal begins.
    """
    dealer = rules.seating.order[-1]
    dealt = laid_out(rules, rules.pack.cards, dealer)
    if turned is not None and dealt.turned is not None:
        dealt = laid_out(rules, _swapped(rules.pack.cards, turned, dealt.turned), dealer)
    return evolve(rules, replace(replay(rules, (GameStarted(dealer),)), scores=scores), dealt)


def _swapped(pack: Sequence[Card], one: Card, other: Card) -> tuple[Card, ...]:
    """The pack with these two cards in each other's place."""
    places = {one: other, other: one}
    return tuple(places.get(card, card) for card in pack)


def running(state: GameState) -> Deal:
    """The deal of a game in which one was dealt."""
    if state.deal is None:
        raise ValueError("nothing was dealt")
    return state.deal


def after(rules: RuleSet, state: GameState, seat: Seat, action: Action) -> GameState:
    """The game once this seat has acted; IllegalAction when it may not."""
    return after_action(rules, state, seat, action)


def opening_bids(rules: RuleSet) -> tuple[Bid, ...]:
    """Every bid with which somebody may open, in the first round, whatever card is turned up."""
    return tuple(_openings(rules))


def contracts(rules: RuleSet, bid: Bid) -> Iterator[Contract]:
    """The contracts in which this opening bid can end: undoubled, doubled, redoubled."""
    seat, state = _openings(rules)[bid]
    state = after(rules, state, seat, bid)
    while running(state).phase is Phase.AUCTION:
        yield _passed_out(rules, state)
        doubled = _doubled(rules, state)
        if doubled is None:
            return
        state = doubled
    yield _passed_out(rules, state)


def _openings(rules: RuleSet) -> dict[Bid, tuple[Seat, GameState]]:
    """The first seat that may open with each bid, and the game in which it may.

    The first speaker's side is about to win: where doubling hangs on the score, it is allowed.
    """
    openings: dict[Bid, tuple[Seat, GameState]] = {}
    for turned in _turned(rules):
        state = fresh_deal(rules, turned, (rules.end.target - 1, 0))
        for seat in rules.seating.order:
            calls = legal_actions(rules, state, seat)
            for call in calls:
                if isinstance(call, Bid):
                    openings.setdefault(call, (seat, state))
            if Pass() not in calls:
                break
            state = after(rules, state, seat, Pass())
    return openings


def _turned(rules: RuleSet) -> tuple[Card | None, ...]:
    """A card of each suit to turn up, none where the rules turn up none."""
    if rules.dealing.turn_up is TurnUp.NONE:
        return (None,)
    return tuple(card for card in rules.pack.cards if card.rank is rules.pack.lowest)


def doubled_to(rules: RuleSet, bid: Bid, wanted: str) -> Contract:
    """The contract of this bid at a level of doubling as vectors name it: ``none`` or ``x2``."""
    for contract in contracts(rules, bid):
        if wanted in _levels(contract):
            return contract
    raise NotUnderstood(f"the double {wanted!r} cannot be reached")


def _levels(contract: Contract) -> tuple[str, ...]:
    """What the level of doubling is called."""
    if contract.decides_game:
        return ("match", "gahwa")
    return ("none",) if contract.doubles == 0 else (f"x{contract.multiplier}",)


def _doubled(rules: RuleSet, state: GameState) -> GameState | None:
    """The game once the bid is doubled, as soon as passing brings somebody to it."""
    while running(state).phase is Phase.AUCTION:
        for seat in rules.seating.order:
            for action in legal_actions(rules, state, seat):
                if isinstance(action, Double):
                    return after(rules, state, seat, action)
        state = after(rules, state, awaited(rules, state)[0], Pass())
    return None


def _passed_out(rules: RuleSet, state: GameState) -> Contract:
    while running(state).phase is Phase.AUCTION:
        state = after(rules, state, awaited(rules, state)[0], Pass())
    contract = running(state).contract
    if contract is None:
        raise ValueError("a bid stands, so there is a contract")
    return contract
