"""A game in one line, for the lobby."""

from bot.i18n import Words, dotted
from bot.rulebook.doubling import doubling_of
from bot.rulebook.flags import yes
from engine.auctions.ladder import LadderAuction
from engine.auctions.points import PointsAuction
from engine.auctions.suits import SuitAuction
from engine.auctions.sun import SunAuction
from engine.ruleset import Announcing, Enforcement, RuleSet
from engine.trumps import Trump


def in_one_line(rules: RuleSet, say: Words) -> str:
    """What a lobby says of its game."""
    players, count = len(rules.seating.order), len(rules.pack)
    announces = rules.melds is not None or rules.belote is not None
    by_hand = announces and rules.announcing is Announcing.BY_HAND
    claimed = rules.enforcement is Enforcement.CLAIMED
    parts = (
        say("rules-line-cards", players=players, count=count),
        _bids(rules, say),
        *_doubling(rules, say),
        *((say("rules-line-melds"),) if rules.melds else ()),
        *((say("rules-line-by-hand"),) if by_hand else ()),
        *((say("rules-line-claims"),) if claimed else ()),
    )
    return dotted(parts)


def _bids(rules: RuleSet, say: Words) -> str:
    match rules.auction:
        case PointsAuction() as bids:
            return _numbers(bids, say)
        case LadderAuction(ladder=ladder):
            lowest, highest = say.trump(ladder[0]), say.trump(ladder[-1])
            return say("rules-line-ladder", lowest=lowest, highest=highest)
        case SuitAuction(turned=turned):
            return say("rules-line-turned") if turned else say("rules-line-named")
        case SunAuction():
            return say("rules-line-sun")
        case _:
            raise TypeError(f"no words for {type(rules.auction).__name__}")


def _numbers(bids: PointsAuction, say: Words) -> str:
    trumps = "suits"
    if Trump.NONE in bids.ceilings:
        trumps = "all" if Trump.ALL in bids.ceilings else "none"
    return say(
        "rules-line-points",
        opening=bids.opening,
        ceiling=max(bids.ceilings.values()),
        capot=yes(bids.capot is not None),
        trumps=trumps,
    )


def _doubling(rules: RuleSet, say: Words) -> tuple[str, ...]:
    """Nothing is said of it where one only takes or passes."""
    if isinstance(rules.auction, SuitAuction):
        return ()
    doubling = doubling_of(rules.auction)
    return (say("rules-line-double", timing=doubling.timing if doubling else "none"),)
