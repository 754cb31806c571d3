"""The pages of a score sheet: how it is begun, how it stands, what could not be written."""

from collections.abc import Iterator, Sequence

from discord import ButtonStyle, ui
from discord.utils import escape_markdown

from bot.i18n import Words, dotted
from bot.rulebook.arithmetic import rounding_lines, score_lines
from bot.rulebook.scoring import rounding
from bot.score_sheets.kept import Draft
from bot.score_sheets.sheets import MOST_DEALS, ScoreSheet
from bot.storage.score_sheets import StoredSheet
from bot.tables.house_rules import HouseRules
from cogs.house_rules.pages import difference_text, game_menu, preset_menu
from cogs.score_sheets.controls import (
    SHEET_OPEN,
    ChosenGame,
    CorrectControl,
    DeleteSheetControl,
    ExportSheetControl,
    PassedControl,
    SheetAgainControl,
    SheetControl,
    SheetGameControl,
    SheetNamesControl,
    SheetPeopleControl,
    SheetPresetControl,
    ShowSheetControl,
    UndoControl,
    WriteDealControl,
)
from cogs.score_sheets.rows import (
    bid_label,
    deal_line,
    scores_text,
    sheet_text,
    side_names,
)
from cogs.score_sheets.window import tick_label
from cogs.ui.control import MOST_CHOICES, Control, button, menu
from cogs.ui.layout import (
    FELT,
    GOLD,
    GREY,
    Illustration,
    LayoutItem,
    card,
    headline,
    rows,
    rule,
    shown,
    small,
    text,
    title,
    warning,
)
from cogs.ui.people import table_heading
from engine.cards import Trump
from engine.contract import naming
from engine.seats import Team
from engine.variants.presets import presets_of

LATEST = MOST_CHOICES
"""The deals that can be corrected, in one menu."""

MOST_FORMER = 4
"""The times that somebody was replaced, of which the latest are told."""

MOST_LISTED = 10
"""The sheets that are listed, which are those that are always kept."""


def start_page(
    house: HouseRules,
    chosen: ChosenGame,
    own: Sequence[StoredSheet],
    say: Words,
    server: HouseRules | None = None,
    *,
    in_server: bool = True,
) -> ui.LayoutView:
    """The choice of a game, and the reader's sheets; ``chosen`` is that game in a control."""
    say = say.playing(house.game)
    menus = [game_menu(SheetGameControl(chosen), house, say)]
    if presets_of(house.variant) or server is not None:
        menus.append(preset_menu(SheetPresetControl(chosen), house, say, server=server))
    begin = SheetNamesControl(chosen)
    return card(
        text(
            title(say("score-sheet-title")),
            say("score-sheet-what"),
            small(difference_text(house, say)),
        ),
        *(item for each in menus for item in rows([each])),
        *rows([button(begin, say("score-sheet-button-begin"), style=ButtonStyle.success)]),
        text(small(say("score-sheet-not-kept", place="server" if in_server else "conversation"))),
        *_own(own, say),
    )


def _own(sheets: Sequence[StoredSheet], say: Words) -> Iterator[LayoutItem]:
    if not sheets:
        return
    listed = dict[str, str]()
    for each in sheets:
        ours, theirs = (sum(scores[side] for scores in each.scores) for side in (0, 1))
        game = say(f"variant-{each.rules_key}") if each.sheet else each.rules_key
        # « 12 nov. · La Contrée · Nous et Eux : 540 / 710 »
        label = dotted(
            (say.day(each.changed_at), game, say.every(each.names), f"{ours} / {theirs}")
        )
        # Discord takes no longer label in a menu.
        listed[str(each.number)] = label[:100]
    yield rule()
    yield text(f"**{say('score-sheet-own')}**")
    yield from rows([menu(SHEET_OPEN, listed, "", placeholder=say("score-sheet-open"))])


