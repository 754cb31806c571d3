"""Before the auction: what players aim for, and how the cards are dealt."""

from bot.i18n import Words, yes
from bot.rulebook.auction import levels
from bot.rulebook.phrases import before_dealer, eldest
from engine.auctions.suits import SuitAuction
from engine.deal_plan import Cutter, DealPlan, TurnUp
from engine.dealing import CUT_SUITS
from engine.game_end import BothReach, Equal, TargetMet
from engine.ruleset import RuleSet
from engine.seats import CLOCKWISE


def aim(rules: RuleSet, say: Words) -> tuple[str, ...]:
    """The partnerships, the target or the number of deals, and what decides at once."""
    players = len(rules.seating.order)
    return (
        say("rules-aim-title"),
        say("rules-aim-players", players=players, direction=direction(rules)),
        _end(rules, say),
        *_met(rules, say),
        *_decisive(rules, say),
        *_native_words(rules, say),
    )


def direction(rules: RuleSet) -> str:
    """The way in which four players follow each other."""
    return "clockwise" if rules.seating == CLOCKWISE else "counter-clockwise"


def _end(rules: RuleSet, say: Words) -> str:
    end = rules.end
    if end.deals is not None:
        equal = Equal.DRAW if end.both_reach is BothReach.DRAW else end.equal
        return say("rules-aim-deals", deals=end.deals, equal=equal)
    if end.met is TargetMet.WON:
        return say("rules-aim-won", target=end.target)
    return say("rules-aim-target", target=end.target, both=end.both_reach, equal=end.equal)


_TOLD = (TargetMet.REACHED, TargetMet.WON)
"""The conditions that the sentence on the target says already."""


def _met(rules: RuleSet, say: Words) -> tuple[str, ...]:
    """The other conditions for reaching the target."""
    end = rules.end
    if end.deals is not None:
        return ()
    return (
        *((say("rules-aim-met", met=end.met),) if end.met not in _TOLD else ()),
        *((say("rules-aim-sweep"),) if not end.sweep_ends else ()),
    )


def _decisive(rules: RuleSet, say: Words) -> tuple[str, ...]:
    """A deal that was doubled so high decides the game."""
    stakes = (level.stake for level in levels(rules.auction) if level.decides_game)
    return tuple(say("rules-aim-decisive", double=stake) for stake in stakes)


def _native_words(rules: RuleSet, say: Words) -> tuple[str, ...]:
    """The players' words in the game's own language, if that is not the reader's."""
    key = f"rules-words-{rules.key}"
    return (say(key),) if key in say.catalogue else ()


def dealing(rules: RuleSet, say: Words) -> tuple[str, ...]:
    """The dealer, the cut, and the cards dealt before and after the auction."""
    plan = rules.dealing
    return (
        say("rules-deal-title"),
        _first_dealer(plan, say),
        *_thrown_in(rules, say),
        say("rules-deal-shuffle", shuffle=plan.shuffle),
        _cut(rules, say),
        _tableau(rules, say) if plan.tableau else _packets(rules, say),
        *((say("rules-deal-kitty", count=plan.kitty),) if plan.kitty else ()),
        *_turned(plan, say),
        *_after(plan, say),
    )


def _first_dealer(plan: DealPlan, say: Words) -> str:
    first, *then = (say.suit(suit) for suit in CUT_SUITS)
    return say("rules-deal-first", found=plan.first_dealer, first=first, then=say.series(then))


def _thrown_in(rules: RuleSet, say: Words) -> tuple[str, ...]:
    """Nothing is said of it if somebody must name trumps."""
    if isinstance(rules.auction, SuitAuction) and rules.auction.dealer_must_name:
        return ()
    return (say("rules-deal-thrown-in", again=yes(rules.dealing.deals_again)),)


def _cut(rules: RuleSet, say: Words) -> str:
    plan = rules.dealing
    cutter = "dealer" if plan.cutter is Cutter.DEALER else before_dealer(rules.seating)
    return say("rules-deal-cut", cutter=cutter, shortest=plan.shortest_cut)


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


def _turned(plan: DealPlan, say: Words) -> tuple[str, ...]:
    match plan.turn_up:
        case TurnUp.NONE:
            return ()
        case TurnUp.TALON:
            return (say("rules-deal-turned"),)
        case TurnUp.DEALER_LAST:
            return (say("rules-deal-dealer-last", tableau=yes(plan.tableau)),)


def _after(plan: DealPlan, say: Words) -> tuple[str, ...]:
    if not plan.after:
        return ()
    turned = yes(plan.turn_up is TurnUp.TALON)
    return (say("rules-deal-after", packets=_written(plan.after), turned=turned),)


def _written(packets: tuple[int, ...]) -> str:
    return "-".join(map(str, packets))
