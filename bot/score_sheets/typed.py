"""A row of a sheet as somebody typed it, read into a deal; every mistake has a name and numbers."""

import re
from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum
from itertools import permutations
from unicodedata import normalize

from bot.score_sheets.asked import AskedOfDeal, Tick
from bot.score_sheets.contracts import NAMED
from bot.score_sheets.real_deals import RealDeal, SweptBy
from engine.cards import Trump
from engine.seats import Team
from engine.settlement import Side

LONGEST = 24
"""Characters of a typed field at most."""

DIGITS = 6
"""Digits of a number that is read at all."""


class EntryFault(StrEnum):
    """Why a row cannot be written; its facts are named next to it."""

    NO_BID = "no-bid"
    UNKNOWN_BID = "unknown-bid"  # typed
    NO_TRUMP = "no-trump"
    NOT_BID = "not-bid"  # bid: what is undertaken, trump
    NOT_DOUBLED = "not-doubled"
    TICKED_TWICE = "ticked-twice"
    NO_NUMBER = "no-number"  # typed
    NO_POINTS = "no-points"  # total
    OTHER_TOTAL = "other-total"  # total, ours, theirs, sum
    TOO_MANY = "too-many"  # total, points
    EVERY_POINT = "every-point"  # total, side
    SWEPT_POINTS = "swept-points"  # total, points
    BELOTES = "belotes"  # count, most
    NO_MELDS = "no-melds"  # under this trump
    NO_SUCH_MELD = "no-such-meld"  # points, melds: what one may be worth
    MELDS_OF_BOTH = "melds-of-both"  # ours, theirs
    BESIDE_RUN = "beside-run"  # a run that wins the game, and something else that would be scored


class EntryRefused(Exception):
    """The entry is impossible; nothing is written."""

    def __init__(self, fault: EntryFault, **facts: str | int) -> None:
        super().__init__(fault)
        self.fault = fault
        self.facts = facts


@dataclass(frozen=True, slots=True, kw_only=True)
class TypedDeal:
    """The fields as they were filled in; ``bid`` and ``trump`` may be left empty.

    ``points`` and ``melds``: « 112 », « 112 + 20 », « 102 / 60 » for the attack and the defence,
    « / 60 » for the defence alone.
    """

    attack: Team
    bid: str = ""
    trump: str = ""
    points: str = ""
    melds: str = ""
    ticks: tuple[str, ...] = ()


def read_typed(asked: AskedOfDeal, typed: TypedDeal) -> RealDeal:
    """The deal that was meant; EntryRefused with what is wrong with it."""
    undertaken = _undertaken(asked, typed.bid)
    trump = next((each for each in asked.trumps if each == typed.trump), None)
    if trump is None and asked.needs_trump:
        raise EntryRefused(EntryFault.NO_TRUMP)
    ticks = [tick.split("-") for tick in typed.ticks if tick in asked.ticks]
    doubles = int(_one(ticks, Tick.DOUBLED) or 0)
    levels = asked.contracts.get((undertaken, trump or asked.trumps[0]))
    if levels is None:
        raise EntryRefused(EntryFault.NOT_BID, bid=undertaken, trump=trump or asked.trumps[0])
    if doubles >= len(levels):
        raise EntryRefused(EntryFault.NOT_DOUBLED)
    guilty = tuple(any(tick == [Tick.GUILTY, side] for tick in ticks) for side in Side)
    sweep, last = _one(ticks, Tick.SWEPT), _one(ticks, Tick.LAST)
    swept = SweptBy(sweep) if sweep else None
    if run := _one(ticks, Tick.RUN):
        _stands_alone(typed, ticks)
        return RealDeal(
            attack=typed.attack,
            undertaken=undertaken,
            trump=trump,
            doubles=doubles,
            winning_run=Side(run),
        )
    return RealDeal(
        attack=typed.attack,
        undertaken=undertaken,
        trump=trump,
        doubles=doubles,
        points=None if any(guilty) else _points(asked.total(trump), typed.points, swept),
        sweep=None if any(guilty) else swept,
        belotes=_belotes(asked, trump, ticks),
        melds=_melds(asked, trump, typed.melds),
        exposed_ace=[Tick.ACE] in ticks,
        eldest_ace=[Tick.ELDEST] in ticks,
        last_trick=Side(last) if last else None,
        guilty=(guilty[0], guilty[1]),
    )


def typed_again(deal: RealDeal, attack: Team) -> TypedDeal:
    """The entry that would write this deal, with this side as the attack."""
    (ours, theirs), (melds, others) = deal.points or (0, 0), deal.melds
    ticks = [f"{Tick.DOUBLED}-{deal.doubles}"] if deal.doubles else []
    for side in Side:
        if count := deal.belotes[side.place]:
            ticks.append(f"{Tick.BELOTE_HELD}-{side}-{count}")
        if deal.guilty[side.place]:
            ticks.append(f"{Tick.GUILTY}-{side}")
    ticks += [f"{Tick.SWEPT}-{deal.sweep}"] if deal.sweep else []
    ticks += [f"{Tick.LAST}-{deal.last_trick}"] if deal.last_trick else []
    ticks += [Tick.ACE] if deal.exposed_ace else []
    ticks += [Tick.ELDEST] if deal.eldest_ace else []
    ticks += [f"{Tick.RUN}-{deal.winning_run}"] if deal.winning_run else []
    return TypedDeal(
        attack=attack,
        bid=deal.undertaken,
        trump=deal.trump or "",
        points=f"{ours} / {theirs}" if deal.points and not deal.sweep else "",
        melds=f"{melds} / {others}" if others else str(melds or ""),
        ticks=tuple(ticks),
    )


