"""Melds and the belote: what they are worth, and when they are announced."""

from bot.i18n import Words, yes
from bot.rulebook.cards import ranks_with_points
from bot.rulebook.phrases import below
from bot.rulebook.settlements import belote_is_written, capot_is_bid, known
from engine.cards import Trump
from engine.meld import MeldKind
from engine.meld_rules import LastTie, Melds, MeldWorth, Scope
from engine.ruleset import Announcing, BeloteRules, MeldRules, RuleSet

FOUR = 4


def melds(rules: RuleSet, say: Words) -> tuple[str, ...]:
    """The melds of this game; nothing if there are none."""
    if rules.melds is None:
        return ()
    offered = _known(rules.melds)
    by_hand = rules.announcing is Announcing.BY_HAND
    downwards = (say.rank_short(rank) for rank in reversed(rules.pack.ranks))
    return (
        say("rules-melds-title"),
        say("rules-melds-when", hand=yes(by_hand), shown=offered.showing),
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
    """The points of each kind of meld; those at no trumps apart if they differ."""

    def listed(trump: str, worth: MeldWorth) -> tuple[str, ...]:
        kinds = (kind for kind in offered.ranking.kinds if kind in worth.kinds)
        lines = tuple(_kind(kind, rules, offered, worth, say) for kind in kinds)
        if not lines:
            return (say("rules-melds-no-trumps"),)
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
    """The number of cards; four may be more if five are no kind of their own, and none is cut."""
    whole = offered.longest is None or offered.longest > FOUR
    last = kind is MeldKind.FOUR_IN_SEQUENCE and MeldKind.FIVE not in worth.sequences
    return "four-or-more" if last and whole else kind


def _bounds(offered: Melds, say: Words) -> tuple[str, ...]:
    most, longest, wins = offered.most, offered.longest, offered.winning_run
    return (
        *((say("rules-melds-winning-run", count=wins),) if wins is not None else ()),
        *((say("rules-melds-most", count=most),) if most is not None else ()),
        *((say("rules-melds-longest", longest=longest),) if longest is not None else ()),
    )


def _comparison(offered: Melds, say: Words) -> tuple[str, ...]:
    """The side that scores, and the one of equals; which is better matters only if they compete."""
    comparison = offered.comparison
    scope = say("rules-melds-scope", scope=comparison.scope)
    if comparison.scope is Scope.EVERY_SIDE:
        return (scope,)
    apart = (say("rules-melds-apart"),) if comparison.apart else ()
    if comparison.last_tie is LastTie.TURN:
        return (scope, *apart, say("rules-melds-compare-points"))
    compare = say(
        "rules-melds-compare",
        length=yes(offered.ranking.exact_length),
        trump=yes(offered.ranking.by_trump),
        tie=comparison.last_tie,
        scope=comparison.scope,
    )
    return (scope, *apart, compare)


def belote(rules: RuleSet, say: Words) -> tuple[str, ...]:
    """Their points, when they are announced, and what bars them; nothing if there are none."""
    if rules.belote is None:
        return ()
    return (
        say("rules-belote-title"),
        say("rules-belote", points=rules.belote.points, margin=belote_worth(rules)),
        _when(rules, rules.belote, say),
        say("rules-belote-said", hand=yes(rules.announcing is Announcing.BY_HAND)),
        *((say("rules-belote-king-first"),) if rules.belote.king_first else ()),
        *((say("rules-belote-discard"),) if rules.belote.discard_loses else ()),
        *_barred(rules, rules.belote, say),
        *_without_suit(rules, rules.belote, say),
    )


def _without_suit(rules: RuleSet, belote: BeloteRules, say: Words) -> tuple[str, ...]:
    """The belote in contracts without a single trump suit."""
    others = {Trump.NONE, Trump.ALL} & set(rules.auction.trumps)
    if Trump.ALL in others and belote.at_all_trumps:
        none = (say("rules-belote-no-trumps"),) if Trump.NONE in others else ()
        return say("rules-belote-all-trumps"), *none
    return (say("rules-belote-suits-only"),) if others else ()


def belote_worth(rules: RuleSet) -> str:
    """Whether it is never written down, and only helps, or does not even that."""
    scores = known(rules.scoring)
    if belote_is_written(rules):
        return "no"
    if not scores.belote_helps:
        return "unwritten"
    return "yes" if capot_is_bid(rules) else "help"


def _when(rules: RuleSet, belote: BeloteRules, say: Words) -> str:
    run = belote.with_run and rules.melds is not None
    return say("rules-belote-when", timing=belote.timing, run=yes(run))


def _barred(rules: RuleSet, belote: BeloteRules, say: Words) -> tuple[str, ...]:
    if rules.melds is None or not belote.barred_by_melds:
        return ()
    return (say("rules-belote-barred", count=1),)
