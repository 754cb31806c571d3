"""Challenges made for tests."""

from datetime import timedelta

from sqlalchemy import Connection

from bot.shared_plays.choice import candidate
from bot.storage.challenges import Challenge, NewChallenge, call_out, challenge_coded
from engine.variants import find_variant
from tests.bot.shared_plays.made_days import SEED
from tests.bot.storage.made import GUILD, NOON


def some_challenge(
    connection: Connection, host: int, code: str = "C-7K3Q2M", count: int = 4
) -> Challenge:
    """A challenge that this person called out at noon, for three days."""
    rules = find_variant("contree")
    new = NewChallenge(
        code=code,
        guild=GUILD,
        host=host,
        rules_key=rules.key,
        seed=SEED,
        opens_at=NOON,
        closes_at=NOON + timedelta(days=3),
    )
    call_out(connection, new, [candidate(rules, SEED, number) for number in range(count)])
    found = challenge_coded(connection, code)
    assert found is not None
    return found
