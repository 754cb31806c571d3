"""Menus and windows over the wire: a host changes the game of their table."""

from pathlib import Path

from simcord.backend.models import Message

from bot.tables.events import HouseRulesChanged
from tests.wire.logbook import logged
from tests.wire.people import Control, controls_of
from tests.wire.programme import serving
from tests.wire.server import LittleDiscord


def control(message: Message, verb: str, argument: str) -> Control:
    """Find the one control of a message that does this."""
    (found,) = (
        each
        for each in controls_of(message)
        if each.verb == verb and each.custom_id.argument.startswith(argument)
    )
    return found


async def test_a_host_chooses_in_a_menu_and_types_in_a_window(
    discord: LittleDiscord, tmp_path: Path
) -> None:
    async with serving(discord, tmp_path) as programme:
        alice = discord.person("Alice", discord.channel())
        assert (await alice.slash("contree start")).responded
        lobby = alice.public()[-1]
        assert (await alice.press(lobby, control(lobby, "setup", ""))).responded
        page = alice.private()[-1]
        assert (await alice.press(page, control(page, "house-rules", ""))).responded

        page = alice.private()[-1]
        menu = control(page, "choose-game", "")
        chosen = await alice.choose(page, menu, menu.options[2])
        assert chosen.responded

        page = alice.private()[-1]
        window = await alice.press(page, control(page, "type-option", "target"))
        assert window.modal is not None
        assert (await alice.write(window, "1 234")).responded

        changes = [e for e in logged(programme.data) if isinstance(e, HouseRulesChanged)]
        assert [change.variant for change in changes] == [menu.options[2]] * 2
        assert ("target", "1234") in changes[-1].options
        assert discord.ledger.invalid == 0, str(discord.ledger)
