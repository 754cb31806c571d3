"""The rounds of an evening whose tables play the same deals: four deals, then other seats."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.storage.shared_plays import BegunPlay

ROUNDS, DEALS = 3, 4
"""The rounds of an evening, and the deals of a round."""

ROUND_FOR = timedelta(minutes=25)
"""The time after its first deal in which the deals of a round begin."""


def deals_of_round(number: int) -> range:
    """The deals of a round, which is counted from 1."""
    return range(DEALS * (number - 1) + 1, DEALS * number + 1)


def round_of(deal: int) -> int:
    """The round of a deal."""
    return (deal - 1) // DEALS + 1


@dataclass(frozen=True, slots=True)
class Round:
    """A round as far as it has come: since when it is played, and who has begun which deal.

    ``began`` is None before its first deal.
    """

    number: int
    began: datetime | None
    begun: Mapping[int, frozenset[int]]

    @classmethod
    def of(cls, number: int, plays: Collection[BegunPlay]) -> "Round":
        """The round in an evening of these plays."""
        own = [play for play in plays if play.deal in deals_of_round(number)]
        began = min((play.started_at for play in own), default=None)
        users = {
            deal: frozenset(play.user for play in own if play.deal == deal)
            for deal in deals_of_round(number)
        }
        return cls(number, began, users)

    @property
    def players(self) -> frozenset[int]:
        """Everybody who has begun one of its deals."""
        return frozenset().union(*self.begun.values())

    def next_deal(self, people: Collection[int], now: datetime) -> int | None:
        """The first deal that none of these people has begun; None once its time is over."""
        if not people or (self.began is not None and now >= self.began + ROUND_FOR):
            return None
        return next((deal for deal, users in self.begun.items() if not users & {*people}), None)

    def is_over(self, tables: Iterable[Collection[int]], now: datetime, *, playing: bool) -> bool:
        """Whether no table begins another deal; ``tables`` are the people still at each of them.

        A deal in play is played out.
        """
        return not playing and all(self.next_deal(people, now) is None for people in tables)


def missed_in(
    number: int,
    plays: Collection[BegunPlay],
    present: Collection[int],
    here_at: Mapping[int, datetime],
) -> Iterator[tuple[int, int]]:
    """The deals of a round that people have missed who had left the evening, each with who did.

    Who came back has missed what others began while they were away: else one could leave a poor
    evening, and come back at the end of each round to have it forgotten. ``here_at`` says when each
    who is ``present`` has come, the last time.
    """
    for user in {play.user for play in plays}:
        own = [play for play in plays if play.user == user]
        back, first = here_at.get(user), min(play.started_at for play in own)
        for deal in {*deals_of_round(number)} - {play.deal for play in own}:
            begun = [play.started_at for play in plays if play.deal == deal]
            away = back is not None and first < back and min(begun, default=back) < back
            if user not in present or away:
                yield deal, user
