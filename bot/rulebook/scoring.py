"""The score of a deal: when a contract is made, each side's points, the penalty for a renege."""

from collections.abc import Iterator

from bot.i18n import Words, yes
from bot.rulebook.auction import doubling_of, levels
from bot.rulebook.cards import kinds_of_trumps, settled_total, totals
from bot.rulebook.settlements import (
    belote_is_written,
    every_trick,
    failed,
    failed_line,
    listed,
    needs,
    own_parts,
    part,
    points_are_written,
    what_helps,
)
from engine.cards import Trump
from engine.deal_plan import TurnUp
from engine.ruleset import Enforcement, RuleSet
from engine.scoring.cut_tens import CutTens, Rest
from engine.scoring.majority import Majority, MatchPoints
from engine.scoring.outcome import Tie
from engine.scoring.paired_tens import PairedTens
from engine.scoring.penalty import EveryPoint
from engine.scoring.points_and_bid import PointsAndBid
from engine.scoring.round_points import ACE_FACTOR, Rate, ReverseKaboot, RoundPoints
from engine.scoring.score_parts import DefencePoints, Multiplied, Written
from engine.scoring.shares import OnFailure, Rounding, nearest_ten
from engine.scoring.trumpless import BroughtTo
from engine.tally import whole


def points_and_bid(rules: RuleSet, scores: PointsAndBid, say: Words) -> tuple[str, ...]:
    """The condition of the contract, and the points written, multiplied and for every trick."""
    return (
        what_helps("rules-score-bid", rules, say),
        *(say("rules-score-needed", bid=bid, points=points) for bid, points in scores.needed),
        *_and_more(rules, scores, say),
        *brought(rules, scores.trumpless, say),
        *needs(rules, say),
        _made(rules, scores, say),
        *_failed(rules, scores, say),
        *rounding(rules, say),
        *_multiplied(rules, scores, say),
        *every_trick(rules, scores, say),
        *((say("rules-score-swept-melds"),) if scores.swept_melds and rules.melds else ()),
    )


def _and_more(rules: RuleSet, scores: PointsAndBid, say: Words) -> Iterator[str]:
    if not scores.beat_defence:
        return
    level = "hangs"
    # Where no points are written none hang, nor does any sentence give the defence its belote.
    if not points_are_written(scores):
        belote = rules.belote is not None and scores.belote_helps and scores.belote_written
        level = "fails-belote" if belote else "fails"
    yield say("rules-score-and-more", level=level)


def brought(rules: RuleSet, to: BroughtTo | None, say: Words) -> Iterator[str]:
    """The total of card points to which deals without a trump suit are brought."""
    if to is None:
        return
    for trump in kinds_of_trumps(rules):
        of = whole(rules, trump) - (0 if to.with_last else rules.scoring.last_trick)
        if not trump.suit and of != to.total:
            last = "in" if to.with_last else "after"
            yield say("rules-score-brought", trump=trump, total=to.total, of=of, last=last)


def _has_melds(rules: RuleSet, scores: PointsAndBid) -> bool:
    return rules.melds is not None and points_are_written(scores)


def _made(rules: RuleSet, scores: PointsAndBid, say: Words) -> str:
    attack = _attack_points(rules, scores, say) if points_are_written(scores) else []
    others = [part("melds", say)] if _has_melds(rules, scores) else []
    others += [part("belote", say)] if belote_is_written(rules) else []
    bid = [] if scores.written is Written.MADE else [part("bid", say)]
    own = scores.defence_points is DefencePoints.OWN
    points = [part("points", say)] if own and points_are_written(scores) else []
    defence = [*points, *others] if own else []
    return say(
        "rules-score-made",
        attack=listed(attack + others + bid, say),
        defence=listed(defence, say),
    )


def _attack_points(rules: RuleSet, scores: PointsAndBid, say: Words) -> list[str]:
    points = [part("points", say)]
    if scores.rounding is Rounding.COMPLEMENT:
        totals = say.either(
            say("rules-score-total", trump=trump, total=nearest_ten(settled_total(rules, trump)))
            for trump in kinds_of_trumps(rules)
        )
        points = [say("rules-score-rest", total=totals)]
    theirs = scores.defence_points is DefencePoints.TO_ATTACK
    return [*points, part("others", say)] if theirs else points


