"""Baloot's settlement: cards, projects and multiplier in round points (rules.md 2.10)."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

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
"""The factor on every trick where an ace doubles it."""

TURNED, OF_THE_ELDEST = 1, 2
"""The ace that doubles every trick, as the line of a score names it."""


class ReverseKaboot(StrEnum):
    """What a defence that won every trick of a sun has for it (rules.md 8, Saudi).

    As any side, or twice that if an ace was turned up, or if the eldest hand bought the sun with an
    ace; or nothing: the deal has failed like any other.
    """

    ALIKE = "alike"
    TURNED_ACE = "turned-ace"
    ELDEST_ACE = "eldest-ace"
    NONE = "none"


@dataclass(frozen=True, slots=True, kw_only=True)
class Rate:
    """The rate of card points to round points, ``a_ten`` for each ten.

    A rest of ``up_from`` goes up; with ``exact_fives`` a final 5 is kept as half a ten (R-67).
    ``all_tricks`` are the round points of every trick, before an exposed ace doubles them.
    """

    up_from: int
    a_ten: int = 1
    exact_fives: bool = False
    all_tricks: int = 44

    def round_points(self, points: int) -> int:
        """Return the round points of these card points."""
        # 75 gives 15, so that both sides always total 26.
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
    ``all_tricks_added`` on top of them (R-82). ``tie``: being level, ``no_trumps_tie`` at no trumps
    if otherwise there.

    ``paired``: both sides' round points are the whole deal's; of two that go up the larger last
    digit, then the larger total, goes down. ``rounds_compared``: who has more round points, melds
    included, has won, and only then who has more card points. ``takes_all``: who wins a doubled
    deal writes both sides' points, and who doubled last loses it when both are level.
    ``flat_sweep``: every trick is never multiplied, brings the melds and belotes of both sides, and
    no exposed ace doubles it. ``reverse``: what it is to the defence at no trumps.
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
    no_trumps_tie: Tie | None = None
    paired: bool = False
    rounds_compared: bool = False
    takes_all: bool = False
    flat_sweep: bool = False
    reverse: ReverseKaboot = ReverseKaboot.ALIKE

    def settle(self, tally: Tally) -> Settlement:
        """Return the game points of a deal with every step of the arithmetic."""
        result, lines = self._result(tally)
        if tally.contract.decides_game:
            return whole_game(tally, result, lines)
        written = tally if self.belote_written else without_belote(tally)
        cards = [self._in_rounds(written, side) for side in Side]
        # Where one side writes the cards of both, those of the other fill up one sum.
        if result is not Result.TIE and self._sweeper(written) is None:
            every = self._rate(written).round_points(sum(written.card_points))
            if result is Result.FAILED:
                cards[0] = every - cards[1]
            elif self._takes_pot(written):
                cards[1] = every - cards[0]
        ours, theirs = (
            Share(cards=cards[place], melds=written.melds[place], belote=written.belote[place])
            for place in (0, 1)
        )
        both = ours, theirs
        times = self._multiplier(tally)
        tie = self._tie(tally)
        carry, waiting = hanging(tally, result, tie, _multiplied(both[0], times))
        closing = self._closing(tally, result, both)
        return Settlement(
            tally=tally,
            result=result,
            scores=(result_of(closing[0]), result_of(closing[1])),
            lines=(*lines, *waiting, *closing),
            carry=carry,
        )

    def _result(self, tally: Tally) -> tuple[Result, tuple[Line, ...]]:
        """Return whether the contract is made, and the lines that show it."""
        tie = self._tie(tally)
        if self.flat_sweep and self._sweeper(tally):
            told = [card_points(tally, side, self.last_trick) for side in Side]
            result, comparison = compared(*tally.card_points, tie)
            return result, (*told[0], *told[1], comparison)
        (ours, ours_told), (theirs, theirs_told) = (self._counted(tally, side) for side in Side)
        lines = *ours_told, *theirs_told
        if self.rounds_compared and ours == theirs:
            level = line(LineCode.EQUAL_POINTS, Side.ATTACK, total=ours, others=theirs)
            lines, (ours, theirs) = (*lines, level), tally.card_points
            if ours == theirs:
                return compared(ours, theirs, tie)[0], lines
        result, comparison = compared(ours, theirs, tie)
        return result, (*lines, comparison)

    def _tie(self, tally: Tally) -> Tie:
        """Return what it means for this deal to be level."""
        contract = tally.contract
        if self.takes_all and contract.doubles:
            # Who doubled last loses when both are level: after one double that is the defence.
            return Tie.MADE if contract.doubles % 2 else Tie.FAILED
        if contract.trump is Trump.NONE and self.no_trumps_tie is not None:
            return self.no_trumps_tie
        return self.tie

    def _takes_pot(self, tally: Tally) -> bool:
        """Return whether the deal is doubled so that its winner writes the points of both."""
        return self.takes_all and tally.contract.multiplier > 1

    def _multiplier(self, tally: Tally) -> int:
        flat = self.flat_sweep and self._sweeper(tally)
        return 1 if flat else tally.contract.multiplier

    def _rate(self, tally: Tally) -> Rate:
        return self.no_trumps if tally.contract.trump is Trump.NONE else self.suit

    def _counted(self, tally: Tally, side: Side) -> tuple[int, tuple[Line, ...]]:
        """Return what a side has in card points, or in round points, and the lines that show it."""
        place = side.place
        raw: Callable[[int], int] = self._rate(tally).raw
        points, shown = tally.card_points[place], card_points(tally, side, self.last_trick)
        if self.rounds_compared:
            rounds = self._rounded(tally)[place]
            shown = *shown, line(LineCode.IN_ROUNDS, side, points=points, total=rounds)
            points, raw = rounds, int
        helps = self.belote_helps and (self.belote_written or side is Side.ATTACK)
        margins = (
            (LineCode.MELDS_MARGIN, raw(tally.melds[place] * self.melds_help)),
            (LineCode.BELOTE_MARGIN, raw(tally.belote[place] * helps)),
        )
        points, helped = with_margins(points, side, margins)
        return points, (*shown, *helped)

    def _rounded(self, tally: Tally) -> tuple[int, int]:
        """Return the round points of both sides' cards, without those of every trick."""
        rate, (ours, theirs) = self._rate(tally), tally.card_points
        rounds = [rate.round_points(ours), rate.round_points(theirs)]
        off = sum(rounds) - rate.round_points(ours + theirs)
        if self.paired and off:
            changed = 0 if (ours % 10, ours) > (theirs % 10, theirs) else 1
            rounds[changed] -= off
        return rounds[0], rounds[1]

    def _bonus(self, tally: Tally) -> int:
        """Return the round points for every trick."""
        factor = ACE_FACTOR if self._ace(tally) else 1
        return self._rate(tally).all_tricks * factor

    def _ace(self, tally: Tally) -> int:
        """Return the ace that doubles every trick: none, the one turned up, the eldest hand's."""
        reverse = self.reverse if _is_reverse(tally) else ReverseKaboot.ALIKE
        # 88 instead of 44 if an ace was turned up (rules.md 2.10).
        if tally.exposed_ace and (not self.flat_sweep or reverse is ReverseKaboot.TURNED_ACE):
            return TURNED
        return OF_THE_ELDEST if tally.eldest_ace and reverse is ReverseKaboot.ELDEST_ACE else 0

    def _sweeper(self, tally: Tally) -> Side | None:
        """Return the side that has something for every trick."""
        if self.reverse is ReverseKaboot.NONE and _is_reverse(tally):
            return None
        return next((side for side in Side if swept(tally, side)), None)

    def _in_rounds(self, tally: Tally, side: Side) -> int:
        """The round points of a side's cards."""
        points = self._rounded(tally)[side.place]
        if self._sweeper(tally) is not side:
            return points
        # In place of the cards' points, unless the house rules add them (R-82).
        return self._bonus(tally) + (points if self.all_tricks_added else 0)

    def _closing(
        self, tally: Tally, result: Result, both: tuple[Share, Share]
    ) -> tuple[Line, Line]:
        raw = (Share(cards=tally.card_points[0]), Share(cards=tally.card_points[1]))
        every = self._takes_pot(tally) or (self.flat_sweep and self._sweeper(tally) is not None)
        failure = ALL_TO_DEFENCE if every else self.failure
        cards = portions(result, raw, failure, 0, takes_all=every)
        rounds = portions(result, both, failure, tally.carry, takes_all=every)
        return (
            self._written(Side.ATTACK, tally, cards[0].points, rounds[0]),
            self._written(Side.DEFENCE, tally, cards[1].points, rounds[1]),
        )

    def _written(self, side: Side, tally: Tally, points: int, portion: Portion) -> Line:
        both = portion.own.plus(portion.gained)
        multiplier = self._multiplier(tally)
        result = _multiplied(both, multiplier) + portion.carried
        if not result:
            return nothing(side)
        sweep = self._bonus(tally) if self._sweeper(tally) and both.cards else 0
        return line(
            LineCode.ROUND_POINTS,
            side,
            points=points,
            bare=both.cards - sweep,
            sweep=sweep,
            ace=self._ace(tally) if sweep else 0,
            rounded=both.cards,
            melds=both.melds,
            multiplier=multiplier,
            belote=both.belote,
            carried=portion.carried,
            extra=result - both.cards,
            result=result,
        )


def _is_reverse(tally: Tally) -> bool:
    """Whether the defence won every trick of a sun."""
    return tally.contract.trump is Trump.NONE and swept(tally, Side.DEFENCE)


def _multiplied(share: Share, multiplier: int) -> int:
    """Return the round points scored: everything but belote multiplied."""
    # The baloot is never multiplied (rules.md 2.10).
    return (share.cards + share.melds) * multiplier + share.belote
