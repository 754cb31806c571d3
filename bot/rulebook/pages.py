"""The chapters of a rulebook on pages that a message can hold, and the rules in one line."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from bot.i18n import Words, dotted, yes
from bot.rulebook.announcements import belote, belote_worth, melds
from bot.rulebook.auction import auction, doubling_of
from bot.rulebook.bidding_system import computers
from bot.rulebook.cards import cards
from bot.rulebook.deal import aim, dealing, direction
from bot.rulebook.phrases import chapter_text, have_partners
from bot.rulebook.play import play
from bot.rulebook.scoring import claims, scoring
from bot.rulebook.worked_deals import worked_deals
from engine.auctions.points import PointsAuction
from engine.auctions.rising import LadderAuction
from engine.auctions.suits import SuitAuction
from engine.auctions.sun import SunAuction
from engine.cards import Trump
from engine.players.understanding import Convention
from engine.ruleset import Announcing, Enforcement, RuleSet

LINES, LETTERS, NARROW = 20, 31, 26
"""The lines of chapters on a screen and the letters in one, so that a phone shows it whole."""

OF_A_TITLE = 2
"""Lines that a title takes, with what stands between two chapters."""


class PageName(StrEnum):
    """The subjects of the pages, in the order in which a newcomer needs them."""

    DEAL = "deal"
    AUCTION = "auction"
    COMPUTERS = "computers"
    PLAY = "play"
    SCORE = "score"
    WORKED = "worked"


CHAPTERS = {
    PageName.DEAL: (aim, cards, dealing),
    PageName.AUCTION: (auction,),
    PageName.PLAY: (play, melds, belote),
    PageName.SCORE: (scoring, claims),
    PageName.WORKED: (worked_deals,),
}
"""The pages that are the same however the computers bid."""


@dataclass(frozen=True, slots=True)
class RulesPage:
    """Some chapters, each a text with its title."""

    name: PageName
    chapters: tuple[str, ...]


def rulebook(
    rules: RuleSet, say: Words, convention: Convention = Convention.DIALOGUE
) -> tuple[RulesPage, ...]:
    """The rules of a table whose computers bid by this convention.

    TypeError if a part of the rules has no words.
    """
    say = say.playing(rules)
    told = (_page(name, rules, say, convention) for name in PageName)
    return tuple(page for page in told if page.chapters)


def on_screens(page: RulesPage) -> tuple[tuple[str, ...], ...]:
    """The chapters of a page, screen by screen; one that goes on has its title again."""
    screens: list[list[str]] = [[]]
    filled = 0
    for chapter in page.chapters:
        title, *points = _points(chapter)
        begun = False
        for point in points:
            height = _height(point)
            if filled and filled + height + (0 if begun else OF_A_TITLE) > LINES:
                screens.append([])
                filled, begun = 0, False
            if begun:
                screens[-1][-1] += f"\n{point}"
            else:
                screens[-1].append(f"{title}\n{point}")
                filled += OF_A_TITLE
            filled, begun = filled + height, True
    return tuple(map(tuple, screens))


def _points(chapter: str) -> Iterator[str]:
    """Its title, then its points with what stands below each; line by line one that is too high."""
    for point in re.split(r"\n(?=- )", chapter):
        yield from point.split("\n") if _height(point) > LINES else (point,)


def _height(point: str) -> int:
    """The lines that it takes on a phone, where what stands below a point is narrower."""
    lines = point.split("\n")
    widths = (NARROW if line.startswith(" ") else LETTERS for line in lines)
    return sum(-(-len(line) // width) for line, width in zip(lines, widths, strict=True))


def find_page(pages: tuple[RulesPage, ...], name: str | None) -> RulesPage:
    """The page of this name, or else the first."""
    return next((page for page in pages if page.name == name), pages[0])


def _page(name: PageName, rules: RuleSet, say: Words, convention: Convention) -> RulesPage:
    if name is PageName.COMPUTERS:
        told = [computers(rules, say, convention)]
    else:
        told = [chapter(rules, say) for chapter in CHAPTERS[name]]
    return RulesPage(name, tuple(chapter_text(lines) for lines in told if lines))


def in_one_line(rules: RuleSet, say: Words) -> str:
    """The rules in one line, as a lobby shows them. TypeError for an unknown kind of auction."""
    players, count = len(rules.seating.order), len(rules.pack)
    announces = rules.melds is not None or rules.belote is not None
    has_sides = have_partners(rules.seating)
    by_hand = announces and rules.announcing is Announcing.BY_HAND
    helps = rules.belote is not None and belote_worth(rules) in {"yes", "help"}
    claimed = rules.enforcement is Enforcement.CLAIMED
    doubling = doubling_of(rules.auction)
    parts = (
        say("rules-line-cards", players=players, count=count),
        _bids(rules, say),
        *((say("rules-line-double", timing=doubling.timing),) if doubling else ()),
        *((say("rules-line-belote"),) if helps else ()),
        *((say("rules-line-melds"),) if rules.melds else ()),
        *((say("rules-line-by-hand"),) if by_hand else ()),
        *((say("rules-line-claims"),) if claimed else ()),
        *((say("rules-line-direction", direction=direction(rules)),) if has_sides else ()),
    )
    return dotted(parts)


def _bids(rules: RuleSet, say: Words) -> str:
    match rules.auction:
        case PointsAuction() as bids:
            trumps = "suits"
            if Trump.NONE in bids.ceilings:
                trumps = "all" if Trump.ALL in bids.ceilings else "none"
            return say(
                "rules-line-points",
                opening=bids.opening,
                ceiling=max(bids.ceilings.values()),
                capot=yes(bids.capot is not None),
                trumps=trumps,
            )
        case LadderAuction(ladder=ladder):
            lowest, highest = say.trump(ladder[0]), say.trump(ladder[-1])
            return say("rules-line-ladder", lowest=lowest, highest=highest)
        case SuitAuction(turned=turned):
            return say("rules-line-turned") if turned else say("rules-line-named")
        case SunAuction():
            return say("rules-line-sun")
        case _:
            raise TypeError(f"no words for {type(rules.auction).__name__}")
