"""Section ``melds``: whose announcements score, and how much."""

from collections.abc import Sequence

from engine.lab.vectors.answers import Answer
from engine.lab.vectors.records import BadVectors, Json, NotUnderstood, Record
from engine.meld import Meld
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.tally import meld_points
from engine.trumps import Trump

_NAMES = ("id", "ruleset", "title", "why", "expected", "trump", "contract", "hands")


def check_melds(rules: RuleSet, vector: Record) -> Answer:
    """Compare the melds that count, of hands given from the eldest on to the dealer's.

    Sides and players have the numbers of the order of play; no single side wins where both score.
    """
    vector.only(*_NAMES)
    order = rules.seating.order
    announced = _announced(rules, vector)
    scoring: tuple[Seat, ...] = ()
    if rules.melds is not None:
        scoring = rules.melds.scoring(announced, _trump(vector), rules.seating, order[-1])
    sides = [order.index(seat) % 2 for seat in scoring]
    came: dict[str, Json] = {
        "winner_team": sides[0] if len(set(sides)) == 1 else None,
        "winner_player": order.index(scoring[0]) if len(scoring) == 1 else None,
        "points": list(meld_points(announced, scoring, rules.seating)),
    }
    return Answer(vector.expected(), came)


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
