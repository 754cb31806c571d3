"""The settlement of games without numbers: who has more, and what it means to be level."""

from bot.i18n import Words
from bot.rulebook.cards import kinds_of_trumps, totals
from bot.rulebook.doubling import doubling_of, levels
from bot.rulebook.flags import yes
from bot.rulebook.parts import failed_line, listed, own_parts, part
from bot.rulebook.settlements import belote_is_written, what_helps
from engine.ruleset import RuleSet
from engine.scoring.comparing import Tie
from engine.scoring.majority import Majority
from engine.scoring.match_points import MatchPoints
from engine.trumps import Trump

TEN = 10


def majority(rules: RuleSet, scores: Majority, say: Words) -> tuple[str, ...]:
    """Who wins the deal, what each side writes, and in what coin."""
    return (
        what_helps("rules-score-more", rules, say),
        *level(rules, scores.tie, scores.hanging, say),
        _made(rules, say, takes_all=scores.takes_all),
        failed_line(rules, scores.failure, say),
        *all_tricks(rules, scores.all_tricks, say, lost=_lost(scores)),
        *(_match_points(rules, scores.match_points, say) if scores.match_points else ()),
    )


def level(rules: RuleSet, tie: Tie, held: int | None, say: Words) -> tuple[str, ...]:
    """What it means that both sides have the same; ``held``: what hangs, or the attack's own."""
    lines = [say("rules-score-level", tie=tie)]
    if tie is Tie.HANGS:
        lines.append(say("rules-score-hanging", points="own" if held is None else held))
    waits = tie in (Tie.HANGS, Tie.HALF)
    if waits and any(each.decides_game for each in levels(rules.auction)):
        lines.append(say("rules-score-level-decisive"))
    return tuple(lines)


def all_tricks(rules: RuleSet, points: int, say: Words, *, lost: str = "no") -> tuple[str, ...]:
    """What a side gets on top that wins every trick.

    ``lost``: with the contract, to nobody; or they come ``after`` it is decided.
    """
    if not points:
        return ()
    every = totals(rules, say, extra=points)
    return (say("rules-score-all-tricks", points=points, totals=every, lost=lost),)


def _lost(scores: Majority) -> str:
    return yes(scores.all_tricks_lost) if scores.all_tricks_help else "after"


def _made(rules: RuleSet, say: Words, *, takes_all: bool) -> str:
    if not takes_all:
        return say("rules-score-made-own", own=listed(own_parts(rules, say), say))
    both = [part("points", say), part("others", say)]
    both += [part("melds-of-both", say)] if rules.melds else []
    both += [part("belote-of-both", say)] if belote_is_written(rules) else []
    return say("rules-score-made", attack=listed(both, say), defence=listed([], say))


def _match_points(rules: RuleSet, coin: MatchPoints, say: Words) -> tuple[str, ...]:
    no_trumps = Trump.NONE in rules.auction.trumps
    doubled = doubling_of(rules.auction) is not None
    lines = [_tens(rules, coin, say)]
    if no_trumps and coin.no_trump_factor != 1:
        lines.append(say("rules-score-counted-times", factor=coin.no_trump_factor))
    if doubled:
        lines.append(say("rules-score-tens-doubled", pot=yes(coin.pot)))
    if coin.every_trick:
        lines.append(say("rules-score-every-trick", points=coin.every_trick))
    return tuple(lines)


def _tens(rules: RuleSet, coin: MatchPoints, say: Words) -> str:
    rests = {Trump.NONE: coin.no_trumps, Trump.ALL: coin.all_trumps}
    found = {trump: rests.get(trump, coin.suit) for trump in kinds_of_trumps(rules)}
    named = [
        say("rules-score-rest-from", trump=trump, rest=rest)
        for trump, rest in found.items()
        if rest < TEN
    ]
    goes = "up" if named else "lost"
    return say("rules-score-tens", goes=goes, rests=say.every(named))
