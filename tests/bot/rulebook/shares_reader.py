"""A reader of the English page on the score of games whose sides compare or cut their points.

Like `page_reader`, it knows the sentences of the page, and the game's word for a belote.
"""

import re
from dataclasses import dataclass, replace
from functools import cached_property

from engine.cards import Trump
from engine.contract import ContractKind
from engine.settlement import Tally

TEN, SIX = 10, 6
Pair = tuple[int, int]
MADE, FAILED, LEVEL = "made", "failed", "level"
TRUMPS = {Trump.NONE: "at no trumps", Trump.ALL: "at all trumps"}

OWN_WORDS = (
    ("(Izkarana|Prolaz|The buyers win)(?=:)", "Contract made"),
    (r"(Vkarana|Pad|Bait|Set|Dedans|The buyers lose)( \(.*?\))?(?=:)", "Contract failed"),
    (r"(Capot|Kapo|Štiglja) \(every trick\)", "Every trick"),
    ("at bez koz", "at no trumps"),
    ("At bez koz", "At no trumps"),
    ("at vsichko koz", "at all trumps"),
)
"""What some games say in words of their own, and the word for it that this reader knows."""


def in_usual_words(page: str) -> str:
    """The page of a game, in the words of games that have none of their own."""
    for own, usual in OWN_WORDS:
        page = re.sub(own, usual, page)
    return page


@dataclass(frozen=True)
class Points:
    """What both sides have: for their tricks, for melds, for belotes."""

    tricks: Pair
    melds: Pair
    belotes: Pair

    def of(self, side: int) -> int:
        """All of one side."""
        return self.tricks[side] + self.melds[side] + self.belotes[side]


