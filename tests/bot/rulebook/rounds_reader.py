"""A reader of the English page on the score of baloot, who knows nothing but its sentences."""

import re

from engine.cards import Trump
from engine.settlement import Tally
from tests.bot.rulebook.shares_reader import FAILED, MADE, Pair, Points, SharesReader

TEN, HALF = 10, 5


class RoundsReader(SharesReader):
    """The sentences of the score chapter; melds and the baloot are worth round points."""

    def settle(self, tally: Tally) -> Pair:
        """What attack and defence score; what hangs is left out."""
        end = self._end(tally)
        swept = 0 in tally.tricks and not self._is_no_kaboot(tally)
        flat = swept and self.says("Every trick is never multiplied")
        taken = tally.contract.multiplier > 1 and self.says("Whoever wins a doubled deal scores")
        rounds = self._rounds(tally)
        whole = rounds
        if not swept and (end == FAILED or (end == MADE and taken)):
            # The points of both are one sum: what one side has is not rounded by itself.
            whole = (self._worth(tally, sum(tally.card_points)), 0)
        belotes = tally.belote if self.belote_is_written else (0, 0)
        times = 1 if flat else tally.contract.multiplier
        if taken or flat:
            every = self._multiplied(sum(whole), sum(tally.melds), sum(belotes), times)
            return {MADE: (every, 0), FAILED: (0, every)}[end]
        if end == FAILED:
            whole = (sum(whole) - rounds[1], rounds[1])
        shares = (Points(whole, (0, 0), (0, 0)), Points((0, 0), tally.melds, (0, 0)))
        cards, melds, belote = (
            self.written(part, end) for part in (*shares, Points((0, 0), (0, 0), belotes))
        )
        ours, theirs = (
            self._multiplied(cards[side], melds[side], belote[side], times) for side in (0, 1)
        )
        return ours, theirs

    def _multiplied(self, cards: int, melds: int, belote: int, times: int) -> int:
        if self.says(f"A double multiplies everything except the {self.belote}"):
            return (cards + melds) * times + belote
        return (cards + melds + belote) * times

    def _end(self, tally: Tally) -> str:
        told = self.says(r"the attack needs more points than the defence, (.*)\.")
        assert told
        sides = (0, 1)
        if self.says("What is compared are the points that are written"):
            bare = self._bare(tally)
            ours, theirs = (bare[side] + self._helps(told[1], tally, side) for side in sides)
            if ours == theirs:
                ours, theirs = tally.card_points
        else:
            # A point of a meld is worth as many card points as one of tricks.
            a_point = TEN // self._a_ten(tally)
            ours, theirs = (
                tally.card_points[side] + self._helps(told[1], tally, side) * a_point
                for side in sides
            )
        if ours == theirs and tally.contract.doubles and self.says("doubled last loses a tie"):
            return MADE if tally.contract.doubles % 2 else FAILED
        none = tally.contract.trump is Trump.NONE
        if ours == theirs and none and self.says("In sun, however, each side then scores"):
            return MADE
        return self.compared(ours, theirs)

    def _helps(self, told: str, tally: Tally, side: int) -> int:
        written = side == 0 or self.belote_is_written
        belote = tally.belote[side] * (f"its {self.belote}" in told) * written
        return tally.melds[side] * ("its melds" in told) + belote

    # The rate.

    def _kind(self, tally: Tally) -> str:
        return "In sun" if tally.contract.trump is Trump.NONE else "In hokum"

    def _rate(self, tally: Tally) -> re.Match[str]:
        told = self.says(
            rf"{self._kind(tally)}, tricks are worth (\d+) points? for each ten; "
            r"the rest counts as a ten from (\d+)(, and exactly 5 as half a ten)?\."
        )
        assert told
        return told

    def _a_ten(self, tally: Tally) -> int:
        return int(self._rate(tally)[1])

    def _worth(self, tally: Tally, points: int) -> int:
        """The round points of some card points."""
        a_ten, rest, half = self._rate(tally).groups()
        if half and points % TEN == HALF:
            return points * int(a_ten) // TEN
        return (points // TEN + (points % TEN >= int(rest))) * int(a_ten)

    def _bare(self, tally: Tally) -> Pair:
        ours, theirs = (self._worth(tally, points) for points in tally.card_points)
        whole = self._worth(tally, sum(tally.card_points))
        off = ours + theirs - whole
        if off and self.says("Together both sides always have the points of the whole deal"):
            last = [(points % TEN, points) for points in tally.card_points]
            return (ours - off, theirs) if last[0] > last[1] else (ours, theirs - off)
        return ours, theirs

    def _rounds(self, tally: Tally) -> Pair:
        """The round points of both sides' tricks."""
        ours, theirs = self._bare(tally)
        told = self.says(
            rf"{self._kind(tally)}, kaboot \(every trick\) is worth (\d+) points"
            r"(?: \((\d+) if an ace was turned up\))?, (on top of|instead of) the cards"
        )
        assert told
        if self._is_no_kaboot(tally):
            return ours, theirs
        every = int(told[2] if tally.exposed_ace and told[2] else told[1])
        on_top = told[3] == "on top of"
        if tally.tricks[1] == 0:
            return every + on_top * ours, theirs
        if tally.tricks[0] == 0:
            return ours, self._reverse(tally, every) + on_top * theirs
        return ours, theirs

    def _reverse(self, tally: Tally, every: int) -> int:
        """What every trick is to the defence, where it is another number at no trumps."""
        told = self.says(
            r"A defence that wins every trick in sun scores (\d+) for them if "
            r"(an ace was turned up|whoever spoke first in the deal bought it and held an ace)"
        )
        if told is None or tally.contract.trump is not Trump.NONE:
            return every
        ace = tally.exposed_ace if told[2].startswith("an ace") else tally.eldest_ace
        return int(told[1]) if ace else every

    def _is_no_kaboot(self, tally: Tally) -> bool:
        reverse = tally.contract.trump is Trump.NONE and not tally.tricks[0]
        return reverse and bool(self.says("in sun has nothing more for it"))
