"""Melds: what there is and what it is worth, whose score, and what is shown."""

from bot.i18n import Words
from bot.rulebook.cards import ranks_with_points
from bot.rulebook.flags import yes
from bot.rulebook.lists import below
from engine.meld import MeldKind
from engine.meld_rules import LastTie, Melds, MeldWorth, Scope
from engine.ruleset import Announcing, MeldRules, RuleSet
from engine.trumps import Trump

FOUR = 4


def melds(rules: RuleSet, say: Words) -> tuple[str, ...]:
    """The melds of this game; nothing where there are none."""
    if rules.melds is None:
        return ()
    offered = _known(rules.melds)
    shown = "at-once" if offered.at_once else yes(offered.shown)
    by_hand = rules.announcing is Announcing.BY_HAND
    downwards = (say.rank_short(rank) for rank in reversed(rules.pack.ranks))
    return (
        say("rules-melds-title"),
        say("rules-melds-when", hand=yes(by_hand), shown=shown),
        *_values(rules, offered, say),
        say("rules-melds-order", ranks=" ".join(downwards), shared=yes(offered.shared)),
        *_bounds(offered, say),
        *_comparison(offered, say),
    )


def _known(rules: MeldRules) -> Melds:
    match rules:
        case Melds():
            return rules
        case _:
            raise TypeError(f"no words for {type(rules).__name__}")


def _values(rules: RuleSet, offered: Melds, say: Words) -> tuple[str, ...]:
    """What each kind is worth, at no trumps by itself where that differs."""

    def listed(trump: str, worth: MeldWorth) -> tuple[str, ...]:
        kinds = (kind for kind in offered.ranking.kinds if kind in worth.kinds)
        lines = (_kind(kind, rules, offered, worth, say) for kind in kinds)
        return (say("rules-melds-values", trump=trump), *below(lines))

    apart = offered.no_trump_worth
    if apart is None or Trump.NONE not in rules.auction.trumps:
        return listed("any", offered.worth)
    return (*listed("suit", offered.worth), *listed("none", apart))


def _kind(kind: MeldKind, rules: RuleSet, offered: Melds, worth: MeldWorth, say: Words) -> str:
    name = say(f"play-meld-{kind}", count=1)
    if kind in worth.sequences:
        length, points = _length(kind, offered, worth), worth.sequences[kind]
        return say("rules-melds-run", name=name, kind=length, points=points)
    fours = (
        rank
        for rank in offered.ranking.fours
        if rank in rules.pack.ranks and rank in worth.fours and worth.four_kind(rank) is kind
    )
    ranks = ranks_with_points(fours, lambda rank: worth.fours[rank], say)
    return say("rules-melds-four", name=name, ranks=ranks)


def _length(kind: MeldKind, offered: Melds, worth: MeldWorth) -> str:
    """How many cards; four may be more where five are no kind of their own, and none is cut."""
    whole = offered.longest is None or offered.longest > FOUR
    last = kind is MeldKind.FOUR_IN_SEQUENCE and MeldKind.FIVE not in worth.sequences
    return "four-or-more" if last and whole else kind


def _bounds(offered: Melds, say: Words) -> tuple[str, ...]:
    most, longest = offered.most, offered.longest
    return (
        *((say("rules-melds-most", count=most),) if most is not None else ()),
        *((say("rules-melds-longest", longest=longest),) if longest is not None else ()),
    )


def _comparison(offered: Melds, say: Words) -> tuple[str, ...]:
    """Who scores, and who of equals; which of two is better matters only where they compete."""
    comparison = offered.comparison
    scope = say("rules-melds-scope", scope=comparison.scope)
    if comparison.scope is Scope.EVERY_SIDE:
        return (scope,)
    if comparison.last_tie is LastTie.TURN:
        return (scope, say("rules-melds-compare-points"))
    length = yes(offered.ranking.exact_length)
    facts = {"length": length, "tie": comparison.last_tie, "scope": comparison.scope}
    return (scope, say("rules-melds-compare", **facts))
