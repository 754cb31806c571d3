"""Melds and the belote: what they are worth, and when they are announced."""

from bot.i18n import Words, yes
from bot.rulebook.cards import ranks_with_points
from bot.rulebook.phrases import below
from bot.rulebook.settlements import belote_is_written, capot_is_bid, known
from engine.cards import Trump
from engine.meld import MeldKind
from engine.meld_rules import LastTie, Melds, MeldWorth, Scope
from engine.ruleset import Announcing, BeloteRules, RuleSet

FOUR = 4


def melds(rules: RuleSet, say: Words) -> tuple[str, ...]:
    """The melds of this game; nothing if there are none. TypeError for an unknown kind of them."""
    offered = rules.melds
    if offered is None:
        return ()
    if not isinstance(offered, Melds):
        raise TypeError(f"no words for {type(offered).__name__}")
    by_hand = rules.announcing is Announcing.BY_HAND
    downwards = (say.rank_short(rank) for rank in reversed(rules.pack.ranks))
    most, longest, wins = offered.most, offered.longest, offered.winning_run
    return (
        say("rules-melds-title"),
        say("rules-melds-when", hand=yes(by_hand), shown=offered.showing),
        *_values(rules, offered, say),
        say("rules-melds-order", ranks=" ".join(downwards), shared=yes(offered.shared)),
        *((say("rules-melds-winning-run", count=wins),) if wins is not None else ()),
        *((say("rules-melds-most", count=most),) if most is not None else ()),
        *((say("rules-melds-longest", longest=longest),) if longest is not None else ()),
        *((say("rules-melds-shorter-first"),) if offered.ranking.shorter_first else ()),
        *_comparison(offered, say),
        *((say("rules-melds-spoken"),) if offered.spoken else ()),
    )


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
        # Where five in sequence are no kind of their own, they count as four, unless all are cut.
        last = kind is MeldKind.FOUR_IN_SEQUENCE and MeldKind.FIVE not in worth.sequences
        is_whole = offered.longest is None or offered.longest > FOUR
        length = "four-or-more" if last and is_whole else kind
        return say("rules-melds-run", name=name, kind=length, points=worth.sequences[kind])
    fours = (
        rank
        for rank in offered.ranking.fours
        if rank in rules.pack.ranks and rank in worth.fours and worth.four_kind(rank) is kind
    )
    ranks = ranks_with_points(fours, lambda rank: worth.fours[rank], say)
    return say("rules-melds-four", name=name, ranks=ranks)


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
    """The belote's points, when it is announced, and what bars it; nothing if there is none."""
    pair = rules.belote
    if pair is None:
        return ()
    with_run = pair.with_run and rules.melds is not None
    is_barred = pair.barred_by_melds and rules.melds is not None
    return (
        say("rules-belote-title"),
        say("rules-belote", points=pair.points, margin=belote_worth(rules)),
        say("rules-belote-when", timing=pair.timing, run=yes(with_run)),
        say("rules-belote-said", hand=yes(rules.announcing is Announcing.BY_HAND)),
        *((say("rules-belote-king-first"),) if pair.king_first else ()),
        *((say("rules-belote-discard"),) if pair.discard_loses else ()),
        *((say("rules-belote-barred", count=1),) if is_barred else ()),
        *_without_suit(rules, pair, say),
    )


def _without_suit(rules: RuleSet, belote: BeloteRules, say: Words) -> tuple[str, ...]:
    """The belote in contracts without a single trump suit."""
    others = {Trump.NONE, Trump.ALL} & set(rules.auction.trumps)
    if Trump.ALL in others and belote.at_all_trumps:
        none = (say("rules-belote-no-trumps"),) if Trump.NONE in others else ()
        return say("rules-belote-all-trumps"), *none
    return (say("rules-belote-suits-only"),) if others else ()


def belote_worth(rules: RuleSet) -> str:
    """Whether a belote only helps to make the contract, and is never written down.

    ``no``: it is written. ``yes`` or ``help``: it helps only, where a capot can be bid or cannot.
    ``unwritten``: it does not even help.
    """
    scores = known(rules.scoring)
    if belote_is_written(rules):
        return "no"
    if not scores.belote_helps:
        return "unwritten"
    return "yes" if capot_is_bid(rules) else "help"
