"""The public page of a table, in every stage."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime

from discord import ButtonStyle, ui

from bot.i18n import Words, capitalised, dotted, spaced, yes
from bot.tables.events import Closing
from bot.tables.table import Stage, Table
from cogs.clock import deadline_line, pause_lines, stopped
from cogs.coach.pages import coach_items
from cogs.hand.controls import HAND
from cogs.lobby import lobby_page
from cogs.table.closed_room import closed_room
from cogs.table.info_pages import stop_items
from cogs.table.reactions import ShownReactions, reaction_lines
from cogs.table.score import NO_NEWS, GameNews, score
from cogs.take_back import answered_line, asked_items
from cogs.ui.cards import pile_lines, uncovered_lines
from cogs.ui.control import button
from cogs.ui.layout import (
    FELT,
    GREY,
    Illustration,
    LayoutItem,
    card,
    message,
    notice,
    rows,
    shown,
    small,
    text,
    title,
)
from cogs.ui.melds import announced_lines, belote_lines, counting_lines
from cogs.ui.moves import (
    calls_by_seat,
    double_buttons,
    doubled_aloud,
    kitty_line,
    last_trick,
    next_stake,
    question,
    trick_line,
    trick_on_table,
    turned_line,
)
from cogs.ui.people import name, player, table_heading, team_scores
from cogs.ui.table_buttons import more_button
from cogs.ui.table_pictures import drawn_at_each_move
from cogs.watch.pages import watchers_items
from engine.actions import Double
from engine.deal_plan import FirstDealer
from engine.game import legal_actions
from engine.seats import Seat, Team
from engine.state import GameState, Phase, Trick
from engine.tally import taken
from engine.tricks import best_play
from engine.view import DealView, PlayerView, view


def table_view(
    table: Table,
    game: GameState,
    say: Words,
    picture: Illustration | None = None,
    reactions: ShownReactions = (),
) -> ui.LayoutView:
    """The turn, the table, the contract and the score; most of it in a picture.

    ValueError without a deal.
    """
    say = say.playing(table.rules)
    seen = view(table.rules, game, None)
    if seen.deal is None or game.deal is None:
        raise ValueError("a table needs a deal to be shown")
    drawing = TableView(table, seen, seen.deal, say)
    heading = title(drawing.turn())
    told = (
        *(drawing.beside_picture() if picture else drawing.in_words()),
        *(() if picture else map(small, reaction_lines(table, reactions, say))),
        *uncovered_lines(seen.deal, game.deal, say),
    )
    items: tuple[LayoutItem, ...] = (text(heading, *told),)
    if picture:
        items = (text(heading), *shown(picture), *((text(*told),) if any(told) else ()))
    hand = HAND.at(table.id, table.move)
    buttons = [button(hand, say("table-button-hand"), style=ButtonStyle.primary)]
    if seen.deal.standing and _may_double(table, game):
        buttons.extend(double_buttons(table, seen.deal.standing, say))
    return card(*items, *rows([*buttons, more_button(table, say)]), colour=FELT)


@dataclass(frozen=True, slots=True)
class TableView:
    """The lines of a table in play, as everybody may read them."""

    table: Table
    seen: PlayerView
    deal: DealView
    say: Words

    def turn(self) -> str:
        """The line that names who is to act."""
        deal, say = self.deal, self.say
        seat = deal.awaited[0]
        if deal.phase is Phase.PLAY:
            return say("table-turn-play", seat=seat, player=player(self.table, seat, say))
        # Several are asked at once only to double: either partner may.
        if deal.standing and len(deal.awaited) > 1:
            team = self.table.rules.seating.team(seat)
            stake = next_stake(self.table.rules, deal.standing)
            return say("auction-may-double", contract=deal.standing, team=team, double=stake)
        return say("table-turn-bid", seat=seat, player=player(self.table, seat, say))

    def _standing(self) -> Iterator[str]:
        """Contract and score; then the deal, until its first call, or what each side has taken."""
        deal, say = self.deal, self.say
        north_south, east_west = self.seen.scores
        if deal.contract is None:
            yield team_scores(self.seen.scores, say)
        else:
            contract = capitalised(say("table-contract", contract=deal.contract))
            score = say("hand-score", points=north_south, others=east_west)
            yield dotted((f"**{contract}**", score))
        if deal.phase is Phase.PLAY:
            first, second = Team
            yield small(dotted((self._tally(first), self._tally(second))))
        elif not deal.auction.calls:
            yield small(say("table-deal", number=deal.number, dealer=deal.dealer))

    def in_words(self) -> Iterator[str]:
        """The score, each seat with its calls or, once a card lies there, the trick in order."""
        deal, say, table = self.deal, self.say, self.table
        yield from self._standing()
        yield from self._asked()
        trick = trick_on_table(deal)
        yield from self._lying(trick)
        for seat in table.playing_seats:
            if trick is None:
                yield small(self._calls(seat))
            elif any(deal.tableau):
                yield say.seat(seat)
            yield from pile_lines(deal.tableau[seat], say)
        if trick is not None:
            yield small(dotted(self._who(seat) for seat in table.playing_seats))
        yield from self._announced()
        if any(deal.tableau):
            yield small(say("play-piles-legend"))

    def beside_picture(self) -> Iterator[str]:
        """The lines next to a picture: what changes faster than it, and announcements."""
        deal, table = self.deal, self.table
        yield from self._asked()
        # The picture may be a trick old: what has changed since is said in words.
        if not drawn_at_each_move(table, deal):
            if deal.trick and deal.trick.plays:
                yield from self._lying(deal.trick)
            for seat in table.playing_seats:
                yield from pile_lines(deal.tableau[seat], self.say)
        yield from self._announced()

    def _lying(self, trick: Trick | None) -> Iterator[str]:
        """A trick in the order of play, and who wins it, in words: bold is not read aloud."""
        if trick is None or self.deal.contract is None:
            return
        if trick.winner is not None:
            yield last_trick(trick, self.say)
            return
        best = best_play(trick.plays, self.deal.contract.trump, self.table.rules.scales).seat
        yield self.say("hand-trick", plays=trick_line(trick, self.say, best), seat=best)

    def _asked(self) -> Iterator[str]:
        """The open questions with their buttons, and how the first dealer was found."""
        rules, deal = self.table.rules, self.deal
        if deal.phase is not Phase.AUCTION:
            return
        yield turned_line(deal, self.say)
        yield question(rules, deal, self.say)
        yield kitty_line(rules, self.say)
        if deal.number == 1 and self.table.counts:
            yield small(self.say("table-terms", rated=yes(self.table.is_rated)))
        if not deal.auction.calls:
            yield from map(small, self._first_dealer())

    def _announced(self) -> Iterator[str]:
        """The lines that a picture lacks: points carried over, a double, melds and belotes."""
        deal, say, rules = self.deal, self.say, self.table.rules
        if aloud := doubled_aloud(rules, deal, say):
            yield aloud
        if self.seen.carry:
            yield small(say("table-carry", points=self.seen.carry))
        if deal.phase is Phase.PLAY:
            if turned := turned_line(deal, say):
                yield small(turned)
            yield from announced_lines(rules, deal, say)
            yield from counting_lines(rules, deal, say)
        yield from belote_lines(deal, say)

    def _first_dealer(self) -> tuple[str, ...]:
        """The draw that found the first dealer of the game, if cards were drawn for it."""
        drawn = self.table.drawn
        if not drawn or self.deal.number > 1:
            return ()
        way = self.table.rules.dealing.first_dealer
        # Of several draws the last one decided, and of cards turned until a jack, the jack: the
        # first of two, where partners were drawn as well.
        deciding = drawn[-len(self.table.playing_seats) :]
        if way is not FirstDealer.LOWEST_DRAW:
            dealt = tuple(draw for draw in drawn if draw[0] is self.deal.dealer)
            deciding = dealt[-1:] or drawn[-1:]
        draws = spaced(
            (self.say("play-card", seat=seat, card=shown) for seat, shown in deciding),
            self.say.signs,
        )
        key = f"table-drawn-{way.value.replace('_', '-')}"
        return (self.say(key, draws=draws, dealer=self.deal.dealer),)

    def _who(self, seat: Seat) -> str:
        """A seat and its player."""
        return self.say("table-seat", seat=seat, player=name(self.table, seat, self.say))

    def _calls(self, seat: Seat) -> str:
        """A seat with its player and all that they called."""
        calls = calls_by_seat(self.table.rules, self.deal.auction, self.say).get(seat, "")
        mark = "▸ " if seat in self.deal.awaited else ""
        return mark + dotted(filter(None, (self._who(seat), calls)))

    def _tally(self, team: Team) -> str:
        points, tricks = taken(self.deal.tricks, self.table.rules.seating, team)
        return self.say("hand-tally", side=self.say.team(team), points=points, tricks=tricks)


def _may_double(table: Table, game: GameState) -> bool:
    """Whether some seat may double now, in turn or out of it."""
    if game.deal is None or game.deal.phase is not Phase.AUCTION:
        return False
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
    news: GameNews = NO_NEWS,
    reactions: ShownReactions = (),
) -> ui.LayoutView:
    """The table as everyone in the channel sees it; ``deadline`` is when the time is up, if ever.

    ``news`` are of the game, once it is over; ``reactions`` are what
    players say now.
    """
    return with_status(_public(table, say, picture, news, reactions), table, say, deadline)


def _public(
    table: Table,
    say: Words,
    picture: Illustration | None,
    news: GameNews,
    reactions: ShownReactions,
) -> ui.LayoutView:
    game = table.game
    dealt = game is not None and game.deal is not None
    if table.is_closed_room and dealt and table.stage is not Stage.CLOSED:
        return closed_room(table, say)
    if table.stage is Stage.CLOSED:
        ended = game is not None and game.over
        if ended and table.is_closed_room:
            return closed_room(table, say, live=False)
        if ended and game:
            return score(table, game, say, live=False, picture=picture, news=news)
        return closed(table, say)
    if table.stage is Stage.LOBBY or game is None or game.deal is None:
        return lobby_page(table, say, picture)
    if game.deal.phase is Phase.OVER:
        return score(table, game, say, picture=picture, news=news)
    return table_view(table, game, say, picture, reactions)


def closed(table: Table, say: Words) -> ui.LayoutView:
    """The closed table, and a button for another one, unless it waits for an update of the bot."""
    if table.closing is Closing.WAITING:
        return notice(say("table-waiting"))
    say = say.playing(table.rules)
    game = table.game
    told = game is not None and not table.is_closed_room
    scores = (say("score-total", scores=team_scores(game.scores, say)),) if game and told else ()
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
    """A table with the clock or the pause above it, and below it who looks into a hand."""
    if table.stage is not Stage.PLAYING:
        return view
    above = _above(table, say, deadline)
    below = (*coach_items(table, say), *watchers_items(table, say))
    return stopped(message((*stop_items(table, say), *above, *view.children, *below)), table)


def with_word(view: ui.LayoutView, word: str) -> ui.LayoutView:
    """A picture with a word above it that concerns everybody."""
    return message((text(word), *view.children))


def _above(table: Table, say: Words, deadline: datetime | None) -> list[LayoutItem]:
    if table.paused is not None:
        return pause_lines(table, say)
    if table.is_held and not table.is_closed_room:
        return asked_items(table, deadline, say.playing(table.rules))
    # What is taken back names a call or a card.
    answered = "" if table.is_closed_room else answered_line(table, say.playing(table.rules))
    waits = deadline_line(table, deadline, say) if deadline else ""
    # Computers do not go on by themselves: nobody would see what they play.
    waits = waits if table.present else say("table-deserted")
    return [text(answered, waits)] if answered or waits else []
