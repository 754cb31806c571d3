"""The presses on score sheets, and what is typed there."""

import asyncio
import io
from collections.abc import Mapping
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
    answer_sheet,
    answer_start,
    choice_of,
    chosen_house,
    drawn_sheet,
    find_sheet,
    posts_of,
    public_words,
    ready,
)
from cogs.score_sheets.pages import (
    AS_TEXT,
    NEXT,
    SURE,
    correcting_page,
    deleting_page,
    draft_page,
    sheet_page,
)
from cogs.score_sheets.rows import as_csv, fault_line
from cogs.score_sheets.window import NAMES, TARGET, deal_window, names_window, typed_deal
from cogs.ui.access import require_place
from cogs.ui.arguments import BREAK, filled_in, number, typed_number
from cogs.ui.ids import ControlId, Verb
from cogs.ui.layout import message
from cogs.ui.press import Handler, Press
from cogs.ui.replies import Refused, new_answer
from engine.options import OptionName
from engine.seats import Team


async def _look(press: Press) -> None:
    """The sheets of who presses, or one of them, with its table in text if that is asked for."""
    if not press.control.argument:
        await answer_start(press.interaction)
        return
    stored, (word,) = await _pressed(press, 1)
    await answer_sheet(press.interaction, stored, in_words=word == AS_TEXT)


async def _pressed(press: Press, words: int) -> tuple[StoredSheet, tuple[str, ...]]:
    """The sheet of a control, and the words after it."""
    written, *rest = press.control.argument.split(BREAK)
    stored = await find_sheet(press.bot, number(written))
    return stored, tuple((*rest, *[""] * words)[:words])


async def _writable(press: Press, stored: StoredSheet) -> ScoreSheet:
    """The sheet, to be written on; Refused if its rules are not played any more."""
    sheet = await ready(stored)
    if sheet is None:
        raise Refused("score-sheet-refused-outdated")
    return sheet


async def _open(press: Press) -> None:
    await answer_sheet(press.interaction, await find_sheet(press.bot, number(press.value)))


async def _game(press: Press) -> None:
    """Another game, as its source has it."""
    await answer_start(press.interaction, choice_of(press.value, USUAL))


async def _preset(press: Press) -> None:
    house = await chosen_house(press.interaction, press.control.argument)
    await answer_start(press.interaction, choice_of(house.variant, press.value))


async def _names(press: Press) -> None:
    """Ask who plays, and how far."""
    house = await chosen_house(press.interaction, press.control.argument)
    control = ControlId(Verb.SCORE_SHEET_BEGIN, argument=press.control.argument)
    window = names_window(control, house, press.say.playing(house.rules))
    await press.interaction.response.send_modal(window)


async def _begin(press: Press) -> None:
    """Begin a sheet; a target that cannot be is refused by the house rules themselves."""
    house = await chosen_house(press.interaction, press.control.argument)
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
    made = await press.bot.services.database.write(kept)
    await answer_sheet(press.interaction, await find_sheet(press.bot, made))


async def _again(press: Press) -> None:
    """Begin a new sheet of the presser with the same people."""
    stored, _ = await _pressed(press, 0)
    sheet = await _writable(press, stored)
    if sheet.end is None:
        await answer_sheet(press.interaction, stored)
    else:
        await _keep_new(press, sheet.again())


async def _deal(press: Press) -> None:
    """Open the window of a deal: empty, or as it was written, or as it was typed last."""
    stored, (where, taker, again) = await _pressed(press, 3)
    sheet, attack = await _writable(press, stored), _team(taker)
    place = _place(sheet, where)
    typed = TypedDeal(attack=attack)
    if again and stored.draft and stored.draft.typed.attack is attack:
        typed = stored.draft.typed
    elif place is not None and sheet.deals[place].attack is not None:
        typed = typed_again(sheet.deals[place], attack)
    control = ControlId(Verb.SCORE_SHEET_TYPED, move=stored.moves, argument=press.control.argument)
    shown = len(sheet.deals) + 1 if place is None else place + 1
    window = deal_window(control, sheet, typed, shown, press.say.plain.playing(sheet.house.rules))
    # A window is an answer by itself: Discord opens none once a press was acknowledged.
    await press.interaction.response.send_modal(window)


def _team(written: str) -> Team:
    if written not in {str(int(team)) for team in Team}:
        raise TableRefused(TableRefusal.STALE_PRESS)
    return Team(int(written))


def _place(sheet: ScoreSheet, written: str, *, may_be_gone: bool = False) -> int | None:
    """The place of a deal that is there; None for the next one, or for one that may be gone."""
    if written == NEXT:
        return None
    place = number(written)
    if place < len(sheet.deals):
        return place
    if may_be_gone:
        return None
    raise TableRefused(TableRefusal.STALE_PRESS)


