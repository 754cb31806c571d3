"""How old the public picture of a table is."""

from tests.wire.people import controls_of
from tests.wire.player import Player

SECONDS = 30.0
"""How long a picture may take on a busy machine."""


def shown_move(player: Player) -> int:
    """The move at which the public message of a table was drawn."""
    shown = [each for message in player.person.public()[-1:] for each in controls_of(message)]
    return max((int(each.custom_id.revision, 36) for each in shown), default=-1)


def hand_move(player: Player) -> int:
    """The move at which the newest hand that asks something was drawn."""
    found = player.moves()
    assert found is not None
    return int(found[1].custom_id.revision, 36)


async def until_shown(player: Player) -> None:
    """Wait until the public picture is as new as the hand; TimeoutError when it never is."""
    await player.turn()
    await player.person.until(lambda: shown_move(player) >= hand_move(player), SECONDS)
