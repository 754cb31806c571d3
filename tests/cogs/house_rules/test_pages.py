"""The page of house rules when there are many: all within reach, each page within the limits."""

from functools import cache

import pytest
from discord import ui

from bot.i18n import Words, words
from bot.i18n.catalogue import Catalogue, sources
from bot.rulebook.options import LONGEST_LINE, difference_line
from bot.tables.house_rules import ChooseOption, HouseRules, offers
from cogs.house_rules.pages import choosing, find_page, page_with, pages, reading
from cogs.table.pages import public
from engine.options import OPTIONS, Option, OptionCategory
from tests.bot.tables.made_options import made, offer
from tests.cogs.drawing import Components, drawn, table_of, texts
from tests.rig.message_limits import broken_message_limits

CONTREE = HouseRules("contree")
CATEGORIES = tuple(OptionCategory)
LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMN"
KINDS = {"menu": 3, "button": 2}
LONG = tuple(str(number) for number in range(40))


def many(count: int, *, in_one: bool = False) -> list[Option]:
    """So many house rules, over all categories or in one of them, the last with forty choices."""
    return [
        made(
            f"made-{letter}",
            LONG if place == count - 1 else ("no", "yes"),
            category=CATEGORIES[0 if in_one else place % len(CATEGORIES)],
        )
        for place, letter in enumerate(LETTERS[:count])
    ]


@cache
def saying() -> Words:
    """French with names for all house rules that may be made, as long as names can be."""
    lines = []
    for option in many(len(LETTERS)):
        lines.append(f"option-{option.name} = {str(option.name).ljust(45, 'm')}")
        lines += [f"option-{option.name}-{value} = {value * 20}" for value in ("no", "yes")]
    files = {**sources("fr"), "made.ftl": "\n".join(lines)}
    return Words("fr", Catalogue("fr", files))


def parts(components: object, kind: str) -> list[str]:
    """The custom ids of all menus, or of all buttons, of a message."""
    if isinstance(components, list):
        return [each for part in components for each in parts(part, kind)]
    if not isinstance(components, dict):
        return []
    own = [components["custom_id"]] if components.get("type") == KINDS[kind] else []
    return own + [each for part in components.values() for each in parts(part, kind)]


def chosen(components: Components) -> set[str]:
    """The house rules that this page has a menu for."""
    return {
        custom_id.rpartition(":")[2]
        for custom_id in parts(components, "menu")
        if ":choose-option:" in custom_id
    }


@pytest.mark.slow
@pytest.mark.parametrize("count", [1, 4, 5, 13, 40])
@pytest.mark.parametrize("in_one", [False, True], ids=["in all categories", "in one"])
def test_every_house_rule_is_reachable_in_a_few_presses(
    monkeypatch: pytest.MonkeyPatch, count: int, in_one: bool
) -> None:
    options = many(count, in_one=in_one)
    offer(monkeypatch, *options)
    say = saying()
    waiting, seen, found = [""], set[str](), set[str]()
    while waiting:
        page = waiting.pop()
        components = drawn(choosing(CONTREE, say, page=page, notice="m" * 200))
        assert broken_message_limits({"components": components}) == []
        found |= chosen(components)
        turns = {b.rpartition(":")[2] for b in parts(components, "button") if ":house-rules:" in b}
        waiting.extend(turns - seen)
        seen |= turns
    assert found == {str(option.name) for option in options}


@pytest.mark.slow
@pytest.mark.parametrize("count", [1, 40])
def test_all_house_rules_can_be_read_a_kind_on_a_page(
    monkeypatch: pytest.MonkeyPatch, count: int
) -> None:
    options = many(count)
    offer(monkeypatch, *options)
    told = ""
    for category in CATEGORIES:
        page = reading(CONTREE, saying(), hint="m" * 200, table=1, page=f"{category}-0")
        assert broken_message_limits({"components": drawn(page)}) == []
        told += texts(drawn(page))
    assert all(f"{option.name}m" in told for option in options)


def test_a_choice_that_does_not_fit_the_menu_is_still_shown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    options = many(1)
    offer(monkeypatch, *options)
    (name,), say = (option.name for option in options), saying()
    for value in LONG:
        house = CONTREE.after(ChooseOption(name, value))
        shown = str(drawn(choosing(house, say)))
        assert f"'label': '{value}', 'value': '{value}', 'default': True" in shown


def test_a_page_is_found_by_its_name_or_the_closest_one(monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch, *many(10, in_one=True), made("last", category=OptionCategory.SCORING))
    every = pages(offers(CONTREE))
    assert [page.name for page in every] == ["game-0", "game-1", "game-2", "game-3", "scoring-0"]
    asked = ("game-1", "game-1-before", "game-7", "scoring-3", "deal-0", "", "-", "game")
    names = [find_page(every, name).name for name in asked]
    assert names == ["game-1", "game-1", "game-0", "scoring-0"] + ["game-0"] * 4
    assert page_with(every, "last") == "scoring-0"
    assert page_with(every, "weather") == ""


def test_the_summary_of_differences_is_short_and_counts_the_rest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    options = many(39)
    offer(monkeypatch, *options)
    say, house = saying(), CONTREE
    assert difference_line(house.differences, say) == ""
    for count, option in enumerate(options[:-1], start=1):
        house = house.after(ChooseOption(option.name, "yes"))
        line = difference_line(house.differences, say)
        left = count - line.count("yes" * 20)
        assert (say("house-others", count=left) in line) == (left > 0)
        assert len(line) < LONGEST_LINE + 60
    assert "…" in line


def lobby_of(house: HouseRules, say: Words) -> ui.LayoutView:
    return public(table_of(None, house=house), say)


def test_the_lobby_mentions_the_differences_that_its_heading_does_not() -> None:
    say = words("fr")
    without, _ = say("house-differences", list="|").split("|")
    assert without not in texts(drawn(lobby_of(CONTREE, say)))
    shorter = CONTREE.after(ChooseOption("target", "640"))
    assert without not in texts(drawn(lobby_of(shorter, say))), "the heading names the target"
    other = CONTREE.after(ChooseOption("contre-overbid", "overbid"))
    assert without in texts(drawn(lobby_of(other, say)))


def test_names_of_house_rules_fit_modals_and_menus() -> None:
    for language in ("fr", "en"):
        say = words(language)
        for option in OPTIONS:
            assert len(say(f"option-{option.name}")) <= 45
        for key in say.catalogue:
            if key.startswith("option-"):
                assert len(say(key)) <= 80