def _failed(rules: RuleSet, scores: PointsAndBid, say: Words) -> tuple[str, ...]:
    pot = points_are_written(scores) and scores.failed_points
    defence = [say("rules-score-pot", points=scores.pot)] if pot else []
    if scores.failed_bid and scores.written is not Written.MADE:
        defence.append(part("bid", say))
    kept: list[str] = []
    lost: tuple[str, ...] = ()
    if _has_melds(rules, scores):
        both = scores.failed_melds is OnFailure.TO_DEFENCE
        defence.append(part("melds-of-both" if both else "melds", say))
        kept += [part("melds", say)] if scores.failed_melds is OnFailure.KEPT else []
    if belote_is_written(rules):
        match scores.failed_belote:
            case OnFailure.TO_DEFENCE:
                defence.append(part("belote-of-both", say))
            case OnFailure.KEPT:
                defence.append(part("belote", say))
                kept.append(part("belote", say))
            case OnFailure.FORFEITED:
                lost = (say("rules-score-failed-belote"),)
    return (failed(defence, kept, say), *lost)


def _multiplied(rules: RuleSet, scores: PointsAndBid, say: Words) -> tuple[str, ...]:
    if doubling_of(rules.auction) is None:
        return ()
    bid = scores.written is not Written.MADE
    match scores.multiplied:
        case Multiplied.WHOLE | Multiplied.WHOLE_ALONE as every:
            return (say("rules-score-multiplied", what=every),)
        case Multiplied.BID:
            return (say("rules-score-multiplied", what="bid" if bid else "nothing"),)
        case Multiplied.FORFEIT_BID:
            kept = _is_belote_kept(rules, scores)
            return (
                say("rules-score-multiplied", what="bid"),
                say("rules-score-forfeit-bid", pot=scores.pot),
                *((say("rules-score-forfeit-kept"),) if kept else ()),
            )
        case Multiplied.FORFEIT:
            kept = _is_belote_kept(rules, scores)
            extra = "own" if kept else yes(_has_melds(rules, scores) or belote_is_written(rules))
            pot = scores.pot
            forfeit = say("rules-score-forfeit", pot=pot, bid=yes(bid), extra=extra)
            return forfeit, *((say("rules-score-forfeit-kept"),) if kept else ())
        case Multiplied.FORFEIT_WHOLE:
            kept = _is_belote_kept(rules, scores)
            parts = [say("rules-score-pot", points=scores.pot)]
            parts += [part("melds-of-both", say)] if _has_melds(rules, scores) else []
            if belote_is_written(rules):
                parts.append(part("belote" if kept else "belote-of-both", say))
            parts += [part("bid", say)] if bid else []
            forfeit = say("rules-score-forfeit-whole", parts=say.every(parts))
            return forfeit, *((say("rules-score-forfeit-kept"),) if kept else ())


def _is_belote_kept(rules: RuleSet, scores: PointsAndBid) -> bool:
    return belote_is_written(rules) and scores.failed_belote is OnFailure.KEPT


TEN = 10


def majority(rules: RuleSet, scores: Majority, say: Words) -> tuple[str, ...]:
    """The winner of the deal, the points that each side writes, and their unit."""
    lost = yes(scores.all_tricks_lost) if scores.all_tricks_help else "after"
    return (
        what_helps("rules-score-more", rules, say),
        *level(rules, scores.tie, scores.hanging, say),
        *brought(rules, scores.trumpless, say),
        _made_by_majority(rules, say, takes_all=scores.takes_all),
        failed_line(rules, scores.failure, say),
        *all_tricks(rules, scores.all_tricks, say, lost=lost),
        *((say("rules-score-swept-melds"),) if scores.swept_melds and rules.melds else ()),
        *(
            _match_points(rules, scores.match_points, scores.tie, say)
            if scores.match_points
            else ()
        ),
        *_tricks_doubled(rules, scores, say),
    )


def _tricks_doubled(rules: RuleSet, scores: Majority, say: Words) -> Iterator[str]:
    if scores.match_points is None and doubling_of(rules.auction) is not None:
        yield say("rules-score-tricks-doubled", pot=yes(scores.doubled_pot))


def level(rules: RuleSet, tie: Tie, held: int | None, say: Words) -> tuple[str, ...]:
    """The rule for a tie; ``held``: the points carried over, or the attack's own."""
    lines = [say("rules-score-level", tie=tie)]
    if tie is Tie.HANGS:
        lines.append(say("rules-score-hanging", points="own" if held is None else held))
    waits = tie in (Tie.HANGS, Tie.HALF)
    if waits and any(each.decides_game for each in levels(rules.auction)):
        lines.append(say("rules-score-level-decisive"))
    return tuple(lines)


