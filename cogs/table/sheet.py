"""The score sheet of a game: a picture to be shared, or the same in words."""

from collections.abc import Iterator

from discord import ButtonStyle, ui

from bot.i18n import Words, dotted
from bot.pictures.sheet import SheetPicture
from bot.tables.table import Table
from cogs.table.controls import SHARE_SHEET
from cogs.table.score import both_sides, deal_title, side_names
from cogs.ui.control import button
from cogs.ui.game_pictures import totals_of, turns_of
from cogs.ui.layout import Illustration, card, in_words, rows, shown, small, text, title
from cogs.ui.people import sides_in_order, team_scores
from engine.seats import Team
from engine.state import GameState

SHEET_LINES = 40
"""Deals that a sheet shows, the latest; more would not fit a message."""

FILE = "sheet.png"


def sheet(
    table: Table,
    game: GameState,
    say: Words,
    *,
    us: Team | None = None,
    picture: Illustration | None = None,
    public: bool = False,
) -> ui.LayoutView:
    """The score sheet, for who plays for ``us`` or for everybody; to be shared after the game."""
    say = say.playing(table.rules)
    heading = title(say("game-sheet-title"))
    if not game.sheet:
        return card(text(heading, say("game-sheet-empty")))
    share = SHARE_SHEET.at(table.id)
    way = [button(share, say("game-button-share"), style=ButtonStyle.primary)]
    return card(
        text(heading, small(say("game-sheet-hint"))),
        *(shown(picture) or (text(both_sides(_rows(game, say), say, us)),)),
        *(rows(way) if game.over and not public and not table.is_closed_room else ()),
    )


def sheet_illustration(
    table: Table, game: GameState, say: Words, us: Team | None = None
) -> Illustration | None:
    """The sheet as a picture, with its words; nothing before the first deal is over."""
    if not game.sheet:
        return None
    say = say.plain.playing(table.rules)
    teams = sides_in_order(us)
    turns = tuple(turns_of(game, say))[-SHEET_LINES:]
    picture = SheetPicture(side_names(us, say), teams, len(game.sheet) - len(turns) + 1, turns)
    return Illustration(picture, FILE, in_words(sheet_words(game, say)))


def sheet_words(game: GameState, say: Words) -> Iterator[str]:
    """The sheet in sentences: the score, then each deal with the scores after it."""
    yield f"{say('game-sheet-title')}. {say('score-total', scores=team_scores(game.scores, say))}."
    for deal, total in zip(game.sheet, totals_of(game.sheet), strict=True):
        line = dotted((deal_title(deal.number, deal.settlement, say), team_scores(total, say)))
        yield f"{line}."


def _rows(game: GameState, say: Words) -> Iterator[tuple[str, tuple[int, int]]]:
    """Each of the last deals by its contract, with the scores after it."""
    turns = tuple(turns_of(game, say))
    for number, turn in tuple(enumerate(turns, start=1))[-SHEET_LINES:]:
        made = {True: "\N{CHECK MARK}", False: "\N{BALLOT X}", None: ""}[turn.made]
        yield " ".join(filter(None, (f"{number}.", turn.contract, made))), turn.scores
