"""Section ``belote``: what king and queen of trumps are worth to the side that holds them."""

from dataclasses import replace

from engine.belote import belote_cards, belote_holder
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.settlement import Result, Settlement, Side, Tally
from engine.tally import tally
from engine.trumps import Trump
from engine.vectors.answers import Answer
from engine.vectors.records import NotUnderstood, Record
from engine.vectors.situations import contracts, fresh_deal, opening_bids, running
from engine.zones import Holding


def check_belote(rules: RuleSet, vector: Record) -> Answer:
    """Compare the points written for it, and how many card points fewer a contract then needs."""
    given = vector.record("input")
    given.only("side", "same_hand", "mode")
    side = _side(given)
    trump = given.mode_trump(given.text("mode") if given.has("mode") else "suit")
    held = _tally(rules, side, trump, same_hand=given.flag("same_hand"))
    bare = replace(held, belote=(0, 0))
    written = tuple(
        _settled(rules, tallied, _all_points(rules, tallied)).scores[side is Side.DEFENCE]
        for tallied in (held, bare)
    )
    margin = _fewest_points(rules, bare) - _fewest_points(rules, held)
    return Answer(vector.expected(), {"points": written[0] - written[1], "margin": margin})


def _side(given: Record) -> Side:
    sides = {side.value: side for side in Side}
    name = given.text("side") if given.has("side") else Side.ATTACK.value
    if name not in sides:
        raise NotUnderstood(f"{name!r} is no side")
    return sides[name]


def _tally(rules: RuleSet, side: Side, trump: Trump, *, same_hand: bool) -> Tally:
    """The tally before a card is played, king and queen lying in one hand or in two."""
    seating = rules.seating
    bid = next(bid for bid in opening_bids(rules) if bid.trump is trump)
    contract = next(contracts(rules, bid))
    holder = contract.declarer if side is Side.ATTACK else seating.after(contract.declarer)
    king, queen = belote_cards(contract.trump) or belote_cards(Trump.SPADES)
    queen_holder = holder if same_hand else seating.after(holder)
    dealt = tuple(
        Holding((king,) * (seat is holder) + (queen,) * (seat is queen_holder)) for seat in Seat
    )
    deal = replace(
        running(fresh_deal(rules)), dealt=dealt, belote=belote_holder(dealt, contract.trump)
    )
    return tally(rules, deal, contract)


def _all_points(rules: RuleSet, tallied: Tally) -> int:
    trump = tallied.contract.trump
    cards = sum(rules.scales.worth(card, trump) for card in rules.pack.cards)
    return cards + rules.scoring.last_trick


def _settled(rules: RuleSet, tallied: Tally, points: int) -> Settlement:
    rest = _all_points(rules, tallied) - points
    return rules.scoring.settle(replace(tallied, card_points=(points, rest)))


def _fewest_points(rules: RuleSet, tallied: Tally) -> int:
    for points in range(_all_points(rules, tallied)):
        if _settled(rules, tallied, points).result is Result.MADE:
            return points
    return _all_points(rules, tallied)
