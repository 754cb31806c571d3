"""The controls of a server's settings."""

from dataclasses import dataclass
from typing import Annotated

from cogs.server_preferences import SettingsPage
from cogs.ui.control_words import short_number
from cogs.ui.controls import WordedControl, control
from cogs.ui.ids import ControlName, Presser

SETTINGS_LANGUAGE = ControlName("settings-language", Presser.MANAGER)
SETTINGS_GAME = ControlName("settings-game", Presser.MANAGER)
SETTINGS_ZONE = ControlName("settings-zone", Presser.MANAGER)
SETTINGS_ZONE_TYPED = ControlName("settings-zone-typed", Presser.MANAGER)
SETTINGS_CHANNELS = ControlName("settings-channels", Presser.MANAGER)
SETTINGS_ANYWHERE = ControlName("settings-anywhere", Presser.MANAGER)
SETTINGS_CLOCK = ControlName("settings-clock", Presser.MANAGER)
SETTINGS_LEVEL = ControlName("settings-level", Presser.MANAGER)
SETTINGS_CONVENTION = ControlName("settings-convention", Presser.MANAGER)
SETTINGS_PICTURES = ControlName("settings-pictures", Presser.MANAGER)
SETTINGS_PACK = ControlName("settings-pack", Presser.MANAGER)
SETTINGS_LADDERS = ControlName("settings-ladders", Presser.MANAGER)
SETTINGS_PODIUM = ControlName("settings-podium", Presser.MANAGER)
SETTINGS_PODIUM_OFF = ControlName("settings-podium-off", Presser.MANAGER)
SETTINGS_DAY = ControlName("settings-day-channel", Presser.MANAGER)
SETTINGS_DAY_HOUR = ControlName("settings-day-hour", Presser.MANAGER)
SETTINGS_DAY_OFF = ControlName("settings-day-off", Presser.MANAGER)
SETTINGS_RESET = ControlName("settings-reset", Presser.MANAGER)


@control("settings-undo", Presser.MANAGER)
class UndoSettingControl(WordedControl):
    """Undoes the last change, if that is still this one."""

    change: Annotated[int, short_number()]
    page: SettingsPage


@dataclass(frozen=True)
class ServerSwitch(WordedControl):
    """Turns a choice of the server on or off."""

    on: bool


@control("settings-signals", Presser.MANAGER)
class ServerSignalsControl(ServerSwitch):
    """Whether computers signal."""


@control("settings-take-backs", Presser.MANAGER)
class ServerTakeBacksControl(ServerSwitch):
    """Whether misclicks may be taken back."""


@control("settings-reactions", Presser.MANAGER)
class ServerReactionsControl(ServerSwitch):
    """Whether players may react to a trick."""


@control("settings-folds", Presser.MANAGER)
class ServerFoldsControl(ServerSwitch):
    """Whether all deals of a game share one message."""
