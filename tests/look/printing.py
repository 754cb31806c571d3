"""Shots drawn by headless Chromium, in Discord's two themes, on a phone and on a desk."""

from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from mimetypes import guess_type
from pathlib import Path

from playwright.async_api import Browser, Page, Route

from tests.look.shot import Shot
from tests.rig.seams import page_folder

HERE = Path(__file__).parent
HOST = "http://look.test"
THEMES = ("dark", "light")
WIDTHS = PHONE, DESK = (390, 1280)
OWN = {"/": "page.html", "/look.js": "look.js", "/themes.css": "themes.css"}


@dataclass(frozen=True, slots=True)
class Size:
    """How a reader sees it: their theme, and how many pixels their window is wide."""

    theme: str
    width: int

    def __str__(self) -> str:
        return f"{self.theme}-{self.width}"


FOLDS = {PHONE: 760, DESK: 800}
"""Pixels of a message that a window shows: 390 × 844, and 1,280 × 800."""

HIGHEST = {PHONE: 900, DESK: 1300}
"""Where a screen ends at the latest."""

MEASURED = """() => {
  const message = document.getElementById("message");
  const top = message.getBoundingClientRect().top;
  const end = (control) => Math.round(control.getBoundingClientRect().bottom - top);
  const controls = [...message.querySelectorAll(".component-button")];
  // Bids and cards are blue or green, a card that may not be played has no words.
  const asked = controls.filter((button) =>
    button.matches(".button-style-1, .button-style-3") || !button.textContent.trim());
  const first = controls.find((button) => !button.disabled);
  return [
    Math.round(message.getBoundingClientRect().height),
    first ? end(first) : 0,
    Math.max(0, ...asked.map(end)),
  ];
}"""
"""Where a message ends, its first action, and the last of its bids or cards."""

SIZES = tuple(Size(theme, width) for theme in THEMES for width in WIDTHS)


@dataclass
class Press:
    """A page that draws one shot after the other; Playwright marks its methods: no slots."""

    page: Page
    size: Size
    shot: Shot | None = None

    async def print(self, shot: Shot, locale: str, folder: Path) -> list[str]:
        """Draw a shot into a file; what is wrong with the drawing."""
        wrong = await self.show(shot, locale)
        name = folder / f"{shot.name}.{locale}.{self.size}.png"
        await self.page.screenshot(path=name, full_page=True, animations="disabled")
        return [f"{name.name}: {each}" for each in wrong]

    async def show(self, shot: Shot, locale: str) -> list[str]:
        """Draw a shot; what is wrong with the drawing."""
        self.shot = shot
        message = {
            "id": "1",
            "author": {"name": "Contrée", "kind": "application", "bot": True},
            "timestamp": shot.now,
            "ephemeral": shot.private,
            "components": shot.components,
            "components_v2": True,
            "flags": 0,
        }
        wrong: list[str] = await self.page.evaluate(
            "async ([message, locale, now]) => await window.look.show(message, locale, now)",
            [message, locale, shot.now],
        )
        return wrong

    async def heights(self) -> tuple[int, int, int]:
        """Where the message ends, its first action, and the last of its bids or cards."""
        height, first, asked = await self.page.evaluate(MEASURED)
        return height, first, asked

    async def answer(self, route: Route) -> None:
        """Give the page a script, a style, a font or a file of the shot."""
        path = route.request.url.removeprefix(HOST)
        if path.startswith("/files/") and self.shot is not None:
            file = self.shot.files.get(path.removeprefix("/files/"))
        else:
            there = HERE / OWN[path] if path in OWN else page_folder() / path.lstrip("/")
            file = there.read_bytes() if there.is_file() else None
        if file is None:
            await route.fulfill(status=404)
        else:
            await route.fulfill(body=file, content_type=guess_type(OWN.get(path, path))[0])


@asynccontextmanager
async def presses(browser: Browser, *sizes: Size) -> AsyncIterator[list[Press]]:
    """A page for each of these sizes."""
    async with AsyncExitStack() as stack:
        yield [await _press(browser, size, stack) for size in sizes]


async def _press(browser: Browser, size: Size, stack: AsyncExitStack) -> Press:
    page = await browser.new_page(viewport={"width": size.width, "height": 300})
    stack.push_async_callback(page.close)
    press = Press(page, size)
    await page.route("**/*", press.answer)
    await page.goto(HOST)
    await page.evaluate("theme => { document.documentElement.dataset.theme = theme }", size.theme)
    await page.wait_for_function("() => window.look !== undefined")
    return press


def unreadable(shot: Shot, keys: frozenset[str]) -> Iterator[str]:
    """What no player should read: keys, facts that were not filled in, words of the program."""
    for words in shot.words:
        for sign in ("{$", "{ $", "Traceback", "discord://", "object at"):
            if sign in words:
                yield f"{shot.name}: {sign!r} in {words!r}"
        yield from (
            f"{shot.name}: the key {word}" for word in words.split() if "-" in word and word in keys
        )