def all_tricks(rules: RuleSet, points: int, say: Words, *, lost: str = "no") -> tuple[str, ...]:
    """The bonus of a side that wins every trick, in points; empty if there is none.

    ``lost``: ``yes`` if it is lost with the contract, ``no`` if not, ``after`` if it is added only
    once the contract is decided.
    """
    if not points:
        return ()
    every = totals(rules, say, extra=points, of=settled_total)
    return (say("rules-score-all-tricks", points=points, totals=every, lost=lost),)


def _made_by_majority(rules: RuleSet, say: Words, *, takes_all: bool) -> str:
    if not takes_all:
        return say("rules-score-made-own", own=listed(own_parts(rules, say), say))
    both = [part("points", say), part("others", say)]
    both += [part("melds-of-both", say)] if rules.melds else []
    both += [part("belote-of-both", say)] if belote_is_written(rules) else []
    return say("rules-score-made", attack=listed(both, say), defence=listed([], say))


def _match_points(
    rules: RuleSet, coin: MatchPoints | PairedTens, tie: Tie, say: Words
) -> tuple[str, ...]:
    no_trumps = Trump.NONE in rules.auction.trumps
    doubled = doubling_of(rules.auction) is not None
    lines = list(_in_tens(rules, coin, tie, say))
    if no_trumps and coin.no_trump_factor != 1:
        lines.append(say("rules-score-counted-times", factor=coin.no_trump_factor))
    if isinstance(coin, PairedTens):
        return (*lines, *((say("rules-score-paired-doubled", tie=tie),) if doubled else ()))
    if doubled:
        lines.append(say("rules-score-tens-doubled", pot=yes(coin.pot)))
    if coin.every_trick:
        lines.append(say("rules-score-every-trick", points=coin.every_trick))
    return tuple(lines)


def _in_tens(
    rules: RuleSet, coin: MatchPoints | PairedTens, tie: Tie, say: Words
) -> tuple[str, ...]:
    tens = _tens(rules, coin, say)
    return (tens, say("rules-score-paired", tie=tie)) if isinstance(coin, PairedTens) else (tens,)


def _tens(rules: RuleSet, coin: MatchPoints | PairedTens, say: Words) -> str:
    rests = {Trump.NONE: coin.no_trumps, Trump.ALL: coin.all_trumps}
    found = {trump: rests.get(trump, coin.suit) for trump in kinds_of_trumps(rules)}
    named = [
        say("rules-score-rest-from", trump=trump, rest=rest)
        for trump, rest in found.items()
        if rest < TEN
    ]
    goes = "up" if named else "lost"
    return say("rules-score-tens", goes=goes, rests=say.every(named))


def cut_tens(rules: RuleSet, scores: CutTens, say: Words) -> tuple[str, ...]:
    """The condition of the number, the points written, and where a lost ten goes."""
    own = listed(own_parts(rules, say), say)
    return (
        what_helps("rules-score-bid", rules, say),
        *needs(rules, say),
        say("rules-score-made-own", own=own),
        failed_line(rules, scores.failure, say),
        *_bid_in_tens(rules, scores, say),
        *all_tricks(rules, scores.all_tricks, say),
        *rounding(rules, say),
    )


def _bid_in_tens(rules: RuleSet, scores: CutTens, say: Words) -> tuple[str, ...]:
    written = scores.bid_written
    bid = (say("rules-score-tens-bid", failed=yes(scores.failed_bid)),) if written else ()
    if doubling_of(rules.auction) is None:
        return bid
    return *bid, say("rules-score-tens-pot", bid=yes(written))


def round_points(rules: RuleSet, scores: RoundPoints, say: Words) -> tuple[str, ...]:
    """The winner of the deal, the points that each side writes, and the worth of tricks."""
    own = listed(own_parts(rules, say), say)
    return (
        what_helps("rules-score-more", rules, say),
        *((say("rules-score-rounds-compared"),) if scores.rounds_compared else ()),
        *level(rules, scores.tie, None, say),
        *((say("rules-score-level-sun"),) if scores.no_trumps_tie is not None else ()),
        *((say("rules-score-level-doubled"),) if scores.takes_all else ()),
        say("rules-score-made-own", own=own),
        failed_line(rules, scores.failure, say),
        *_rates_told(rules, scores, say),
        *(
            say(
                "rules-score-rate-all-tricks",
                trump=trump,
                points=rate.all_tricks,
                ace=rate.all_tricks * ACE_FACTOR if _ace_counts(rules, scores) else "none",
                added=yes(scores.all_tricks_added),
            )
            for trump, rate in _rates(rules, scores).items()
        ),
        *((say("rules-score-rate-paired"),) if scores.paired else ()),
        *_rounds_multiplied(rules, say),
        *((say("rules-score-rate-taken"),) if scores.takes_all else ()),
        *((say("rules-score-rate-flat"),) if scores.flat_sweep else ()),
        *_reverse_kaboot(scores, say),
    )


