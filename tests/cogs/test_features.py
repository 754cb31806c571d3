"""What the features offer: their commands, and the presses that they take."""

from pathlib import Path

import discord
import pytest

from cogs import features
from cogs.features import FEATURES, command_names, load_commands, press_handlers
from cogs.ui.command_group import GROUPS
from cogs.ui.ids import DECLARED

COGS = Path(features.__file__).parent


def test_every_package_with_commands_or_presses_is_a_feature() -> None:
    groups = (f"@{group}.command(" for group in ("contree", "contree_admin", "belote"))
    taking = ("\n@pressed(", "parent=belote", *groups)
    found = {
        file.relative_to(COGS).parts[0].removesuffix(".py")
        for file in COGS.rglob("*.py")
        if any(word in file.read_text(encoding="utf-8") for word in taking)
    }
    assert found == set(FEATURES)


def test_every_control_has_a_handler(monkeypatch: pytest.MonkeyPatch) -> None:
    assert press_handlers().keys() == DECLARED.keys()
    monkeypatch.setitem(DECLARED, "forgotten", DECLARED["settings"])
    with pytest.raises(ValueError, match="forgotten"):
        press_handlers()


def test_the_commands_are_listed_in_the_order_of_the_features() -> None:
    load_commands()
    names = command_names()
    assert names[:3] == ("contree start", "contree hand", "contree table")
    admin = [f"contree-admin {name}" for name in ("setup", "void", "restore")]
    assert [name for name in names if name in admin] == admin
    trained = ("train mistakes", "train cards", "train bids", "train reading")
    alone = ("play", "today", "challenge", *trained, "deal", "score", "privacy")
    assert [name for name in names if name.startswith("belote")] == [
        f"belote {each}" for each in alone
    ]


@pytest.mark.secrecy
def test_the_commands_of_managers_are_listed_to_managers_alone() -> None:
    shown_to = {group.name: group.default_permissions for group in GROUPS}
    managing = discord.Permissions(manage_guild=True)
    assert shown_to == {"contree": None, "belote": None, "contree-admin": managing}
