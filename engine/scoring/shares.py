"""What each side has of a deal before any formula, with the line that adds it up."""

from dataclasses import dataclass, replace

from engine.scoring.reaching import line
from engine.settlement import Line, LineCode, Side, Tally


@dataclass(frozen=True, slots=True, kw_only=True)
class Share:
    """Raw points of a side; ``cards`` with the last trick and what every trick adds."""

    cards: int = 0
    melds: int = 0
    belote: int = 0

    @property
    def total(self) -> int:
        """Everything that the side has."""
        return self.cards + self.melds + self.belote

    def counted(self, *, melds: bool, belote: bool) -> int:
        """What of it helps to win the deal."""
        return self.cards + self.melds * melds + self.belote * belote

    def plus(self, other: "Share") -> "Share":
        """Both shares together."""
        return Share(
            cards=self.cards + other.cards,
            melds=self.melds + other.melds,
            belote=self.belote + other.belote,
        )

    def times(self, factor: int) -> "Share":
        """The share when every point counts so often."""
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
    return tally.tricks[side.place] > 0 == tally.tricks[side.other.place]


def without_belote(tally: Tally) -> Tally:
    """The deal as it is written where nobody writes a belote."""
    return replace(tally, belote=(0, 0))


def totals(tally: Tally, last_trick: int, all_tricks: int) -> tuple[Line, Line]:
    """How the shares of both sides add up."""
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
