"""The deal in words above a hand: contract, points, the current trick, the calls."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from bot.i18n import Words, capitalised, dotted, spaced
from bot.tables.table import Table
from cogs.ui.layout import small
from cogs.ui.melds import announced_lines, belotes_called, counting_lines
from cogs.ui.moves import calls_by_seat, trick_before, trick_on_table
from cogs.ui.people import PointOfView
from engine.seats import Seat, Team
from engine.state import GameState, Play, Trick
from engine.tally import taken
from engine.tricks import best_play
from engine.view import DealView


@dataclass(frozen=True, slots=True)
class DealLines:
    """The lines of a deal as the ``owner`` of a hand sees it, or who may look into it."""

    table: Table
    game: GameState
    deal: DealView
    seat: Seat
    say: Words
    owner: bool = True

    @property
    def _view(self) -> PointOfView:
        return PointOfView(self.table, self.say, self.seat if self.owner else None)

    def in_play(self) -> Iterator[str]:
        """All lines while cards are played."""
        yield from self.summary()
        yield from self.trick()
        past = trick_before(self.deal)
        yield from self.announced([self.last_trick(past)] if past else [])

    def announced(self, before: list[str]) -> Iterator[str]:
        """What was announced, the belote on a line with what is told ``before``."""
        for seat, called in belotes_called(self.deal, self.say):
            before.append(self.say("hand-belote", word=called, seat=self._view.to(seat)))
        if before:
            yield small(capitalised(spaced(before, self.say.signs)))
        melds = (
            *announced_lines(self.table.rules, self.deal, self.say, self._view.reader),
            *counting_lines(self.table.rules, self.deal, self.say),
        )
        if melds:
            yield small(dotted(melds))

    def in_auction(self) -> Iterator[str]:
        """All lines of the auction, except the question to the player."""
        if calls := dotted(self.calls()):
            yield small(calls)
        dealer = self._view.to(self.deal.dealer)
        if self.table.opened.channel:
            number = self.table.number_of(self.deal.number)
            told = self.say("table-deal", number=number, dealer=dealer)
        else:
            # Alone, the deal is no first one of a game: its page has its name.
            told = capitalised(self.say("pictures-dealer", dealer=dealer))
        yield small(dotted((told, *self._score())))

    def result(self, compared: Iterable[str] = ()) -> Iterator[str]:
        """The result of a deal that is over, and the score unless it was the last one.

        ``compared`` is what it is worth where others play the same.
        """
        settlement, view = self.deal.settlement, self._view
        if settlement is None:
            yield self.say("hand-thrown-in")
        else:
            called = view.contract(settlement.tally.contract)
            told = self.say("hand-result", contract=called, result=settlement.result)
            yield capitalised(told)
            yield dotted(
                self.say("hand-gain", side=self._view.side(team), points=settlement.for_team(team))
                for team in view.sides()
            )
        if not self.game.over:
            yield capitalised(dotted(self._score()))
        yield from compared
        if self.deal.tricks:
            yield small(self.last_trick(self.deal.tricks[-1]))

    def won(self) -> str:
        """The winner of a game that is over."""
        own, others = (self.game.scores[team] for team in self._view.sides())
        if self.game.winner is None:
            return self.say("hand-game-drawn", points=own)
        won = self.game.winner is self._view.sides()[0]
        return self.say("hand-game-won" if won else "hand-game-lost", points=own, others=others)

    def summary(self) -> Iterator[str]:
        """The contract and the score, then what each side has won so far."""
        contract, view = self.deal.contract, self._view
        called = "" if contract is None else capitalised(view.contract(contract))
        yield dotted(filter(None, (called and f"**{called}**", *self._score())))
        first, second = view.sides()
        yield dotted((self._tally(first), self._tally(second)))

    def calls(self) -> Iterator[str]:
        """The calls, one line per seat: a long auction stays short."""
        calls = calls_by_seat(self.table.rules, self.deal.auction, self.say)
        for seat, called in calls.items():
            yield self._view.call(seat, called)

    def trick(self) -> Iterator[str]:
        """The trick on the table in the order of play, and which card wins so far."""
        trick = trick_on_table(self.deal)
        if trick is None:
            return
        if trick.winner is not None:
            yield self.last_trick(trick)
            return
        best = self.best
        plays = (
            self.say(
                "hand-laid-best" if play == best else "play-card",
                seat=self._view.seat(play.seat),
                card=play.card,
            )
            for play in trick.plays
        )
        yield self.say("pictures-trick", plays=self.say.series(plays))

    @property
    def best(self) -> Play | None:
        """The card that wins the trick on the table so far."""
        trick, contract = self.deal.trick, self.deal.contract
        if trick is None or contract is None or not trick.plays:
            return None
        return best_play(trick.plays, contract.trump, self.table.rules.scales)

    def last_trick(self, trick: Trick) -> str:
        """The previous trick and its winner."""
        plays = (
            self.say(
                "play-card-winning" if play.seat is trick.winner else "play-card",
                seat=self._view.seat(play.seat),
                card=play.card,
            )
            for play in trick.plays
        )
        whose = "" if trick.winner is None else self._view.to(trick.winner)
        return self.say("play-last-trick", plays=spaced(plays, self.say.signs), seat=whose)

    def _tally(self, team: Team) -> str:
        points, tricks = taken(self.deal.tricks, self.table.rules.seating, team)
        return self.say("hand-tally", side=self._view.side(team), points=points, tricks=tricks)

    def _score(self) -> Iterator[str]:
        first, second = (self.game.scores[team] for team in self._view.sides())
        yield self.say("hand-score", points=first, others=second)
        if self.game.carry and not self.game.over:
            yield self.say("table-carry", points=self.game.carry)
