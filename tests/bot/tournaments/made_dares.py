"""Dares made for tests."""

from datetime import timedelta

from sqlalchemy import Connection

from bot.storage.dares import Dare, NewDare, call_out, dare_coded
from bot.tournaments.choice import candidate
from engine.variants import find_variant
from tests.bot.storage.made import GUILD, NOON
from tests.bot.tournaments.made_days import SEED


def some_dare(connection: Connection, host: int, code: str = "C-7K3Q2M", count: int = 4) -> Dare:
    """A dare that this person called out at noon, for three days."""
    rules = find_variant("contree")
    new = NewDare(
        code=code,
        guild=GUILD,
        host=host,
        rules_key=rules.key,
        seed=SEED,
        opens_at=NOON,
        closes_at=NOON + timedelta(days=3),
    )
    call_out(connection, new, [candidate(rules, SEED, number) for number in range(count)])
    found = dare_coded(connection, code)
    assert found is not None
    return found
