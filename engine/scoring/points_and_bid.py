"""The settlement of bidding games: each side its points, the attack its bid as well."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine.contract import ContractKind
from engine.scoring.outcome import Margins, Tie, hanging, line, nothing, reached, written
from engine.scoring.score_parts import (
    FORFEITS,
    POINTS_WRITTEN,
    WHOLE_SUM,
    DefencePoints,
    Multiplied,
    Written,
)
from engine.scoring.shares import (
    OnFailure,
    Rounding,
    as_swept,
    nearest_ten,
    pointless,
    swept,
    with_swept_melds,
)
from engine.scoring.trumpless import BroughtTo, brought
from engine.settlement import Line, LineCode, Result, Settlement, Side, Tally

Parts = Mapping[str, int]
"""Points by what they are for."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PointsAndBid:
    """Made: A + bA + V*m and D + bD. Failed: the attack nothing, the defence ``pot`` + V*m.

    ``needed`` names bids that want more than their number; ``belote_helps`` and ``melds_help``:
    whether the attack's count toward a number. ``written`` is what is written at all,
    ``belote_written`` whether belotes are. ``failed_bid``: the pot comes with the bid,
    ``failed_points``: the bid with the pot; forfeited is the pot in any case.
    ``unbid_capot`` is added, or with ``unbid_capot_points`` the attack's card points are replaced,
    when the defence won no trick against a number, with ``always`` against a capot too, with
    ``either`` also to a defence that won every trick; ``all_tricks_help``: either counts toward the
    number. ``forfeit_sweep`` is added once, where pot and bid of a doubled number are forfeited to
    an attack with every trick. ``pointless_is_swept``: a side without card points counts as one
    without a trick, so that a capot is made too. ``swept_melds``: who won every trick has the other
    side's melds.
    ``capot_points`` replaces them when a capot was bid, ``capot_pot`` the pot when it failed: with
    both 0 a capot is worth its bid and nothing else, also where only points made are written.
    ``beat_defence``: a number must also be more than the defence has; if both have the same, the
    attack's points hang, or it fails where points are not written. ``trumpless``: the total to
    which deals without a trump suit are brought. ``exact_last``: the last deal of a game is written
    to the point.
    """

    last_trick: int
    pot: int
    multiplied: Multiplied = Multiplied.BID
    rounding: Rounding = Rounding.NONE
    written: Written = Written.BOTH
    defence_points: DefencePoints = DefencePoints.OWN
    failed_bid: bool = True
    failed_points: bool = True
    failed_belote: OnFailure = OnFailure.FORFEITED
    failed_melds: OnFailure = OnFailure.TO_DEFENCE
    belote_helps: bool = True
    belote_written: bool = True
    melds_help: bool = True
    needed: tuple[tuple[int, int], ...] = ()
    unbid_capot: int = 0
    unbid_capot_points: int | None = None
    always: bool = False
    either: bool = False
    forfeit_sweep: int = 0
    all_tricks_help: bool = False
    pointless_is_swept: bool = False
    swept_melds: bool = False
    capot_points: int | None = None
    capot_pot: int | None = None
    beat_defence: bool = False
    trumpless: BroughtTo | None = None
    exact_last: bool = False

    def to_the_point(self) -> "PointsAndBid":
        """Return the settlement without its rounding."""
        return replace(self, rounding=Rounding.NONE)

    def settle(self, tally: Tally) -> Settlement:
        """Return the game points of a deal with every step of the arithmetic."""
        counted, scaled = brought(tally, self.trumpless, self.last_trick)
        loser = pointless(counted) if self.pointless_is_swept else None
        if loser is not None:
            counted, scaled = as_swept(counted, loser), (*scaled, line(LineCode.NO_POINTS, loser))
        if self.swept_melds:
            counted = with_swept_melds(counted)
        result, told = self._reached(counted)
        # After a level deal the attack's written points hang, without its bid (rules.md 8).
        own = self._cards(counted)[0] + self._melds(counted)[0] + self._belotes(counted)[0]
        carry, waiting = hanging(counted, result, Tie.HANGS, own)
        closing = self._closing(counted, result)
        return Settlement(
            tally=tally,
            result=result,
            scores=(
                _score(closing, Side.ATTACK),
                _score(closing, Side.DEFENCE),
            ),
            lines=(*scaled, *told, *waiting, *closing),
            carry=carry,
        )

    def _reached(self, tally: Tally) -> tuple[Result, tuple[Line, ...]]:
        """Return whether the contract is made, or its points hang, and the lines that show it."""
        success = reached(
            tally,
            self.last_trick,
            dict(self.needed),
            margins=(
                (LineCode.EVERY_TRICK, self._for_every_trick(tally) * self.all_tricks_help),
                *self._margins(tally, Side.ATTACK),
            ),
        )
        if success.total is None or not success.made or not self.beat_defence:
            return Result.MADE if success.made else Result.FAILED, success.lines
        theirs = tally.card_points[1] + sum(more for _, more in self._margins(tally, Side.DEFENCE))
        *cards, last = success.lines
        if success.total == theirs and self._counts_points:
            level = line(LineCode.EQUAL_POINTS, Side.ATTACK, total=theirs, others=theirs)
            return Result.TIE, (*cards, level)
        made = success.total > theirs
        code = LineCode.BID_AND_MORE if made else LineCode.BID_NOT_MORE
        facts = dict(last.facts) | {"others": theirs}
        told = (*cards, line(code, Side.ATTACK, **facts))
        return Result.MADE if made else Result.FAILED, told

    def _margins(self, tally: Tally, side: Side) -> Margins:
        """Return what helps a side besides its cards; an unwritten belote the attack alone."""
        belote_helps = self.belote_helps and (self.belote_written or side is Side.ATTACK)
        return (
            (LineCode.MELDS_MARGIN, tally.melds[side.place] * self.melds_help),
            (LineCode.BELOTE_MARGIN, tally.belote[side.place] * belote_helps),
        )

    def _for_every_trick(self, tally: Tally) -> int:
        """Return what a number's attack has for every trick, beyond the points of its cards."""
        if not swept(tally, Side.ATTACK):
            return 0
        if self.unbid_capot_points is not None:
            return max(0, self.unbid_capot_points - tally.card_points[0])
        return self.unbid_capot

    def _closing(self, tally: Tally, result: Result) -> tuple[Line, ...]:
        if result is Result.TIE:
            return nothing(Side.ATTACK), *self._defence_made(tally)
        made = result is Result.MADE
        winner = Side.ATTACK if made else Side.DEFENCE
        doubled = tally.contract.multiplier > 1
        if self.multiplied in FORFEITS and doubled:
            closing: tuple[Line, ...] = self._forfeit(tally, winner)
        elif self.multiplied is Multiplied.FORFEIT_BID and doubled and made:
            closing = self._pot_and_bid_made(tally)
        else:
            closing = self._made(tally) if made else self._failed(tally)
        if not tally.carry or not self.beat_defence:  # nothing hangs otherwise
            return closing
        return *closing, written(winner, _score(closing, winner), carried=tally.carry)

    def _made(self, tally: Tally) -> tuple[Line, ...]:
        defence = self._defence_made(tally)
        # The attack gets the rest of one rounded sum: the defence's share of it comes first.
        if self.rounding is Rounding.COMPLEMENT:
            return *defence, self._attack_made(tally)
        points = self._in_place_of_cards(tally)
        replaced = (line(LineCode.ALL_TRICKS, Side.ATTACK, points=points),) if points else ()
        return *replaced, self._attack_made(tally), *defence

    def _attack_made(self, tally: Tally) -> Line:
        others = self._beside_cards(tally)
        replaced = self._in_place_of_cards(tally)
        if replaced is None and self.rounding is Rounding.COMPLEMENT and self._counts_points:
            return self._rest(tally, others)
        cards = self._cards(tally)[0] if replaced is None else replaced
        return self._with_bid(LineCode.ATTACK_POINTS_AND_BID, Side.ATTACK, tally, cards, others)

    def _beside_cards(self, tally: Tally) -> Parts:
        """Return what the attack scores besides its cards and its bid."""
        always = self.always or not _is_capot(tally)
        sweeps = self._counts_points and always and swept(tally, Side.ATTACK)
        takes_theirs = self.defence_points is DefencePoints.TO_ATTACK
        return _parts(
            belote=self._belotes(tally)[0],
            melds=self._melds(tally)[0],
            sweep=self.unbid_capot if sweeps else 0,
            theirs=self._cards(tally)[1] if takes_theirs else 0,
        )

    def _rest(self, tally: Tally, others: Parts) -> Line:
        """Return the attack's line when it scores the rest of one rounded sum."""
        attack, rounded = self._cards(tally)
        if self.multiplied in WHOLE_SUM:
            code = LineCode.ATTACK_POINTS_AND_BID
            return self._with_bid(code, Side.ATTACK, tally, attack, others)
        bid, multiplier = self._bid(tally), tally.contract.multiplier
        bonus = sum(others.values())
        return line(
            LineCode.ATTACK_MADE,
            Side.ATTACK,
            whole=attack + rounded,
            rounded=rounded,
            **others,
            bonus=bonus,
            bid=bid,
            multiplier=multiplier,
            result=attack + bonus + bid * multiplier,
        )

    def _in_place_of_cards(self, tally: Tally) -> int | None:
        if not self._counts_points:
            return None
        if _is_capot(tally):
            return self.of_capot(self.capot_points)
        return self.unbid_capot_points if swept(tally, Side.ATTACK) else None

    def _defence_made(self, tally: Tally) -> tuple[Line, ...]:
        alone = self.multiplied is Multiplied.WHOLE_ALONE and tally.contract.multiplier > 1
        if alone and self.rounding is not Rounding.COMPLEMENT:
            return (nothing(Side.DEFENCE),)
        if not self._counts_points:
            return (_with_belote(Side.DEFENCE, self._belotes(tally)[1]),)
        points, rounded = tally.card_points[1], self._cards(tally)[1]
        off = points - rounded
        shown = line(
            LineCode.DEFENCE_ROUNDED, Side.DEFENCE, points=points, rounded=rounded, off=off
        )
        complement = (shown,) if self.rounding is Rounding.COMPLEMENT else ()
        if alone or self.defence_points is not DefencePoints.OWN:
            return *complement, nothing(Side.DEFENCE)
        # The points that replace the attack's cards replace the defence's belote as well.
        swallowed = swept(tally, Side.ATTACK) and self.unbid_capot_points is not None
        belote = 0 if swallowed else self._belotes(tally)[1]
        melds = self._melds(tally)[1]
        extra = belote + melds
        if complement and not extra:
            return complement
        if points == rounded and not extra:
            return (written(Side.DEFENCE, points),)
        return *complement, line(
            LineCode.DEFENCE_POINTS,
            Side.DEFENCE,
            points=rounded if complement else points,
            rounded=rounded,
            off=0 if complement else off,
            belote=belote,
            melds=melds,
            extra=extra,
            result=rounded + extra,
        )

    def _failed(self, tally: Tally) -> tuple[Line, Line]:
        melds, belotes = self._melds(tally), self._belotes(tally)
        kept, gained = _after_failure(melds, self.failed_melds, forfeited=melds[1])
        belote, more = _after_failure(belotes, self.failed_belote, forfeited=0)
        attack = line(
            LineCode.ATTACK_AFTER_FAILURE,
            Side.ATTACK,
            melds=kept,
            belote=belote,
            result=kept + belote,
        )
        pot = self._pot(tally) if self._counts_points and self.failed_points else 0
        sweeps = self.either and pot and swept(tally, Side.DEFENCE)
        return attack, self._with_bid(
            LineCode.POT_AND_BID,
            Side.DEFENCE,
            tally,
            pot,
            _parts(belote=more, melds=gained, sweep=self.unbid_capot if sweeps else 0, theirs=0),
            with_bid=self.failed_bid or _is_capot(tally),
        )

    def _forfeit(self, tally: Tally, winner: Side) -> tuple[Line, Line]:
        whole = self.multiplied is Multiplied.FORFEIT_WHOLE
        belotes, kept = self._belotes(tally), self.failed_belote is OnFailure.KEPT
        bonus = sum(self._melds(tally)) + (belotes[winner.place] if kept else sum(belotes))
        pot, sweep = self._pot_and_sweep(tally, winner) if whole else (self._pot(tally), 0)
        bid, multiplier = self._bid(tally), tally.contract.multiplier
        inside = pot + sweep + bid + (bonus if whole else 0)
        sweeps = winner is Side.ATTACK and swept(tally, winner) and not _is_capot(tally)
        once = self.forfeit_sweep if sweeps and not whole else 0
        everything = line(
            LineCode.FORFEIT,
            winner,
            points=pot,
            sweep=sweep,
            bid=bid,
            multiplier=multiplier,
            once=once,
            bonus=bonus,
            whole=int(whole),
            result=inside * multiplier + once + (0 if whole else bonus),
        )
        other = self._forfeited(tally, winner.other)
        return (everything, other) if winner is Side.ATTACK else (other, everything)

    def _pot_and_bid_made(self, tally: Tally) -> tuple[Line, Line]:
        """Return the lines of a doubled contract made, with the pot in place of the points."""
        pot, sweep = self._pot_and_sweep(tally, Side.ATTACK)
        bid, multiplier = self._bid(tally), tally.contract.multiplier
        bonus = self._melds(tally)[0] + self._belotes(tally)[0]
        attack = line(
            LineCode.FORFEIT_AND_BID,
            Side.ATTACK,
            points=pot,
            sweep=sweep,
            bid=bid,
            multiplier=multiplier,
            bonus=bonus,
            result=pot + sweep + bid * multiplier + bonus,
        )
        return attack, self._forfeited(tally, Side.DEFENCE)

    def _forfeited(self, tally: Tally, loser: Side) -> Line:
        """Return the line of who loses a doubled deal: its belote if it is kept, else nothing."""
        kept = self.failed_belote is OnFailure.KEPT
        return _with_belote(loser, self._belotes(tally)[loser.place] if kept else 0)

    def _pot_and_sweep(self, tally: Tally, winner: Side) -> tuple[int, int]:
        """Return what a side has for its tricks when it takes all points of a doubled deal."""
        replaced = self._in_place_of_cards(tally) if winner is Side.ATTACK else None
        either = winner is Side.ATTACK or self.either
        counts = self._counts_points and (self.always or not _is_capot(tally))
        sweeps = either and counts and swept(tally, winner)
        points = self._pot(tally) if replaced is None else replaced
        return points, self.unbid_capot if sweeps else 0

    def _with_bid(
        self,
        code: LineCode,
        side: Side,
        tally: Tally,
        points: int,
        others: Parts,
        *,
        with_bid: bool = True,
    ) -> Line:
        bid = self._bid(tally) if with_bid else 0
        multiplier = tally.contract.multiplier
        whole = self.multiplied in WHOLE_SUM
        bonus = sum(others.values())
        made = points + bonus
        result = (made + bid) * multiplier if whole else made + bid * multiplier
        return line(
            code,
            side,
            points=points,
            **others,
            bonus=bonus,
            bid=bid,
            multiplier=multiplier,
            whole=int(whole and multiplier > 1),
            extra=result - (points or bid),
            result=result,
        )

    def _pot(self, tally: Tally) -> int:
        """Return the pot of a failed contract, without its bid."""
        of_capot = self.of_capot(self.capot_pot) if _is_capot(tally) else None
        return self.pot if of_capot is None else of_capot

    def of_capot(self, points: int | None) -> int | None:
        """Return the points of a capot; None if it counts like any deal."""
        without_bid = self.written is Written.MADE and not self.capot_is_flat
        return None if points == 0 and without_bid else points

    @property
    def capot_is_flat(self) -> bool:
        """Whether a capot brings its bid and nothing for its tricks, made or failed."""
        return self.capot_points == self.capot_pot == 0

    @property
    def _counts_points(self) -> bool:
        return self.written in POINTS_WRITTEN

    def _bid(self, tally: Tally) -> int:
        flat = self.capot_is_flat and _is_capot(tally)
        return 0 if self.written is Written.MADE and not flat else tally.contract.bid.value

    def _cards(self, tally: Tally) -> tuple[int, int]:
        """Return the card points that attack and defence score."""
        if not self._counts_points:
            return (0, 0)
        attack, defence = tally.card_points
        rounded = self.rounding.of(defence)
        if self.rounding is Rounding.COMPLEMENT:
            return nearest_ten(attack + defence) - rounded, rounded
        return self.rounding.of(attack), rounded

    def _belotes(self, tally: Tally) -> tuple[int, int]:
        written = self.belote_written and self.written is not Written.ANNOUNCED
        return tally.belote if written else (0, 0)

    def _melds(self, tally: Tally) -> tuple[int, int]:
        return tally.melds if self._counts_points else (0, 0)


def _parts(**points: int) -> Parts:
    return points


def _is_capot(tally: Tally) -> bool:
    return tally.contract.bid.kind is not ContractKind.POINTS


def _with_belote(side: Side, belote: int) -> Line:
    """Return the closing line of a side that writes at most a belote."""
    return line(LineCode.BELOTE_KEPT, side, result=belote) if belote else nothing(side)


def _after_failure(points: tuple[int, int], fate: OnFailure, *, forfeited: int) -> tuple[int, int]:
    """Return what attack and defence score; ``forfeited``: the attack's go to the defence."""
    match fate:
        case OnFailure.FORFEITED:
            return 0, forfeited
        case OnFailure.TO_DEFENCE:
            return 0, sum(points)
        case OnFailure.KEPT:
            return points


def _score(closing: tuple[Line, ...], side: Side) -> int:
    """Return the total of a side's last line."""
    facts = [dict(each.facts) for each in closing if each.side is side][-1]
    return facts.get("result", facts.get("rounded", 0))
