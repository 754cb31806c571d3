"""Every game can be told, in pages that a message holds; what a table changes, its rules say."""

import re
from dataclasses import replace

import pytest

from bot.i18n import words
from bot.rulebook import PageName, find_page, in_one_line, on_screens, rulebook
from engine.auctions.points import PointsAuction
from engine.meld_rules import Melds
from engine.options import OptionName, with_options
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.variants import VARIANTS, find_variant
from tests.bot.rulebook.bases import BASES
from tests.bot.rulebook.sentences import text
from tests.rig.languages import DRAWN

CONTREE = find_variant("contree")

everywhere = pytest.mark.parametrize("language", DRAWN)
every_game = pytest.mark.parametrize("rules", VARIANTS, ids=lambda rules: rules.key)

FIRST, LAST = "rules-aim-title", "rules-score-title"


@everywhere
def test_no_two_games_have_the_same_text(language: str) -> None:
    assert len({text(rules, language) for rules in VARIANTS}) == len(VARIANTS)


@everywhere
@every_game
def test_the_sections_run_from_the_aim_to_the_score(rules: RuleSet, language: str) -> None:
    told, say = text(rules, language), words(language)
    assert told.startswith(say(FIRST))
    assert say(LAST) in told
    assert (say("rules-melds-title") in told) is (rules.melds is not None)
    assert (say("rules-belote-title") in told) is (rules.belote is not None)


@everywhere
@pytest.mark.parametrize("name", BASES)
def test_a_page_is_told_whole_screen_by_screen(name: str, language: str) -> None:
    pages = rulebook(BASES[name], words(language))
    named = [page.name for page in pages]
    assert named == [name for name in PageName if name in named]
    assert PageName.DEAL in named
    for page in pages:
        screens = on_screens(page)
        titles = [chapter.partition("\n")[0] for chapter in page.chapters]
        told = [chapter.split("\n") for screen in screens for chapter in screen]
        assert list(dict.fromkeys(title for title, *_ in told)) == titles
        points = [line for chapter in page.chapters for line in chapter.split("\n")[1:]]
        assert [line for _, *lines in told for line in lines] == points


@everywhere
def test_a_page_is_found_by_its_name(language: str) -> None:
    pages = rulebook(find_variant("baloot"), words(language))
    assert find_page(pages, "score").name is PageName.SCORE
    assert find_page(pages, "") is find_page(pages, "nothing") is pages[0]


@everywhere
def test_sentences_are_complete(language: str) -> None:
    for rules in BASES.values():
        for line in text(rules, language).splitlines():
            assert line[-1] in ".:;)" or line.startswith(("### ", "  - ")), line
            assert "  " not in line.removeprefix("  - ")
            assert " ." not in line
            assert " ," not in line


@everywhere
@every_game
def test_the_bids_of_the_auction_are_listed(rules: RuleSet, language: str) -> None:
    bids = rules.auction
    if not isinstance(bids, PointsAuction):
        return
    told = text(rules, language)
    numbers = {bids.opening, bids.step, *bids.ceilings.values(), bids.capot, bids.generale}
    for number in numbers - {None}:
        assert str(number) in told
    for multiplier in bids.doubling.multipliers if bids.doubling else ():
        assert f"×{multiplier}" in told


@everywhere
def test_a_house_rule_changes_the_text(language: str) -> None:
    changed = text(with_options(CONTREE, {"target": "1250", "packets": "4-4"}), language)
    say = words(language)
    assert say("rules-aim-target", target=1250, both="higher", equal="play_on") in changed
    assert "4-4" in changed
    assert "3-2-3" not in changed


@everywhere
@pytest.mark.parametrize(("name", "word"), [("baloot", "baloot"), ("tarabish", "bella")])
def test_a_game_uses_its_own_words(name: str, word: str, language: str) -> None:
    told = text(find_variant(name), language)
    assert word in told
    assert "belote" not in told