def _rates(rules: RuleSet, scores: RoundPoints) -> dict[Trump, Rate]:
    return {
        trump: scores.no_trumps if trump is Trump.NONE else scores.suit
        for trump in kinds_of_trumps(rules)
    }


def _rates_told(rules: RuleSet, scores: RoundPoints, say: Words) -> Iterator[str]:
    for trump, rate in _rates(rules, scores).items():
        fives = yes(rate.exact_fives)
        rest = rate.up_from
        yield say("rules-score-rate", trump=trump, ten=rate.a_ten, rest=rest, fives=fives)


def rounding(rules: RuleSet, say: Words) -> tuple[str, ...]:
    """How the points of a deal are rounded; nothing where they are written as they are."""
    match rules.scoring:
        case PointsAndBid() as scores if points_are_written(scores):
            if scores.rounding is Rounding.NONE:
                return ()
            last = (say("rules-score-last-exact"),) if scores.exact_last else ()
            return (say("rules-score-rounding", rounding=scores.rounding), *last)
        case Majority(match_points=coin, tie=tie) if coin is not None:
            return _in_tens(rules, coin, tie, say)
        case CutTens(rest=Rest.SIX_UP):
            return (say("rules-score-tens-six"),)
        case CutTens(rest=rest):
            lost = (say("rules-score-lost-unit"),) if rest is Rest.LOST_UNIT else ()
            return (say("rules-score-cut"), *lost)
        case RoundPoints() as scores:
            paired = (say("rules-score-rate-paired"),) if scores.paired else ()
            return (*_rates_told(rules, scores, say), *paired)
        case _:
            return ()


def _ace_counts(rules: RuleSet, scores: RoundPoints) -> bool:
    """Whether a turned-up ace doubles the bonus for every trick (rules.md 2.10)."""
    return rules.dealing.turn_up is not TurnUp.NONE and not scores.flat_sweep


def _reverse_kaboot(scores: RoundPoints, say: Words) -> tuple[str, ...]:
    if scores.reverse is ReverseKaboot.ALIKE:
        return ()
    points = scores.no_trumps.all_tricks * ACE_FACTOR
    return (say("rules-score-reverse-kaboot", way=scores.reverse, points=points),)


def _rounds_multiplied(rules: RuleSet, say: Words) -> tuple[str, ...]:
    if doubling_of(rules.auction) is None:
        return ()
    if belote_is_written(rules):
        return (say("rules-score-rate-multiplied"),)
    return (say("rules-score-multiplied", what="whole"),)


def scoring(rules: RuleSet, say: Words) -> tuple[str, ...]:
    """The settlement of this game, line by line. TypeError for an unknown kind."""
    match rules.scoring:
        case PointsAndBid() as scores:
            lines = points_and_bid(rules, scores, say)
        case Majority() as scores:
            lines = majority(rules, scores, say)
        case CutTens() as scores:
            lines = cut_tens(rules, scores, say)
        case RoundPoints() as scores:
            lines = round_points(rules, scores, say)
        case _:
            raise TypeError(f"no words for {type(rules.scoring).__name__}")
    return (say("rules-score-title"), say("rules-score-sides"), *lines)


def claims(rules: RuleSet, say: Words) -> tuple[str, ...]:
    """Renege claims and their penalty; nothing if the rules are enforced.

    TypeError for an unknown kind of penalty.
    """
    award = rules.penalty
    if rules.enforcement is Enforcement.ENFORCED or award is None:
        return ()
    if not isinstance(award, EveryPoint):
        raise TypeError(f"no words for {type(award).__name__}")

    def written(of: RuleSet, trump: Trump) -> int:
        return award.written(whole(of, trump), trump)

    every = totals(rules, say, of=written)
    return (
        say("rules-claims-title"),
        say("rules-claims"),
        say("rules-claims-right", totals=every, own=yes(award.own_melds)),
        say("rules-claims-wrong", void=yes(award.void_when_wrong)),
        say("rules-claims-both", void=yes(award.void_when_both)),
    )
