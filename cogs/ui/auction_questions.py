"""What an auction asks, as the whole table may know it: never from the cards of a hand."""

from bot.i18n import Words
from bot.rulebook.phrases import yes
from cogs.ui.plays import keeps_by_passing
from engine.auctions.points import PointsAuction
from engine.auctions.suits import SuitAuction
from engine.auctions.sun import SunAuction
from engine.cards import Trump
from engine.contract import Contract
from engine.ruleset import RuleSet
from engine.view import DealView


def turned_line(deal: DealView, say: Words) -> str:
    """The card that proposes a trump, where one does."""
    return say("auction-turned", card=deal.turned) if deal.turned else ""


def kitty_line(rules: RuleSet, say: Words) -> str:
    """The line that says how many cards of each hand are still hidden."""
    kitty = rules.dealing.kitty
    return say("auction-kitty", count=kitty) if kitty else ""


def question(rules: RuleSet, deal: DealView, say: Words) -> str:
    """What the auction asks now, where it is not simply a higher bid."""
    if len(deal.awaited) != 1:
        return ""
    (seat,), standing = deal.awaited, deal.standing
    if number := number_to_name(rules, deal):
        mine = yes(seat is deal.seat)
        return say("auction-asked-name-after", bid=number.bid, seat=seat, mine=mine)
    sun = yes(Trump.NONE in rules.auction.trumps)
    if standing is None:
        return _opening(rules, deal, sun, say)
    if keeps_by_passing(standing, seat):
        return say("auction-asked-keep", bid=standing.bid, seat=seat, sun=sun)
    if deal.turned and deal.talon:
        return say("auction-asked-over", bid=standing.bid, seat=standing.declarer)
    return ""


def number_to_name(rules: RuleSet, deal: DealView) -> Contract | None:
    """The winning number whose trump must be named now, in games that bid numbers alone."""
    match rules.auction:
        case PointsAuction() as bids:
            return bids.to_be_named(deal.auction, rules.seating)
        case _:
            return None


def is_forced(rules: RuleSet, deal: DealView) -> bool:
    """Whether the player to speak must name a trump: the dealer once all others have passed.

    Or the player who won the bidding with a number that named no trump.
    """
    match rules.auction:
        case PointsAuction():
            return number_to_name(rules, deal) is not None
        case SuitAuction(turned=turned, dealer_must_name=True):
            turns = len(rules.seating.order) * (2 if turned else 1)
            return deal.standing is None and len(deal.auction.calls) + 1 == turns
        case _:
            return False


def _opening(rules: RuleSet, deal: DealView, sun: str, say: Words) -> str:
    if is_forced(rules, deal):
        seat = deal.awaited[0]
        return say("auction-asked-must-name", seat=seat, mine=yes(seat is deal.seat))
    if deal.turned is None:
        return say("auction-asked-name") if isinstance(rules.auction, SuitAuction) else ""
    trump = Trump.of(deal.turned.suit)
    if len(deal.auction.calls) < len(rules.seating.order):
        return say("auction-asked-take", trump=trump, sun=sun)
    match rules.auction:
        case SuitAuction(turned_again=True) | SunAuction(turned_again=True):
            return say("auction-asked-any", sun=sun)
        case _:
            return say("auction-asked-other", trump=trump, sun=sun)
