"""The table during a deal: the auction, then the trick, with nothing lost from sight."""

from dataclasses import dataclass

from discord import ButtonStyle, ui

from bot.i18n import Words
from bot.tables.table import Table
from cogs.ui.control import Control, button
from cogs.ui.ids import ControlId, Verb
from cogs.ui.layout import FELT, card, rows, rule, small, text, title
from cogs.ui.people import player, team_scores
from cogs.ui.plays import call_words, calls_line, trick_line
from engine.actions import Double
from engine.game import legal_actions
from engine.seats import Seat, Team
from engine.state import GameState, Phase, Trick
from engine.tally import taken
from engine.tricks import best_play
from engine.view import DealView, view


def board(table: Table, game: GameState, say: Words) -> ui.LayoutView:
    """Whose turn it is, what is on the table, the contract, the auction, the score."""
    deal = view(table.rules, game, None).deal
    if deal is None:
        raise ValueError("a board needs a deal")
    drawing = Drawing(table, deal, say)
    return card(
        text(title(drawing.turn()), drawing.contract(), small(drawing.heading(game.scores))),
        rule(),
        text(*(drawing.seat(seat) for seat in table.playing_seats)),
        rule(),
        text(*drawing.memory()),
        *rows(_buttons(table, game, deal, say)),
        colour=FELT,
    )


@dataclass(frozen=True, slots=True)
class Drawing:
    """The lines of a board."""

    table: Table
    deal: DealView
    say: Words

    def turn(self) -> str:
        """Who is to act."""
        deal, say = self.deal, self.say
        seat = deal.awaited[0]
        if deal.phase is Phase.PLAY:
            return say("table-turn-play", seat=seat, player=player(self.table, seat, say))
        if deal.standing and len(deal.awaited) > 1:
            team = self.table.rules.seating.team(seat)
            key = "auction-doubled" if deal.standing.doubles else "auction-may-be-doubled"
            return say(key, bid=deal.standing.bid, team=team)
        return say("table-turn-bid", seat=seat, player=player(self.table, seat, say))

    def contract(self) -> str:
        """The contract, once there is one."""
        contract = self.deal.contract
        if contract is None:
            return ""
        return self.say("play-contract", contract=contract, seat=contract.declarer)

    def heading(self, scores: tuple[int, int]) -> str:
        """The deal and the score of the game."""
        number = self.say("table-deal", number=self.deal.number, dealer=self.deal.dealer)
        return f"{number} · {team_scores(scores, self.say)}"

    def seat(self, seat: Seat) -> str:
        """A seat: its player, and its last call or its card."""
        mark = "▸ " if seat in self.deal.awaited else ""
        who = self.say("table-seat", seat=seat, player=player(self.table, seat, self.say))
        said = self._called(seat) if self.deal.phase is Phase.AUCTION else self._played(seat)
        return f"{mark}{who} · {said}" if said else f"{mark}{who}"

    def memory(self) -> tuple[str, ...]:
        """What was said and done before."""
        deal, say = self.deal, self.say
        calls = calls_line(deal.auction.calls, say) or say("auction-empty")
        lines = [say("auction-line", calls=calls)]
        if deal.phase is Phase.PLAY:
            lines.append(" · ".join(self._tally(team) for team in Team))
        if past := self._past_tricks():
            lines.append(say("play-last-trick", plays=trick_line(past[-1], say)))
        if deal.belote is not None:
            key = "play-belote" if deal.belote_calls == 1 else "play-rebelote"
            lines.append(say(key, seat=deal.belote))
        return tuple(lines)

    def _tally(self, team: Team) -> str:
        points, tricks = taken(self.deal.tricks, self.table.rules.seating, team)
        return self.say("play-tally", team=team, tricks=tricks, points=points)

    def _shown(self) -> Trick | None:
        """The trick on the table: a full one stays there until the next card."""
        if self.deal.trick and not self.deal.trick.plays and self.deal.tricks:
            return self.deal.tricks[-1]
        return self.deal.trick

    def _past_tricks(self) -> tuple[Trick, ...]:
        return self.deal.tricks[:-1] if self._shown() in self.deal.tricks else self.deal.tricks

    def _called(self, seat: Seat) -> str:
        calls = [called.call for called in self.deal.auction.calls if called.seat is seat]
        return f"**{call_words(calls[-1], self.say)}**" if calls else ""

    def _played(self, seat: Seat) -> str:
        trick, contract = self._shown(), self.deal.contract
        if trick is None or contract is None:
            return ""
        laid = next((play for play in trick.plays if play.seat is seat), None)
        if laid is None:
            return ""
        best = best_play(trick.plays, contract.trump, self.table.rules.scales)
        line = f"**{self.say.card_short(laid.card)}**"
        if laid != best:
            return line
        key = "play-winning" if trick.winner is None else "play-takes"
        return f"{line} ◂ {self.say(key, points=trick.points)}"


def _buttons(table: Table, game: GameState, deal: DealView, say: Words) -> list[Control]:
    def ask(verb: Verb, argument: str = "") -> ControlId:
        return ControlId(verb, table.id, table.move, argument)

    buttons = [button(ask(Verb.HAND), say("table-button-hand"), style=ButtonStyle.primary)]
    double = _double(table, game)
    if double and deal.standing:
        key = "auction-button-double" if double.level == 1 else "auction-button-redouble"
        verb = Verb.DOUBLE if double.level == 1 else Verb.ASK_REDOUBLE
        label = say(key, bid=deal.standing.bid)
        buttons.append(button(ask(verb, str(double.level)), label, style=ButtonStyle.danger))
    if deal.phase is Phase.PLAY:
        buttons.append(button(ask(Verb.TRICKS), say("table-button-tricks")))
    return [
        *buttons,
        button(ask(Verb.RULES), say("table-button-rules")),
        button(ask(Verb.ASK_LEAVE), say("table-button-leave")),
    ]


def _double(table: Table, game: GameState) -> Double | None:
    """The double that some seat may call now, in turn or out of it."""
    for seat in table.playing_seats:
        for action in legal_actions(table.rules, game, seat):
            if isinstance(action, Double):
                return action
    return None
