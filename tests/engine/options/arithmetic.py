"""Whether the lines of a settlement say what the scores are, for any deal under any rules."""

from collections.abc import Mapping

from engine.settlement import Line, LineCode, Settlement, Side


def miscounted(settlement: Settlement) -> list[Line]:
    """The lines whose operands do not add up to what they end in."""
    return [line for line in settlement.lines if _difference(line.code, dict(line.facts))]


def last_words(settlement: Settlement) -> tuple[int, int]:
    """What the last line of each side ends in; nothing where none is about writing."""
    ends = {Side.ATTACK: 0, Side.DEFENCE: 0}
    for line in settlement.lines:
        fact = dict(line.facts)
        if "result" in fact or line.code is LineCode.DEFENCE_ROUNDED:
            ends[line.side] = fact.get("result", fact.get("rounded", 0))
    return ends[Side.ATTACK], ends[Side.DEFENCE]


def _parts(fact: Mapping[str, int]) -> int:
    return sum(fact[part] for part in ("belote", "melds", "sweep", "theirs"))


def _difference(code: LineCode, fact: Mapping[str, int]) -> int:
    match code:
        case LineCode.ATTACK_MADE:
            bid = fact["bid"] * fact["multiplier"]
            assert _parts(fact) == fact["bonus"]
            return fact["whole"] - fact["rounded"] + fact["bonus"] + bid - fact["result"]
        case LineCode.ATTACK_POINTS_AND_BID | LineCode.POT_AND_BID:
            made, times = fact["points"] + fact["bonus"], fact["multiplier"]
            assert _parts(fact) == fact["bonus"]
            assert fact["extra"] == fact["result"] - (fact["points"] or fact["bid"])
            whole = (made + fact["bid"]) * times
            return (whole if fact["whole"] else made + fact["bid"] * times) - fact["result"]
        case LineCode.DEFENCE_POINTS:
            assert fact["off"] in {0, fact["points"] - fact["rounded"]}
            assert abs(fact["off"]) <= 5
            assert fact["extra"] == fact["belote"] + fact["melds"]
            return fact["rounded"] + fact["extra"] - fact["result"]
        case LineCode.ATTACK_AFTER_FAILURE:
            return fact["melds"] + fact["belote"] - fact["result"]
        case LineCode.FORFEIT:
            inside, outside = (fact["bonus"], 0) if fact["whole"] else (0, fact["bonus"])
            pot = (fact["points"] + fact["sweep"] + fact["bid"] + inside) * fact["multiplier"]
            return pot + outside - fact["result"]
        case LineCode.BROUGHT:
            nearest = (2 * fact["points"] * fact["to"] + fact["of"]) // (2 * fact["of"])
            return nearest - fact["total"]
        case LineCode.IN_ROUNDS:
            return 0 if 0 <= fact["total"] <= fact["points"] else fact["total"]
        case LineCode.SIDE_TOTAL:
            parts = ("cards", "last", "sweep", "melds", "belote")
            return sum(fact[part] for part in parts) - fact["total"]
        case LineCode.COUNTED_TIMES:
            return fact["points"] * fact["factor"] - fact["total"]
        case LineCode.EVERY_TRICK:
            return 0 if fact["total"] >= fact["points"] else fact["points"]
        case LineCode.HANGING:
            return fact["points"] + fact["before"] - fact["carry"]
        case LineCode.WITH_GAINS:
            return fact["own"] + fact["gained"] - fact["total"]
        case LineCode.WRITTEN:
            return fact["own"] + fact["gained"] + fact["carried"] - fact["result"]
        case LineCode.MATCH_POINTS:
            raw = (fact["own"] + fact["gained"]) * fact["multiplier"] + fact["carried"]
            return abs(raw - fact["raw"]) + abs(fact["tens"] + fact["bonus"] - fact["result"])
        case LineCode.BID_ADDED:
            return fact["points"] + fact["bid"] * fact["multiplier"] - fact["total"]
        case LineCode.TENS_ROUNDED:
            return fact["points"] - fact["result"] * 10 not in range(-4, 7)
        case LineCode.TENS_CUT:
            return fact["points"] // 10 + fact["unit"] - fact["result"]
        case LineCode.ROUND_POINTS:
            assert fact["bare"] + fact["sweep"] == fact["rounded"]
            points = (fact["rounded"] + fact["melds"]) * fact["multiplier"]
            return points + fact["belote"] + fact["carried"] - fact["result"]
        case _:
            return 0
