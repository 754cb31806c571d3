"""The settlement of games without numbers: who chose trump needs more points than the others."""

from dataclasses import dataclass, replace

from engine.cards import Trump
from engine.scoring.outcome import (
    Tie,
    compared,
    hanging,
    line,
    nothing,
    result_of,
    whole_game,
    with_margins,
    written,
)
from engine.scoring.paired_tens import PairedTens
from engine.scoring.shares import (
    ALL_TO_DEFENCE,
    Failure,
    Portion,
    Share,
    portions,
    shares,
    swept,
    to_tens,
    totals,
    with_swept_melds,
    without_belote,
)
from engine.scoring.trumpless import BroughtTo, brought
from engine.settlement import Line, LineCode, Result, Settlement, Side, Tally


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchPoints:
    """One match point per ten; a remainder of at least ``suit``, ``no_trumps`` … rounds up.

    ``every_trick`` is on top of them for the winner of a deal who won every trick, never
    multiplied. ``no_trump_factor``: how often every point of a deal at no trumps counts (R-45).
    ``pot``: a doubled deal gives the winner all points of both sides (R-46); otherwise both sides
    write their own, multiplied.
    """

    suit: int = 7
    no_trumps: int = 6
    all_trumps: int = 5
    every_trick: int = 9
    no_trump_factor: int = 1
    pot: bool = True

    def factor(self, tally: Tally) -> int:
        """Return the factor for raw points."""
        return self.no_trump_factor if tally.contract.trump is Trump.NONE else 1

    def takes_pot(self, tally: Tally) -> bool:
        """Whether the winner scores the points of both sides."""
        return self.pot and tally.contract.multiplier > 1

    def written(
        self,
        portions: tuple[Portion, Portion],
        shares: tuple[Share, Share],
        result: Result,
        tally: Tally,
    ) -> tuple[Line, Line]:
        """Return both sides' scores."""
        attack, defence = portions
        return (
            self._line(attack, Side.ATTACK, tally, wins=result is Result.MADE),
            self._line(defence, Side.DEFENCE, tally, wins=result is not Result.MADE),
        )

    def held(self, shares: tuple[Share, Share], tally: Tally) -> int:
        """Return what a tie leaves hanging."""
        return shares[0].total

    def _line(self, portion: Portion, side: Side, tally: Tally, *, wins: bool) -> Line:
        """Return this side's score: points multiplied, carried points added, then converted."""
        multiplier = tally.contract.multiplier
        # Points that were held are added unmultiplied, before they are converted.
        raw = portion.points * multiplier + portion.carried
        if not raw:
            return nothing(side)
        up_from = {Trump.NONE: self.no_trumps, Trump.ALL: self.all_trumps}.get(
            tally.contract.trump, self.suit
        )
        tens = to_tens(raw, up_from) // 10
        every_trick = wins and swept(tally, side)
        bonus = self.every_trick if every_trick else 0
        return line(
            LineCode.MATCH_POINTS,
            side,
            own=portion.own.total,
            gained=portion.gained.total,
            multiplier=multiplier,
            carried=portion.carried,
            extra=raw - portion.own.total,
            raw=raw,
            tens=tens,
            bonus=bonus,
            result=tens + bonus,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Majority:
    """sA against sD. Made: each side its own. Failed: what ``failure`` says (rules.md 4).

    ``all_tricks`` are card points on top for a side that won every trick; ``all_tricks_help``:
    they count in the comparison, else the winner of the deal adds them afterwards (R-85);
    ``all_tricks_lost``: with its contract the attack loses them to nobody (rules.md 2.6).
    ``hanging`` are the points that wait after a tie, the attack's own if it is not given.
    ``melds_help`` and ``belote_helps``: whether they count in the comparison. Unless
    ``belote_written`` nobody writes the belote, and the attack's alone helps. ``takes_all``: who
    made the contract writes the defence's points too. ``swept_melds``: who won every trick has the
    other side's melds. With ``match_points`` the totals are converted at the end.
    ``trumpless``: the total to which deals without a trump suit are brought.

    Doubled, and without match points, the points of the tricks that the winner writes are
    multiplied, melds and belotes never; with ``doubled_pot`` the attack that makes its contract
    writes what the defence has as well.
    """

    last_trick: int
    tie: Tie
    failure: Failure = ALL_TO_DEFENCE
    all_tricks: int = 0
    hanging: int | None = None
    melds_help: bool = True
    belote_helps: bool = True
    belote_written: bool = True
    all_tricks_help: bool = True
    all_tricks_lost: bool = False
    takes_all: bool = False
    swept_melds: bool = False
    match_points: MatchPoints | PairedTens | None = None
    trumpless: BroughtTo | None = None
    doubled_pot: bool = True

    def settle(self, tally: Tally) -> Settlement:
        """Return the game points of a deal with every step of the arithmetic."""
        evened, shown = brought(tally, self.trumpless, self.last_trick)
        settlement = self._settled(evened)
        return replace(settlement, tally=tally, lines=(*shown, *settlement.lines))

    def _settled(self, tally: Tally) -> Settlement:
        # The order of rules.md 4: compare raw points first, then multiply and convert.
        counted = tally if self.belote_written else without_belote(tally)
        if self.swept_melds:
            counted = with_swept_melds(counted)
        (ours, theirs), added_up = self._added_up(counted)
        unwritten = tally.belote[0] - counted.belote[0] if self.belote_helps else 0
        reached, margins = with_margins(
            self._counted(ours), Side.ATTACK, ((LineCode.BELOTE_MARGIN, unwritten),)
        )
        result, comparison = compared(reached, self._counted(theirs), self.tie)
        lines = (*added_up, *margins, comparison)
        # After a match call the deal decides the game, whatever its points (rules.md 2.7).
        if tally.contract.decides_game:
            return whole_game(tally, result, lines)
        carry, waiting = hanging(tally, result, self.tie, self._held((ours, theirs), tally))
        pot = self.match_points is not None and self.match_points.takes_pot(tally)
        swept_last: tuple[Line, ...] = ()
        # Added after the comparison: it must not decide the contract.
        if not self.all_tricks_help:
            (ours, theirs), swept_last = self._with_bonus(tally, result, ours, theirs)
        elif self.all_tricks_lost and swept(tally, Side.ATTACK) and result is not Result.MADE:
            ours = replace(ours, cards=ours.cards - self.all_tricks)
        doubled: tuple[Line, ...] = ()
        if tally.contract.multiplier > 1 and self.match_points is None:
            pot = self.doubled_pot
            (ours, theirs), doubled = self._doubled(tally, result, ours, theirs)
        # Of paired tens the loser of a doubled deal keeps nothing, whatever it keeps else.
        everything = pot and isinstance(self.match_points, PairedTens)
        attack, defence = portions(
            result,
            (ours, theirs),
            ALL_TO_DEFENCE if everything else self.failure,
            tally.carry,
            takes_all=self.takes_all or pot,
        )
        closing = self._written((attack, defence), (ours, theirs), result, tally)
        return Settlement(
            tally=tally,
            result=result,
            scores=(result_of(closing[0]), result_of(closing[1])),
            lines=(*lines, *waiting, *swept_last, *doubled, *closing),
            carry=carry,
        )

    def _with_bonus(
        self, tally: Tally, result: Result, ours: Share, theirs: Share
    ) -> tuple[tuple[Share, Share], tuple[Line, ...]]:
        """Return the shares with the winner's bonus for every trick, and the line that adds it."""
        winner = {Result.MADE: Side.ATTACK, Result.FAILED: Side.DEFENCE}.get(result)
        if winner is None or not self.all_tricks or not swept(tally, winner):
            return (ours, theirs), ()
        bonus = Share(cards=self.all_tricks)
        if winner is Side.ATTACK:
            ours = own = ours.plus(bonus)
        else:
            theirs = own = theirs.plus(bonus)
        added = line(LineCode.EVERY_TRICK, winner, points=self.all_tricks, total=own.total)
        return (ours, theirs), (added,)

    def _doubled(
        self, tally: Tally, result: Result, ours: Share, theirs: Share
    ) -> tuple[tuple[Share, Share], tuple[Line, ...]]:
        """Return the shares with the tricks that the winner writes multiplied, and their lines."""
        if result is Result.TIE:
            return (ours, theirs), ()
        factor, lines, shared = tally.contract.multiplier, list[Line](), list[Share]()
        for side, share in zip(Side, (ours, theirs), strict=True):
            of_winner = result is Result.FAILED or self.doubled_pot or side is Side.ATTACK
            total = share.cards * factor if of_winner else share.cards
            shared.append(replace(share, cards=total))
            if of_winner and share.cards:
                facts = {"points": share.cards, "factor": factor, "total": total}
                lines.append(line(LineCode.COUNTED_TIMES, side, **facts))
        return (shared[0], shared[1]), tuple(lines)

    def _added_up(self, tally: Tally) -> tuple[tuple[Share, Share], tuple[Line, ...]]:
        """Return the shares and how they add up; if points are multiplied, no bonus is."""
        bonus = self.all_tricks if self.all_tricks_help else 0
        factor = self.match_points.factor(tally) if self.match_points else 1
        if factor == 1:
            return shares(tally, bonus), totals(tally, self.last_trick, bonus)
        lines = list(totals(tally, self.last_trick, 0))
        scaled = []
        for side, bare in zip(Side, shares(tally, 0), strict=True):
            share = bare.times(factor)
            lines.append(
                line(
                    LineCode.COUNTED_TIMES,
                    side,
                    points=bare.total,
                    factor=factor,
                    total=share.total,
                )
            )
            if bonus and swept(tally, side):
                share = share.plus(Share(cards=bonus))
                lines.append(line(LineCode.EVERY_TRICK, side, points=bonus, total=share.total))
            scaled.append(share)
        ours, theirs = scaled
        return (ours, theirs), tuple(lines)

    def _held(self, both: tuple[Share, Share], tally: Tally) -> int:
        """Return the points that a tie leaves hanging."""
        # Bidding Belote holds 85 for the makers' half, whatever they have (R-47).
        if self.hanging is not None:
            return self.hanging
        return self.match_points.held(both, tally) if self.match_points else both[0].total

    def _counted(self, share: Share) -> int:
        return share.counted(melds=self.melds_help, belote=self.belote_helps)

    def _written(
        self,
        both: tuple[Portion, Portion],
        shares: tuple[Share, Share],
        result: Result,
        tally: Tally,
    ) -> tuple[Line, Line]:
        if self.match_points:
            return self.match_points.written(both, shares, result, tally)
        attack, defence = (
            written(side, portion.own.total, portion.gained.total, portion.carried)
            for side, portion in zip(Side, both, strict=True)
        )
        return attack, defence
