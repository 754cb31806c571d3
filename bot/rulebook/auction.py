"""How trumps are chosen: who speaks first, what may be said, and what ends it."""

from bot.i18n import Words
from bot.rulebook.doubling import doubling_lines
from bot.rulebook.places import eldest
from bot.rulebook.rising import ladder, numbers
from bot.rulebook.sun import sun, sun_doubling
from bot.rulebook.taking import taking
from engine.auctions.ladder import LadderAuction
from engine.auctions.points import PointsAuction
from engine.auctions.suits import SuitAuction
from engine.auctions.sun import SunAuction
from engine.ruleset import RuleSet


def auction(rules: RuleSet, say: Words) -> tuple[str, ...]:
    """The bids of this game, then its doubling."""
    return (
        say("rules-auction-title"),
        say("rules-auction-first", eldest=eldest(rules.seating)),
        *_bids(rules, say),
        *doubling_lines(rules.auction, say),
        *(sun_doubling(rules.auction, say) if isinstance(rules.auction, SunAuction) else ()),
    )


def _bids(rules: RuleSet, say: Words) -> tuple[str, ...]:
    match rules.auction:
        case PointsAuction() as bids:
            return numbers(bids, say)
        case LadderAuction() as bids:
            return ladder(bids, say)
        case SuitAuction() as bids:
            return taking(bids, say)
        case SunAuction() as bids:
            return sun(bids, say)
        case _:
            raise TypeError(f"no words for {type(rules.auction).__name__}")
