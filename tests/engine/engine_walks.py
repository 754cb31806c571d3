"""Walking through the games of the engine: at random, in every way, from deals made up."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from random import Random

from engine.actions import Action, Double, Pass
from engine.cards import Card
from engine.contract import Bid
from engine.events import Event
from engine.evolve import replay
from engine.game import apply, awaited, deal, decide, legal_actions, new_game
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import GameState, Phase, Play, Trick
from engine.zones import Holding
from tests.engine.both_readings import order, running, word

IN_TURN, PASSES, DOUBLES = 0.9, 0.6, 0.3
"""How often random players wait for their turn, pass, or else double."""

LOW_BIDS = (4, 4, 8, 60)
"""Among how many of the lowest bids they choose."""


def dealt(
    rules: RuleSet, rng: Random, scores: tuple[int, int] = (0, 0), carry: int = 0
) -> GameState:
    """A game in which the first deal is laid out, at these scores, with points left hanging."""
    state = replace(replay(rules, new_game(rules, rng)), scores=scores, carry=carry)
    return _next(rules, state, deal(rules, state, rng))


def after(rules: RuleSet, state: GameState, seat: Seat, action: Action) -> GameState:
    """The game once this seat has acted."""
    return _next(rules, state, decide(rules, state, seat, action))


def likely(rules: RuleSet, state: GameState, rng: Random) -> tuple[Seat, Action]:
    """A random action that leads somewhere: passes, low bids, some doubles, or any card."""
    speakers = sorted({seat for seat, _ in _choices(rules, state)})
    asked = awaited(rules, state)
    seat = rng.choice(asked if rng.random() < IN_TURN else speakers)
    actions = legal_actions(rules, state, seat)
    bids = [action for action in actions if isinstance(action, Bid)]
    preferred: Sequence[Action] = [action for action in actions if isinstance(action, Pass)]
    if not preferred or rng.random() > PASSES:
        doubles = [action for action in actions if isinstance(action, Double)]
        preferred = doubles if rng.random() < DOUBLES else bids[: rng.choice(LOW_BIDS)]
    return seat, rng.choice(preferred or actions)


def in_play(rules: RuleSet, rng: Random) -> GameState:
    """A deal whose auction ended in a contract."""
    while True:
        state = dealt(rules, rng, (101, 99))
        while running(state).phase is Phase.AUCTION:
            state = after(rules, state, *likely(rules, state, rng))
        if running(state).phase is Phase.PLAY:
            return state


def next_dealer(rules: RuleSet, state: GameState, rng: Random) -> str:
    """Who deals after this deal."""
    last = running(state).dealer
    following = running(_next(rules, state, deal(rules, state, rng))).dealer
    return {last: "same", rules.seating.after(last): "next"}.get(following, "another")


def before_a_trick(
    rules: RuleSet, state: GameState, hand: list[str], trick: list[str], doubles: int
) -> GameState:
    """The eldest has led; the next to play to this trick holds this hand."""
    now, seats = running(state), order(rules, state)
    assert now.contract is not None
    plays = tuple(Play(seat, Card.parse(card)) for seat, card in zip(seats, trick, strict=False))
    to_play = seats[len(trick)]
    holding = Holding(tuple(Card.parse(card) for card in hand))
    holdings = tuple(holding if seat is to_play else Holding() for seat in Seat)
    posed = replace(
        now,
        holdings=holdings,
        trick=Trick(seats[0], plays),
        contract=replace(now.contract, doubles=doubles),
    )
    return replace(state, deal=posed)


def count_auctions(
    rules: RuleSet, state: GameState, depth: int, bids: Collection[str] | None = None
) -> int:
    """The rows of calls that the engine allows, counted as the naive games count theirs."""
    if depth == 0 or running(state).phase is not Phase.AUCTION:
        return 1
    choices = [
        (seat, action)
        for seat, action in _choices(rules, state)
        if bids is None or not isinstance(action, Bid) or word(action) in bids
    ]
    if depth == 1:
        return len(choices)
    following = (after(rules, state, seat, action) for seat, action in choices)
    return sum(count_auctions(rules, state, depth - 1, bids) for state in following)


def count_plays(rules: RuleSet, state: GameState, depth: int) -> int:
    """The rows of cards that the engine allows."""
    choices = _choices(rules, state)
    if depth == 0 or not choices:
        return 1
    if depth == 1:
        return len(choices)
    following = (after(rules, state, seat, action) for seat, action in choices)
    return sum(count_plays(rules, state, depth - 1) for state in following)


def _choices(rules: RuleSet, state: GameState) -> list[tuple[Seat, Action]]:
    return [
        (seat, action)
        for seat in rules.seating.order
        for action in legal_actions(rules, state, seat)
    ]


def _next(rules: RuleSet, state: GameState, events: Iterable[Event]) -> GameState:
    following = apply(rules, state, events)
    assert following is not None
    return following
