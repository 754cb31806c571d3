"""Before the auction: what players aim for, and how the cards are dealt."""

from bot.i18n import Words, yes
from bot.rulebook.auction import levels
from bot.rulebook.phrases import before_dealer, eldest, have_partners
from engine.auctions.suits import SuitAuction
from engine.deal_plan import Cutter, TurnUp
from engine.dealing import CUT_SUITS
from engine.game_end import BothReach, Equal, TargetMet
from engine.ruleset import RuleSet
from engine.seats import CLOCKWISE


def aim(rules: RuleSet, say: Words) -> tuple[str, ...]:
    """The partnerships, the target or the number of deals, and what decides at once."""
    end, players = rules.end, len(rules.seating.order)
    stakes = (level.stake for level in levels(rules.auction) if level.decides_game)
    if end.deals is None:
        met = (say("rules-aim-met", met=end.met),) if end.met not in _TOLD else ()
        conditions = (*met, *((say("rules-aim-sweep"),) if not end.sweep_ends else ()))
    else:
        conditions = ()
    # What the players say in the game's own language, if that is not the reader's.
    native = f"rules-words-{rules.key}"
    return (
        say("rules-aim-title"),
        say("rules-aim-players", players=players, direction=direction(rules)),
        _end(rules, say),
        *conditions,
        *(say("rules-aim-decisive", double=stake) for stake in stakes),
        *((say(native),) if native in say.catalogue else ()),
    )


def direction(rules: RuleSet) -> str:
    """The way in which four players follow each other."""
    return "clockwise" if rules.seating == CLOCKWISE else "counter-clockwise"


def _end(rules: RuleSet, say: Words) -> str:
    end = rules.end
    if end.deals is not None:
        equal = Equal.DRAW if end.both_reach is BothReach.DRAW else end.equal
        return say("rules-aim-deals", deals=end.deals, equal=equal)
    if end.met is TargetMet.PROLAZ:
        return say("rules-aim-prolaz", target=end.target)
    return say("rules-aim-target", target=end.target, both=end.both_reach, equal=end.equal)


_TOLD = (TargetMet.REACHED, TargetMet.PROLAZ)
"""The conditions that the sentence on the target says already."""


def dealing(rules: RuleSet, say: Words) -> tuple[str, ...]:
    """The dealer, the cut, and the cards dealt before and after the auction."""
    plan, auction = rules.dealing, rules.auction
    first, *then = (say.suit(suit) for suit in CUT_SUITS)
    found = say("rules-deal-first", found=plan.first_dealer, first=first, then=say.series(then))
    lines = [say("rules-deal-title"), found]
    if have_partners(rules.seating):
        lines.append(say("rules-deal-partners", found=plan.first_dealer))
    # If somebody must name trumps, no deal is thrown in.
    if not (isinstance(auction, SuitAuction) and auction.dealer_must_name):
        lines.append(say("rules-deal-thrown-in", again=yes(plan.deals_again)))
    lines.append(say("rules-deal-shuffle", shuffle=plan.shuffle))
    cutter = "dealer" if plan.cutter is Cutter.DEALER else before_dealer(rules.seating)
    lines.append(say("rules-deal-cut", cutter=cutter, shortest=plan.shortest_cut))
    lines.append(_tableau(rules, say) if plan.tableau else _packets(rules, say))
    if plan.kitty:
        lines.append(say("rules-deal-kitty", count=plan.kitty))
    match plan.turn_up:
        case TurnUp.TALON:
            lines.append(say("rules-deal-turned"))
        case TurnUp.DEALER_LAST:
            lines.append(say("rules-deal-dealer-last", tableau=yes(plan.tableau)))
    if plan.after:
        packets, turned = _written(plan.after), yes(plan.turn_up is TurnUp.TALON)
        lines.append(say("rules-deal-after", packets=packets, turned=turned))
    return tuple(lines)


def _packets(rules: RuleSet, say: Words) -> str:
    packets = rules.dealing.packets
    one_by_one = set(packets) == {1}
    return say(
        "rules-deal-packets",
        packets="one-by-one" if one_by_one else _written(packets),
        cards=sum(packets),
        eldest=eldest(rules.seating),
    )


def _tableau(rules: RuleSet, say: Words) -> str:
    plan = rules.dealing
    return say(
        "rules-deal-tableau",
        row=plan.packets[0],
        piles=sum(plan.packets) // 2,
        covered=yes(plan.covered_first),
        eldest=eldest(rules.seating),
    )


def _written(packets: tuple[int, ...]) -> str:
    return "-".join(map(str, packets))