def sheet_page(
    stored: StoredSheet,
    sheet: ScoreSheet,
    say: Words,
    *,
    picture: Illustration | None = None,
    notice: str = "",
    reader: int | None = None,
) -> ui.LayoutView:
    """The page of a sheet: its scores, the last deal, and what can be done.

    ``reader`` is None on a page that everybody sees; without a picture the sheet is in words.
    """
    rules = sheet.house.rules
    say = say.playing(rules)
    in_words = (text(sheet_text(sheet, say)),) if sheet.deals else ()
    last = list[LayoutItem]()
    if sheet.played:
        steps = score_lines(sheet.played[-1].settlement, say)
        last.append(text(f"**{deal_line(sheet, sheet.played[-1], say)}**", *map(small, steps)))
    writing = list[Control]()
    if sheet.end is not None:
        again = SheetAgainControl(stored.number)
        writing = [button(again, say("game-button-rematch"), style=ButtonStyle.success)]
    elif len(sheet.deals) < MOST_DEALS:
        writing = _takers(stored, sheet, None, say)
    return card(
        *warning(notice),
        text(
            table_heading(rules, say),
            small(difference_text(sheet.house, say, length_told=True)),
        ),
        text(*_standing(sheet, say), *_former(sheet, say)),
        *(shown(picture) or in_words),
        *last,
        *rows(writing),
        *rows(_correcting(stored, sheet, say)),
        *rows(_others(stored, sheet, reader, say)),
        colour=FELT if sheet.end is None else GOLD,
    )


def _standing(sheet: ScoreSheet, say: Words) -> Iterator[str]:
    names, totals, end = side_names(sheet, say), sheet.totals, sheet.end
    facts: dict[str, str | int] = {
        "ours": names[0],
        "first": totals[0],
        "theirs": names[1],
        "second": totals[1],
    }
    if end is None:
        yield headline(say("score-sheet-totals", **facts))
        number = len(sheet.deals) + 1
        dealer = sheet.dealer
        yield (
            say("score-sheet-next", number=number)
            if dealer is None
            else say("score-sheet-next-dealer", number=number, dealer=dealer)
        )
        if sheet.played and (carry := sheet.played[-1].carry):
            yield say("table-carry", points=carry)
    elif end.winner is None:
        yield headline(say("score-sheet-drawn", **facts))
    else:
        yield headline(say("score-sheet-won", side=names[end.winner]))
        yield say("score-sheet-totals", **facts)
    if end is not None:
        yield from _rounding(sheet, say)


def _former(sheet: ScoreSheet, say: Words) -> Iterator[str]:
    """The names of earlier deals, where somebody has taken another's place."""
    for each in sheet.former[-MOST_FORMER:]:
        yield small(say("score-sheet-former", number=each.deals, names=say.every(each.names)))


def _rounding(sheet: ScoreSheet, say: Words) -> Iterator[str]:
    """How the rules round, and the latest deal of the sheet in which they did."""
    told = rounding(sheet.asked.rules, say)
    yield from map(small, told or (say("score-sheet-unrounded"),))
    for played in reversed(sheet.played):
        if told and (steps := rounding_lines(played.settlement, say)):
            yield small(say("score-sheet-rounded", number=played.number, steps=dotted(steps)))
            return


def _takers(stored: StoredSheet, sheet: ScoreSheet, place: int | None, say: Words) -> list[Control]:
    """A button for each side that may have played a deal, and one for nobody."""
    names = side_names(sheet, say)
    takers = [
        button(
            WriteDealControl(stored.number, place, team),
            # Discord takes no longer label on a button.
            say("score-sheet-button-taker", side=names[team])[:80],
            style=ButtonStyle.primary,
        )
        for team in Team
    ]
    passed = PassedControl(stored.number, stored.moves, place)
    return [*takers, button(passed, say("score-sheet-button-passed"))]


def _correcting(stored: StoredSheet, sheet: ScoreSheet, say: Words) -> list[Control]:
    """A menu of the latest deals."""
    if not sheet.deals:
        return []
    offered = {
        # A menu shows no markup: emojis and bold would be read as signs.
        str(each.number - 1): deal_line(sheet, each, say.plain)[:100]
        for each in reversed(sheet.played[-LATEST:])
    }
    control = CorrectControl(stored.number)
    state = str(stored.moves)
    return [menu(control, offered, "", state=state, placeholder=say("score-sheet-correct"))]


