"""The controls of achievements."""

from collections.abc import Mapping

from cogs.feats import answer_feats
from cogs.ui.ids import Verb
from cogs.ui.press import Handler, Press
from cogs.ui.screens.feats import Shelf


async def _turn(press: Press) -> None:
    await answer_feats(press.interaction, Shelf.read(press.control.argument))


HANDLERS: Mapping[Verb, Handler] = {Verb.FEATS: _turn}
