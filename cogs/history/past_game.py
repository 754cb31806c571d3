"""A game that is over, deal by deal, and one of its deals in full."""

from collections.abc import Iterator

from discord import ButtonStyle, ui
from discord.utils import format_dt

from bot.i18n import Words, capitalised, dotted
from bot.rulebook.phrases import yes
from bot.storage.log.replayed_deals import KeptGame, ReplayedDeal
from bot.storage.results.game_record import DealResult
from cogs.history.pages import table_link
from cogs.history.selection import Past
from cogs.table.info_pages import course_of
from cogs.ui.cards import hands_as_dealt
from cogs.ui.control import Control, button, menu, page_turns
from cogs.ui.ids import ControlId, Verb
from cogs.ui.layout import GOLD, Item, card, rows, rule, small, text, title
from cogs.ui.people import named_players
from engine.cards import Trump
from engine.contract import Bid
from engine.notation import write
from engine.variants import find_variant

DEALS = 25
"""Deals on a page: as many as Discord allows in a menu."""


def past_game(game: KeptGame, past: Past, say: Words) -> ui.LayoutView:
    """Who played, how it ended, the contracts of a page, and a menu that opens a deal."""
    result = game.result
    pages = max(-(-result.deals // DEALS), 1)
    past = past.in_a_game(min(past.earlier, pages - 1))
    page, numbers = pages - past.earlier, _on_page(result.deals, past.earlier)
    say = say.playing(find_variant(result.rules_key))
    day = format_dt(result.finished_at, "f")
    link = table_link(result.guild_id, game.channel_id, game.message_id, say)
    lines = [_deal(deal, say) for deal in result.settled if deal.number in numbers]
    paged = small(say("leaderboard-page", page=page, pages=pages)) if pages > 1 else ""
    back = ControlId(Verb.HISTORY, argument=str(past.at(past.page)))
    return card(
        text(
            title(say.variant(find_variant(result.rules_key))),
            small(dotted(filter(None, (day, link)))),
            *(_side(game, team, say) for team in (0, 1)),
        ),
        rule(),
        text(*(lines or [say("history-no-deals")]), paged),
        *rows(list(_deals(game, numbers, past, say))),
        *rows([*_turns(game, past, pages, say), button(back, say("history-button-back"))]),
        colour=GOLD,
    )


def past_deal(
    game: KeptGame, told: ReplayedDeal, past: Past, say: Words, *, in_full: bool
) -> ui.LayoutView:
    """What was said and played; in full, for who played it, with the hands and the notation."""
    kept = told.kept
    say = say.playing(kept.house.rules)
    back = ControlId(Verb.HISTORY_BACK, game.result.table_id, game.result.number, str(past))
    return card(
        text(title(say("history-deal-title", number=kept.deal.number, game=kept.game))),
        *(_in_full(told, say) if in_full else ()),
        rule(),
        *course_of(kept.house.rules, kept.deal, say),
        *_line(told, in_full=in_full),
        *rows([button(back, say("history-button-game"), style=ButtonStyle.secondary)]),
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


def _deal(deal: DealResult, say: Words) -> str:
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


def _on_page(deals: int, earlier: int) -> range:
    """The numbers of the deals, so many pages before the latest ones."""
    last = deals - earlier * DEALS
    return range(max(last - DEALS, 0) + 1, last + 1)


def _turns(game: KeptGame, past: Past, pages: int, say: Words) -> list[Control]:
    """To the deals before these, and to those after them."""

    def to(page: int, _: str) -> ControlId:
        there = past.in_a_game(max(pages - 1 - page, 0))
        return ControlId(Verb.HISTORY_BACK, game.result.table_id, game.result.number, str(there))

    return page_turns(pages - 1 - past.earlier, pages, to, say)


def _deals(game: KeptGame, numbers: range, past: Past, say: Words) -> Iterator[Control]:
    """Every deal of the page, those thrown in too."""
    result = game.result
    names = {str(number): say("history-select-deal", number=number) for number in numbers}
    if names:
        control = ControlId(Verb.HISTORY_DEAL, result.table_id, result.number, str(past))
        yield menu(control, names, "", placeholder=say("history-choose-deal"))


def _in_full(told: ReplayedDeal, say: Words) -> tuple[Item, ...]:
    """The hands as they were dealt."""
    deal, rules = told.kept.deal, told.kept.house.rules
    trump = deal.contract.trump if deal.contract else Trump.NONE
    hands = ((seat, deal.dealt[seat].cards) for seat in rules.seating.order)
    return (rule(), text(*hands_as_dealt(hands, trump, rules.scales, say)))


def _line(told: ReplayedDeal, *, in_full: bool) -> tuple[Item, ...]:
    """The notation, in which the deal can be kept and read again."""
    if not in_full:
        return ()
    return (text(f"```\n{write(told.kept.house.rules, told.kept.deal)}\n```"),)
