"""The menu of the deals that may be checked."""

from collections.abc import Mapping

from cogs.ui.ids import Verb
from cogs.ui.press import Handler
from cogs.verify.answers import choose_deal

HANDLERS: Mapping[Verb, Handler] = {Verb.VERIFY: choose_deal}

COUNTED = frozenset(HANDLERS)
