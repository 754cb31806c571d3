"""Speaking in the auction."""

from engine.actions import Pass
from engine.contract import ContractKind
from engine.dealing import Chance
from engine.players.choice import Choice, Reason
from engine.players.club.coming import hands_with_turned, whole_hands
from engine.players.club.judge import Judge
from engine.players.club.number_bids import bid
from engine.players.club.taking import take
from engine.players.club.unnamed_trumps import as_if_named, name, without_trump
from engine.players.convention import CONVENTION
from engine.players.prospects import Imagined, lowest_bid, stakes_of
from engine.players.reading import read
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.view import DealView, PlayerView


def speak(rules: RuleSet, view: PlayerView, deal: DealView, seat: Seat, luck: Chance) -> Choice:
    """The call of this seat: a number where numbers are bid, otherwise a trump."""
    if len(deal.legal) == 1:
        return Choice(deal.legal[0], Reason.FORCED)
    kind = lowest_bid(rules).kind
    if kind is ContractKind.NUMBER:
        rules, deal = as_if_named(rules, deal, seat)
    judge = Judge(
        rules=rules,
        deal=deal,
        seat=seat,
        terms=CONVENTION,
        reading=read(rules, deal.auction, CONVENTION),
        stakes=stakes_of(rules, view, rules.seating.team(seat)),
        imagined=Imagined(rules, view.carry),
        hands=whole_hands(rules, deal, luck),
        taking=hands_with_turned(rules, deal, luck),
    )
    match kind:
        case ContractKind.NUMBER if deal.standing and Pass() not in deal.legal:
            return name(judge, deal.standing)
        case ContractKind.NUMBER:
            return without_trump(bid(judge))
        case ContractKind.POINTS:
            return bid(judge)
        case _:
            return take(judge)
