"""Sections ``legal`` and ``melds``: which cards may be played, and whose melds score."""

from collections.abc import Sequence
from dataclasses import replace

from engine.actions import PlayCard
from engine.auctions.sun import SunAuction
from engine.cards import Trump
from engine.contract import Contract
from engine.game import legal_actions
from engine.meld import Meld
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import GameState, Phase, Play, Trick
from engine.tally import meld_points, scoring_seats
from engine.zones import Holding
from tests.vectors.records import BadVectors, ComparedSides, Json, NotUnderstood, Record
from tests.vectors.situations import doubled_to, fresh_deal, opening_bids, running


def check_legal(rules: RuleSet, vector: Record) -> ComparedSides:
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
    return ComparedSides(
        sorted(str(card) for card in vector.cards("expected")),
        sorted(str(action.card) for action in actions if isinstance(action, PlayCard)),
    )


def _contract(rules: RuleSet, vector: Record) -> Contract:
    trump = vector.trump()
    level, _, way = (vector.text("level") if vector.has("level") else "none").partition(" ")
    for bid in opening_bids(rules):
        if bid.trump is trump:
            contract = doubled_to(rules, bid, level)
            return replace(contract, closed=_is_closed(rules, contract, way)) if way else contract
    raise NotUnderstood(f"the trump {trump} cannot be bid")


def _is_closed(rules: RuleSet, contract: Contract, way: str) -> bool:
    """Whether the doubler closed it, where that is theirs to say."""
    bids = rules.auction
    doubling = bids.doubling if isinstance(bids, SunAuction) else None
    if doubling is None or contract.doubles not in doubling.chosen_at:
        raise NotUnderstood("nobody says whether the contract is closed")
    return {"closed": True, "open": False}[way]


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


_NAMES = ("id", "ruleset", "title", "why", "expected", "trump", "contract", "hands")


def check_melds(rules: RuleSet, vector: Record) -> ComparedSides:
    """Compare the melds that count, of hands given from the eldest on to the dealer's.

    Sides and players have the numbers of the order of play; no single side wins where both score.
    """
    vector.only(*_NAMES)
    order = rules.seating.order
    announced = _announced(rules, vector)
    granted = announced
    if rules.melds is not None:
        granted = rules.melds.granted(announced, _trump(vector), rules.seating, order[-1])
    scoring = scoring_seats(granted, rules.seating, order[-1])
    sides = [order.index(seat) % 2 for seat in scoring]
    came: dict[str, Json] = {
        "winner_team": sides[0] if len(set(sides)) == 1 else None,
        "winner_player": order.index(scoring[0]) if len(scoring) == 1 else None,
        "points": list(meld_points(granted, rules.seating)),
    }
    return ComparedSides(vector.expected(), came)


def _announced(rules: RuleSet, vector: Record) -> Sequence[tuple[Meld, ...]]:
    """What each hand announces, by seat; a rule set without melds does not look at the hands."""
    announced: list[tuple[Meld, ...]] = [()] * len(Seat)
    if rules.melds is None:
        return announced
    hands, order = vector.rows("hands"), rules.seating.order
    if len(hands) != len(order):
        raise BadVectors(f"{vector.where}: the field 'hands' should be a hand for each seat")
    for number, (seat, hand) in enumerate(zip(order, hands, strict=True)):
        cards = Record(f"{vector.where}: hand {number}", {"cards": hand}).cards("cards")
        announced[seat] = rules.melds.plan(cards, _trump(vector))
    return announced


def _trump(vector: Record) -> Trump:
    """What is trump: nothing when the field says null, as it does under a contract of sun."""
    trump = Trump.NONE if vector.fields.get("trump") is None else _named(vector.text("trump"))
    if vector.has("contract"):
        contracts = {"sun": trump is Trump.NONE, "hokum": trump.suit is not None}
        if not contracts.get(vector.text("contract"), False):
            raise NotUnderstood("the contract and the trump do not go together")
    return trump


def _named(trump: str) -> Trump:
    try:
        return Trump(trump)
    except ValueError as error:
        raise NotUnderstood(f"the trump {trump!r} is not understood") from error
