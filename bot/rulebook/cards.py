"""The cards: their order, what each is worth, and what they are worth together."""

from collections.abc import Callable, Iterable
from itertools import groupby

from bot.i18n import Words
from bot.rulebook.phrases import below
from engine.cards import Rank, Scale, Trump
from engine.ruleset import RuleSet
from engine.scoring.majority import Majority
from engine.scoring.points_and_bid import PointsAndBid
from engine.tally import whole


def cards(rules: RuleSet, say: Words) -> tuple[str, ...]:
    """The pack, the order of the ranks and what each is worth."""
    return (
        say("rules-cards-title"),
        say(
            "rules-cards",
            count=len(rules.pack),
            lowest=rules.pack.lowest,
            hand=rules.hand_size,
        ),
        *below(_scales(rules, say)),
        *_without_trump_suit(rules, say),
        say(
            "rules-cards-last-trick",
            points=rules.scoring.last_trick,
            totals=totals(rules, say),
        ),
    )


def ranks_with_points(ranks: Iterable[Rank], worth: Callable[[Rank], int], say: Words) -> str:
    """Ranks in this order, neighbours of equal worth together: « V (20), 9 (14) »."""
    groups = (
        say(
            "rules-ranks",
            ranks=say.every(
                say.rank(rank) if say.full else say.rank_short(rank) for rank in equals
            ),
            points=points,
        )
        for points, equals in groupby(ranks, key=worth)
    )
    return say.series(groups)


def kinds_of_trumps(rules: RuleSet) -> tuple[Trump, ...]:
    """One suit for all of them, then no trumps and all trumps, as far as they can be bid."""
    suits = [trump for trump in rules.auction.trumps if trump.suit]
    others = (trump for trump in (Trump.NONE, Trump.ALL) if trump in rules.auction.trumps)
    return (*suits[:1], *others)


def settled_total(rules: RuleSet, trump: Trump) -> int:
    """The card points of a whole deal once they are brought to a total, or multiplied."""
    scores = rules.scoring
    if isinstance(scores, Majority) and scores.match_points and trump is Trump.NONE:
        return whole(rules, trump) * scores.match_points.no_trump_factor
    to = scores.trumpless if isinstance(scores, PointsAndBid | Majority) else None
    if to is None or trump.suit:
        return whole(rules, trump)
    return to.total + (0 if to.with_last else scores.last_trick)


def totals(
    rules: RuleSet,
    say: Words,
    *,
    extra: int = 0,
    of: Callable[[RuleSet, Trump], int] = whole,
) -> str:
    """The card points of a whole deal and ``extra`` more, under each kind of trumps.

    ``of`` counts those of a whole deal; if all kinds have the same, they are said once.
    """
    found = {trump: of(rules, trump) + extra for trump in kinds_of_trumps(rules)}
    if len(set(found.values())) == 1:
        found = dict(list(found.items())[:1])
    return say.either(
        say("rules-cards-total", trump=trump, total=total) for trump, total in found.items()
    )


SCALE_LINES = {
    "trump": "rules-cards-trump",
    "plain": "rules-cards-plain",
    "none": "rules-cards-no-trumps-ranks",
    "all": "rules-cards-all-trumps-ranks",
}
"""The sentence of each scale."""


def scales_in_use(rules: RuleSet) -> dict[str, tuple[Scale, tuple[Rank, ...]]]:
    """The scales by which contracts of this game are played, with the ranks from strong to weak.

    ``trump`` and ``plain``, then ``none`` and ``all`` trumps if those have a scale of their own.
    """
    scales, trumps = rules.scales, rules.auction.trumps
    found = {"trump": scales.trump, "plain": scales.plain}
    if scales.no_trumps and Trump.NONE in trumps:
        found["none"] = scales.no_trumps
    if scales.all_trumps and Trump.ALL in trumps:
        found["all"] = scales.all_trumps
    held = rules.pack.ranks
    return {
        name: (scale, tuple(rank for rank in scale.order if rank in held))
        for name, scale in found.items()
    }


def _scales(rules: RuleSet, say: Words) -> list[str]:
    """The order of trumps and of plain suits, then those of no trumps and all trumps alone."""
    return [
        say(SCALE_LINES[name], ranks=ranks_with_points(ranks, scale.worth, say))
        for name, (scale, ranks) in scales_in_use(rules).items()
    ]


def _without_trump_suit(rules: RuleSet, say: Words) -> list[str]:
    """The card points at no trumps and at all trumps, if these have no scale of their own."""
    scales, lines = rules.scales, []
    if Trump.NONE in rules.auction.trumps and scales.no_trumps is None:
        lines.append(say("rules-cards-no-trumps"))
    if Trump.ALL in rules.auction.trumps:
        lines += [say("rules-cards-all-trumps")] if scales.all_trumps is None else []
        lines.append(say("rules-cards-no-ruffs"))
    return lines
