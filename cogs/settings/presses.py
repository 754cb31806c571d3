"""The controls of a server's settings."""

from collections.abc import Mapping
from dataclasses import replace

from bot.i18n import LANGUAGES
from bot.rulebook.phrases import yes
from bot.storage.errors import StorageError
from bot.storage.preferences import GuildPreferences
from bot.tables.clock import CLOCKS
from bot.tables.house_rules import ChooseGame
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.table_settings import Pictures
from cogs.seasons.channel import choose_podium_channel
from cogs.settings.answers import answer_settings
from cogs.settings.pages import APART, SHARED
from cogs.settings.preferences import Change, change_house, change_preferences, require_manager
from cogs.ui.arguments import chose, number, one_of
from cogs.ui.ids import Verb
from cogs.ui.layout import notice
from cogs.ui.press import Handler, Press
from engine.players import Level


async def _look(press: Press) -> None:
    await answer_settings(press.interaction)


async def _language(press: Press) -> None:
    language = press.value if press.value in LANGUAGES else None
    await _change(press, lambda now: replace(now, language=language))


async def _game(press: Press) -> None:
    await change_house(press.interaction, ChooseGame(press.value))
    await _look(press)


async def _clock(press: Press) -> None:
    require_manager(press.interaction)
    if press.value not in map(str, CLOCKS):
        raise TableRefused(TableRefusal.STALE_PRESS)
    await _change(press, lambda now: replace(now, clock=int(press.value)))


async def _level(press: Press) -> None:
    require_manager(press.interaction)
    level = one_of(Level, press.value)
    await _change(press, lambda now: replace(now, level=level))


async def _pictures(press: Press) -> None:
    require_manager(press.interaction)
    pictures = one_of(Pictures, press.value)
    await _change(press, lambda now: replace(now, pictures=pictures))


async def _ladders(press: Press) -> None:
    require_manager(press.interaction)
    await _keep_apart(press, apart=chose(press.value, APART, SHARED))
    await _look(press)


async def _podium(press: Press) -> None:
    channel = number(press.value) if press.value else None
    await choose_podium_channel(press.interaction, channel)
    await _look(press)


async def _take_backs(press: Press) -> None:
    require_manager(press.interaction)
    allowed = chose(press.control.argument, yes(True), yes(False))
    await _change(press, lambda now: replace(now, take_backs=allowed))


async def _reset(press: Press) -> None:
    require_manager(press.interaction)
    await _keep_apart(press, apart=False)
    await choose_podium_channel(press.interaction, None)
    await _change(press, lambda _: GuildPreferences())


async def _keep_apart(press: Press, *, apart: bool) -> None:
    """Let the games of the server count where they are to; the settings are to be shown then.

    It may count many of them again, and take longer than Discord waits for an answer.
    """
    await press.answer(notice(press.say("settings-recounting")))
    try:
        await press.bot.services.voiding.keep_apart(press.interaction.guild_id or 0, apart=apart)
    except StorageError:
        await _look(press)
        raise


async def _change(press: Press, change: Change) -> None:
    await change_preferences(press.interaction, change)
    await _look(press)


HANDLERS: Mapping[Verb, Handler] = {
    Verb.SETTINGS: _look,
    Verb.SETTINGS_LANGUAGE: _language,
    Verb.SETTINGS_GAME: _game,
    Verb.SETTINGS_CLOCK: _clock,
    Verb.SETTINGS_LEVEL: _level,
    Verb.SETTINGS_PICTURES: _pictures,
    Verb.SETTINGS_LADDERS: _ladders,
    Verb.SETTINGS_PODIUM: _podium,
    Verb.SETTINGS_TAKE_BACKS: _take_backs,
    Verb.SETTINGS_RESET: _reset,
}

COUNTED = frozenset(HANDLERS)
