"""Discord breaks, refuses, forgets: pictures may come late or not at all, play goes on."""

from pathlib import Path

import pytest

from tests.wire.faults import Fault
from tests.wire.people import controls_of
from tests.wire.pictures import until_shown
from tests.wire.programme import serving
from tests.wire.server import LittleDiscord
from tests.wire.tables import LONG_GAME, sit_down

PUBLIC = "/channels/*/messages*"


async def test_a_deleted_table_is_posted_again(discord: LittleDiscord, tmp_path: Path) -> None:
    async with serving(discord, tmp_path):
        (alice,) = await sit_down(discord, "Alice", target=LONG_GAME)
        await alice.turn()
        discord.world.delete_message(alice.person.channel.id, alice.table.id)
        await alice.move()
        await until_shown(alice)
        record, shown = alice.person.public()
        assert {"hand", "more"} <= {each.verb for each in controls_of(shown)}
        assert not list(controls_of(record)), "the lobby stays, without a button"
        assert discord.ledger.answered(404) == 1, str(discord.ledger)


async def test_a_hand_whose_token_expired_early_is_opened_again(
    discord: LittleDiscord, tmp_path: Path
) -> None:
    async with serving(discord, tmp_path):
        (alice,) = await sit_down(discord, "Alice", target=LONG_GAME)
        discord.world.expire(await alice.do(*await alice.turn()))
        await alice.ask_for_hand()
        await alice.move()
        await alice.move()
        assert discord.ledger.answered(401) > 0, "the token was not tried while it was dead"


async def test_a_hand_that_was_put_away_is_asked_for_anew(
    discord: LittleDiscord, tmp_path: Path
) -> None:
    async with serving(discord, tmp_path):
        (alice,) = await sit_down(discord, "Alice", target=LONG_GAME)
        hand, _ = await alice.turn()
        discord.world.delete_message(alice.person.channel.id, hand.id)
        await alice.move()
        assert alice.person.private()[-1].id != hand.id


@pytest.mark.parametrize(("status", "code"), [(500, 0), (403, 50013)])
async def test_play_goes_on_while_the_table_cannot_be_drawn(
    discord: LittleDiscord, tmp_path: Path, status: int, code: int
) -> None:
    async with serving(discord, tmp_path):
        (alice,) = await sit_down(discord, "Alice", target=LONG_GAME)
        await alice.turn()
        fault = discord.faults.add(Fault("*", PUBLIC, status, code))
        for _ in range(4):
            await alice.move()
        assert fault.met > 0
        discord.faults.end()
        await alice.move()
        # A picture may have been refused while that press was on its way: the next one tells.
        await alice.ask_for_hand()
        await until_shown(alice)
