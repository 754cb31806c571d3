"""The controls of the house rules: of a table by its host, of a server by those who manage it.

A control that names no table is the server's.
"""

from collections.abc import Mapping

from bot.tables.checks import require_host, require_stage
from bot.tables.house_rules import (
    ChooseGame,
    ChooseLength,
    ChooseOption,
    ChoosePreset,
    GameLength,
    HouseRules,
    ResetOptions,
    RulesChange,
    offers,
)
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.requests import ChangeRules
from bot.tables.table import Stage
from cogs.house_rules.pages import LOBBY, USUAL, choosing, page_with, pages, reading
from cogs.server_preferences import (
    change_house,
    preferences_of,
    remember_length,
    remember_preset,
    require_manager,
    usual_rules,
)
from cogs.ui.arguments import number_modal, one_of, typed_number
from cogs.ui.ids import ControlId, Verb
from cogs.ui.press import Handler, Press
from cogs.ui.replies import mention, refusal
from engine.options import OptionRefused


async def _look(press: Press) -> None:
    if press.control.table:
        table = (await press.session()).table
        if table.stage is not Stage.LOBBY or press.user != table.host:
            hint = press.say("house-only-host", user=mention(table.host, press.say))
            lobby = table.id if table.stage is Stage.LOBBY else 0
            page = reading(table.house, press.say, hint=hint, table=lobby)
            await press.answer_setting_up(page, table)
            return
    await _show(press, await _chosen(press), press.control.argument)


async def _game(press: Press) -> None:
    await _change(press, ChooseGame(press.value), press.control.argument)


async def _preset(press: Press) -> None:
    usual = press.value == USUAL
    change = ResetOptions() if usual else ChoosePreset(press.value)
    if press.control.argument == LOBBY:
        await press.ask(await press.session(), ChangeRules(change))
    else:
        await _change(press, change, press.control.argument)
    if press.control.table:
        await remember_preset(press.interaction, None if usual else press.value)


async def _length(press: Press) -> None:
    session = await press.session()
    length = one_of(GameLength, press.control.argument)
    await press.ask(session, ChangeRules(ChooseLength(length)))
    await remember_length(press.interaction, length)


async def _reset(press: Press) -> None:
    await _change(press, ResetOptions(), press.control.argument)


async def _option(press: Press) -> None:
    name = press.control.argument
    await _change(press, ChooseOption(name, press.value), option=name)


async def _typed(press: Press) -> None:
    name = press.control.argument
    await _change(press, ChooseOption(name, typed_number(press.value)), option=name)


async def _type(press: Press) -> None:
    if press.control.table:
        table = (await press.session()).table
        require_stage(table, Stage.LOBBY)
        require_host(table, press.user)
    house, name = await _chosen(press), press.control.argument
    option = next((each.option for each in offers(house) if each.option.name == name), None)
    if option is None or option.bounds is None:
        raise TableRefused(TableRefusal.STALE_PRESS)
    control = ControlId(Verb.TYPED_OPTION, press.control.table, argument=name)
    modal = number_modal(control, option, option.bounds, press.say.playing(house.game))
    await press.interaction.response.send_modal(modal)


async def _change(press: Press, change: RulesChange, page: str = "", *, option: str = "") -> None:
    """Make the change and show the page again, with the reason if it was refused."""

    async def show(house: HouseRules, notice: str = "") -> None:
        await _show(press, house, page or page_with(pages(offers(house)), option), notice)

    try:
        if press.control.table:
            session = await press.session()
            await press.ask(session, ChangeRules(change), lambda table: show(table.house))
        else:
            await show(usual_rules(press.bot, await change_house(press.interaction, change)))
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


def _too_late(handler: Handler) -> Handler:
    """The handler; if the table refuses, its settings are shown in place of the choices."""

    async def handled(press: Press) -> None:
        try:
            await handler(press)
        except TableRefused as error:
            if not press.on_hand or not press.control.table:
                raise
            table = (await press.session()).table
            hint = refusal(press.say, error) or ""
            await press.answer(reading(table.house, press.say, hint=hint))

    return handled


HANDLERS: Mapping[Verb, Handler] = {
    Verb.HOUSE_RULES: _look,
    Verb.CHOOSE_GAME: _too_late(_game),
    Verb.CHOOSE_PRESET: _too_late(_preset),
    Verb.CHOOSE_LENGTH: _too_late(_length),
    Verb.CHOOSE_OPTION: _too_late(_option),
    Verb.TYPE_OPTION: _too_late(_type),
    Verb.TYPED_OPTION: _too_late(_typed),
    Verb.RESET_OPTIONS: _too_late(_reset),
}

COUNTED = frozenset(HANDLERS)
