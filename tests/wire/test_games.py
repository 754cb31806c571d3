"""A whole game over the wire, the bot in a process of its own."""

from pathlib import Path

import pytest

from engine.events import GameEnded
from tests.wire.logbook import logged, lost
from tests.wire.programme import serving
from tests.wire.server import LittleDiscord
from tests.wire.tables import play_to_the_end, sit_down


@pytest.mark.parametrize("names", [("Alice",), ("Alice", "Basile", "Cléa", "Denis")])
async def test_people_play_a_game_to_its_end_and_see_no_hand_but_their_own(
    discord: LittleDiscord, tmp_path: Path, names: tuple[str, ...]
) -> None:
    async with serving(discord, tmp_path) as programme:
        players = await sit_down(discord, *names)
        for player in players:
            await player.ask_for_hand()
        hands = [player.person.private()[-1].id for player in players]
        await play_to_the_end(players)

        for player, own in zip(players, hands, strict=True):
            others = set(hands) - {own}
            assert not any(player.person.sees(hand) for hand in others)
        events = logged(programme.data)
        assert sum(isinstance(event, GameEnded) for event in events) == 1
        assert all(player.accepted() for player in players)
        assert not any(player.unanswered() or lost(player, events) for player in players)
        assert discord.ledger.invalid == 0, str(discord.ledger)