@dataclass(frozen=True)
class SharesReader:
    """The sentences of the score chapter, one a line."""

    page: str
    belote: str

    def says(self, sentence: str) -> re.Match[str] | None:
        """Find a sentence, or a part of one."""
        return re.search(sentence, self.page)

    def settle(self, tally: Tally) -> Pair:
        """What attack and defence score; what hangs is left out."""
        has = self.counted(tally)
        end = self.end(tally, has)
        has = self._with_every_trick(tally, has, end)
        doubled = tally.contract.multiplier > 1
        if doubled and self.says("the winner of the deal scores everything, multiplied"):
            every = sum(self._paired(tally, (has.of(0) + has.of(1), 0))) * tally.contract.multiplier
            if end == LEVEL:
                assert self.says("everything hangs|nobody scores anything")
                return 0, 0
            return (every, 0) if end == MADE else (0, every)
        if doubled and self.says("If the contract is doubled, the winner alone scores: the points"):
            every = self._closed(tally, has.of(0) + has.of(1))
            return self._in_its_coin(tally, (every, 0) if end == MADE else (0, every), end)
        if doubled and self.says("the tricks that its winner scores count as often"):
            return self._tricks_doubled(tally, has, end)
        attack, defence = self._with_bid(tally, self.written(has, end), end)
        takes = "an attack that succeeds takes the defence’s as well"
        if doubled and end == MADE and self.says(takes):
            attack, defence = has.of(0) + has.of(1), 0
        if end == LEVEL and self.says("No ten is lost between the two sides"):
            # The attack's ten hangs, or is nobody's.
            return 0, self._paired(tally, (has.of(0), has.of(1)))[1]
        return self._in_its_coin(tally, (attack, defence), end)

    def _closed(self, tally: Tally, every: int) -> int:
        """All points of a doubled deal, with the bid if it is written."""
        times = tally.contract.multiplier
        if self.says("the points of both sides plus the multiplied bid"):
            return every + tally.contract.bid.value * times
        return every * times

    def _with_bid(self, tally: Tally, points: Pair, end: str) -> Pair:
        """The points of both sides with the bid, for the side that adds it."""
        ours, theirs = points
        bid = tally.contract.bid.value
        winner = self.says("The bid is added to what the winner of the deal scores")
        if end == MADE and (winner or self.says("makes its contract adds its bid")):
            return ours + bid, theirs
        return (ours, theirs + bid) if winner and end == FAILED else points

    # What the sides have.

    def counted(self, tally: Tally) -> Points:
        """The points of both sides with every trick, where it helps to make the contract."""
        swept = [tally.tricks[1 - side] == 0 for side in (0, 1)]
        melds = tally.melds
        if self.says("A side with every trick has the melds of both sides") and any(swept):
            melds = (sum(melds), 0) if swept[0] else (0, sum(melds))
        belotes = tally.belote if self.belote_is_written else (0, 0)
        times = 1
        if tally.contract.trump is Trump.NONE:
            told = self.says(r"At no trumps each point counts (?:double|(\d+) times)")
            times = int(told[1] or 2) if told else 1
        bonus = 0 if self._is_added_afterwards else self._every_trick
        return Points(
            (
                tally.card_points[0] * times + bonus * swept[0],
                tally.card_points[1] * times + bonus * swept[1],
            ),
            (melds[0] * times, melds[1] * times),
            (belotes[0] * times, belotes[1] * times),
        )

    @cached_property
    def belote_is_written(self) -> bool:
        """Whether anybody scores one."""
        return bool(self.says(rf"Contract (made|failed).*(its|the) {self.belote}"))

    @cached_property
    def _every_trick(self) -> int:
        told = self.says(r"Every trick: (\d+) points more for the side that wins them")
        return int(told[1]) if told else 0

    @cached_property
    def _is_added_afterwards(self) -> bool:
        return bool(self.says("They do not help to make the contract: they are added afterwards"))

    def _with_every_trick(self, tally: Tally, has: Points, end: str) -> Points:
        ours, theirs = has.tricks
        swept = [tally.tricks[1 - side] == 0 for side in (0, 1)]
        if self._is_added_afterwards:
            ours += self._every_trick * (swept[0] and end == MADE)
            theirs += self._every_trick * (swept[1] and end == FAILED)
        elif end == FAILED and swept[0] and self.says("the attack loses them, and nobody"):
            ours -= self._every_trick
        return replace(has, tricks=(ours, theirs))

    # What the contract needs.

    def end(self, tally: Tally, has: Points) -> str:
        """Whether the contract is made, fails, or ends level."""
        told = self.says(r"To make its contract, the attack needs (.*)\.")
        assert told
        ours = has.tricks[0] + self._helping(told[1], has.melds[0], tally.belote[0])
        theirs = has.tricks[1] + self._helping(told[1], has.melds[1], has.belotes[1])
        if tally.contract.bid.kind is ContractKind.CAPOT:
            assert self.says("A capot needs every trick")
            return FAILED if tally.tricks[1] else MADE
        if "at least as many points as it bid" in told[1]:
            return MADE if ours >= tally.contract.bid.value else FAILED
        return self.compared(ours, theirs)

    def _helping(self, told: str, melds: int, belote: int) -> int:
        _, _, helps = told.partition("counting ")
        return melds * ("its melds" in helps) + belote * (f"its {self.belote}" in helps)

    def compared(self, ours: int, theirs: int) -> str:
        """Who has more, or what the page makes of equal points."""
        if ours != theirs:
            return MADE if ours > theirs else FAILED
        told = self.says(
            r"If both sides are equal.*, (the contract is made|the contract fails|the)"
        )
        assert told
        return {"the contract is made": MADE, "the contract fails": FAILED}.get(told[1], LEVEL)

    # What is scored.

    def written(self, has: Points, end: str) -> Pair:
        """What both sides score of their points."""
        if end == LEVEL:
            assert self.says("the defence scores its points, the attack nothing")
            return 0, has.of(1)
        if end == MADE and (each := self.says(r"Contract made: each side scores (.*)\.")):
            return self._amount(each[1], has, 0), self._amount(each[1], has, 1)
        ends = "Contract made: the defence scores" if end == MADE else "Contract failed.*?scores"
        told = self.says(rf"{ends} (.*); the attack scores (.*)\.")
        assert told
        return self._amount(told[2], has, 0), self._amount(told[1], has, 1)

    def _tricks_doubled(self, tally: Tally, has: Points, end: str) -> Pair:
        pot = self.says("an attack that makes its contract takes the defence’s points as well")
        times = tally.contract.multiplier
        if end == LEVEL:
            return self.written(has, end)
        if end == FAILED or pot:
            has = replace(has, tricks=(has.tricks[0] * times, has.tricks[1] * times))
        else:
            has = replace(has, tricks=(has.tricks[0] * times, has.tricks[1]))
        if end == MADE and pot:
            return has.of(0) + has.of(1), 0
        return self.written(has, end)

    def _amount(self, told: str, has: Points, side: int) -> int:
        found = has.tricks[side] * ("its points" in told)
        found += has.tricks[0] * ("those of the attack" in told)
        found += has.tricks[1 - side] * ("those of the other side" in told)
        found += has.melds[side] * ("its melds" in told)
        found += sum(has.melds) * ("the melds of both sides" in told)
        found += has.belotes[side] * (f"its {self.belote}" in told)
        return found + sum(has.belotes) * (f"the {self.belote} of either side" in told)

    def _in_its_coin(self, tally: Tally, points: Pair, end: str) -> Pair:
        if self.says("Each side scores its tens: the last digit is dropped"):
            return self._cut(points)
        if self.says("Each side scores its tens: a last digit of 6 or more rounds up"):
            ours, theirs = (each // TEN + (each % TEN >= SIX) for each in points)
            sixes = points[0] % TEN == points[1] % TEN == SIX
            return ours, theirs - sixes
        if not self.says("One point is scored for each ten"):
            return points
        if self.says("No ten is lost between the two sides"):
            return self._paired(tally, points)
        told = self.says(r"Every trick to the winner of the deal: (\d+) points more, never")
        bonus = int(told[1]) if told else 0
        times = tally.contract.multiplier
        won = [end == MADE and tally.tricks[1] == 0, end == FAILED and tally.tricks[0] == 0]
        ours, theirs = (
            self._tens(tally, each * times) + bonus * swept
            for each, swept in zip(points, won, strict=True)
        )
        return ours, theirs

    def _cut(self, points: Pair) -> Pair:
        ours, theirs = (each // TEN for each in points)
        lost = sum(points) // TEN - ours - theirs
        if lost and self.says("it goes to the larger last digit, then to the larger total"):
            digits = [(each % TEN, each) for each in points]
            return (ours + lost, theirs) if digits[0] >= digits[1] else (ours, theirs + lost)
        return ours, theirs

    def _tens(self, tally: Tally, points: int) -> int:
        trump = TRUMPS.get(tally.contract.trump, "with a trump suit")
        told = self.says(rf"The rest counts as a ten from .*?(\d+) {trump}")
        rest = int(told[1]) if told else TEN
        return points // TEN + (points % TEN >= rest)

    def _paired(self, tally: Tally, points: Pair) -> Pair:
        ours, theirs = (self._tens(tally, each) for each in points)
        whole = sum(points)
        lost = whole // TEN + (whole % TEN >= TEN // 2) - ours - theirs
        return (ours + lost, theirs) if points[0] <= points[1] else (ours, theirs + lost)
