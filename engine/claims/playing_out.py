"""A claim that was proved, written down as play: the deal goes to its end by the rules."""

from engine.actions import PlayCard
from engine.cards import Card
from engine.events import Event
from engine.game import apply, awaited, decide, legal_actions
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import Deal, GameState, Phase
from engine.tricks import sifted_hand
from engine.trumps import Trump


def played_out(
    rules: RuleSet, state: GameState, seat: Seat, line: tuple[Card, ...]
) -> tuple[Event, ...]:
    """What follows when this seat plays its line and the others the strongest that they may.

    Whatever they play, the claimer takes it all: the score is the same. Everything that can be
    announced is announced, for each seat, where that is left to the players.
    """
    events: list[Event] = []
    own = iter(line)
    while (deal := state.deal) is not None and deal.phase is Phase.PLAY:
        (turn,) = awaited(rules, state)
        card = next(own) if turn is seat else _strongest(rules, deal, turn)
        aloud = PlayCard(card, announcing=True)
        action = aloud if aloud in legal_actions(rules, state, turn) else PlayCard(card)
        happened = decide(rules, state, turn, action)
        events.extend(happened)
        state = apply(rules, state, happened)
    return tuple(events)


def _strongest(rules: RuleSet, deal: Deal, seat: Seat) -> Card:
    """The strongest card that the duties leave, a king before its queen: no belote is lost."""
    trump = deal.contract.trump if deal.contract else Trump.NONE
    allowed = sifted_hand(rules, deal, seat).allowed
    return max(allowed, key=lambda card: rules.scales.strength(card, trump))
