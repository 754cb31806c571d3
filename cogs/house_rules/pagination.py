"""House rules laid out in pages that a message can hold, those of one category together."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.tables.house_rules import Offer
from engine.options import OptionCategory

ROOM = 18
"""Components that the choices of a page may use, of the forty that a message may have.

The rest of the page takes twenty-one at most, with a menu of presets.
"""

COST, COST_TYPED = 3, 5
"""Components of a choice: its name, a row and a menu; with « other », a section and a button."""


@dataclass(frozen=True, slots=True)
class Page:
    """Some of the house rules of a category; its ``place`` is among the pages of the category."""

    category: OptionCategory
    place: int
    offers: tuple[Offer, ...]

    @property
    def name(self) -> str:
        """What a button calls it by."""
        return f"{self.category}-{self.place}"


def pages(offers: Sequence[Offer]) -> tuple[Page, ...]:
    """All pages, the categories in their order."""
    return tuple(
        Page(category, place, chunk)
        for category in OptionCategory
        for place, chunk in enumerate(
            _chunks([offer for offer in offers if offer.option.category is category])
        )
    )


def find_page(all_pages: Sequence[Page], name: str) -> Page:
    """The page of this name, else the first of its category, else the first of all."""
    category, _, place = name.partition("-")
    place = place.partition("-")[0]  # what a button carries behind it only tells it from others
    best = all_pages[0]
    for page in reversed(all_pages):
        if page.category == category:
            best = page
    return next((page for page in all_pages if page.name == f"{category}-{place}"), best)


def page_with(all_pages: Sequence[Page], option: str) -> str:
    """The name of the page on which this house rule stands; empty when it stands on none."""
    return next(
        (page.name for page in all_pages for offer in page.offers if offer.option.name == option),
        "",
    )


def _chunks(offers: Sequence[Offer]) -> list[tuple[Offer, ...]]:
    chunks: list[list[Offer]] = []
    left = 0
    for offer in offers:
        cost = COST if offer.option.bounds is None else COST_TYPED
        if cost > left:
            chunks.append([])
            left = ROOM
        chunks[-1].append(offer)
        left -= cost
    return [tuple(chunk) for chunk in chunks]
