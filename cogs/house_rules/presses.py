"""The controls of the house rules: of a table by its host, of a server by those who manage it.

A control that names no table is the server's.
"""

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Concatenate, ParamSpec

from bot.tables.checks import require_host, require_stage
from bot.tables.house_rules import (
    ChooseGame,
    ChooseOption,
    HouseRules,
    ResetOptions,
    RulesChange,
    offers,
)
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.requests import ChangeRules
from bot.tables.table import Stage
from cogs.house_rules.controls import (
    ChooseGameControl,
    ChooseOptionControl,
    ChoosePresetControl,
    HouseRulesControl,
    ResetOptionsControl,
    TypedOptionControl,
    TypeOptionControl,
)
from cogs.house_rules.pages import choosing, page_with, pages, preset_chosen, reading
from cogs.house_rules.preset_text import PresetTextControl, preset_text
from cogs.server_preferences import (
    change_house,
    preferences_of,
    remember_preset,
    usual_rules,
)
from cogs.ui.access import require_manager
from cogs.ui.arguments import number_modal, typed_number
from cogs.ui.handlers import pressed
from cogs.ui.press import Press
from cogs.ui.replies import mention, refusal
from engine.options import OptionRefused

P = ParamSpec("P")


def _too_late(
    handler: Callable[Concatenate[Press, P], Awaitable[None]],
) -> Callable[Concatenate[Press, P], Awaitable[None]]:
    """The handler; if the table refuses, its settings are shown in place of the choices."""

    @wraps(handler)
    async def handled(press: Press, /, *asked: P.args, **named: P.kwargs) -> None:
        try:
            await handler(press, *asked, **named)
        except TableRefused as error:
            if not press.on_hand or not press.control.table:
                raise
            table = (await press.session()).table
            hint = refusal(press.say, error) or ""
            await press.answer(reading(table.house, press.say, hint=hint, table=table.id))

    return handled


@pressed(HouseRulesControl)
async def _look(press: Press, asked: HouseRulesControl) -> None:
    if press.control.table:
        table = (await press.session()).table
        if table.stage is not Stage.LOBBY or press.user != table.host:
            hint = press.say("house-only-host", user=mention(table.host, press.say))
            lobby = table.stage is Stage.LOBBY
            page = reading(
                table.house, press.say, hint=hint, table=table.id, page=asked.page, lobby=lobby
            )
            await press.answer_setting_up(page, table)
            return
    await _show(press, await _chosen(press), asked.page)


@pressed(PresetTextControl)
async def _preset_text(press: Press, asked: PresetTextControl) -> None:
    table = (await press.session()).table
    preset = table.house.preset
    if preset is None or not preset.authority:
        raise TableRefused(TableRefusal.STALE_PRESS)
    lobby = table.stage is Stage.LOBBY
    page = preset_text(table.house, preset, asked.kind, press.say, table=table.id, back=lobby)
    await press.answer_setting_up(page, table)


@pressed(ChooseGameControl)
@_too_late
async def _game(press: Press, asked: ChooseGameControl) -> None:
    await _change(press, ChooseGame(press.value), asked.page)


@pressed(ChoosePresetControl)
@_too_late
async def _preset(press: Press, asked: ChoosePresetControl) -> None:
    change = preset_chosen(press.value)
    await _change(press, change, asked.page)
    if press.control.table:
        await remember_preset(press.interaction, change)


@pressed(ResetOptionsControl)
@_too_late
async def _reset(press: Press, asked: ResetOptionsControl) -> None:
    await _change(press, ResetOptions(), asked.page)


@pressed(ChooseOptionControl)
@_too_late
async def _option(press: Press, asked: ChooseOptionControl) -> None:
    await _change(press, ChooseOption(asked.option, press.value), option=asked.option)


@pressed(TypedOptionControl)
@_too_late
async def _typed(press: Press, asked: TypedOptionControl) -> None:
    change = ChooseOption(asked.option, typed_number(press.value))
    await _change(press, change, option=asked.option)


@pressed(TypeOptionControl)
@_too_late
async def _type(press: Press, asked: TypeOptionControl) -> None:
    if press.control.table:
        table = (await press.session()).table
        require_stage(table, Stage.LOBBY)
        require_host(table, press.user)
    house, name = await _chosen(press), asked.option
    option = next((each.option for each in offers(house) if each.option.name == name), None)
    if option is None or option.bounds is None:
        raise TableRefused(TableRefusal.STALE_PRESS)
    control = TypedOptionControl(name).at(press.control.table)
    modal = number_modal(control, option, option.bounds, press.say.playing(house.game))
    await press.interaction.response.send_modal(modal)


async def _change(press: Press, change: RulesChange, page: str = "", *, option: str = "") -> None:
    """Make the change and show the page again, with the reason if it was refused."""

    async def show(house: HouseRules, notice: str = "") -> None:
        await _show(press, house, page or page_with(pages(offers(house)), option), notice)

    try:
        if press.control.table:
            await press.ask(ChangeRules(change), lambda table: show(table.house))
        else:
            await change_house(press.interaction, change)
            await show(await _chosen(press))
    except (OptionRefused, TableRefused) as error:
        # A game with too few seats is said on the page, where another can be chosen at once.
        if isinstance(error, TableRefused) and error.code is not TableRefusal.TOO_MANY_PEOPLE:
            raise
        await show(await _chosen(press), refusal(press.say, error) or "")


async def _chosen(press: Press) -> HouseRules:
    """The current rules."""
    if press.control.table:
        return (await press.session()).table.house
    require_manager(press.interaction)
    return usual_rules(press.bot, await preferences_of(press.interaction))


async def _show(press: Press, house: HouseRules, page: str, notice: str = "") -> None:
    table = press.control.table
    view = choosing(house, press.say, table=table, page=page, notice=notice)
    if table:
        await press.answer_setting_up(view, (await press.session()).table)
    else:
        await press.answer(view)
