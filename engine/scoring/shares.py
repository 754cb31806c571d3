"""The shares of both sides in a deal, what each scores of them, and the rounding."""

from dataclasses import dataclass, replace
from enum import StrEnum

from engine.scoring.outcome import line
from engine.settlement import Line, LineCode, Result, Side, Tally


@dataclass(frozen=True, slots=True, kw_only=True)
class Share:
    """The raw points of a side; ``cards`` include the bonuses for the last and for every trick."""

    cards: int = 0
    melds: int = 0
    belote: int = 0

    @property
    def total(self) -> int:
        """All points of the side."""
        return self.cards + self.melds + self.belote

    def counted(self, *, melds: bool, belote: bool) -> int:
        """Return the points that help to win the deal."""
        return self.cards + self.melds * melds + self.belote * belote

    def plus(self, other: "Share") -> "Share":
        """Both shares together."""
        return Share(
            cards=self.cards + other.cards,
            melds=self.melds + other.melds,
            belote=self.belote + other.belote,
        )

    def times(self, factor: int) -> "Share":
        """The share multiplied."""
        return Share(
            cards=self.cards * factor, melds=self.melds * factor, belote=self.belote * factor
        )


NOTHING = Share()


def shares(tally: Tally, all_tricks: int) -> tuple[Share, Share]:
    """The attack's share and the defence's; ``all_tricks`` goes to a side that won every one."""
    attack, defence = (
        Share(
            cards=tally.card_points[side.place] + all_tricks * swept(tally, side),
            melds=tally.melds[side.place],
            belote=tally.belote[side.place],
        )
        for side in Side
    )
    return attack, defence


def swept(tally: Tally, side: Side) -> bool:
    """Whether this side won every trick."""
    # A deal that ended before its first trick is swept by nobody.
    return tally.tricks[side.place] > 0 == tally.tricks[side.other.place]


def pointless(tally: Tally) -> Side | None:
    """The side whose tricks brought no card point, if it won some."""
    sides = (side for side in Side if tally.tricks[side.place])
    return next((side for side in sides if not tally.card_points[side.place]), None)


def as_swept(tally: Tally, loser: Side) -> Tally:
    """Return the deal with every trick on the other side."""
    every = sum(tally.tricks)
    return replace(tally, tricks=(0, every) if loser is Side.ATTACK else (every, 0))


def without_belote(tally: Tally) -> Tally:
    """Return the deal without belotes, if they are not scored."""
    return replace(tally, belote=(0, 0))


def with_swept_melds(tally: Tally) -> Tally:
    """Return the deal with all melds on the side that won every trick, if one did."""
    for side in Side:
        if swept(tally, side):
            every = sum(tally.melds)
            return replace(tally, melds=(every, 0) if side is Side.ATTACK else (0, every))
    return tally


def totals(tally: Tally, last_trick: int, all_tricks: int) -> tuple[Line, Line]:
    """The lines that add up the shares of both sides."""
    attack, defence = (_total(tally, side, last_trick, all_tricks) for side in Side)
    return attack, defence


def _total(tally: Tally, side: Side, last_trick: int, all_tricks: int) -> Line:
    place = side.place
    last = last_trick if tally.last_trick is side else 0
    sweep = all_tricks if swept(tally, side) else 0
    melds, belote = tally.melds[place], tally.belote[place]
    cards = tally.card_points[place] - last
    extra = last + sweep + melds + belote
    return line(
        LineCode.SIDE_TOTAL,
        side,
        cards=cards,
        last=last,
        sweep=sweep,
        melds=melds,
        belote=belote,
        extra=extra,
        total=cards + extra,
    )


class OnFailure(StrEnum):
    """The receiver of a failed attack's points: nobody, the defence, or the attack."""

    FORFEITED = "forfeited"
    TO_DEFENCE = "to_defence"
    KEPT = "kept"


@dataclass(frozen=True, slots=True, kw_only=True)
class Failure:
    """The receivers of the attack's card points, melds and belote; the defence keeps its own."""

    cards: OnFailure = OnFailure.TO_DEFENCE
    melds: OnFailure = OnFailure.TO_DEFENCE
    belote: OnFailure = OnFailure.TO_DEFENCE

    def part(self, share: Share, fate: OnFailure) -> Share:
        """Return the part of the attack's share that goes this way."""
        return Share(
            cards=share.cards if self.cards is fate else 0,
            melds=share.melds if self.melds is fate else 0,
            belote=share.belote if self.belote is fate else 0,
        )


ALL_TO_DEFENCE = Failure()
"""The defence writes everything."""


@dataclass(frozen=True, slots=True)
class Portion:
    """A side's own points, those it gains from the other side, and carried points."""

    own: Share
    gained: Share = NOTHING
    carried: int = 0

    @property
    def points(self) -> int:
        """The points of this deal, without what hung before."""
        return self.own.plus(self.gained).total


def portions(
    result: Result,
    shares: tuple[Share, Share],
    failure: Failure,
    carry: int,
    *,
    takes_all: bool,
) -> tuple[Portion, Portion]:
    """Attack and defence; ``takes_all``: who made the contract has the other side's points too."""
    ours, theirs = shares
    match result:
        case Result.MADE if takes_all:
            return Portion(ours, theirs, carry), Portion(NOTHING)
        case Result.MADE:
            return Portion(ours, NOTHING, carry), Portion(theirs)
        case Result.FAILED:
            gained = failure.part(ours, OnFailure.TO_DEFENCE)
            kept = failure.part(ours, OnFailure.KEPT)
            return Portion(kept), Portion(theirs, gained, carry)
        case _:
            return Portion(NOTHING), Portion(theirs)


class Rounding(StrEnum):
    """The rounding of card points: exact, each side to ten, or the remainder of one sum.

    ``COMPLEMENT``: the defence's to the nearest ten, and what is left of all of them to the attack.
    """

    NONE = "none"
    NEAREST = "nearest"
    SIX_UP = "six-up"
    COMPLEMENT = "complement"

    def of(self, points: int) -> int:
        """Round the points of one side on its own."""
        match self:
            case Rounding.NONE:
                return points
            case Rounding.SIX_UP:
                return to_tens(points, up_from=6)
            case Rounding.NEAREST | Rounding.COMPLEMENT:
                return nearest_ten(points)


def to_tens(points: int, up_from: int) -> int:
    """Round down to a ten, or up if the remainder is at least ``up_from``."""
    return (points + 10 - up_from) // 10 * 10


def nearest_ten(points: int) -> int:
    """Round to the nearest ten, a final 5 upward (R-10)."""
    return to_tens(points, up_from=5)
