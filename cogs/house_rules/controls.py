"""The controls of house rules: of a table by its host, of a server, table 0, by who manages it."""

from typing import Annotated

from cogs.ui.control_words import text_like
from cogs.ui.controls import WordedControl, control
from cogs.ui.ids import Presser
from engine.options import OptionName

PageOfRules = Annotated[str, text_like("[a-z]+(?:-[a-z0-9]+)*", 40, "play-0", "game-1-next")]
"""The name of a page, perhaps with the way to it; another than there is leads to the first."""


@control("house-rules", Presser.ONLOOKER)
class HouseRulesControl(WordedControl):
    """A page of the rules, to be chosen by the host and read by everybody."""

    page: PageOfRules = ""


@control("choose-game", Presser.HOST)
class ChooseGameControl(WordedControl):
    """A menu of games."""

    page: PageOfRules


@control("choose-preset", Presser.HOST)
class ChoosePresetControl(WordedControl):
    """A menu of presets."""

    page: PageOfRules


@control("reset-options", Presser.HOST)
class ResetOptionsControl(WordedControl):
    """Back to the game as it is usually played."""

    page: PageOfRules


@control("choose-option", Presser.HOST)
class ChooseOptionControl(WordedControl):
    """A menu of what a rule may be, which is looked up among those that are offered."""

    option: Annotated[str, text_like("[a-z]+(?:-[0-9A-Za-z]+)*", 40, *OptionName)]


@control("type-option", Presser.HOST)
class TypeOptionControl(ChooseOptionControl):
    """Opens the window in which it is typed."""


@control("typed-option", Presser.HOST)
class TypedOptionControl(ChooseOptionControl):
    """That window."""
