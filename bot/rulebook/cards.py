"""What one plays for, and with: the aim, the cards and their values, the deal."""

from itertools import groupby

from bot.i18n import Words
from engine.ruleset import RuleSet
from engine.scales import Scale
from engine.seats import CLOCKWISE
from engine.trumps import Trump


def aim(rules: RuleSet, say: Words) -> tuple[str, ...]:
    """Who plays, and what wins the game."""
    return (
        say("rules-aim-title"),
        say(
            "rules-aim",
            players=len(rules.seating.order),
            target=rules.end.target,
            equal=rules.end.equal,
        ),
    )


def cards(rules: RuleSet, say: Words) -> tuple[str, ...]:
    """The pack, the order of the ranks and what each is worth."""
    scales, trumps = rules.scales, rules.auction.trumps
    worth = sum(scales.worth(card, Trump.SPADES) for card in rules.pack.cards)
    last = rules.scoring.last_trick
    return (
        say("rules-cards-title"),
        say("rules-cards", count=len(rules.pack), hand=rules.hand_size),
        say("rules-cards-trump", ranks=_ranks(rules, scales.trump, say)),
        say("rules-cards-plain", ranks=_ranks(rules, scales.plain, say)),
        *((say("rules-cards-no-trumps"),) if Trump.NONE in trumps else ()),
        *((say("rules-cards-all-trumps"),) if Trump.ALL in trumps else ()),
        say("rules-cards-last-trick", points=last, total=worth + last),
    )


def dealing(rules: RuleSet, say: Words) -> tuple[str, ...]:
    """How the cards are dealt."""
    plan = rules.dealing
    return (
        say("rules-deal-title"),
        say(
            "rules-deal",
            packets="-".join(map(str, plan.packets)),
            direction="left" if rules.seating == CLOCKWISE else "right",
            shuffle=plan.shuffle,
        ),
    )


def _ranks(rules: RuleSet, scale: Scale, say: Words) -> str:
    """The ranks of the pack from strong to weak, those of equal worth together."""
    ranks = [rank for rank in scale.order if rank in rules.pack.ranks]
    groups = (
        say(
            "rules-ranks",
            ranks=say.every(say.rank_short(rank) for rank in equals),
            points=points,
        )
        for points, equals in groupby(ranks, key=scale.worth)
    )
    return ", ".join(groups)
