"""The worked deals of the rules: what they show is what the table's own rules write."""

import re

import pytest

from bot.i18n import words
from bot.rulebook.worked_deals import worked_deals
from engine.options import OPTIONS, OptionRefused, with_options
from engine.ruleset import RuleSet
from engine.variants import VARIANTS, find_variant
from tests.rig.languages import DRAWN
from tests.rig.slow import every_game

HEADING = re.compile(r"\*\*(.+), (.+)\*\*")
ENGLISH = words("en")


def deals(rules: RuleSet) -> list[tuple[str, str]]:
    """The bid and the end of each deal, in English."""
    found = (HEADING.fullmatch(line) for line in worked_deals(rules, ENGLISH.playing(rules)))
    return [(each[1], each[2]) for each in found if each]


def ends_of(rules: RuleSet) -> list[str]:
    """What this game calls the ends of the three deals."""
    say = ENGLISH.playing(rules)
    return [say("score-made"), say("score-failed"), "every trick"]


@every_game
def test_one_deal_is_made_one_fails_and_one_takes_every_trick(rules: RuleSet) -> None:
    assert [end for _, end in deals(rules)] == ends_of(rules)


@every_game
def test_each_house_rule_has_its_deals(rules: RuleSet) -> None:
    for option in OPTIONS:
        for value in option.choices(rules):
            try:
                house = with_options(rules, {option.name: value})
            except OptionRefused:  # the game itself is against it
                continue
            ends = [end for _, end in deals(house)]
            assert ends == ends_of(rules), (option.name, value)


@pytest.mark.parametrize("language", DRAWN)
def test_the_arithmetic_is_that_of_the_tables_rules(language: str) -> None:
    """100 spades failed: 160 and the bid in La Contrée, and so on as its tables choose."""
    written = {"160-and-bid": 260, "162-and-bid": 262, "160": 160, "162": 162, "bid": 100}
    contree = find_variant("contree")
    for failure, points in written.items():
        house = with_options(contree, {"failure": failure})
        lines = worked_deals(house, words(language).playing(house))
        ends = [line for line in lines if re.search(rf"\b{points}\b", line)]
        assert ends, failure


def test_a_capot_is_bid_only_where_it_can_be() -> None:
    capots = {rules.key for rules in VARIANTS if deals(rules)[2][0].startswith("Capot")}
    assert capots == {"contree", "contree_generale", "contree_701", "contree_coinche", "coinche"}


def test_a_deal_counts_double_where_it_can_be_doubled() -> None:
    def doubled(key: str) -> list[str]:
        rules = find_variant(key)
        lines = worked_deals(rules, words("en").playing(rules))
        return [line.strip(" -") for line in lines if "doubled" in line]

    assert doubled("belote") == []
    assert doubled("contree") == [
        "Contract doubled (×2): 290 for the attack, 70 for the defence.",
        "Contract doubled (×2): 0 for the attack, 360 for the defence.",
    ]


@pytest.mark.parametrize(
    ("game", "called"),
    [("baloot", "Buyers"), ("clabber", "Trump makers"), ("tarabish", "Trump makers")],
)
def test_the_sides_are_called_as_the_players_of_a_game_do(game: str, called: str) -> None:
    rules = find_variant(game)
    told = "\n".join(worked_deals(rules, ENGLISH.playing(rules)))
    assert f"{called}: " in told
    assert not re.search("attack|defence", told, re.IGNORECASE)
