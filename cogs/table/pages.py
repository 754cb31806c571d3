"""The public page of a table, in every stage."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime

from discord import ButtonStyle, ui

from bot.i18n import Words, dotted, spaced
from bot.storage.ratings.player_ratings import RatingChange
from bot.tables.events import Closing
from bot.tables.sealed_deals import shown_seal
from bot.tables.table import Stage, Table
from cogs.clock import deadline_line
from cogs.lobby import lobby_page
from cogs.table.info_pages import stop_items, tricks_button
from cogs.table.score import score
from cogs.take_back.pages import answered_line, asked_items
from cogs.ui.cards import pile_lines, uncovered_lines
from cogs.ui.control import Control, button
from cogs.ui.ids import ControlId, Verb
from cogs.ui.layout import (
    FELT,
    GREY,
    Illustration,
    Item,
    card,
    message,
    notice,
    rows,
    rule,
    shown,
    small,
    text,
    title,
)
from cogs.ui.melds import announced_lines, belote_lines, counting_lines
from cogs.ui.moves import (
    calls_line,
    double_button,
    kitty_line,
    last_trick,
    next_stake,
    question,
    said,
    turned_line,
)
from cogs.ui.people import player, table_heading, team_scores
from cogs.watch.watchers import watch_button, watchers_items
from engine.actions import Double
from engine.deal_plan import FirstDealer
from engine.game import legal_actions
from engine.seats import Seat, Team
from engine.state import GameState, Phase, Trick
from engine.tally import taken
from engine.tricks import best_play
from engine.view import DealView, PlayerView, view

SEAL_DIGITS = 16
"""Of a seal: enough that nobody finds another seed for it while a deal is played."""


def board(
    table: Table, game: GameState, say: Words, picture: Illustration | None = None
) -> ui.LayoutView:
    """Whose turn it is, what is on the table, the contract, the auction, the score."""
    say = say.playing(table.rules)
    seen = view(table.rules, game, None)
    if seen.deal is None or game.deal is None:
        raise ValueError("a board needs a deal")
    drawing = Drawing(table, seen.deal, say)
    return card(
        text(
            title(drawing.turn()),
            *drawing.asked(),
            small(drawing.heading(seen)),
            *map(small, drawing.first_dealer()),
            *map(small, drawing.sealed()),
        ),
        *(shown(picture) or (rule(),)),
        text(*(line for seat in table.playing_seats for line in drawing.seat(seat))),
        rule(),
        text(
            *drawing.memory(),
            *uncovered_lines(seen.deal, game.deal, say),
            small(say("play-piles-legend")) if any(seen.deal.tableau) else "",
        ),
        *rows(_buttons(table, game, seen.deal, say)),
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
            stake = next_stake(self.table.rules, deal.standing)
            return say("auction-may-double", contract=deal.standing, team=team, double=stake)
        return say("table-turn-bid", seat=seat, player=player(self.table, seat, say))

    def asked(self) -> tuple[str, ...]:
        """The contract; until there is one, what may be said and what proposes it."""
        rules, deal, contract = self.table.rules, self.deal, self.deal.contract
        if contract is not None:
            return (self.say("play-contract", contract=contract),)
        return (
            turned_line(deal, self.say),
            question(rules, deal, self.say),
            kitty_line(rules, self.say),
        )

    def heading(self, seen: PlayerView) -> str:
        """The deal, the score of the game, and what hangs on its next deals."""
        number = self.say("table-deal", number=self.deal.number, dealer=self.deal.dealer)
        carried = (self.say("table-carry", points=seen.carry),) if seen.carry else ()
        return dotted((number, team_scores(seen.scores, self.say), *carried))

    def first_dealer(self) -> tuple[str, ...]:
        """How the first dealer of the game was found, if cards were drawn for it."""
        drawn = self.table.drawn
        if not drawn or self.deal.number > 1:
            return ()
        way = self.table.rules.dealing.first_dealer
        # Of several draws the last one decided, and of cards turned until a jack, the jack.
        last = len(self.table.playing_seats) if way is FirstDealer.LOWEST_DRAW else 1
        draws = spaced(
            (self.say("play-card", seat=seat, card=shown) for seat, shown in drawn[-last:]),
            self.say.signs,
        )
        key = f"table-drawn-{way.value.replace('_', '-')}"
        return (self.say(key, draws=draws, dealer=self.deal.dealer),)

    def sealed(self) -> tuple[str, ...]:
        """How the seal of the deal begins; all of it is told by a command."""
        seal = shown_seal(self.table)
        return (self.say("table-seal", seal=seal[:SEAL_DIGITS]),) if seal else ()

    def seat(self, seat: Seat) -> Iterator[str]:
        """A seat: its player, its last call or its card, and what lies open before it."""
        mark = "▸ " if seat in self.deal.awaited else ""
        who = self.say("table-seat", seat=seat, player=player(self.table, seat, self.say))
        done = self._called(seat) if self.deal.phase is Phase.AUCTION else self._played(seat)
        yield mark + (dotted((who, done)) if done else who)
        yield from pile_lines(self.deal.tableau[seat], self.say)

    def memory(self) -> tuple[str, ...]:
        """What was said and done before."""
        deal, say = self.deal, self.say
        calls = calls_line(self.table.rules, deal.auction, say) or say("auction-empty")
        lines = [say("auction-line", calls=calls)]
        if deal.phase is Phase.PLAY:
            lines.append(turned_line(deal, say))
            lines.append(dotted(self._tally(team) for team in Team))
            lines.extend(announced_lines(self.table.rules, deal, say))
            lines.extend(counting_lines(self.table.rules, deal, say))
        if past := self._past_tricks():
            lines.append(last_trick(past[-1], say))
        lines.extend(belote_lines(deal, say))
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
        calls = [
            call for who, call in said(self.table.rules, self.deal.auction, self.say) if who is seat
        ]
        return f"**{calls[-1]}**" if calls else ""

    def _played(self, seat: Seat) -> str:
        trick, contract = self._shown(), self.deal.contract
        if trick is None or contract is None:
            return ""
        laid = next((play for play in trick.plays if play.seat is seat), None)
        if laid is None:
            return ""
        best = best_play(trick.plays, contract.trump, self.table.rules.scales)
        line = f"**{self.say.card_sign(laid.card)}**"
        if laid != best:
            return line
        key = "play-winning" if trick.winner is None else "play-takes"
        return f"{line}\N{NO-BREAK SPACE}◂ {self.say(key, points=trick.points)}"


def _buttons(table: Table, game: GameState, deal: DealView, say: Words) -> list[Control]:
    def ask(verb: Verb) -> ControlId:
        return ControlId(verb, table.id, table.move)

    buttons = [button(ask(Verb.HAND), say("table-button-hand"), style=ButtonStyle.primary)]
    if deal.standing and _may_double(table, game):
        buttons.append(double_button(table, deal.standing, say))
    return [
        *buttons,
        tricks_button(table, say),
        button(ask(Verb.RULES), say("table-button-rules")),
        button(ask(Verb.ASK_LEAVE), say("table-button-leave")),
    ]


def _may_double(table: Table, game: GameState) -> bool:
    """Whether some seat may double now, in turn or out of it."""
    return any(
        isinstance(action, Double)
        for seat in table.playing_seats
        for action in legal_actions(table.rules, game, seat)
    )


def public(
    table: Table,
    say: Words,
    deadline: datetime | None = None,
    picture: Illustration | None = None,
    gains: Sequence[RatingChange] = (),
) -> ui.LayoutView:
    """What everyone in the channel sees; ``deadline`` is when the time is up, if ever.

    ``gains`` are what the game, once it is over, has changed in ratings.
    """
    return with_status(_public(table, say, picture, gains), table, say, deadline)


def _public(
    table: Table, say: Words, picture: Illustration | None, gains: Sequence[RatingChange]
) -> ui.LayoutView:
    game = table.game
    if table.stage is Stage.CLOSED:
        ended = game is not None and game.over
        if ended and game:
            return score(table, game, say, live=False, picture=picture, gains=gains)
        return closed(table, say)
    if table.stage is Stage.LOBBY or game is None or game.deal is None:
        return lobby_page(table, say)
    if game.deal.phase is Phase.OVER:
        return score(table, game, say, picture=picture, gains=gains)
    return board(table, game, say, picture)


def closed(table: Table, say: Words) -> ui.LayoutView:
    """What it was, and how to open another one, unless it waits for an update of the bot."""
    if table.closing is Closing.WAITING:
        return notice(say("table-waiting"))
    say = say.playing(table.rules)
    game = table.game
    scores = () if game is None else (say("score-total", scores=team_scores(game.scores, say)),)
    return card(
        text(
            table_heading(table.rules, say),
            say("table-closed-idle") if table.closing is Closing.IDLE else "",
            say("table-closed-lost") if table.closing is Closing.LOST else "",
            say("table-closed"),
            *scores,
        ),
        colour=GREY,
    )


def with_status(
    view: ui.LayoutView, table: Table, say: Words, deadline: datetime | None
) -> ui.LayoutView:
    """The picture of a table with the clock or the pause above it, and three buttons below.

    Between them it says who looks into a hand, for everybody at the table to know.
    """
    if table.stage is not Stage.PLAYING:
        return view
    above, below = _above(table, say, deadline), rows(_below(table, say))
    return message(
        (*stop_items(table, say), *above, *view.children, *watchers_items(table, say), *below)
    )


def with_word(view: ui.LayoutView, word: str) -> ui.LayoutView:
    """A picture with a word above it that concerns everybody."""
    return message((text(word), *view.children))


def pause_lines(table: Table, say: Words, *, live: bool = True) -> list[Item]:
    """That the game is paused, by whom, and to a player the way out; nothing while it is not."""
    if table.paused is None:
        return []
    by = say("pause-by", seat=table.paused, player=player(table, table.paused, say))
    way_out = rows([resume_button(table, say)]) if live else ()
    return [text(title(say("pause-title")), by), *way_out]


def resume_button(table: Table, say: Words) -> Control:
    """On with the game."""
    control = ControlId(Verb.RESUME, table.id, table.move)
    return button(control, say("pause-button-resume"), style=ButtonStyle.success)


def _above(table: Table, say: Words, deadline: datetime | None) -> list[Item]:
    if table.paused is not None:
        return pause_lines(table, say)
    if table.taking_back.pending:
        return asked_items(table, deadline, say.playing(table.rules))
    answered = answered_line(table, say.playing(table.rules))
    waits = deadline_line(table, deadline, say) if deadline else ""
    return [text(answered, waits)] if answered or waits else []


def _below(table: Table, say: Words) -> list[Control]:
    pause = button(ControlId(Verb.PAUSE, table.id, table.move), say("pause-button"))
    players = button(ControlId(Verb.PLAYERS, table.id), say("players-button"))
    others = [players, watch_button(table, say)]
    return others if table.paused is not None else [pause, *others]
