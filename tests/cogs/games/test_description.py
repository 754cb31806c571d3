"""What is checked in every test of the cogs, said once: Discord would accept all that is sent."""

import pytest

from engine.state import Phase
from tests.cogs.evening import Evening
from tests.cogs.playing import at_table
from tests.rig.judging import complaints
from tests.rig.openapi import WITHOUT, Description


async def test_discord_would_accept_every_request_of_a_deal(
    evening: Evening, description: Description | None
) -> None:
    if description is None:
        pytest.skip(WITHOUT)
    async with at_table(evening) as game:
        await game.play_until(Phase.OVER)
        await game.go_on()
        for command in ("table", "rules", "help", "leaderboard", "stats", "leave"):
            await game.turn.slash(f"contree {command}")
        requests = evening.cafe.env.http_requests
        routes = {(request.method, request.path.split("/")[1]) for request in requests}
        assert routes >= {
            ("PUT", "applications"),
            ("POST", "channels"),
            ("PATCH", "channels"),
            ("DELETE", "channels"),
            ("POST", "interactions"),
            ("POST", "webhooks"),
            ("PATCH", "webhooks"),
            ("DELETE", "webhooks"),
        }
        assert complaints(requests, description) == []
