"""The chapters of a rulebook on pages that a message can hold."""

from dataclasses import dataclass
from enum import StrEnum

from bot.i18n import Words
from bot.rulebook.aim import aim
from bot.rulebook.auction import auction
from bot.rulebook.belote import belote
from bot.rulebook.cards import cards
from bot.rulebook.claims import claims
from bot.rulebook.computers import computers
from bot.rulebook.dealing import dealing
from bot.rulebook.lists import chapter_text
from bot.rulebook.melds import melds
from bot.rulebook.play import play
from bot.rulebook.scoring import scoring
from engine.ruleset import RuleSet

ROOM = 3600
"""Characters of chapters on one message: Discord allows 4000, with the head."""


class PageName(StrEnum):
    """What a page is about."""

    DEAL = "deal"
    AUCTION = "auction"
    PLAY = "play"
    SCORE = "score"


CHAPTERS = {
    PageName.DEAL: (aim, cards, dealing),
    PageName.AUCTION: (auction, computers),
    PageName.PLAY: (play, melds, belote),
    PageName.SCORE: (scoring, claims),
}
"""In the order in which a newcomer needs them."""


@dataclass(frozen=True, slots=True)
class Page:
    """Some chapters, each a text with its title."""

    name: PageName
    chapters: tuple[str, ...]


def rulebook(rules: RuleSet, say: Words) -> tuple[Page, ...]:
    """The rules of a table: on one page where they fit on it."""
    say = say.playing(rules)
    pages = tuple(_page(name, rules, say) for name in PageName)
    chapters = tuple(chapter for page in pages for chapter in page.chapters)
    if sum(map(len, chapters)) <= ROOM:
        return (Page(PageName.DEAL, chapters),)
    return pages


def find_page(pages: tuple[Page, ...], name: str) -> Page:
    """The page of this name, else the first."""
    return next((page for page in pages if page.name == name), pages[0])


def _page(name: PageName, rules: RuleSet, say: Words) -> Page:
    told = (chapter(rules, say) for chapter in CHAPTERS[name])
    return Page(name, tuple(chapter_text(lines) for lines in told if lines))
