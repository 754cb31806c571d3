"""The controls of the roles for ranks, on the page of the server's settings."""

from enum import StrEnum

from bot.ratings.ladders import Tier
from cogs.ui.controls import WordedControl, control
from cogs.ui.ids import ControlName, Presser

SETTINGS_RANKS = ControlName("settings-ranks", Presser.MANAGER)
SETTINGS_RANKS_LADDER = ControlName("settings-ranks-ladder", Presser.MANAGER)
SETTINGS_RANKS_TIER = ControlName("settings-ranks-tier", Presser.MANAGER)


@control("settings-ranks-role", Presser.MANAGER)
class RankRoleControl(WordedControl):
    """A menu of roles for a tier."""

    tier: Tier


@control("settings-ranks-none", Presser.MANAGER)
class NoRankRoleControl(WordedControl):
    """Gives a tier no role any more."""

    tier: Tier


class Switch(StrEnum):
    """The switches: give roles, give none, retry those that were refused."""

    ON = "on"
    OFF = "off"
    AGAIN = "again"


@control("settings-ranks-switch", Presser.MANAGER)
class RankSwitchControl(WordedControl):
    """One of the switches."""

    to: Switch
