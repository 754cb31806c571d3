"""The buttons of the privacy page; each works only for the person it was drawn for."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

import structlog

from bot.storage.errors import StorageError
from bot.storage.privacy.erasure import StillSeated
from cogs.me.answers import change_own_habits
from cogs.privacy.answers import answer_privacy, erase_oneself, holdings, roles_left, send_export
from cogs.privacy.pages import confirm_erasing, erased_but_for_roles, still_seated
from cogs.ranks.roles import ranks_of
from cogs.ui.ids import Verb
from cogs.ui.layout import notice
from cogs.ui.press import Handler, Press
from cogs.ui.replies import Refused

logger = structlog.stdlib.get_logger(__name__)


async def _hide(press: Press, *, hidden: bool) -> None:
    _require_own(press)
    await change_own_habits(press.interaction, lambda now: replace(now, hidden=hidden))
    await ranks_of(press.bot).person_changed(press.user)
    await answer_privacy(press.interaction)


async def _export(press: Press) -> None:
    _require_own(press)
    await send_export(press.interaction)


async def _ask_erase(press: Press) -> None:
    _require_own(press)
    held = await holdings(press.interaction)
    if held:
        await press.answer(confirm_erasing(held, press.user, press.say))
    else:
        await press.answer(notice(press.say("privacy-none")))


async def _erase(press: Press) -> None:
    _require_own(press)
    # A long history takes longer than Discord waits for an answer.
    await press.answer(notice(press.say("privacy-erasing")))
    try:
        erased, taking_back = await erase_oneself(press.interaction)
    except StillSeated as refusal:
        told = still_seated(refusal.seated, press.say)
        await press.interaction.edit_original_response(view=told)
        return
    except StorageError:
        logger.exception("nobody was erased")
        told = notice(press.say("privacy-not-erased"))
        await press.interaction.edit_original_response(view=told)
        return
    done = press.say("privacy-done") if erased else press.say("privacy-none")
    await press.interaction.edit_original_response(view=notice(done))
    await taking_back
    if left := roles_left(press.interaction):
        told = erased_but_for_roles(done, left, press.say)
        await press.interaction.edit_original_response(view=told)


async def _keep(press: Press) -> None:
    await press.answer(notice(press.say("privacy-kept-after-all")))


def _require_own(press: Press) -> None:
    if press.control.argument != str(press.user):
        raise Refused("refusal-not-yours")


HANDLERS: Mapping[Verb, Handler] = {
    Verb.PRIVACY_HIDE: partial(_hide, hidden=True),
    Verb.PRIVACY_SHOW: partial(_hide, hidden=False),
    Verb.PRIVACY_EXPORT: _export,
    Verb.PRIVACY_ASK_ERASE: _ask_erase,
    Verb.PRIVACY_ERASE: _erase,
    Verb.PRIVACY_KEEP: _keep,
}

COUNTED = frozenset(HANDLERS)
