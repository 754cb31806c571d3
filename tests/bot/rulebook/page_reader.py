"""A reader of the English page on the score of a bidding game, who knows nothing but its sentences.

They settle a deal by what is written there, as a player would with the page on the table.
"""

import re
from dataclasses import dataclass, replace
from functools import cached_property

from engine.contract import ContractKind
from engine.settlement import Side, Tally

TEN, FIVE, SIX = 10, 5, 6


@dataclass(frozen=True)
class PageReader:
    """The sentences of the score chapter, one a line."""

    page: str

    def says(self, sentence: str) -> re.Match[str] | None:
        """Find a sentence, or a part of one."""
        return re.search(sentence, self.page)

    def settle(self, tally: Tally) -> tuple[int, int] | None:
        """What attack and defence score; None where the page carries something over."""
        if self.says("A side without card points counts as one without a trick"):
            tally = _swept_if_pointless(tally)
        made = self._made(tally)
        if made is None:
            return None
        doubled = tally.contract.multiplier > 1
        forfeit = self.says(
            r"If the contract is doubled, the winner alone scores(, all multiplied)?: (.*)"
        )
        if doubled and forfeit:
            return self._forfeit(tally, made=made, sentence=forfeit)
        return self._when_made(tally) if made else self._when_failed(tally)

    # What the contract needs.

    def _made(self, tally: Tally) -> bool | None:
        if tally.contract.bid.kind is ContractKind.GENERALE:
            return tally.tricks[1] == 0 and tally.declarer_tricks == tally.tricks[0]
        if _every_trick_is_bid(tally):
            return tally.tricks[1] == 0
        bid = tally.contract.bid.value
        needs = self.says(rf"A contract of {bid} needs (\d+) points")
        helps = self.says(r"needs at least as many points as it bid, (.*)\.")
        assert helps
        attack = tally.card_points[0]
        if self.says("(What every trick brings counts|points more,) towards the bid"):
            attack = self._swept_cards(tally)
        attack += self._counted(tally, 0, helps[1])
        theirs = tally.card_points[1] + self._counted(tally, 1, helps[1])
        if attack < (int(needs[1]) if needs else bid):
            return False
        if not self.says("The attack must have more points than the defence as well"):
            return True
        if attack == theirs:
            return False if self.says("If it has as many, the contract fails") else None
        return attack > theirs

    def _counted(self, tally: Tally, side: int, helps: str) -> int:
        belote = "belote" in helps and (side == 0 or self._belote_is_written)
        return self._melds(tally)[side] * ("melds" in helps) + tally.belote[side] * belote

    @cached_property
    def _belote_is_written(self) -> bool:
        said = r"Contract (made|failed).*(its|the) belote|The defence counts its belote too"
        return bool(self.says(said))

    def _swept_cards(self, tally: Tally) -> int:
        if tally.tricks[1]:
            return tally.card_points[0]
        if instead := self.says(
            r"Every trick to the attack without having bid capot: they count (\d+)"
        ):
            return max(tally.card_points[0], int(instead[1]))
        more = self.says(r"Every trick to the attack[^:]*: (\d+) points more")
        return tally.card_points[0] + (int(more[1]) if more else 0)

    # What is scored.

    def _when_made(self, tally: Tally) -> tuple[int, int]:
        told = self.says(r"Contract made: the defence scores (.*); the attack scores (.*)\.")
        assert told
        melds, (attack, defence) = self._melds(tally), self._rounded(tally)
        parts = 0
        if "those of the other side" in told[2]:
            parts += defence
        if "its melds" in told[2]:
            parts += melds[0]
        if "belote" in told[2]:
            parts += tally.belote[0]
        points = attack if "points" in told[2] or "rest of" in told[2] else 0
        points = self._of_tricks(tally, points)
        bid = tally.contract.bid.value if "the contract" in told[2] else 0
        if _every_trick_is_bid(tally) and self.says("made: the attack scores the contract as well"):
            bid = tally.contract.bid.value
        theirs = defence if "its points" in told[1] else 0
        theirs += melds[1] if "its melds" in told[1] else 0
        swallowed = tally.tricks[1] == 0 and self.says("does not even score")
        if "belote" in told[1] and not swallowed:
            theirs += tally.belote[1]
        doubled = tally.contract.multiplier > 1
        if doubled and self.says("if the contract is made, the defence then scores nothing"):
            theirs = 0
        if doubled and (pot := self.says(r"If a doubled contract is made, (\d+) stand for")):
            points = self._of_tricks(tally, int(pot[1]))
            theirs = tally.belote[1] if self.says("that loses a doubled deal keeps") else 0
        return self._times(tally, points + parts, bid), theirs

    def _of_tricks(self, tally: Tally, points: int) -> int:
        """What an attack scores for its tricks where it has made its contract."""
        if not self._points_are_written:
            return points
        if _every_trick_is_bid(tally):
            if worth := self.says(r"Capot bid and made: the tricks count (\d+)"):
                points = int(worth[1])
            elif self.says("Capot bid and made: the tricks do not count"):
                points = 0
        return self._sweep(tally, points)

    def _sweep(self, tally: Tally, points: int) -> int:
        """The points of an attack's tricks, if it has every one of them."""
        if tally.tricks[1] or not self._points_are_written:
            return points
        capot = _every_trick_is_bid(tally)
        worth = self.says(r"Every trick to the attack without having bid capot: they count (\d+)")
        if worth and not capot:
            points = int(worth[1])
        always = self.says(r"Every trick to the attack, capot bid or not: (\d+) points more")
        unbid = self.says(r"Every trick to the attack without having bid capot: (\d+) points more")
        more = always or (None if capot else unbid)
        return points + (int(more[1]) if more else 0)

    @cached_property
    def _points_are_written(self) -> bool:
        return bool(self.says(r"the attack scores (its points|the rest of)"))

    def _when_failed(self, tally: Tally) -> tuple[int, int]:
        told = self.says(r"Contract failed: the defence scores (.*); the attack scores (.*)\.")
        assert told
        melds, belotes = self._melds(tally), tally.belote
        pot, bid = self._pot(tally, told[1])
        parts = sum(melds) if "the melds of both sides" in told[1] else 0
        parts += melds[1] if "its melds" in told[1] else 0
        if "of either side" in told[1]:
            parts += sum(belotes)
        elif "its belote" in told[1]:
            parts += belotes[1]
        more = self.says(r"Every trick to the defence, when the contract fails: (\d+) points more")
        if more and pot and tally.tricks[0] == 0:
            parts += int(more[1])
        kept = melds[0] if "its melds" in told[2] else 0
        kept += belotes[0] if "its belote" in told[2] else 0
        return kept, self._times(tally, pot + parts, bid)

    def _pot(self, tally: Tally, told: str) -> tuple[int, int]:
        """The points and the bid that a defence has for a contract that failed."""
        number = re.search(r"\d+", told)
        pot = int(number[0]) if number else 0
        bid = tally.contract.bid.value if "the contract" in told else 0
        if _every_trick_is_bid(tally):
            if instead := self.says(r"Capot bid and failed: the defence scores (\d+) instead of"):
                pot = int(instead[1])
            elif self.says(r"Capot bid and failed: the defence scores the contract without"):
                pot, bid = 0, tally.contract.bid.value
            if self.says("Capot bid and failed: the defence scores the contract as well"):
                bid = tally.contract.bid.value
        return pot, bid

    def _forfeit(self, tally: Tally, *, made: bool, sentence: re.Match[str]) -> tuple[int, int]:
        winner = 0 if made else 1
        whole, told = bool(sentence[1]), sentence[2]
        number = re.match(r"\d+", told)
        assert number
        points = int(number[0])
        bid = tally.contract.bid.value if "the contract" in told else 0
        if _every_trick_is_bid(tally):
            points = self._forfeited_capot(points, made=made)
            if self.says("Capot bid and doubled: the contract without the"):
                bid = tally.contract.bid.value
        if whole and made:
            points = self._sweep(tally, points)
        more = self.says(r"Every trick to the defence, when the contract fails: (\d+) points more")
        if whole and not made and more and tally.tricks[0] == 0:
            points += int(more[1])
        kept = self.says("The side that loses a doubled deal keeps")
        belote = tally.belote[winner] if kept else sum(tally.belote)
        extra = sum(self._melds(tally)) if "melds" in told else 0
        extra += belote if "belote" in told else 0
        inside = points + bid + (extra if whole else 0)
        wins = inside * tally.contract.multiplier + (0 if whole else extra)
        once = self.says(r"Every trick to a doubled attack that had not bid capot: (\d+) points")
        if once and made and not tally.tricks[1] and not _every_trick_is_bid(tally):
            wins += int(once[1])
        loses = tally.belote[1 - winner] if kept else 0
        return (wins, loses) if made else (loses, wins)

    def _forfeited_capot(self, points: int, *, made: bool) -> int:
        who = "for (the winner|{})".format("an attack that makes it" if made else "the defence")
        if instead := self.says(rf"Capot bid and doubled: (\d+) instead of \d+, {who}"):
            return int(instead[1])
        return 0 if self.says(rf"Capot bid and doubled: the contract without.*, {who}") else points

    def _times(self, tally: Tally, points: int, bid: int) -> int:
        if self.says("A double multiplies everything the winner scores"):
            return (points + bid) * tally.contract.multiplier
        return points + bid * tally.contract.multiplier

    def _melds(self, tally: Tally) -> tuple[int, int]:
        if self.says("A side with every trick has the melds of both sides"):
            for side in Side:
                if tally.tricks[side.other.place] == 0:
                    every = sum(tally.melds)
                    return (every, 0) if side is Side.ATTACK else (0, every)
        return tally.melds

    def _rounded(self, tally: Tally) -> tuple[int, int]:
        attack, defence = tally.card_points
        if rest := self.says(r"the rest of (\d+)"):
            theirs = _up_from(FIVE, defence)
            return int(rest[1]) - theirs, theirs
        if self.says("nearest ten: 6 or more"):
            return _up_from(SIX, attack), _up_from(SIX, defence)
        if self.says("Points are rounded to the nearest ten: 5 or more"):
            return _up_from(FIVE, attack), _up_from(FIVE, defence)
        return attack, defence


def _swept_if_pointless(tally: Tally) -> Tally:
    every = sum(tally.tricks)
    if not tally.card_points[1]:
        return replace(tally, tricks=(every, 0))
    return tally if tally.card_points[0] else replace(tally, tricks=(0, every))


def _every_trick_is_bid(tally: Tally) -> bool:
    return tally.contract.bid.kind is not ContractKind.POINTS


def _up_from(rest: int, points: int) -> int:
    return points // TEN * TEN + (TEN if points % TEN >= rest else 0)
