"""Whether a rival has been seen to play against the rules, where that may be claimed."""

from engine.cards import Card
from engine.contract import Contract
from engine.players.seen import seen_with
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import Trick
from engine.tricks import sift, situation
from engine.view import DealView


def sees_breach(rules: RuleSet, deal: DealView, seat: Seat) -> bool:
    """Whether a rival refused a card that he had, as he has played or shown it since.

    Cards that lay covered prove nothing: whoever played one could not have played it earlier.
    """
    contract = deal.contract
    if contract is None or any(deal.tableau):
        return False
    tricks = deal.all_tricks
    team = rules.seating.team(seat)
    later = _still_held(rules, deal, contract)
    for trick in reversed(tricks):
        for number, play in reversed(tuple(enumerate(trick.plays))):
            if rules.seating.team(play.seat) is not team:
                before = Trick(trick.leader, trick.plays[:number])
                opening = trick is tricks[0]
                met = situation(rules, before, contract, play.seat, opening=opening)
                barred = sift((play.card, *later[play.seat]), rules.obligations, met).barred
                if any(card == play.card for card, _ in barred):
                    return True
            later[play.seat].append(play.card)
    return False


def _still_held(rules: RuleSet, deal: DealView, contract: Contract) -> dict[Seat, list[Card]]:
    """The cards that each seat was seen with and has not played."""
    gone = {play.card for trick in deal.all_tricks for play in trick.plays}
    held: dict[Seat, list[Card]] = {each: [] for each in rules.seating.order}
    for owner, card in seen_with(rules, deal, contract):
        if card not in gone:
            held[owner].append(card)
    return held
