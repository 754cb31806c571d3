"""The arithmetic of a deal in sentences, a step each."""

from collections.abc import Iterator

from bot.i18n import Words
from engine.settlement import Line, LineCode, Result, Settlement, Side, Tally

SUMS = frozenset(
    {
        *(LineCode.ATTACK_POINTS_AND_BID, LineCode.POT_AND_BID),
        *(LineCode.FORFEIT, LineCode.FORFEIT_AND_BID),
    }
)
"""The lines in which points and a bid are added up."""

MOST_ROUNDED = 5
"""The most points that rounding to tens adds or takes away."""

COMPARISONS = frozenset(
    {
        *(LineCode.BID_REACHED, LineCode.BID_MISSED),
        *(LineCode.MORE_POINTS, LineCode.FEWER_POINTS, LineCode.EQUAL_POINTS),
    }
)
"""The lines that judge the contract."""

COUNTING_TRICKS = frozenset({LineCode.CARD_POINTS, LineCode.CAPOT_MISSED, LineCode.GENERALE_MISSED})
"""The lines that tell a number of tricks, which nobody counts at a table with real cards."""

IN_TENS = frozenset(
    {
        *(LineCode.MATCH_POINTS, LineCode.PAIRED_TENS),
        *(LineCode.TENS_CUT, LineCode.ROUND_POINTS),
    }
)
"""The lines in which points are divided by ten."""

PARTS = ("none", "melds", "belote", "both")
"""The parts of a side's points that may be left out."""


def score_lines(settlement: Settlement | None, say: Words) -> tuple[str, ...]:
    """Every step of the arithmetic, a line each."""
    if settlement is None:
        return ()
    steps = (step for line in settlement.lines for step in _steps(line, settlement, say))
    return (*steps, *_belote_unscored(settlement, say), *_lost(settlement, say))


def rounding_lines(settlement: Settlement | None, say: Words) -> tuple[str, ...]:
    """The steps of the arithmetic that round; none where nothing was rounded."""
    if settlement is None:
        return ()
    lines = list[str]()
    for line in map(_said_line, settlement.lines):
        facts = dict(line.facts)
        if line.code is LineCode.ATTACK_POINTS_AND_BID:
            lines += _rounded(settlement, facts["points"], say)
        elif facts.get("off") or (line.code in IN_TENS and facts["result"]):
            lines.append(say(f"score-line-{line.code}", **_facts(line, settlement.tally)))
    return tuple(lines)


def _steps(line: Line, settlement: Settlement, say: Words) -> Iterator[str]:
    """A line of the arithmetic, after the steps that lead to its points where there are any."""
    line = _said_line(line)
    facts = _facts(line, settlement.tally)
    match line.code:
        case LineCode.ATTACK_POINTS_AND_BID:
            yield from _rounded(settlement, dict(line.facts)["points"], say)
        case LineCode.ROUND_POINTS:
            # The card points of a side that has those of the other as well.
            points, own = dict(line.facts)["points"], settlement.tally.card_points[line.side.place]
            if points > own:
                gained = points - own
                yield say(
                    "score-line-with-gains", side=line.side, own=own, gained=gained, total=points
                )
        case code if code in COMPARISONS:
            facts["apart"] = _apart(line, settlement)
    untold = line.code in COUNTING_TRICKS and "tricks" not in facts
    yield say(f"score-line-{line.code}-untold" if untold else f"score-line-{line.code}", **facts)


def _apart(line: Line, settlement: Settlement) -> str:
    """The points that do not count when the contract is judged."""
    facts = dict(line.facts)
    missing = {
        _named(had - facts[counted], settlement.tally, side)
        for side, counted in ((Side.ATTACK, "total"), (Side.DEFENCE, "others"))
        if counted in facts and (had := _had(settlement, side))
    } - {"none"}
    return "both" if len(missing) > 1 else next(iter(missing), "none")


