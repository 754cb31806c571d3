"""The presses on score sheets, and what is typed there."""

import asyncio
import io
from functools import partial

import discord
from discord import ui

from bot.score_sheets.asked import asked_of
from bot.score_sheets.kept import Draft
from bot.score_sheets.real_deals import THROWN_IN
from bot.score_sheets.sheets import MOST_DEALS, ScoreSheet, read_names
from bot.score_sheets.typed import EntryRefused, TypedDeal, read_typed, typed_again
from bot.storage.score_sheets import (
    StoredSheet,
    begin_sheet,
    delete_sheet,
    keep_draft,
    write_sheet,
)
from bot.tables.house_rules import ChooseOption
from bot.tables.refusals import TableRefusal, TableRefused
from cogs.alone.playing import answer_without_picture
from cogs.house_rules.pages import USUAL
from cogs.score_sheets.command import (
    SheetPosts,
    answer_sheet,
    answer_start,
    chosen_house,
    drawn_sheet,
    find_sheet,
    public_words,
    ready,
)
from cogs.score_sheets.controls import (
    SHEET_OPEN,
    BeginSheetControl,
    ChosenGame,
    CorrectControl,
    DeleteSheetControl,
    ExportSheetControl,
    NamedSheetControl,
    PassedControl,
    SheetAgainControl,
    SheetControl,
    SheetGameControl,
    SheetNamesControl,
    SheetPeopleControl,
    SheetPresetControl,
    ShowSheetControl,
    TypedDealControl,
    UndoControl,
    WriteDealControl,
)
from cogs.score_sheets.pages import (
    correcting_page,
    deleting_page,
    draft_page,
    sheet_page,
)
from cogs.score_sheets.rows import as_csv, fault_line
from cogs.score_sheets.window import (
    NAMES,
    SINCE,
    TARGET,
    NamedSince,
    deal_window,
    names_window,
    people_window,
    typed_deal,
)
from cogs.ui.access import require_place
from cogs.ui.arguments import all_chosen, filled_in, number, typed_number
from cogs.ui.background import loaded
from cogs.ui.handlers import pressed
from cogs.ui.layout import message
from cogs.ui.press import Press
from cogs.ui.replies import Refused, new_answer
from engine.options import OptionName


@pressed(SheetControl)
async def _look(press: Press, asked: SheetControl) -> None:
    """The sheets of who presses, or one of them, with its table in text if that is asked for."""
    if asked.sheet is None:
        await answer_start(press.interaction)
        return
    stored = await find_sheet(press.bot, asked.sheet)
    await answer_sheet(press.interaction, stored, in_words=asked.text)


async def _writable(stored: StoredSheet) -> ScoreSheet:
    """The sheet, to be written on; Refused if its rules are not played any more."""
    sheet = await ready(stored)
    if sheet is None:
        raise Refused("score-sheet-refused-outdated")
    return sheet


@pressed(SHEET_OPEN)
async def _open(press: Press) -> None:
    await answer_sheet(press.interaction, await find_sheet(press.bot, number(press.value)))


@pressed(SheetGameControl)
async def _game(press: Press, _: SheetGameControl) -> None:
    """Another game, as its source has it."""
    await answer_start(press.interaction, ChosenGame(press.value, USUAL))


@pressed(SheetPresetControl)
async def _preset(press: Press, asked: SheetPresetControl) -> None:
    house = await chosen_house(press.interaction, asked.chosen)
    await answer_start(press.interaction, ChosenGame(house.variant, press.value))


@pressed(SheetNamesControl)
async def _names(press: Press, asked: SheetNamesControl) -> None:
    """Ask who plays, and how far."""
    house = await chosen_house(press.interaction, asked.chosen)
    control = BeginSheetControl(asked.chosen)
    window = names_window(control, house, press.say.playing(house.rules))
    await press.interaction.response.send_modal(window)


@pressed(BeginSheetControl)
async def _begin(press: Press, asked: BeginSheetControl) -> None:
    """Begin a sheet; a target that cannot be is refused by the house rules themselves."""
    house = await chosen_house(press.interaction, asked.chosen)
    fields = filled_in(press.interaction)
    if target := typed_number(fields.get(TARGET, "")):
        house = house.after(ChooseOption(OptionName.TARGET, target))
    usual = press.say("hand-us"), press.say("hand-them")
    await _keep_new(press, ScoreSheet(house=house, names=read_names(fields.get(NAMES, ""), usual)))