@pytest.mark.parametrize(("language", "partner"), [("fr", "partenaire"), ("en", "partner")])
def test_partners_are_not_mentioned_in_games_for_two(language: str, partner: str) -> None:
    assert partner in text(CONTREE, language)
    assert partner not in text(find_variant("decouverte"), language)


@everywhere
def test_the_lobby_has_one_line_per_game(language: str) -> None:
    say = words(language)
    for rules in BASES.values():
        line = in_one_line(rules, say)
        assert "\n" not in line
        assert len(line) <= 160
    assert in_one_line(CONTREE, say) != in_one_line(find_variant("coinche"), say)
    by_hand = replace(CONTREE, announcing=BASES["by hand"].announcing)
    assert say("rules-line-by-hand") in in_one_line(by_hand, say)
    assert say("rules-line-claims") in in_one_line(BASES["claimed"], say)


@pytest.mark.parametrize(
    ("key", "told"),
    [
        ("contree", ("la belote compte pour le contrat, pas à la marque", "dans le sens horaire")),
        ("contree_701", ("dans le sens antihoraire",)),
        ("decouverte", ()),
    ],
)
def test_the_lobby_says_what_surprises(key: str, told: tuple[str, ...]) -> None:
    line = in_one_line(find_variant(key), words("fr"))
    for surprise in ("la belote compte", "sens horaire", "sens antihoraire"):
        assert (surprise in line) == any(surprise in each for each in told), line
    assert all(each in line for each in told)


@pytest.mark.parametrize(
    ("key", "language", "told"),
    [
        ("clabber", "en", "equal melds of partners do not cancel out"),
        ("clabber", "fr", "entre partenaires, elles ne s’annulent pas"),
        ("tarabish", "en", "even partners, share the best meld, nobody scores"),
        (
            "tarabish",
            "fr",
            "même partenaires, ont la meilleure annonce à égalité, personne ne marque",
        ),
    ],
)
def test_the_text_on_equal_melds_matches_the_game(key: str, language: str, told: str) -> None:
    rules = find_variant(key)
    assert told in text(rules, language)
    assert isinstance(rules.melds, Melds)
    equal = (4, 0, 3, False)
    partners = {Seat.NORTH: equal, Seat.SOUTH: equal}
    rivals = {Seat.NORTH: equal, Seat.EAST: equal}
    compared = rules.melds.comparison
    assert bool(compared.scoring(partners, rules.seating, Seat.WEST)) == (key == "clabber")
    assert compared.scoring(rivals, rules.seating, Seat.WEST) == ()


def test_a_trump_below_the_highest_is_called_sous_couper() -> None:
    for rules in VARIANTS:
        assert "pisse" not in text(rules, "fr")
    assert "on sous-coupe" in text(find_variant("belote"), "fr")


@everywhere
def test_nobody_overruffs_in_a_trick_of_two_cards(language: str) -> None:
    say = words(language)
    told = text(find_variant("decouverte"), language)
    assert say("rules-duty-ruff", ruff="alone") in told
    assert not any(
        say("rules-duty-overruff", overruff=each) in told
        for each in ("always", "unless-partner", "never")
    )


@everywhere
@pytest.mark.parametrize(
    ("key", "names"),
    [("tarabish", ("bait", "half-bait")), ("clabber", ("turkey tracks", "dad")), ("belote", ())],
)
def test_the_games_own_words_are_told(key: str, names: tuple[str, ...], language: str) -> None:
    told = text(find_variant(key), language)
    every = {"bait", "half-bait", "turkey tracks", "dad"}
    assert {name for name in every if re.search(rf"\b{name}\b", told)} == set(names)


@pytest.mark.parametrize(
    ("key", "choices", "said"),
    [
        ("tarabish", {}, False),
        ("tarabish", {OptionName.RUN_ORDER: "twenty"}, True),
        ("belote", {}, False),
    ],
)
def test_only_where_it_is_so_three_in_sequence_are_said_to_beat_four(
    key: str, choices: dict[str, str], said: bool
) -> None:
    told = text(with_options(find_variant(key), choices), "en")
    assert (words("en")("rules-melds-shorter-first") in told) is said
