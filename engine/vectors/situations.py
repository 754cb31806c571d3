"""Bringing a game to the point that a vector speaks of, through the engine's own actions."""

from collections.abc import Iterator

from engine.actions import Action, Double, Pass
from engine.contract import Bid, Contract
from engine.dealing import laid_out
from engine.events import Dealt, GameStarted
from engine.evolve import replay
from engine.game import apply, awaited, decide, legal_actions
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import Deal, GameState, Phase


def fresh_deal(rules: RuleSet) -> GameState:
    """A game whose first deal is laid out, unshuffled; the first seat of the order speaks first."""
    dealer = rules.seating.order[-1]
    holdings = laid_out(rules, rules.pack.cards, dealer)
    return replay(rules, (GameStarted(dealer), Dealt(dealer, holdings)))


def running(state: GameState) -> Deal:
    """The deal of a game in which one was dealt."""
    if state.deal is None:
        raise ValueError("nothing was dealt")
    return state.deal


def after(rules: RuleSet, state: GameState, seat: Seat, action: Action) -> GameState:
    """The game once this seat has acted; IllegalAction when it may not."""
    following = apply(rules, state, decide(rules, state, seat, action))
    if following is None:
        raise ValueError("a game does not vanish")
    return following


def opening_bids(rules: RuleSet) -> tuple[Bid, ...]:
    """Every bid that the first speaker may make."""
    state = fresh_deal(rules)
    calls = legal_actions(rules, state, rules.seating.order[0])
    return tuple(call for call in calls if isinstance(call, Bid))


def contracts(rules: RuleSet, bid: Bid) -> Iterator[Contract]:
    """The contracts in which this opening bid can end: undoubled, doubled, redoubled."""
    state = after(rules, fresh_deal(rules), rules.seating.order[0], bid)
    while running(state).phase is Phase.AUCTION:
        yield _passed_out(rules, state)
        doubled = _doubled(rules, state)
        if doubled is None:
            return
        state = doubled
    yield _passed_out(rules, state)


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