async def _keep_new(press: Press, sheet: ScoreSheet) -> None:
    # Every auction is bid out the first time for some rules: too long for the event loop.
    await asyncio.to_thread(asked_of, sheet.house)
    now = press.bot.clock.now()
    kept = partial(begin_sheet, owner=press.user, sheet=sheet, at=now)
    number = await press.bot.services.database.write(kept)
    await answer_sheet(press.interaction, await find_sheet(press.bot, number))


@pressed(SheetAgainControl)
async def _again(press: Press, asked: SheetAgainControl) -> None:
    """Begin a new sheet of the presser with the same people."""
    stored = await find_sheet(press.bot, asked.sheet)
    sheet = await _writable(stored)
    if sheet.end is None:
        await answer_sheet(press.interaction, stored)
    else:
        await _keep_new(press, sheet.again())


@pressed(SheetPeopleControl)
async def _people(press: Press, asked: SheetPeopleControl) -> None:
    """Ask for the names, and since when they hold."""
    stored = await find_sheet(press.bot, asked.sheet)
    sheet = await _writable(stored)
    control = NamedSheetControl(stored.number, stored.moves)
    await press.interaction.response.send_modal(people_window(control, sheet, press.say.plain))


@pressed(NamedSheetControl)
async def _named(press: Press, asked: NamedSheetControl) -> None:
    """Mend the names of the whole sheet, or let others play from now on."""
    stored = await find_sheet(press.bot, asked.sheet)
    sheet = await _writable(stored)
    fields = all_chosen(press.interaction)
    names = read_names(next(iter(fields.get(NAMES, ())), ""), sheet.names)
    since = next(iter(fields.get(SINCE, ())), NamedSince.BEGINNING)
    changed = sheet.with_people(names) if since == NamedSince.NOW else sheet.renamed(names)
    await _change(press, stored, changed, asked.changes)


@pressed(WriteDealControl)
async def _deal(press: Press, asked: WriteDealControl) -> None:
    """Open the window of a deal: empty, or as it was written, or as it was typed last."""
    stored = await find_sheet(press.bot, asked.sheet)
    sheet, attack = await _writable(stored), asked.taker
    place = _place(sheet, asked.place)
    typed = TypedDeal(attack=attack)
    if asked.again and stored.draft and stored.draft.typed.attack is attack:
        typed = stored.draft.typed
    elif place is not None and sheet.deals[place].attack is not None:
        typed = typed_again(sheet.deals[place], attack)
    control = TypedDealControl(stored.number, stored.moves, asked.place, attack)
    shown = len(sheet.deals) + 1 if place is None else place + 1
    window = deal_window(control, sheet, typed, shown, press.say.plain.playing(sheet.house.rules))
    # A window is an answer by itself: Discord opens none once a press was acknowledged.
    await press.interaction.response.send_modal(window)


def _place(sheet: ScoreSheet, place: int | None, *, may_be_gone: bool = False) -> int | None:
    """The place of a deal that is there; None for the next one, or for one that may be gone."""
    if place is None or place < len(sheet.deals):
        return place
    if may_be_gone:
        return None
    raise TableRefused(TableRefusal.STALE_PRESS)


@pressed(TypedDealControl)
async def _typed(press: Press, asked: TypedDealControl) -> None:
    """Write a deal; whatever is wrong is named, and what was typed is kept."""
    stored = await find_sheet(press.bot, asked.sheet)
    sheet = await _writable(stored)
    typed = typed_deal(press.interaction, sheet.asked, asked.taker, press.say)
    # Others may have written while the window was open: what was typed waits for another look.
    meanwhile = stored.moves != asked.changes
    draft = Draft(typed, _place(sheet, asked.place, may_be_gone=meanwhile))
    if meanwhile:
        await _answer_draft(press, stored, sheet, draft, press.say("score-sheet-fault-meanwhile"))
        return
    try:
        deal = read_typed(sheet.asked, typed)
    except EntryRefused as refused:
        fault = fault_line(sheet, typed, refused, press.say)
        await _answer_draft(press, stored, sheet, draft, fault)
        return
    if await _write(press, stored, sheet.with_deal(deal, draft.place)):
        await answer_sheet(press.interaction, await find_sheet(press.bot, stored.number))
    else:
        await _answer_draft(press, stored, sheet, draft, press.say("score-sheet-fault-meanwhile"))


