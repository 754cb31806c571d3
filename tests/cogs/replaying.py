"""A kept game, decided again by the engine alone."""

from collections.abc import Sequence

from bot.tables.events import TableEvent
from engine.actions import Action, PlayCard, RenegeClaim
from engine.announcements import Announcement, other_plan
from engine.events import (
    Called,
    CardPlayed,
    Event,
    GameStarted,
    MeldsAnnounced,
    RenegeClaimed,
)
from engine.evolve import evolve
from engine.game import decide
from engine.ruleset import Announcing, RuleSet
from engine.seats import Seat
from engine.state import GameState
from tests.bot.tables.standing import standing


def decided_again(rules: RuleSet, log: Sequence[TableEvent]) -> GameState:
    """The last game of a log, from its deals and its players' actions.

    Every consequence that the log holds must be the one that the engine draws now.
    """
    kept = _last_game(log)
    state: GameState | None = None
    expected: list[Event] = []
    for place, event in enumerate(kept):
        if expected:
            assert event == expected.pop(0)
        elif state is not None and isinstance(event, Called | CardPlayed | RenegeClaimed):
            seat, action = _action_of(rules, state, event, kept[place + 1 : place + 2])
            expected = list(decide(rules, state, seat, action))
            assert event == expected.pop(0)
        state = evolve(rules, state, event)
    assert state is not None
    assert not expected, f"the log lacks {expected}"
    return state


def _last_game(log: Sequence[TableEvent]) -> list[Event]:
    begun = max(place for place, event in enumerate(log) if isinstance(event, GameStarted))
    return standing(log[begun:])


def _action_of(
    rules: RuleSet,
    state: GameState,
    event: Called | CardPlayed | RenegeClaimed,
    following: Sequence[Event],
) -> tuple[Seat, Action]:
    match event:
        case Called(seat, call):
            return seat, call
        case RenegeClaimed(seat):
            return seat, RenegeClaim()
        case CardPlayed(seat, card):
            announced = any(isinstance(next_, Announcement) for next_ in following)
            by_hand = rules.announcing is Announcing.BY_HAND
            assert state.deal is not None
            other = other_plan(rules, state.deal, seat)
            chosen = any(isinstance(e, MeldsAnnounced) and e.melds == other for e in following)
            return seat, PlayCard(card, announcing=announced and by_hand, other_melds=chosen)
