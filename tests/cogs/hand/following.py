"""Following a deal by ear: from what a screen reader reads of a table, and nothing else."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from bot.i18n import Words
from bot.i18n.game_values import Stake
from bot.i18n.words import DOT
from engine.actions import Double, Pass
from engine.cards import PACK_32, Card, Trump
from engine.contract import Bid, ContractKind
from engine.seats import Seat

Call = Bid | Pass | Double
VALUES = range(80, 170, 10)
NO_BREAK = "\N{NO-BREAK SPACE}"


@dataclass
class Deal:
    """What a listener knows of a deal."""

    calls: list[tuple[Seat, Call]] = field(default_factory=list)
    plays: list[tuple[Seat, Card]] = field(default_factory=list)
    winners: list[Seat] = field(default_factory=list)
    scores: tuple[int, ...] = ()


class Listener:
    """Understands the words of one language, as they are read one message state after another."""

    def __init__(self, say: Words) -> None:
        self.say = say
        self.deal = Deal()
        self._awaited = Seat.NORTH
        self._bidding = True
        self._seats = {say.seat(seat): seat for seat in Seat}
        self._signs = {say.card_short(card): card for card in PACK_32.cards}
        self._named = {say.card(card): card for card in PACK_32.cards}
        bids = [
            *(Bid(value, trump) for value in VALUES for trump in _suits()),
            *(Bid(250, trump, ContractKind.CAPOT) for trump in _suits()),
        ]
        others: Mapping[str, Call] = {
            say("auction-pass"): Pass(),
            say("auction-double", double=Stake.DOUBLE): Double(1),
            say("auction-double", double=Stake.REDOUBLE): Double(2),
        }
        self._calls: dict[str, Call] = {say.bid_short(bid): bid for bid in bids} | dict(others)
        self._calls_aloud: dict[str, Call] = {say.bid(bid): bid for bid in bids} | dict(others)

    def reads(self, text: str) -> None:
        """One state of the table, in text."""
        lines = [line.removeprefix("-# ").replace("**", "") for line in text.splitlines()]
        for line in filter(None, lines):
            self._calls_of_seat(line.removeprefix("▸ "))
            if plays := self._after(line, "hand-trick", "plays"):
                self._trick(plays.split(DOT), self._signs)
            if plays := self._after(line, "play-last-trick", "plays"):
                self._trick(plays.split(DOT), self._signs)
                self._taken(self._seats[self._after(line, "play-last-trick", "seat")])
            label, *points = line.split()
            if label == self.say("score-row-total"):
                self.deal.scores = tuple(map(int, points))

    def hears(self, description: str) -> None:
        """One state of the picture, by its description."""
        sentences = description.removesuffix(".").split(". ")
        if self._bidding and self.say("pictures-no-bid") not in description:
            # There is a contract: the one who was waited for has not bid on.
            self.deal.calls.append((self._awaited, Pass()))
            self._bidding = False
        for sentence in sentences:
            if calls := self._after(f"{sentence}.", "pictures-calls", "calls"):
                said = dict(self._said(part, self._calls_aloud) for part in calls.split(", "))
                if self._awaited in said:
                    self.deal.calls.append((self._awaited, said[self._awaited]))
            for key in ("pictures-past-trick", "pictures-trick"):
                if plays := self._after(f"{sentence}.", key, "plays"):
                    self._trick(plays.split(", "), self._named)
        self._awaited = next(
            seat
            for seat in Seat
            for key in ("pictures-awaited", "pictures-awaited-call")
            if self.say(key, seat=seat) in description
        )

    def _after(self, line: str, key: str, fact: str) -> str:
        """What stands in the place of this fact; nothing where it is another sentence."""
        facts = {**dict.fromkeys(self.say.catalogue[key], "…"), fact: "@"}
        before, _, after = self.say(key, **facts).partition("@")
        start, end = re.escape(before).replace("…", ".+?"), re.escape(after.partition("…")[0])
        found = re.match(f"{start}(.*){end}", line)
        return found[1] if found else ""

    def _calls_of_seat(self, line: str) -> None:
        """A seat with its player and all its calls: the last of them may be new."""
        player, _, calls = line.partition(DOT)
        called = [self._calls[call] for call in calls.split(", ") if call in self._calls]
        for seat in Seat if called else ():
            if player.startswith(self.say.seat(seat)):
                known = sum(who is seat for who, _ in self.deal.calls)
                self.deal.calls += [(seat, call) for call in called[known:]]

    def _said(self, part: str, calls: Mapping[str, Call]) -> tuple[Seat, Call]:
        seat, _, call = part.partition(NO_BREAK)
        return self._seats[seat], calls[call]

    def _trick(self, plays: Iterable[str], cards: Mapping[str, Card]) -> None:
        """A trick in order; where it is told by names, its best card is marked."""
        best: list[Seat] = []
        for play in plays:
            seat, _, card = play.partition(NO_BREAK)
            plain = card.partition(" (")[0]
            self._played(self._seats[seat], cards[plain])
            best += [self._seats[seat]] if card != plain else []
        if best and len(self.deal.plays) % 4 == 0:
            self._taken(*best)

    def _played(self, seat: Seat, card: Card | None) -> None:
        if card is not None and (seat, card) not in self.deal.plays:
            self.deal.plays.append((seat, card))

    def _taken(self, seat: Seat) -> None:
        if len(self.deal.winners) < len(self.deal.plays) // 4:
            self.deal.winners.append(seat)


def _suits() -> tuple[Trump, ...]:
    return tuple(trump for trump in Trump if trump.suit is not None)