async def _answer_draft(
    press: Press, stored: StoredSheet, sheet: ScoreSheet, draft: Draft, fault: str
) -> None:
    kept = partial(keep_draft, number=stored.number, draft=draft)
    await press.bot.services.database.write(kept)
    now = await find_sheet(press.bot, stored.number)
    view = draft_page(now, sheet, draft, fault, press.say)
    await answer_without_picture(press.interaction, view)


async def _write(press: Press, stored: StoredSheet, sheet: ScoreSheet) -> bool:
    """Whether the sheet was written, and was still what it was."""
    written = partial(write_sheet, before=stored, sheet=sheet, at=press.bot.clock.now())
    return await press.bot.services.database.write(written)


@pressed(PassedControl)
async def _passed(press: Press, asked: PassedControl) -> None:
    """Nobody bid."""
    stored = await find_sheet(press.bot, asked.sheet)
    sheet = await _writable(stored)
    changed = sheet.with_deal(THROWN_IN, _place(sheet, asked.place))
    await _change(press, stored, changed, asked.changes)


@pressed(UndoControl)
async def _undo(press: Press, asked: UndoControl) -> None:
    """Take the last deal away."""
    stored = await find_sheet(press.bot, asked.sheet)
    sheet = await _writable(stored)
    await _change(press, stored, sheet.without_last(), asked.changes)


async def _change(press: Press, stored: StoredSheet, changed: ScoreSheet, changes: int) -> None:
    """Write what a button does, once: a press on a page of before shows how the sheet stands."""
    fits = len(changed.deals) <= MOST_DEALS
    if stored.moves == changes and fits:
        await _write(press, stored, changed)
    await answer_sheet(press.interaction, await find_sheet(press.bot, stored.number))


@pressed(CorrectControl)
async def _correct(press: Press, asked: CorrectControl) -> None:
    """Ask who had taken a deal that is to be corrected."""
    stored = await find_sheet(press.bot, asked.sheet)
    sheet = await _writable(stored)
    place = number(press.value)
    if place >= len(sheet.deals):
        raise TableRefused(TableRefusal.STALE_PRESS)
    await answer_without_picture(
        press.interaction, correcting_page(stored, sheet, place, press.say)
    )


@pressed(ShowSheetControl)
async def _show(press: Press, asked: ShowSheetControl) -> None:
    """Post the sheet here: whoever sees it can write on it."""
    stored = await find_sheet(press.bot, asked.sheet)
    sheet = await _writable(stored)
    require_place(press.interaction, ("sheet", stored.number))
    say = await public_words(press.interaction)
    drawn = await drawn_sheet(press.bot, sheet, say)
    view = sheet_page(stored, sheet, say, picture=drawn.illustration)
    post = await new_answer(press.interaction, view, drawn.files(None), ephemeral=False)
    if post is not None:
        drawn.attached(post)
        loaded(press.bot, SheetPosts).note(stored.number, post, press.interaction, say)


@pressed(ExportSheetControl)
async def _export(press: Press, asked: ExportSheetControl) -> None:
    """The sheet as a file."""
    stored = await find_sheet(press.bot, asked.sheet)
    sheet = await _writable(stored)
    say = press.say.plain.playing(sheet.house.rules)
    # Without its number: who is sent the file does not write on the sheet.
    name = "sheet.csv"
    await press.interaction.response.send_message(
        view=message([ui.File(f"attachment://{name}")]),
        file=discord.File(io.BytesIO(as_csv(sheet, say)), name),
        ephemeral=True,
    )


@pressed(DeleteSheetControl)
async def _delete(press: Press, asked: DeleteSheetControl) -> None:
    """Delete a sheet of one's own, asked twice."""
    stored = await find_sheet(press.bot, asked.sheet)
    if stored.owner != press.user:
        raise Refused("refusal-not-yours")
    if not asked.sure:
        await answer_without_picture(press.interaction, deleting_page(stored, press.say))
        return
    await press.bot.services.database.write(partial(delete_sheet, before=stored))
    await answer_start(press.interaction)
