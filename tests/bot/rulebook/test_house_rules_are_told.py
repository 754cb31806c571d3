"""Whatever a table chooses, its rules say it: no two choices of an option read alike."""

import pytest

from engine.options import OPTIONS, Option, OptionRefused, with_options
from engine.ruleset import RuleSet
from tests.bot.rulebook.sentences import text
from tests.rig.languages import DRAWN
from tests.rig.slow import every_game


def had(rules: RuleSet, option: Option) -> dict[str, RuleSet]:
    """The game with each choice of this option that it can have alone."""
    found = {}
    for value in option.choices(rules):
        try:
            found[value] = with_options(rules, {option.name: value})
        except OptionRefused:  # the game itself is against it
            continue
    return found


@pytest.mark.parametrize("language", DRAWN)
@every_game
def test_every_house_rule_choice_changes_the_rulebook(rules: RuleSet, language: str) -> None:
    for option in OPTIONS:
        houses = had(rules, option)
        texts = {text(house, language) for house in houses.values()}
        assert len(texts) == len(houses), option.name
