"""House rules: what can be chosen holds together, and what is usual is not kept as a choice."""

import pytest

from bot.tables.house_rules import (
    ChooseGame,
    ChooseLength,
    ChooseOption,
    ChoosePreset,
    GameLength,
    HouseRules,
    ResetOptions,
    offers,
    what_holds,
)
from bot.tables.refusals import TableRefusal, TableRefused
from engine.options import OptionRefusal, OptionRefused
from engine.variants import VARIANTS
from engine.variants.presets import PRESETS
from tests.bot.tables.made_options import made, offer

CONTREE = HouseRules("contree")


def refused(house: HouseRules, name: str, value: str) -> OptionRefusal:
    with pytest.raises(OptionRefused) as caught:
        house.after(ChooseOption(name, value))
    return caught.value.code


def chosen_or_refused(house: HouseRules, name: str, value: str) -> HouseRules | OptionRefusal:
    try:
        return house.after(ChooseOption(name, value))
    except OptionRefused as refusal:
        return refusal.code


def test_a_choice_changes_the_rules_and_is_listed() -> None:
    house = CONTREE.after(ChooseOption("packets", "4-4")).after(ChooseOption("target", "500"))
    assert (house.rules.end.target, house.rules.dealing.packets) == (500, (4, 4))
    assert house.options == (("target", "500"), ("packets", "4-4"))
    assert house.differences == house.options


def test_choosing_the_default_is_not_listed() -> None:
    chosen = CONTREE.after(ChooseOption("target", "500"))
    assert chosen.after(ChooseOption("target", "2000")) == CONTREE
    assert CONTREE.after(ChooseOption("packets", "3-2-3")) == CONTREE


def test_numbers_are_stored_in_one_spelling() -> None:
    assert CONTREE.after(ChooseOption("target", "0500")).options == (("target", "500"),)
    assert CONTREE.after(ChooseOption("target", "02000")) == CONTREE


def test_a_preset_is_recognised_until_a_rule_changes() -> None:
    before = CONTREE.after(ChooseOption("packets", "4-4"))
    club = before.after(ChoosePreset("coinchons"))
    assert dict(club.options) == {
        "direction": "counter-clockwise",
        "capot-worth": "500-flat",
        "belote-counts": "both",
        "multiplied": "forfeit",
        "rounding": "nearest",
        "belote-on-failure": "kept",
    }
    assert [each.name for each in PRESETS if each is club.preset] == ["coinchons"]
    assert club.after(ChooseOption("target", "500")).preset is club.preset
    assert club.after(ChooseOption("packets", "4-4")).preset is None
    assert club.after(ResetOptions()).preset is None
    assert club.after(ChooseGame("belote")).options == (("belote-on-failure", "kept"),)


def test_each_game_has_three_lengths_whatever_else_is_chosen() -> None:
    for game in VARIANTS:
        house = HouseRules(game.key)
        assert house.length is GameLength.FULL
        short, half = (house.after(ChooseLength(each)) for each in list(GameLength)[:2])
        assert (short.rules.end.deals, half.rules.end.deals) == (4, None)
        assert half.rules.end.target == game.end.target // 2
        assert (short.length, half.length) == (GameLength.SHORT, GameLength.HALF)
        for one in (short, half, house.after(ChooseOption("target", "77"))):
            assert what_holds(game.key, one.options) == one
            for other in GameLength:
                assert one.after(ChooseLength(other)) == house.after(ChooseLength(other))
    assert HouseRules("contree", (("target", "77"),)).length is None


def test_a_preset_keeps_the_length_unless_one_names_its_own() -> None:
    short = HouseRules("coinche").after(ChooseLength(GameLength.SHORT))
    federation = short.after(ChoosePreset("federation-coinche-2015"))
    assert federation.length is GameLength.SHORT
    assert federation.preset is not None
    assert federation.preset.name == "federation-coinche-2015"
    online = federation.after(ChoosePreset("online"))
    assert dict(online.options)["target"] == "1000"
    assert "deals" not in dict(online.options)
    assert online.after(ChoosePreset("federation-coinche-2015")).length is GameLength.FULL


@pytest.mark.parametrize("name", ["online", "weather", ""])
def test_a_preset_of_another_game_is_not_applied(name: str) -> None:
    with pytest.raises(TableRefused) as caught:
        CONTREE.after(ChoosePreset(name))
    assert caught.value.code is TableRefusal.STALE_PRESS


def test_every_preset_of_every_game_can_be_chosen() -> None:
    for preset in PRESETS:
        house = HouseRules(preset.game).after(ChoosePreset(preset.name))
        assert house.preset is preset
        assert set(house.options) <= set(house.differences)
        assert what_holds(preset.game, house.options) == house


def test_an_invalid_choice_is_refused() -> None:
    assert refused(CONTREE, "target", "7") is OptionRefusal.OUT_OF_BOUNDS
    assert refused(CONTREE, "packets", "8") is OptionRefusal.OUT_OF_BOUNDS
    assert refused(CONTREE, "weather", "fine") is OptionRefusal.UNKNOWN


