"""Sentences that all settlements share: the scores part by part, and the worth of every trick."""

from collections.abc import Iterator

from bot.i18n import Words, yes
from engine.auctions.points import PointsAuction
from engine.ruleset import RuleSet, ScoringRules
from engine.scoring.cut_tens import CutTens
from engine.scoring.majority import Majority
from engine.scoring.points_and_bid import PointsAndBid
from engine.scoring.round_points import RoundPoints
from engine.scoring.score_parts import FORFEITS, POINTS_WRITTEN, DefencePoints, Multiplied, Written
from engine.scoring.shares import Failure, OnFailure

Settling = PointsAndBid | Majority | CutTens | RoundPoints


def known(scoring: ScoringRules) -> Settling:
    """The settlement as one that can be put into words. TypeError for an unknown kind."""
    match scoring:
        case PointsAndBid() | Majority() | CutTens() | RoundPoints():
            return scoring
        case _:
            raise TypeError(f"no words for {type(scoring).__name__}")


def what_helps(sentence: str, rules: RuleSet, say: Words) -> str:
    """Say this sentence with whether melds and the belote help to make the contract.

    TypeError for an unknown settlement.
    """
    scores = known(rules.scoring)
    return say(
        sentence,
        melds=yes(rules.melds is not None and scores.melds_help),
        belote=yes(rules.belote is not None and scores.belote_helps),
    )


def points_are_written(scores: PointsAndBid) -> bool:
    """Whether points are written at all, and not only contracts."""
    return scores.written in POINTS_WRITTEN


def belote_is_written(rules: RuleSet) -> bool:
    """Whether there is a belote that somebody writes down. TypeError for an unknown settlement."""
    scores = known(rules.scoring)
    if isinstance(scores, PointsAndBid) and scores.written is Written.ANNOUNCED:
        return False
    return rules.belote is not None and scores.belote_written


def listed(parts: list[str], say: Words) -> str:
    """Parts as one enumeration; of an empty one the sentence says that it is nothing."""
    return say.every(parts) if parts else "nothing"


def part(name: str, say: Words) -> str:
    """A part by its name."""
    return say("rules-score-part", part=name)


def own_parts(rules: RuleSet, say: Words) -> list[str]:
    """All that a side has itself: its points, and what this game has besides."""
    return [
        part("points", say),
        *([part("melds", say)] if rules.melds else []),
        *([part("belote", say)] if belote_is_written(rules) else []),
    ]


def fates_beside_cards(rules: RuleSet, failure: Failure) -> Iterator[tuple[str, OnFailure]]:
    """What this game scores besides cards, and to whom it goes with a contract that fails."""
    if rules.melds:
        yield "melds", failure.melds
    if belote_is_written(rules):
        yield "belote", failure.belote


def failed_line(rules: RuleSet, failure: Failure, say: Words) -> str:
    """The fate of all points when the contract fails."""
    fates = [("points", failure.cards), *fates_beside_cards(rules, failure)]
    defence: list[str] = []
    for name, fate in fates:
        if fate is not OnFailure.TO_DEFENCE:
            defence.append(part(name, say))
        elif name == "points":
            defence += [part(name, say), part("attack", say)]
        else:
            defence.append(part(f"{name}-of-both", say))
    kept = [part(name, say) for name, fate in fates if fate is OnFailure.KEPT]
    return failed(defence, kept, say)


def failed(defence: list[str], attack: list[str], say: Words) -> str:
    """The scores of both sides when the contract fails."""
    return say("rules-score-failed", defence=listed(defence, say), attack=listed(attack, say))


def needs(rules: RuleSet, say: Words) -> tuple[str, ...]:
    """The conditions of a capot and of a générale."""
    capot, generale = _offered(rules)
    return (
        *((say("rules-score-capot-needs"),) if capot else ()),
        *((say("rules-score-generale-needs"),) if generale else ()),
    )


def capot_is_bid(rules: RuleSet) -> bool:
    """Whether every trick can be bid: as a capot or as a générale."""
    return any(_offered(rules))


def every_trick(rules: RuleSet, scores: PointsAndBid, say: Words) -> tuple[str, ...]:
    """The score for every trick, and for a failed capot."""
    offered = capot_is_bid(rules)
    return (
        *_unbid(rules, scores, say, offered=offered),
        *(_bid(scores, say) if offered else ()),
    )


def _unbid(rules: RuleSet, scores: PointsAndBid, say: Words, *, offered: bool) -> tuple[str, ...]:
    lines = []
    if not points_are_written(scores):
        if scores.unbid_capot and scores.all_tricks_help:
            lines.append(say("rules-score-every-trick-bid", points=scores.unbid_capot))
        return (*lines, *_pointless(scores, say, offered=offered))
    if scores.unbid_capot:
        always = yes(scores.always and offered)
        lines.append(say("rules-score-unbid-capot", points=scores.unbid_capot, always=always))
    if scores.unbid_capot_points is not None:
        lines.append(say("rules-score-unbid-tricks", points=scores.unbid_capot_points))
        own = scores.defence_points is DefencePoints.OWN
        lines += [say("rules-score-swallowed")] if own and belote_is_written(rules) else []
    if scores.either:
        lines.append(say("rules-score-either", points=scores.unbid_capot))
    if scores.forfeit_sweep and scores.multiplied is Multiplied.FORFEIT:
        lines.append(say("rules-score-forfeit-sweep", points=scores.forfeit_sweep))
    lines += _pointless(scores, say, offered=offered)
    if scores.all_tricks_help:
        lines.append(say("rules-score-every-trick-helps"))
    return tuple(lines)


def _pointless(scores: PointsAndBid, say: Words, *, offered: bool) -> tuple[str, ...]:
    if not scores.pointless_is_swept:
        return ()
    return (say("rules-score-pointless", capot=yes(offered)),)


def _bid(scores: PointsAndBid, say: Words) -> tuple[str, ...]:
    lines = []
    made, pot = map(scores.of_capot, (scores.capot_points, scores.capot_pot))
    if made is not None and points_are_written(scores):
        lines.append(say("rules-score-capot-made", points=made))
    if pot is not None and points_are_written(scores) and scores.failed_points:
        lines.append(say("rules-score-capot-failed", points=pot, pot=scores.pot))
    if not scores.failed_bid and scores.written is not Written.MADE:
        lines.append(say("rules-score-capot-failed-bid"))
    if scores.capot_is_flat and scores.written is Written.MADE:
        lines.append(say("rules-score-capot-made-bid"))
    return (*lines, *_doubled_capot(scores, made, pot, say))


def _doubled_capot(
    scores: PointsAndBid, made: int | None, pot: int | None, say: Words
) -> Iterator[str]:
    """What stands in place of the pot where a doubled capot gives its winner everything."""
    if scores.multiplied not in FORFEITS:
        return
    # Where all of it is multiplied, a capot that is made has its tricks in the place of the pot.
    apart = scores.multiplied is Multiplied.FORFEIT_WHOLE and made is not None
    of_attack = made if apart else pot
    wins = {"winner": pot} if of_attack == pot else {"attack": of_attack, "defence": pot}
    for who, points in wins.items():
        if points is not None:
            yield say("rules-score-capot-doubled", who=who, points=points, pot=scores.pot)


def _offered(rules: RuleSet) -> tuple[bool, bool]:
    """Whether a capot and a générale can be bid."""
    bids = rules.auction
    if not isinstance(bids, PointsAuction):
        return False, False
    return bids.capot is not None, bids.generale is not None
