"""Who may say what in an auction, by the texts behind the presets: each text read once more.

Seats are numbered from the first to speak; sides are even and odd. A call is "pass", a number with
its trump as "90H", "capotH", "x" or "xx". Nothing is taken from the engine.
"""

from collections.abc import Callable, Mapping, Sequence

from engine.variants.preset import PresetName

Said = Sequence[tuple[int, str]]
Reading = Callable[[Said], Mapping[int, set[str]]]
"""Of what was said: what each seat may say now; nobody anything once the auction is over."""

SUITS = ("S", "H", "D", "C")


def _bids(said: Said) -> list[tuple[int, str]]:
    return [(seat, call) for seat, call in said if call not in ("pass", "x", "xx")]


def _passes(said: Said) -> int:
    """How many passes came last."""
    count = 0
    for _, call in reversed(said):
        if call != "pass":
            break
        count += 1
    return count


def _numbers(said: Said, highest: int, trumps: Sequence[str]) -> set[str]:
    """From 80 by tens, above what was bid; a capot above every number, and nothing above it."""
    bids = _bids(said)
    if bids and bids[-1][1].startswith("capot"):
        return set()
    least = int(bids[-1][1].rstrip("SHDCNAT")) + 10 if bids else 80
    numbers = {f"{value}{trump}" for value in range(least, highest + 1, 10) for trump in trumps}
    return numbers | {f"capot{trump}" for trump in trumps}


def _answers_in_turn(said: Said) -> dict[int, set[str]]:
    """A double goes round once: the doubled side may double again, the doubler's partner passes."""
    if said[-1][1] == "xx" or _passes(said) == 3:
        return {}
    turn = (said[-1][0] + 1) % 4
    return {turn: {"pass"} if _passes(said) == 1 else {"pass", "xx"}}


def _answers_at_once(said: Said) -> dict[int, set[str]]:
    """Both of the doubled side are asked, and the first who doubles again ends it."""
    place, (doubler, _) = next(each for each in enumerate(said) if each[1][1] == "x")
    passed = {seat for seat, call in said[place:] if call == "pass"}
    sides = {(doubler + 1) % 4, (doubler + 3) % 4}
    return {} if said[-1][1] == "xx" else {seat: {"pass", "xx"} for seat in sides - passed}


def _in_turn(said: Said, highest: int) -> dict[int, set[str]]:
    """Each in turn; a double freezes; three passes after a bid end it, and four without one."""
    if any(call == "x" for _, call in said):
        return _answers_in_turn(said)
    bids = _bids(said)
    if _passes(said) == (3 if bids else 4):
        return {}
    turn = len(said) % 4
    calls = {"pass"} | _numbers(said, highest, SUITS)
    if bids and (bids[-1][0] - turn) % 2:
        calls.add("x")
    return {turn: calls}


def coinche_2015(said: Said) -> dict[int, set[str]]:
    """§4: no ceiling; 400 is more than any side ever has."""
    return _in_turn(said, 400)


def contree_2016(said: Said) -> dict[int, set[str]]:
    """§4.2: up to 160."""
    return _in_turn(said, 160)


def contree_ludique(said: Said) -> dict[int, set[str]]:
    """§4.1: 80 at least, without a ceiling; 400 is more than any side ever has."""
    return _in_turn(said, 400)


def cannes(said: Said) -> dict[int, set[str]]:
    """The top of 270 is the capot, so that the last number is 260."""
    return _in_turn(said, 260)


def arena(said: Said) -> dict[int, set[str]]:
    """``bid``, ``coinche``: any opponent doubles at once; four passes end it.

    Whoever is asked again after three passes may bid more in another trump.
    """
    trumps = (*SUITS, "NT", "AT")
    if any(call == "x" for _, call in said):
        return _answers_at_once(said)
    if _passes(said) == 4:
        return {}
    turn = len(said) % 4
    calls = {"pass"} | _numbers(said, 180, trumps)
    bids = _bids(said)
    doubles = {seat: {"x"} for seat in range(4) if bids and (bids[-1][0] - seat) % 2}
    if bids and bids[-1][0] == turn:
        own = bids[-1][1].removeprefix("capot").lstrip("0123456789")
        calls = {call for call in calls if call.removeprefix("capot").lstrip("0123456789") != own}
    return doubles | {turn: calls | doubles.get(turn, set())}


def palaristi(said: Said) -> dict[int, set[str]]:
    """A pass is not final; a bid is closed in turn, and then reopened or not; 250 is the kapo."""
    return _in_turn(said, 250)


def saudi_doubles(said: Said) -> dict[int, set[str]]:
    """What may be said of a hokum of seat 0 once all have passed: a double and its way.

    The others double first, then each side in turn up to the gahwa, which is open; two passes end
    it. A closed double has a "c".
    """
    level = max((call.count("x") for _, call in said), default=0)
    if level == 4 or _passes(said) == 2:
        return {}
    passed = {seat for seat, call in said[len(said) - _passes(said) :]}
    double = "x" * (level + 1)
    ways = {double} if level == 3 else {double, f"{double}c"}
    asked = {1, 3} if level % 2 == 0 else {0, 2}
    return {seat: {"pass"} | ways for seat in asked - passed}


READINGS: Mapping[PresetName, Reading] = {
    PresetName.FEDERATION_COINCHE_2015: coinche_2015,
    PresetName.FEDERATION_CONTREE_2016: contree_2016,
    PresetName.FEDERATION_CONTREE_2016_MADE: contree_2016,
    PresetName.FEDERATION_CONTREE_LUDIQUE: contree_ludique,
    PresetName.CANNES_2016: cannes,
    PresetName.BOARD_GAME_ARENA: arena,
    PresetName.BOARD_GAME_ARENA_BID: arena,
    PresetName.PALARISTI: palaristi,
}