def _others(
    stored: StoredSheet, sheet: ScoreSheet, reader: int | None, say: Words
) -> list[Control]:
    undo = button(UndoControl(stored.number, stored.moves), say("score-sheet-button-undo"))
    if reader is None:
        return [undo] if sheet.deals else []
    people = button(SheetPeopleControl(stored.number), say("score-sheet-button-people"))
    show = button(ShowSheetControl(stored.number), say("game-button-share"))
    words = button(SheetControl(stored.number, text=True), say("score-sheet-button-text"))
    export = button(ExportSheetControl(stored.number), say("score-sheet-button-export"))
    sheets = button(SheetControl(), say("score-sheet-button-sheets"))
    delete = button(DeleteSheetControl(stored.number), say("score-sheet-button-delete"))
    others = [undo, people, show, words, export] if sheet.deals else [people, show]
    return [*others, sheets, *([delete] if reader == stored.owner else [])]


def correcting_page(
    stored: StoredSheet, sheet: ScoreSheet, place: int, say: Words
) -> ui.LayoutView:
    """A deal that is to be corrected: who had taken it is asked again, then the window opens."""
    say = say.playing(sheet.house.rules)
    return card(
        text(title(deal_line(sheet, sheet.played[place], say)), say("score-sheet-correcting")),
        *rows(_takers(stored, sheet, place, say)),
        *rows([_back(stored, say)]),
    )


def _back(stored: StoredSheet, say: Words) -> Control:
    return button(SheetControl(stored.number), say("score-sheet-button-back"))


def draft_page(
    stored: StoredSheet, sheet: ScoreSheet, draft: Draft, fault: str, say: Words
) -> ui.LayoutView:
    """Why a deal was not written, and what was typed: nothing of it is lost."""
    say = say.playing(sheet.house.rules)
    correct = WriteDealControl(stored.number, draft.place, draft.typed.attack, again=True)
    return card(
        *warning(fault),
        text(f"**{say('score-sheet-typed')}**", *_typed(sheet, draft, say)),
        *rows(
            [
                button(correct, say("score-sheet-button-correct"), style=ButtonStyle.primary),
                _back(stored, say),
            ]
        ),
    )


def _typed(sheet: ScoreSheet, draft: Draft, say: Words) -> Iterator[str]:
    """The fields as they were filled in."""
    typed, names = draft.typed, side_names(sheet, say)
    sides = names[typed.attack], names[typed.attack.other]
    yield say("score-sheet-button-taker", side=sides[0])
    known = typed.bid in sheet.asked.undertakings
    bid = bid_label(typed.bid, say) if known else escape_markdown(typed.bid)
    trump = say.bid(naming(Trump(typed.trump))) if typed.trump in set(Trump) else ""
    fields = (
        ("bid", bid),
        ("trump", trump),
        ("typed-points", escape_markdown(typed.points)),
        ("typed-melds", escape_markdown(typed.melds)),
        ("ticks", say.every(tick_label(sheet, tick, sides, say) for tick in typed.ticks)),
    )
    for field, value in fields:
        if value:
            yield say(
                "score-sheet-typed-field", field=say(f"score-sheet-field-{field}"), value=value
            )


def unreadable_page(stored: StoredSheet, say: Words) -> ui.LayoutView:
    """A sheet whose rules are not played here any more: its scores, and why nothing is added."""
    return card(
        text(title(say("score-sheet-title")), say("score-sheet-outdated")),
        *((text(scores_text(stored.names, stored.scores)),) if stored.scores else ()),
        *rows([button(SheetControl(), say("score-sheet-button-sheets"))]),
        colour=GREY,
    )


def deleting_page(stored: StoredSheet, say: Words) -> ui.LayoutView:
    """Ask whether a sheet shall go."""
    sure = button(
        DeleteSheetControl(stored.number, sure=True),
        say("score-sheet-button-sure"),
        style=ButtonStyle.danger,
    )
    return card(text(title(say("score-sheet-deleting"))), *rows([sure, _back(stored, say)]))
