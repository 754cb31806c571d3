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
            cards=tally.card_points[place] + all_tricks * swept(tally, place),
            melds=tally.melds[place],
            belote=tally.belote[place],
        )
        for place in (0, 1)
    )
    return attack, defence


def swept(tally: Tally, place: int) -> bool:
    """Whether this side, 0 for the attack, won every trick."""
    return tally.tricks[place] > 0 == tally.tricks[1 - place]


def without_belote(tally: Tally) -> Tally:
    """The deal as it is written where nobody writes a belote."""
    return replace(tally, belote=(0, 0))


def with_margin(points: int, margin: int) -> tuple[int, tuple[Line, ...]]:
    """The attack's points when a belote that is not written helps it, and the line that says so."""
    total = points + margin
    if not margin:
        return total, ()
    return total, (line(LineCode.BELOTE_MARGIN, Side.ATTACK, points=margin, total=total),)


def totals(tally: Tally, last_trick: int, all_tricks: int) -> tuple[Line, Line]:
    """How the shares of both sides add up."""
    attack, defence = (
        _total(tally, place, side, last_trick, all_tricks)
        for place, side in enumerate((Side.ATTACK, Side.DEFENCE))
    )
    return attack, defence


def _total(tally: Tally, place: int, side: Side, last_trick: int, all_tricks: int) -> Line:
    last = last_trick if tally.last_trick is side else 0
    sweep = all_tricks if swept(tally, place) else 0
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
