"""Section ``legal``: the cards that may be played to a trick."""

from dataclasses import replace

from engine.actions import PlayCard
from engine.contract import Contract
from engine.game import legal_actions
from engine.lab.vectors.answers import Answer
from engine.lab.vectors.records import NotUnderstood, Record
from engine.lab.vectors.situations import doubled_to, fresh_deal, opening_bids, running
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import GameState, Phase, Play, Trick
from engine.zones import Holding


def check_legal(rules: RuleSet, vector: Record) -> Answer:
    """Compare the legal cards of the seat that plays next; their order does not matter."""
    vector.only(
        "id", "ruleset", "title", "why", "expected", "mode", "trump", "hand", "trick", "level"
    )
    order = rules.seating.order
    table = vector.cards("trick")
    if len(table) >= len(order):
        raise NotUnderstood("the trick is full")
    state = _at_trick(
        rules,
        _contract(rules, vector),
        tuple(Play(seat, card) for seat, card in zip(order, table, strict=False)),
        Holding(vector.cards("hand")),
    )
    actions = legal_actions(rules, state, order[len(table)])
    return Answer(
        sorted(str(card) for card in vector.cards("expected")),
        sorted(str(action.card) for action in actions if isinstance(action, PlayCard)),
    )


def _contract(rules: RuleSet, vector: Record) -> Contract:
    trump = vector.trump()
    for bid in opening_bids(rules):
        if bid.trump is trump:
            return doubled_to(rules, bid, vector.text("level") if vector.has("level") else "none")
    raise NotUnderstood(f"the trump {trump} cannot be bid")


def _at_trick(
    rules: RuleSet, contract: Contract, plays: tuple[Play, ...], hand: Holding
) -> GameState:
    order = rules.seating.order
    state = fresh_deal(rules)
    deal = replace(
        running(state),
        phase=Phase.PLAY,
        contract=contract,
        holdings=tuple(hand if seat is order[len(plays)] else Holding() for seat in Seat),
        trick=Trick(order[0], plays),
    )
    return replace(state, deal=deal)