def _lost(settlement: Settlement, say: Words) -> Iterator[str]:
    """The points of a failed attack that nobody scores, if the rest goes to the defence."""
    closing = {
        each.side: dict(each.facts) for each in settlement.lines if "result" in dict(each.facts)
    }
    gained = closing.get(Side.DEFENCE, {}).get("gained", 0)
    if settlement.result is not Result.FAILED or not gained:
        return
    kept = closing.get(Side.ATTACK, {}).get("result", 0)
    had = _had(settlement, Side.ATTACK)
    part = _named(had - gained - kept, settlement.tally, Side.ATTACK)
    if part != "none":
        yield say("score-lost", part=part)


def _had(settlement: Settlement, side: Side) -> int:
    """All points of a side, where a line adds them up."""
    return next(
        (
            dict(each.facts)["total"]
            for each in settlement.lines
            if each.side is side and each.code is LineCode.SIDE_TOTAL
        ),
        0,
    )


def _named(points: int, tally: Tally, side: Side) -> str:
    """The part of a side's points that is worth this: ``melds``, ``belote``, ``both``, ``none``."""
    melds, belote = tally.melds[side.place], tally.belote[side.place]
    worth = (0, melds, belote, melds + belote)
    return next((part for part, its in zip(PARTS, worth, strict=True) if its == points), "none")


def _rounded(settlement: Settlement, points: int, say: Words) -> Iterator[str]:
    """The attack's points, if they are not those of its cards: as a rest, or rounded."""
    cards, every = settlement.tally.card_points[0], sum(settlement.tally.card_points)
    theirs = [each for each in settlement.lines if each.code is LineCode.DEFENCE_ROUNDED]
    rounded = dict(theirs[0].facts)["rounded"] if theirs else 0
    # Points that replace those of the cards, as for a capot, have a line of their own.
    if points == cards or abs(points + rounded - (every if theirs else cards)) > MOST_ROUNDED:
        return
    if rounded:
        yield say("score-rest", whole=points + rounded, rounded=rounded, points=points)
    else:
        yield say("score-attack-rounded", points=cards, rounded=points)


def _belote_unscored(settlement: Settlement, say: Words) -> Iterator[str]:
    """A line for a belote that helped to make the contract but is not written."""
    helped = any(line.code is LineCode.BELOTE_MARGIN for line in settlement.lines)
    if not helped or settlement.result is not Result.MADE:
        return
    closing = [dict(each.facts) for each in settlement.lines if each.side is Side.ATTACK][-1]
    if not closing.get("belote", closing.get("bonus", 1)):
        yield say("score-belote-unscored")


def sum_line(settlement: Settlement | None, say: Words) -> str:
    """« 130 faits + 110 demandés = 240 »; nothing if one figure alone is written."""
    if settlement is None:
        return ""
    if any(dict(line.facts).get("carried") for line in settlement.lines):
        return ""  # the bid's sum is not all that was written
    for line in map(_said_line, settlement.lines):
        facts = dict(line.facts)
        if line.code in SUMS and facts.get("extra", facts["result"]):
            return say(f"score-sum-{line.code}", **_facts(line, settlement.tally))
    return ""


def _facts(line: Line, tally: Tally) -> dict[str, int | str]:
    """The facts of a line of the arithmetic, or of its sum alone."""
    facts = dict(line.facts)
    bonus_of = "belote"
    if melds := sum(tally.melds):
        bonus_of = "melds" if facts.get("bonus") == melds else "both"
    return {"side": line.side, "of": bonus_of, **facts}


def _said_line(line: Line) -> Line:
    """A line as players say it: what the attack has made, and not what the defence left of 160."""
    if line.code is not LineCode.ATTACK_MADE:
        return line
    facts = dict(line.facts)
    made = facts["whole"] - facts["rounded"]
    told = {**facts, "points": made, "whole": 0, "extra": facts["result"] - made}
    return Line(LineCode.ATTACK_POINTS_AND_BID, line.side, tuple(told.items()))
