"""The pages of a game say none of another's words, and no prefix that its article swallows."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path

import pytest

from bot.i18n import LANGUAGES, Words, words
from bot.i18n.catalogue import sources
from bot.i18n.direction import CLOSES, OPENS
from bot.rulebook import rulebook
from bot.rulebook.auction import doubling_of, levels
from bot.rulebook.glossary import glossary
from bot.rulebook.options import choice_name, option_name
from cogs.hand.pages import hand
from cogs.help import HelpPage, help_page
from cogs.newcomers import newcomer_page
from cogs.table.pages import public
from cogs.table.score import details, score
from cogs.ui.page_state import HandPageState
from engine.actions import Double
from engine.contract import Contract
from engine.meld_rules import Melds
from engine.options import OPTIONS, OptionName
from engine.players.prospects import lowest_bid
from engine.ruleset import RuleSet
from engine.seats import Team
from engine.settlement import Result
from engine.state import Phase
from engine.variants import VARIANTS, find_variant
from tests.cogs.drawing import drawn, house_of, labels, positions, table_of, texts
from tests.cogs.pages_of_games import chosen, found_out, refused, taught, written_down

LISTED = Path(__file__).parents[1] / "data" / "foreign_words.toml"
WRITTEN_TOGETHER = "ar"
"""The language in which other words are written together with a word."""

PREFIXED = {"player", "user", "watchers", "count", "folder", "THE($best)"}
"""What may follow the Arabic prefix “to”: mentions, numbers, paths, cards, none with an article."""

EVERY_GAME = "*"

COURSE = "contree"
"""The game of the lessons, whatever else is played."""

SEED, DEALS, EVERY = 3, 1, 6
"""A random game, as many of its deals as are drawn, and of their cards only one in so many."""


@cache
def foreign(game: str, language: str) -> tuple[str, ...]:
    """The words that the players of this game do not say in this language."""
    return tuple(
        word
        for each in tomllib.loads(LISTED.read_text(encoding="utf-8"))["foreign"]
        if each["language"] == language and {game, EVERY_GAME} & set(each["games"])
        for word in each["words"]
    )


def written(rules: RuleSet, say: Words) -> Iterator[str]:
    """All that is said of a game by itself: its rules, its house rules, its words, its help."""
    for page in rulebook(rules, say):
        yield from page.chapters
    for option in OPTIONS:
        # Doubling may be a house rule of a game that has none: that offer alone speaks of it.
        is_offer = option.name is OptionName.CONTRE and doubling_of(rules.auction) is None
        if not is_offer and (choices := option.choices(rules)):
            yield option_name(option.name, say)
            yield from (choice_name(option.name, value, say) for value in choices)
    yield from glossary(rules, say)
    yield texts(drawn(help_page({}, rules, say, page=HelpPage.WORDS)))
    table = table_of(None, house=house_of(rules))
    for seat in (rules.seating.order[0], None):
        yield texts(drawn(newcomer_page(table, seat, say)))


def called(rules: RuleSet, say: Words) -> Iterator[str]:
    """Every call, meld and result that the game has, also those that no random game comes to."""
    doubling = doubling_of(rules.auction)
    contract = Contract(rules.seating.order[0], lowest_bid(rules))
    for number, level in enumerate(levels(rules.auction)):
        assert doubling is not None
        for key in ("auction-button-double", "auction-double", "auction-you-may-double"):
            yield say(key, double=level.stake)
        yield say("auction-may-double", contract=contract, team=Team.EAST_WEST, double=level.stake)
        contract = doubling.raised(contract, Double(number + 1))
        yield say.contract(contract)
    if isinstance(rules.melds, Melds):
        worth = rules.melds.worth
        kinds = {*worth.sequences, *map(worth.four_kind, worth.fours)}
        yield from (say(f"play-meld-{kind}", count=count) for kind in kinds for count in (1, 2))
    for result in Result:
        yield say("hand-result", contract=contract, result=result)
        yield say("score-title", number=1, contract=contract, result=result, capot="none")
    for line in ("more", "fewer", "equal"):
        yield say(f"score-line-{line}-points", total=82, others=80, apart="none")
    yield say("score-line-last-trick", points=10, total=162)


def played(rules: RuleSet, say: Words) -> Iterator[str]:
    """What hands, the table and scores show through two deals."""
    for table, game in positions(SEED, 1, rules):
        deal = game.deal
        if deal is None or deal.number > DEALS:
            break
        if deal.phase is Phase.PLAY and table.move % EVERY:
            continue
        views = [
            hand(table, game, seat, say, page_state=HandPageState()) for seat in table.awaited[:1]
        ]
        if deal.phase is Phase.OVER:
            views += [
                score(table, game, say, live=False),
                details(deal.number, rules, deal, say, table),
            ]
        for view in (public(table, say), *views):
            shown = drawn(view)
            yield texts(shown)
            yield from labels(shown, disabled=True)


def beside(rules: RuleSet, say: Words) -> Iterator[str]:
    """What is shown beside the table: lobby, analyses, exercises, score sheets, refusals."""
    views = [*found_out(rules, say, SEED), *written_down(rules, say), *chosen(rules, say)]
    if rules.key == COURSE:
        views += taught(say)
    for view in views:
        shown = drawn(view)
        yield texts(shown)
        yield from labels(shown, disabled=True)
    yield from refused(rules, say, SEED)


def found(told: str, game: str, language: str) -> list[str]:
    """The foreign words of a text."""
    plain = re.sub(f"[{OPENS}{CLOSES}]", "", told).casefold().replace("\N{NO-BREAK SPACE}", " ")
    around = ("", "") if language == WRITTEN_TOGETHER else (r"(?<!\w)", r"(?!\w)")
    return [
        word
        for word in foreign(game, language)
        # A Greek sigma at the end of a word is folded too.
        if re.search(re.escape(word.casefold()).join(around), plain)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", VARIANTS, ids=lambda rules: rules.key)
def test_no_page_says_the_words_of_another_game(rules: RuleSet, language: str) -> None:
    say = words(language).playing(rules)
    pages = (written(rules, say), called(rules, say), played(rules, say), beside(rules, say))
    lines = "\n".join(chain.from_iterable(pages)).split("\n")
    wrong = {line: found(line, rules.key, language) for line in dict.fromkeys(lines)}
    assert {line: words for line, words in wrong.items() if words} == {}


def test_the_pages_of_french_games_say_their_own_words() -> None:
    belote = find_variant("belote")
    for language in ("en", "fr"):
        told = "\n".join(written(belote, words(language).playing(belote)))
        assert "dix de der" in told
        assert "cinquante" in told


def test_no_arabic_prefix_stands_before_an_article() -> None:
    text = "\n".join(sources("ar").values())
    found = {name.removeprefix("$") for name in re.findall(r"لـ\{ ([^}]*?) [}-]", text)}
    assert found
    assert found <= PREFIXED
