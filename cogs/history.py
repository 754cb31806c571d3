"""Games: the list, a game, a deal."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Annotated

from discord import app_commands, ui
from discord.utils import format_dt

from bot.client import Interaction
from bot.i18n import Words, capitalised, dotted, yes
from bot.i18n.commands import command_text
from bot.storage.errors import LaterLog, OtherRules, UnreplayableLog
from bot.storage.log.replayed_deals import KeptGame, kept_game
from bot.storage.results.game_record import DealResult
from bot.storage.shared_plays import is_table_closed_to
from bot.storage.stats.history import History, PlayedGame, Selection
from bot.tables.refusals import TableRefusal, TableRefused
from cogs.stats.pages import game_line
from cogs.table.controls import ReviewWay
from cogs.table.review import Review, draw_step
from cogs.ui.access import require_shown
from cogs.ui.arguments import number
from cogs.ui.command_group import Person, contree
from cogs.ui.control import Control, PageWay, button, menu, page_turns
from cogs.ui.control_words import choice, number_to, short_number
from cogs.ui.controls import WordedControl, control
from cogs.ui.handlers import pressed
from cogs.ui.ids import LAST_PAGE, ControlId, Presser
from cogs.ui.layout import GOLD, card, rows, rule, small, text, title
from cogs.ui.people import named_players
from cogs.ui.press import Press, answer_in_place
from cogs.ui.replies import Refused, mention, words_for
from cogs.ui.table_buttons import analyse_button, share_button
from cogs.verify import verify_deal_button, verify_here_button
from engine.contract import Bid
from engine.variants import find_variant

PAGE = 5
"""Games on a page: as many as a phone shows with what opens one."""


@dataclass(frozen=True, slots=True)
class HistoryPage:
    """A page of a player's games: of this server, or of all.

    In one of them, so many pages before that of its latest deals.
    """

    user: Annotated[int, short_number()]
    page: Annotated[int, number_to(LAST_PAGE)] = 0
    here: Annotated[bool, choice({"h": True, "a": False})] = True
    earlier: Annotated[int, number_to(9999)] = 0

    def at(self, page: int) -> "HistoryPage":
        """The list at this page."""
        return replace(self, page=page, earlier=0)

    def in_a_game(self, earlier: int) -> "HistoryPage":
        """Other deals of a game on the same page."""
        return replace(self, earlier=earlier)


@dataclass(frozen=True)
class OfHistory(WordedControl):
    """A control on a list of games."""

    asked: HistoryPage


@control("history", Presser.ANYBODY)
class HistoryControl(OfHistory):
    """Shows the list."""


@control("history-game", Presser.ANYBODY)
class ChoosePastGameControl(OfHistory):
    """A menu of its games."""


@dataclass(frozen=True)
class OfPastGame(WordedControl):
    """A control of a game of a table; ``asked``: the list that leads there."""

    game: Annotated[int, number_to(99999)]
    asked: HistoryPage


@control("history-back", Presser.ANYBODY)
class PastGameControl(OfPastGame):
    """Shows a game, deal by deal."""


@control("history-deal", Presser.ANYBODY)
class ChoosePastDealControl(OfPastGame):
    """A menu of its deals."""


@control("history-step", Presser.ANYBODY)
class PastDealControl(WordedControl):
    """A step of one of them."""

    game: Annotated[int, number_to(99999)]
    deal: Annotated[int, number_to(99999)]
    step: Annotated[int, number_to(99)]
    way: ReviewWay
    asked: HistoryPage


def history_page(told: History, asked: HistoryPage, say: Words, *, own: bool) -> ui.LayoutView:
    """A page of games, with a menu to open one."""
    heading = title(say("history-title", player=mention(asked.user, say)))
    scope = small(say("stats-scope", here=yes(asked.here)))
    if not told.total:
        none = say("stats-none", player=mention(asked.user, say), own=yes(own))
        return card(
            text(heading, scope, none),
            *rows([*_scope(asked, say, own=own), verify_here_button(say)]),
            colour=GOLD,
        )
    pages = max(-(-told.total // PAGE), 1)

    def to(page: int, _: PageWay) -> HistoryControl:
        return HistoryControl(asked.at(page))

    turns = page_turns(asked.page, pages, to, say)
    lines = [
        *(f"▸ {_line(game, say)}" for game in told.unfinished),
        *(f"{number}. {_line(game, say)}" for number, game in _numbered(told)),
    ]
    return card(
        text(heading, scope, *lines),
        text(small(say("leaderboard-page", page=asked.page + 1, pages=pages))),
        *rows(_menu(told, asked, say)),
        *rows([*turns, *_scope(asked, say, own=own), verify_here_button(say)]),
        colour=GOLD,
    )


def _numbered(told: History) -> Iterator[tuple[int, PlayedGame]]:
    return enumerate(told.games, told.first + 1)


def _line(game: PlayedGame, say: Words) -> str:
    link = table_link(game.guild_id, game.channel_id, game.message_id, say)
    uncounted = "" if game.counts else say("history-uncounted")
    kind = say.variant(find_variant(game.rules_key))
    return dotted(filter(None, (game_line(game, say), kind, uncounted, link)))


def table_link(guild: int, channel: int | None, message: int | None, say: Words) -> str:
    """A link to the message of a table, if it is known."""
    if channel is None or message is None:
        return ""
    return f"[{say('history-link')}](https://discord.com/channels/{guild}/{channel}/{message})"


def _menu(told: History, asked: HistoryPage, say: Words) -> list[Control]:
    """The games of the page, each by the number of its line."""
    names = {
        f"{game.table_id}-{game.number}": say(
            "history-select-unfinished",
            outcome=game.outcome,
            score=game.score,
            others=game.others,
        )
        for game in told.unfinished
    }
    names |= {
        f"{game.table_id}-{game.number}": say(
            "history-select-game",
            number=number,
            outcome=game.outcome,
            score=game.score,
            others=game.others,
        )
        for number, game in _numbered(told)
    }
    notes = {
        f"{game.table_id}-{game.number}": say.variant(find_variant(game.rules_key))
        for game in (*told.unfinished, *told.games)
    }
    if not names:
        return []
    return [menu(ChoosePastGameControl(asked), names, "", notes, placeholder=say("history-choose"))]


def _scope(asked: HistoryPage, say: Words, *, own: bool) -> Iterator[Control]:
    """The button between this server and all; only the player sees games of other servers."""
    if own:
        there = HistoryPage(asked.user, here=not asked.here)
        label = say("leaderboard-scope-all") if asked.here else say("leaderboard-scope-here")
        yield button(HistoryControl(there), label)


DEALS = 9
"""Deals on a page, as many as a phone shows, each in its menu."""


def past_game(game: KeptGame, asked: HistoryPage, say: Words) -> ui.LayoutView:
    """The players, the result, the contracts of a page, and a menu that opens a deal."""
    result = game.result
    pages = max(-(-result.deals // DEALS), 1)
    asked = asked.in_a_game(min(asked.earlier, pages - 1))
    # Pages count back from the latest deals: the first one may be short, the last is full.
    last = result.deals - asked.earlier * DEALS
    page, numbers = pages - asked.earlier, range(max(last - DEALS, 0) + 1, last + 1)
    say = say.playing(find_variant(result.rules_key))
    day = format_dt(result.finished_at, "f")
    link = table_link(result.guild_id, game.channel_id, game.message_id, say)
    lines = [_deal_line(deal, say) for deal in result.settled if deal.number in numbers]
    paged = small(say("leaderboard-page", page=page, pages=pages)) if pages > 1 else ""
    choice = list[Control]()
    if numbers:
        # Every deal of the page, those thrown in too.
        names = {str(number): say("history-select-deal", number=number) for number in numbers}
        control = ChoosePastDealControl(result.number, asked).at(result.table_id)
        choice.append(menu(control, names, "", placeholder=say("history-choose-deal")))
    back = HistoryControl(asked.at(asked.page))
    return card(
        text(
            title(say.variant(find_variant(result.rules_key))),
            small(dotted(filter(None, (day, link)))),
            small(say(f"history-{game.unfinished}")) if game.unfinished else "",
            *(_side(game, team, say) for team in (0, 1)),
        ),
        rule(),
        text(*(lines or [say("history-no-deals")]), paged),
        *rows(choice),
        *rows(
            [*_turns_of_deals(game, asked, pages, say), button(back, say("history-button-back"))]
        ),
        colour=GOLD,
    )


def past_deal(
    game: KeptGame, review: Review, asked: HistoryPage, say: Words, *, step: int = 0
) -> ui.LayoutView:
    """A step of a deal; for who played it with all hands, and with their own at each trick."""
    kept = review.kept
    say = say.playing(kept.house.rules)
    place = game.result.table_id, game.result.number

    def to(there: int, way: ReviewWay) -> ControlId:
        shown = PastDealControl(place[1], kept.deal.number, there, way, asked)
        return shown.at(place[0])

    back = PastGameControl(place[1], asked).at(place[0])
    more = (analyse_button, share_button, verify_deal_button) if review.in_full else ()
    return card(
        text(small(say("history-deal-title", number=kept.deal.number, game=kept.game))),
        *review.items(step, to, say),
        *rows(
            [
                button(back, say("history-button-game")),
                *(offer(*place, kept.deal.number, say) for offer in more),
            ]
        ),
        colour=GOLD,
    )


def _side(game: KeptGame, team: int, say: Words) -> str:
    players = [player for player in game.result.players if player.team == team]
    won = game.result.winner_team == team
    return say(
        "history-side",
        players=capitalised(named_players([player.user_id for player in players], say)),
        points=game.result.scores[team],
        won=yes(won),
    )


def _deal_line(deal: DealResult, say: Words) -> str:
    declarer = deal.declarer_id
    return say(
        "history-deal",
        number=deal.number,
        bid=Bid(deal.value, deal.trump, deal.kind),
        player=named_players([declarer], say),
        doubles=deal.doubles,
        result=deal.result.value,
        score=deal.scores[0],
        others=deal.scores[1],
    )


def _turns_of_deals(game: KeptGame, asked: HistoryPage, pages: int, say: Words) -> list[Control]:
    """The buttons to earlier and later deals."""

    def to(page: int, _: PageWay) -> ControlId:
        there = asked.in_a_game(max(pages - 1 - page, 0))
        return PastGameControl(game.result.number, there).at(game.result.table_id)

    return page_turns(pages - 1 - asked.earlier, pages, to, say)


async def answer_history(interaction: Interaction, asked: HistoryPage) -> None:
    """Answer with a page of games; only the player sees those of other servers."""
    await require_shown(interaction, {asked.user})
    own = asked.user == interaction.user.id
    # Games of other servers are for who played them, whatever a control says.
    asked = asked if own else HistoryPage(asked.user, asked.page)
    chosen = Selection(
        guild_id=interaction.guild_id if asked.here else None,
        reader=interaction.user.id,
        now=interaction.client.clock.now(),
    )
    told = await interaction.client.services.unfinished_games.history(
        asked.user, chosen, offset=asked.page * PAGE, limit=PAGE
    )
    if told.total and not told.games and not told.unfinished:
        # So many were erased or voided since the page was shown.
        await answer_history(interaction, asked.at((told.total - 1) // PAGE))
        return
    await answer_in_place(
        interaction, history_page(told, asked, words_for(interaction).plain, own=own)
    )


async def answer_game(
    interaction: Interaction, asked: HistoryPage, table: int, number: int
) -> None:
    """Answer with a game, deal by deal."""
    await require_shown(interaction, {asked.user})
    game = await _kept_game(interaction, table, number)
    await answer_in_place(interaction, past_game(game, asked, words_for(interaction).plain))


async def answer_deal(
    interaction: Interaction, asked: HistoryPage, table: int, number: int, deal: int, step: int = 0
) -> None:
    """Answer with a step of a deal: in full for who played it, else with what everybody saw.

    Refused if the deal is not over, or its log or rules cannot be read.
    """
    await require_shown(interaction, {asked.user})
    game = await _kept_game(interaction, table, number)
    try:
        deals = await interaction.client.services.deals.of_game(table, number)
    except LaterLog as error:
        raise Refused("history-later-version") from error
    except OtherRules as error:
        raise Refused("history-other-rules") from error
    except UnreplayableLog as error:
        raise Refused("history-untold") from error
    for told in deals:
        if told.kept.deal.number == deal:
            await interaction.client.services.secrecy.show(
                told.kept.deal.laid_out, interaction.user.id, interaction.guild_id
            )
            say, seat = words_for(interaction), told.players.get(interaction.user.id)
            attachment = await draw_step(interaction, told, step, seat, say)
            picture = attachment.illustration
            review = Review(told.kept, seat, in_full=seat is not None, picture=picture)
            view = past_deal(game, review, asked, say, step=step)
            await answer_in_place(interaction, view, attachment)
            return
    raise Refused("history-not-yet" if game.unfinished else "history-untold")


async def _kept_game(interaction: Interaction, table: int, number: int) -> KeptGame:
    """A game of this server, or one that the caller played in; it may go on."""
    reader = interaction.user.id
    reading = partial(kept_game, table_id=table, number=number, reader=reader)
    services = interaction.client.services
    game = await services.database.read(reading)
    game = game or await services.unfinished_games.at(table, number, reader=reader)
    if game is None:
        raise TableRefused(TableRefusal.UNKNOWN_TABLE)
    if game.result.guild_id != interaction.guild_id and not game.played_by(reader):
        raise TableRefused(TableRefusal.UNKNOWN_TABLE)
    now = interaction.client.clock.now()
    if await services.database.read(
        partial(is_table_closed_to, table=table, reader=reader, now=now)
    ):
        raise TableRefused(TableRefusal.CARDS_IN_SHARED_PLAY)
    return game


@contree.command(
    name=command_text("command-history-name"),
    description=command_text("command-history-description"),
)
@app_commands.rename(member=command_text("command-history-member-name"))
@app_commands.describe(member=command_text("command-history-member-description"))
async def history(interaction: Interaction, member: Person | None = None) -> None:
    """List the games of a player."""
    await answer_history(interaction, HistoryPage((member or interaction.user).id))


@pressed(HistoryControl)
async def _page(press: Press, asked: HistoryControl) -> None:
    await answer_history(press.interaction, asked.asked)


@pressed(ChoosePastGameControl)
async def _game(press: Press, asked: ChoosePastGameControl) -> None:
    table, _, game = press.value.partition("-")
    await answer_game(press.interaction, asked.asked, number(table), number(game))


@pressed(PastGameControl)
async def _back(press: Press, asked: PastGameControl) -> None:
    await answer_game(press.interaction, asked.asked, press.control.table, asked.game)


@pressed(ChoosePastDealControl)
async def _deal(press: Press, asked: ChoosePastDealControl) -> None:
    table, deal = press.control.table, number(press.value)
    await answer_deal(press.interaction, asked.asked, table, asked.game, deal)


@pressed(PastDealControl)
async def _step(press: Press, asked: PastDealControl) -> None:
    table, place = press.control.table, (asked.game, asked.deal, asked.step)
    await answer_deal(press.interaction, asked.asked, table, *place)
