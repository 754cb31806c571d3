"""What an auction asks, as the whole table may know it: never from the cards of a hand."""

from bot.i18n import Words
from bot.rulebook.flags import yes
from cogs.ui.plays import keeps_by_passing
from engine.auctions.suits import SuitAuction
from engine.auctions.sun import SunAuction
from engine.ruleset import RuleSet
from engine.trumps import Trump
from engine.view import DealView


def turned_line(deal: DealView, say: Words) -> str:
    """The card that proposes a trump, where one does."""
    return say("auction-turned", card=deal.turned) if deal.turned else ""


def kitty_line(rules: RuleSet, say: Words) -> str:
    """That some cards of each hand are still hidden, where they are."""
    kitty = rules.dealing.kitty
    return say("auction-kitty", count=kitty) if kitty else ""


def question(rules: RuleSet, deal: DealView, say: Words) -> str:
    """What may be said now, where it is not simply a higher bid."""
    if len(deal.awaited) != 1:
        return ""
    (seat,), standing = deal.awaited, deal.standing
    sun = yes(Trump.NONE in rules.auction.trumps)
    if standing is None:
        return _opening(rules, deal, sun, say)
    if keeps_by_passing(standing, seat):
        return say("auction-asked-keep", bid=standing.bid, seat=seat, sun=sun)
    if deal.turned and deal.talon:
        return say("auction-asked-over", bid=standing.bid, seat=standing.declarer)
    return ""


def is_forced(rules: RuleSet, deal: DealView) -> bool:
    """Whether it is the dealer's turn, who must name a trump once all others have passed."""
    match rules.auction:
        case SuitAuction(turned=turned, dealer_must_name=True):
            turns = len(rules.seating.order) * (2 if turned else 1)
            return deal.standing is None and len(deal.auction.calls) + 1 == turns
        case _:
            return False


def _opening(rules: RuleSet, deal: DealView, sun: str, say: Words) -> str:
    if is_forced(rules, deal):
        return say("auction-asked-must-name", seat=deal.awaited[0])
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
