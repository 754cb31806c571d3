"""Every worked example of the rules, typed into a score sheet, gives its scores."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from bot.score_sheets.asked import asked_of
from bot.score_sheets.real_deals import settle
from bot.score_sheets.typed import read_typed
from bot.tables.house_rules import ChoosePreset, HouseRules
from engine.ruleset import RuleSet
from engine.settlement import LineCode, Settlement, Side
from engine.variants import VARIANTS
from engine.variants.preset import Preset
from engine.variants.presets import PRESETS
from tests.bot.score_sheets.typing_in import as_typed, kept, settled
from tests.engine.options.preset_scores import ROWS
from tests.engine.options.random_houses import random_choices
from tests.engine.random_play import steps
from tests.rig.slow import slow_except
from tests.vectors.records import Record, read_vectors
from tests.vectors.scoring import tally_of

FILE = Path(__file__).parents[2] / "data" / "vectors.json"
GUILTY = {"attack": (True, False), "defence": (False, True), "both": (True, True)}

HOUSES = [HouseRules(rules.key) for rules in VARIANTS]
BY_PRESET = [HouseRules(each.game).after(ChoosePreset(each.name)) for each in PRESETS]


def examples(rules: RuleSet) -> list[Record]:
    rows = read_vectors(FILE)["scoring"]
    assert isinstance(rows, list)
    found = [Record(str(row["id"]), row) for row in rows if isinstance(row, dict)]
    return [each for each in found if each.text("ruleset") == rules.key]


@pytest.mark.parametrize("house", HOUSES, ids=lambda house: house.variant)
def test_every_worked_example_of_a_game(house: HouseRules) -> None:
    rules = house.rules
    worked = examples(rules)
    assert worked, f"{rules.key} has no worked example in {FILE.name}"
    for example in worked:
        given, expected = example.record("input"), example.record("expected")
        guilty = GUILTY[given.text("penalty")] if given.has("penalty") else (False, False)
        tally = tally_of(rules, given)
        deal = kept(house, as_typed(rules, tally, guilty))
        done = settled(house, deal, tally.carry)
        if expected.has("game_won_by"):
            winner = done.attack if expected.text("game_won_by") == "attack" else done.attack.other
            assert done.winner is winner, example.where
        else:
            scores = expected.number("attack"), expected.number("defence")
            assert done.scores == scores, example.where


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
def test_every_worked_example_of_a_preset(preset: Preset) -> None:
    house = HouseRules(preset.game).after(ChoosePreset(preset.name))
    for row in ROWS:
        if preset.name in row.brings:
            tally = row.tally(house.rules)
            done = settled(house, kept(house, as_typed(house.rules, tally)), tally.carry)
            brought = done.scores if not done.carry else (*done.scores, done.carry)
            assert brought == row.brings[preset.name], row.title


def played(house: HouseRules, rng: Random) -> Iterator[Settlement]:
    """Deals that were played card by card."""
    while True:
        for step in steps(house.rules, rng):
            if step.state.deal and step.state.deal.settlement and not step.state.deal.claim:
                yield step.state.deal.settlement


def steps_of(settlement: Settlement) -> set[tuple[LineCode, Side]]:
    """The arithmetic, but for the last trick, which hardly a game asks for."""
    told = {(line.code, line.side) for line in settlement.lines}
    return {each for each in told if each[0] is not LineCode.LAST_TRICK}


def comes_to_the_same(house: HouseRules, done: Settlement) -> None:
    """A deal of the table, typed into a sheet, is taken and settled as it was there."""
    asked = asked_of(house)
    deal = read_typed(asked, as_typed(house.rules, done.tally))
    again = settle(asked.rules, asked.contracts, deal, done.tally.carry)
    assert again is not None
    assert (again.scores, again.carry, again.result, again.winner) == (
        done.scores,
        done.carry,
        done.result,
        done.winner,
    )
    assert steps_of(again) == steps_of(done)


@pytest.mark.parametrize(
    "house",
    slow_except((*HOUSES, *BY_PRESET), (HOUSES[4], HOUSES[9], BY_PRESET[4])),
    ids=lambda house: f"{house.variant}-{house.preset.name if house.preset else ''}",
)
def test_played_deals_come_to_the_same(house: HouseRules) -> None:
    for done in islice(played(house, Random(house.variant)), 60):
        comes_to_the_same(house, done)


ENDED_EARLY = {LineCode.STOPPED, LineCode.WINNING_RUN}
"""Lines of deals that end before their last trick, which nobody counts with real cards."""

OTHER_RULES, DEALS = 5, 8


@pytest.mark.parametrize(
    "rules", slow_except(VARIANTS, VARIANTS[13:15]), ids=lambda rules: rules.key
)
def test_what_the_table_grants_by_any_house_rules_the_sheet_takes(rules: RuleSet) -> None:
    rng = Random(f"sheets of {rules.key}")
    for _ in range(OTHER_RULES):
        # Whoever plays at random claims a renege in every deal.
        choices = random_choices(rules, rng)
        choices.pop("enforcement", None)
        house = HouseRules.stored(rules.key, tuple(choices.items()))
        for done in islice(played(house, rng), DEALS):
            if not {line.code for line in done.lines} & ENDED_EARLY:
                comes_to_the_same(house, done)
