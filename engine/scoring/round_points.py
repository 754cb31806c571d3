"""Baloot's settlement: cards, projects and multiplier in round points (rules.md 2.10)."""

from dataclasses import dataclass

from engine.cards import Trump
from engine.scoring.outcome import (
    Tie,
    card_points,
    compared,
    hanging,
    line,
    nothing,
    result_of,
    whole_game,
    with_margins,
)
from engine.scoring.shares import (
    ALL_TO_DEFENCE,
    Failure,
    Portion,
    Share,
    portions,
    swept,
    to_tens,
    without_belote,
)
from engine.settlement import Line, LineCode, Result, Settlement, Side, Tally

HALF_A_TEN = 5
ACE_FACTOR = 2
"""How often every trick counts when the turned-up card was an ace."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rate:
    """How card points become round points, ``a_ten`` for each ten.

    A rest of ``up_from`` goes up; with ``exact_fives`` a final 5 is kept as half a ten (R-67).
    ``all_tricks`` are the round points of every trick, before an exposed ace doubles them.
    """

    up_from: int
    a_ten: int = 1
    exact_fives: bool = False
    all_tricks: int = 44

    def round_points(self, points: int) -> int:
        """Return the round points of these card points."""
        if self.exact_fives and points % 10 == HALF_A_TEN:
            return points * self.a_ten // 10
        return to_tens(points, self.up_from) // 10 * self.a_ten

    def raw(self, round_points: int) -> int:
        """Return the card points worth this many round points."""
        return round_points * 10 // self.a_ten


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundPoints:
    """Made: (p + pr) * m + ba for each side. Failed: the defence everything, cards as one sum.

    Melds and belote of the tally are round points, and belote is never multiplied. Who has more
    card points has won; ``melds_help`` and ``belote_helps`` add the others, each at what it is
    worth in cards (R-68). Unless ``belote_written`` nobody writes the belote, and the attack's
    alone helps. A side with every trick has those round points instead of its cards', or with
    ``all_tricks_added`` on top of them (R-82). ``tie``: being level.
    """

    last_trick: int
    suit: Rate
    no_trumps: Rate
    tie: Tie = Tie.FAILED
    failure: Failure = ALL_TO_DEFENCE
    melds_help: bool = False
    belote_helps: bool = False
    belote_written: bool = True
    all_tricks_added: bool = False

    def settle(self, tally: Tally) -> Settlement:
        """Return the game points of a deal with every step of the arithmetic."""
        (ours, ours_told), (theirs, theirs_told) = (self._counted(tally, side) for side in Side)
        result, comparison = compared(ours, theirs, self.tie)
        lines = (*ours_told, *theirs_told, comparison)
        if tally.contract.decides_game:
            return whole_game(tally, result, lines)
        written = tally if self.belote_written else without_belote(tally)
        both = self._shares(written, result)
        carry, waiting = hanging(tally, result, self.tie, _multiplied(both[0], tally))
        closing = self._closing(tally, result, both)
        return Settlement(
            tally=tally,
            result=result,
            scores=(result_of(closing[0]), result_of(closing[1])),
            lines=(*lines, *waiting, *closing),
            carry=carry,
        )

    def _rate(self, tally: Tally) -> Rate:
        return self.no_trumps if tally.contract.trump is Trump.NONE else self.suit

    def _counted(self, tally: Tally, side: Side) -> tuple[int, tuple[Line, ...]]:
        """Return a side's card points, with everything else that counts converted, and lines."""
        place, raw = side.place, self._rate(tally).raw
        helps = self.belote_helps and (self.belote_written or side is Side.ATTACK)
        margins = (
            (LineCode.MELDS_MARGIN, raw(tally.melds[place] * self.melds_help)),
            (LineCode.BELOTE_MARGIN, raw(tally.belote[place] * helps)),
        )
        points, helped = with_margins(tally.card_points[place], side, margins)
        return points, (*card_points(tally, side, self.last_trick), *helped)

    def _bonus(self, tally: Tally) -> int:
        """Return the round points for every trick."""
        factor = ACE_FACTOR if tally.exposed_ace else 1
        return self._rate(tally).all_tricks * factor

    def _in_rounds(self, tally: Tally, side: Side) -> int:
        """The round points of a side's cards."""
        points = self._rate(tally).round_points(tally.card_points[side.place])
        if not swept(tally, side):
            return points
        return self._bonus(tally) + (points if self.all_tricks_added else 0)

    def _shares(self, tally: Tally, result: Result) -> tuple[Share, Share]:
        """The round points of both sides; on failure the attack's cards fill up one sum (R-69)."""
        cards = [self._in_rounds(tally, side) for side in Side]
        if result is Result.FAILED and not any(swept(tally, side) for side in Side):
            cards[0] = self._rate(tally).round_points(sum(tally.card_points)) - cards[1]
        ours, theirs = (
            Share(cards=cards[place], melds=tally.melds[place], belote=tally.belote[place])
            for place in (0, 1)
        )
        return ours, theirs

    def _closing(
        self, tally: Tally, result: Result, both: tuple[Share, Share]
    ) -> tuple[Line, Line]:
        raw = (Share(cards=tally.card_points[0]), Share(cards=tally.card_points[1]))
        cards = portions(result, raw, self.failure, 0, takes_all=False)
        rounds = portions(result, both, self.failure, tally.carry, takes_all=False)
        return (
            self._written(Side.ATTACK, tally, cards[0].points, rounds[0]),
            self._written(Side.DEFENCE, tally, cards[1].points, rounds[1]),
        )

    def _written(self, side: Side, tally: Tally, points: int, portion: Portion) -> Line:
        both = portion.own.plus(portion.gained)
        result = _multiplied(both, tally) + portion.carried
        if not result:
            return nothing(side)
        sweeps = any(swept(tally, each) for each in Side)
        sweep = self._bonus(tally) if sweeps and both.cards else 0
        return line(
            LineCode.ROUND_POINTS,
            side,
            points=points,
            bare=both.cards - sweep,
            sweep=sweep,
            ace=int(tally.exposed_ace),
            rounded=both.cards,
            melds=both.melds,
            multiplier=tally.contract.multiplier,
            belote=both.belote,
            carried=portion.carried,
            extra=result - both.cards,
            result=result,
        )


def _multiplied(share: Share, tally: Tally) -> int:
    """Return the round points scored: everything but belote multiplied."""
    return (share.cards + share.melds) * tally.contract.multiplier + share.belote