def test_changing_the_game_keeps_applicable_house_rules() -> None:
    house = HouseRules("contree", (("target", "500"), ("packets", "4-4")))
    other = house.after(ChooseGame("coinche"))
    assert (other.variant, other.options) == ("coinche", house.options)
    assert HouseRules("contree", (("target", "701"),)).after(
        ChooseGame("contree_701")
    ) == HouseRules("contree_701")


def test_changing_the_game_drops_inapplicable_house_rules(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    offer(monkeypatch, made("wild", needs=""), made("tame", needs="wild=yes"))
    both = CONTREE.after(ChooseOption("wild", "yes")).after(ChooseOption("tame", "yes"))
    assert [name for name, _ in both.after(ChooseGame("coinche")).options] == ["wild", "tame"]
    offer(monkeypatch, made("wild", choices=("no",)), made("tame", needs="wild=yes"))
    assert both.after(ChooseGame("coinche")).options == ()


def test_an_unknown_game_is_not_chosen() -> None:
    with pytest.raises(TableRefused) as caught:
        CONTREE.after(ChooseGame("whist"))
    assert caught.value.code is TableRefusal.STALE_PRESS


def test_resetting_the_house_rules_keeps_the_game() -> None:
    house = HouseRules("coinche", (("target", "500"),))
    assert house.after(ResetOptions()) == HouseRules("coinche")


def test_a_contradictory_choice_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch, made("wild"), made("quiet", against="wild=yes"))
    wild = CONTREE.after(ChooseOption("wild", "yes"))
    assert refused(wild, "quiet", "yes") is OptionRefusal.CONTRADICTION
    quiet = CONTREE.after(ChooseOption("quiet", "yes"))
    assert refused(quiet, "wild", "yes") is OptionRefusal.CONTRADICTION


def test_of_two_contradictory_choices_the_latest_is_refused() -> None:
    house = CONTREE.after(ChooseOption("contre", "x2")).after(
        ChooseOption("contre-timing", "in-turn")
    )
    with pytest.raises(OptionRefused) as caught:
        house.after(ChooseOption("contre", "none"))
    assert (caught.value.name, caught.value.other) == ("contre", "contre-timing")


def test_dependent_choices_can_be_made_in_either_order() -> None:
    house = HouseRules("coinche").after(ChooseOption("contre-overbid", "closed"))
    house = house.after(ChooseOption("contre-timing", "after-auction"))
    assert [name for name, _ in house.options] == ["contre-timing", "contre-overbid"]
    assert what_holds("coinche", house.options) == house


def test_a_choice_needed_by_another_cannot_be_undone_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    offer(monkeypatch, made("wild"), made("tame", needs="wild=yes"))
    assert refused(CONTREE, "tame", "yes") is OptionRefusal.DOES_NOT_APPLY
    both = CONTREE.after(ChooseOption("wild", "yes")).after(ChooseOption("tame", "yes"))
    assert refused(both, "wild", "no") is OptionRefusal.DOES_NOT_APPLY
    one = both.after(ChooseOption("tame", "no"))
    assert one.options == (("wild", "yes"),)
    assert one.after(ChooseOption("wild", "no")) == CONTREE


@pytest.mark.parametrize(
    ("variant", "options", "left"),
    [
        ("contree", (("target", "500"), ("weather", "fine")), (("target", "500"),)),
        ("contree", (("packets", "9-9"), ("target", "7")), ()),
        ("contree", (("packets", "4-4"), ("target", "2000")), (("packets", "4-4"),)),
    ],
)
def test_stored_choices_that_became_invalid_are_dropped(
    variant: str, options: tuple[tuple[str, str], ...], left: tuple[tuple[str, str], ...]
) -> None:
    assert what_holds(variant, options) == HouseRules(variant, left)


def test_a_removed_game_is_replaced_by_the_first_one() -> None:
    assert what_holds("whist", (("target", "500"),)) == HouseRules(VARIANTS[0].key)


def test_every_house_rule_is_offered_with_its_current_value() -> None:
    for rules in VARIANTS:
        house = HouseRules(rules.key)
        for each in offers(house):
            assert each.current == each.usual == each.option.current(rules)
            assert {each.current, *each.option.choices(rules)} == set(each.choices)


def test_every_offered_choice_can_be_made_and_read_back() -> None:
    for rules in VARIANTS:
        house = HouseRules(rules.key)
        for each in offers(house):
            for choice in each.choices:
                chosen = chosen_or_refused(house, each.option.name, choice)
                if chosen is OptionRefusal.CONTRADICTION:
                    continue
                assert isinstance(chosen, HouseRules)
                assert each.option.current(chosen.rules) == choice
                assert (chosen == house) == (choice == each.usual)


def test_a_typed_number_is_among_those_offered() -> None:
    typed = CONTREE.after(ChooseOption("target", "1234"))
    (target, *_) = offers(typed)
    offered = ("1000", "1001", "1234", "1500", "2000", "2001", "3000", "4000")
    assert target.choices == offered
    assert (target.current, target.usual) == ("1234", "2000")


def test_a_house_rule_without_a_choice_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch, made("fixed", choices=("no",)), made("wild"), made("tame", needs="wild=yes"))
    assert [each.option.name for each in offers(CONTREE)] == ["wild"]
    wild = CONTREE.after(ChooseOption("wild", "yes"))
    assert [each.option.name for each in offers(wild)] == ["wild", "tame"]
