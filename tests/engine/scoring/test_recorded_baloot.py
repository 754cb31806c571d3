"""Recorded rounds of a Saudi platform: the preset of its name settles each to the point."""

from pathlib import Path

import pytest

from engine.notation.line import read
from engine.options import with_options
from engine.seats import Team
from engine.variants import find_variant
from engine.variants.preset import PresetName
from engine.variants.presets import presets_of

ROUNDS = [
    line
    for line in (Path(__file__).parents[2] / "data/baloot_recorded_rounds.txt")
    .read_text("utf-8")
    .splitlines()
    if not line.startswith("#")
]
SAUDI = next(each for each in presets_of("baloot") if each.name is PresetName.SAUDI)


@pytest.mark.parametrize("line", ROUNDS, ids=lambda line: line.rpartition("# ")[2])
def test_a_recorded_round_is_settled_to_the_point(line: str) -> None:
    options, _, deal = line.rpartition("# ")[0].partition("baloot")
    chosen = dict(SAUDI.choices) | dict(each.split("=") for each in options.split())
    rules = with_options(find_variant("baloot"), chosen)
    settlement = read(f"baloot {deal.strip()}", lambda _: rules).deal.settlement
    assert settlement
    written = ":".join(str(settlement.for_team(team)) for team in Team)
    assert written == line.rpartition("# ")[2]