async def _typed(press: Press) -> None:
    """Write a deal; whatever is wrong is named, and what was typed is kept."""
    stored, (where, taker, _) = await _pressed(press, 3)
    sheet = await _writable(press, stored)
    typed = typed_deal(press.interaction, sheet.asked, _team(taker), press.say)
    # Others may have written while the window was open: what was typed waits for another look.
    meanwhile = stored.moves != press.control.move
    draft = Draft(typed, _place(sheet, where, may_be_gone=meanwhile))
    if meanwhile:
        await _answer_draft(press, stored, sheet, draft, press.say("score-sheet-fault-meanwhile"))
        return
    try:
        deal = read_typed(sheet.asked, typed)
    except EntryRefused as refused:
        told = fault_line(sheet, typed, refused, press.say)
        await _answer_draft(press, stored, sheet, draft, told)
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


async def _passed(press: Press) -> None:
    """Nobody bid."""
    stored, (where,) = await _pressed(press, 1)
    sheet = await _writable(press, stored)
    changed = sheet.with_deal(THROWN_IN, _place(sheet, where))
    await _change(press, stored, changed)


async def _undo(press: Press) -> None:
    """Take the last deal away."""
    stored, _ = await _pressed(press, 0)
    sheet = await _writable(press, stored)
    await _change(press, stored, sheet.without_last())


async def _change(press: Press, stored: StoredSheet, changed: ScoreSheet) -> None:
    """Write what a button does, once: a press on a page of before shows how the sheet stands."""
    fits = len(changed.deals) <= MOST_DEALS
    if stored.moves == press.control.move and fits:
        await _write(press, stored, changed)
    await answer_sheet(press.interaction, await find_sheet(press.bot, stored.number))


async def _correct(press: Press) -> None:
    """Ask who had taken a deal that is to be corrected."""
    stored, _ = await _pressed(press, 0)
    sheet = await _writable(press, stored)
    place = _place(sheet, press.value)
    if place is None:
        raise TableRefused(TableRefusal.STALE_PRESS)
    await answer_without_picture(
        press.interaction, correcting_page(stored, sheet, place, press.say)
    )


async def _show(press: Press) -> None:
    """Post the sheet here: whoever sees it can write on it."""
    stored, _ = await _pressed(press, 0)
    sheet = await _writable(press, stored)
    require_place(press.interaction, ("sheet", stored.number))
    say = await public_words(press.interaction)
    drawn = await drawn_sheet(press.bot, sheet, say)
    view = sheet_page(stored, sheet, say, picture=drawn.illustration)
    post = await new_answer(press.interaction, view, drawn.files(None), ephemeral=False)
    if post is not None:
        drawn.attached(post)
        posts_of(press.bot).note(stored.number, post, press.interaction, say)


async def _export(press: Press) -> None:
    """The sheet as a file."""
    stored, _ = await _pressed(press, 0)
    sheet = await _writable(press, stored)
    say = press.say.plain.playing(sheet.house.rules)
    # Without its number: who is sent the file does not write on the sheet.
    name = "sheet.csv"
    await press.interaction.response.send_message(
        view=message([ui.File(f"attachment://{name}")]),
        file=discord.File(io.BytesIO(as_csv(sheet, say)), name),
        ephemeral=True,
    )


async def _delete(press: Press) -> None:
    """Delete a sheet of one's own, asked twice."""
    stored, (word,) = await _pressed(press, 1)
    if stored.owner != press.user:
        raise Refused("refusal-not-yours")
    if word != SURE:
        await answer_without_picture(press.interaction, deleting_page(stored, press.say))
        return
    await press.bot.services.database.write(partial(delete_sheet, before=stored))
    await answer_start(press.interaction)


HANDLERS: Mapping[Verb, Handler] = {
    Verb.SCORE_SHEET: _look,
    Verb.SCORE_SHEET_GAME: _game,
    Verb.SCORE_SHEET_PRESET: _preset,
    Verb.SCORE_SHEET_NAMES: _names,
    Verb.SCORE_SHEET_BEGIN: _begin,
    Verb.SCORE_SHEET_OPEN: _open,
    Verb.SCORE_SHEET_DEAL: _deal,
    Verb.SCORE_SHEET_TYPED: _typed,
    Verb.SCORE_SHEET_PASSED: _passed,
    Verb.SCORE_SHEET_UNDO: _undo,
    Verb.SCORE_SHEET_CORRECT: _correct,
    Verb.SCORE_SHEET_SHOW: _show,
    Verb.SCORE_SHEET_EXPORT: _export,
    Verb.SCORE_SHEET_AGAIN: _again,
    Verb.SCORE_SHEET_DELETE: _delete,
}

COUNTED = frozenset(HANDLERS) - {
    *(Verb.SCORE_SHEET_DEAL, Verb.SCORE_SHEET_TYPED, Verb.SCORE_SHEET_PASSED, Verb.SCORE_SHEET_UNDO)
}
"""Not what is done after each deal: who writes the score is not to wait."""
