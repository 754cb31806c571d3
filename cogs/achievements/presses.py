"""The controls of achievements."""

from collections.abc import Mapping

from cogs.achievements.answers import answer_achievements
from cogs.achievements.pages import AchievementList
from cogs.ui.ids import Verb
from cogs.ui.press import Handler, Press


async def _turn(press: Press) -> None:
    await answer_achievements(press.interaction, AchievementList.read(press.control.argument))


HANDLERS: Mapping[Verb, Handler] = {Verb.FEATS: _turn}

COUNTED = frozenset(HANDLERS)