def _stands_alone(typed: TypedDeal, ticks: Collection[list[str]]) -> None:
    """Refuse what cannot be beside a run that ends the deal in its first trick."""
    others = {kind for kind, *_ in ticks} - {Tick.RUN, Tick.DOUBLED}
    if others or any(_both(typed.points)) or any(_both(typed.melds)):
        raise EntryRefused(EntryFault.BESIDE_RUN)


def _undertaken(asked: AskedOfDeal, typed: str) -> str:
    """The bid that was typed, in any case, accents and digits: « 100 », « ٩٠ », « Capot »."""
    if not asked.undertakings:
        return NAMED
    plain = normalize("NFKD", typed).encode("ascii", "ignore").decode().strip().casefold()
    if typed.strip().isdecimal():
        # Python reads the digits of every script, which NFKD would drop.
        plain = str(int(typed))
    if not typed.strip():
        raise EntryRefused(EntryFault.NO_BID)
    if plain not in asked.undertakings:
        raise EntryRefused(EntryFault.UNKNOWN_BID, typed=typed)
    return plain


def _one(ticks: Collection[list[str]], what: str) -> str:
    """The one ticked of several that exclude each other; empty if none was."""
    found = [rest[0] for kind, *rest in ticks if kind == what]
    if len(found) > 1:
        raise EntryRefused(EntryFault.TICKED_TWICE)
    return found[0] if found else ""


def _points(total: int, typed: str, swept: SweptBy | None) -> tuple[int, int]:
    """The points of both sides; a side with all of them need not have won every trick."""
    ours, theirs = _both(typed)
    if swept is not None:
        return _swept(total, (ours, theirs), swept)
    for points in (ours, theirs):
        if points is not None and points > total:
            raise EntryRefused(EntryFault.TOO_MANY, total=total, points=points)
    if ours is not None and theirs is not None:
        if (together := ours + theirs) != total:
            facts = {"ours": ours, "theirs": theirs, "sum": together}
            raise EntryRefused(EntryFault.OTHER_TOTAL, total=total, **facts)
        return ours, theirs
    if ours is None and theirs is None:
        raise EntryRefused(EntryFault.NO_POINTS, total=total)
    both = (ours, total - ours) if ours is not None else (total - (theirs or 0), theirs or 0)
    if total in both:
        side = Side.ATTACK if both[0] else Side.DEFENCE
        raise EntryRefused(EntryFault.EVERY_POINT, total=total, side=side)
    return both


def _swept(total: int, typed: tuple[int | None, int | None], swept: SweptBy) -> tuple[int, int]:
    right = (0, total) if swept is SweptBy.DEFENCE else (total, 0)
    for points, due in zip(typed, right, strict=True):
        if points not in (None, due):
            raise EntryRefused(EntryFault.SWEPT_POINTS, total=total, points=points or 0)
    return right


def _belotes(
    asked: AskedOfDeal, trump: Trump | None, ticks: Collection[list[str]]
) -> tuple[int, int]:
    held = [rest for kind, *rest in ticks if kind == Tick.BELOTE_HELD]
    ours, theirs = (int(_one(held, side) or 0) for side in Side)
    most = asked.most_belotes(trump)
    if ours + theirs > most:
        raise EntryRefused(EntryFault.BELOTES, count=ours + theirs, most=most)
    return ours, theirs


def _melds(asked: AskedOfDeal, trump: Trump | None, typed: str) -> tuple[int, int]:
    melds = asked.rules.melds
    if melds is None:
        return 0, 0
    ours, theirs = (points or 0 for points in _both(typed))
    classes = melds.classes(trump or asked.trumps[0])
    values = frozenset[int]().union(*classes)
    if (ours or theirs) and not values:
        raise EntryRefused(EntryFault.NO_MELDS)
    for points in (ours, theirs):
        if not _is_a_sum(points, values):
            listed = " · ".join(map(str, sorted(values)))
            raise EntryRefused(EntryFault.NO_SUCH_MELD, points=points, melds=listed)
    # The runs of one side and the fours of the other, where each class has its own winner.
    apart = any(
        _is_a_sum(ours, one) and _is_a_sum(theirs, other) for one, other in permutations(classes, 2)
    )
    if ours and theirs and not (melds.of_both_sides or apart):
        raise EntryRefused(EntryFault.MELDS_OF_BOTH, ours=ours, theirs=theirs)
    return ours, theirs


MOST_MELDS = 6
"""Melds of a side at most: two hands of nine cards, and three cards at least in each."""


def _is_a_sum(points: int, values: Collection[int]) -> bool:
    """Whether at most `MOST_MELDS` melds can be worth this many points together."""
    reached = {0}
    for _ in range(MOST_MELDS):
        reached |= {sofar + value for sofar in reached for value in values}
    return points in reached


_SUM = r"\d+(?:\s*\+\s*\d+)*"
_BOTH = re.compile(rf"\s*({_SUM})?\s*(?:[/:]\s*({_SUM})?\s*)?")


def _both(typed: str) -> tuple[int | None, int | None]:
    """The numbers of the attack and of the defence, as far as they are there.

    >>> _both("112 + 20"), _both("102 / 60"), _both("/60"), _both("")
    ((132, None), (102, 60), (None, 60), (None, None))
    """
    found = _BOTH.fullmatch(typed)
    if found is None or any(len(digits) > DIGITS for digits in re.findall(r"\d+", typed)):
        raise EntryRefused(EntryFault.NO_NUMBER, typed=typed)
    ours, theirs = found.groups()
    return _added(ours), _added(theirs)


def _added(terms: str | None) -> int | None:
    return sum(map(int, terms.split("+"))) if terms else None
