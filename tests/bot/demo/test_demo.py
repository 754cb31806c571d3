"""The demo as a visitor meets it: one command, one page, a deal played by pressing buttons."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urljoin

import pytest
from playwright.async_api import Locator, Page, TimeoutError, expect

from bot.i18n import words
from tests.rig.browser import browsing
from tests.rig.patience import PATIENCE

SAY = words("fr")
PRESSES = 60
BID = re.compile(r"^\s*80\s*$")
PASS = re.compile(rf"^\s*{SAY('auction-button-pass')}\s*$")
NEXT = re.compile(r"^\s*Donne suivante")

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Run the demo as `make demo` does, and give the address that it prints."""
    settings = {
        "LC_ALL": "en_GB.UTF-8",
        "CONTREE_PACE_SECONDS": "0.05",
        "CONTREE_TRICK_SECONDS": "0.1",
    }
    command = (sys.executable, "-m", "bot", "demo", "--port", "0")
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env=os.environ | settings
    ) as process:
        assert process.stdout is not None
        try:
            # A first line says so where experts still have to compile.
            line = next((each for each in process.stdout if "http" in each), "")
            found = re.search(r"http://127\.0\.0\.1:\d+/\S+", line)
            assert found, line
            assert line == words("en")("startup-demo-open", url=found[0]) + "\n"
            yield found[0]
        finally:
            process.terminate()


def buttons(page: Page, label: re.Pattern[str]) -> Locator:
    return page.locator("button").filter(has_text=label)


def enabled(page: Page, label: re.Pattern[str]) -> Locator:
    # While a press is on its way the page marks its button, and then draws it anew.
    return page.locator("button:not([disabled]):not([aria-disabled=true])").filter(has_text=label)


def all_cards(page: Page) -> Locator:
    return page.locator("button:has(.custom-emoji)")


def enabled_cards(page: Page) -> Locator:
    return page.locator("button:not([disabled]):not([aria-disabled=true]):has(.custom-emoji)")


async def press(button: Locator) -> bool:
    """Press it and say so, unless it is drawn anew meanwhile: then one has to look again."""
    try:
        await button.first.click(timeout=100 * PATIENCE)
    except TimeoutError:
        return False
    return True


async def play_a_deal(page: Page) -> None:
    """Bid 80 if nobody has bid, else pass; then play the first card allowed, eight times."""
    held, playable = all_cards(page), enabled_cards(page)
    passing, over = enabled(page, PASS), enabled(page, NEXT)
    for _ in range(PRESSES):
        await expect(passing.or_(playable).or_(over).first).to_be_visible()
        if await over.count():
            return
        if await passing.count():
            eighty = playable.filter(has_text=BID)
            await press(eighty if await eighty.count() else passing)
        else:
            cards = await held.count()
            if await press(playable):
                await expect(held).not_to_have_count(cards)
    raise AssertionError("the deal does not end")


@pytest.mark.slow
async def test_a_visitor_plays_a_deal_in_the_browser(address: str, tmp_path: Path) -> None:
    async with browsing() as browser:
        page = await browser.new_page(viewport={"width": 1280, "height": 1000}, locale="fr-FR")
        page.set_default_timeout(1000 * PATIENCE)
        await page.goto(address)
        icon = await page.request.get(urljoin(address, "/favicon.ico"))
        assert icon.headers["content-type"] == "image/png"

        await play_a_deal(page)

        channel = page.get_by_role("region", name="Conversation")
        await expect(channel.get_by_text(SAY("score-button-details")).first).to_be_visible()
        await page.screenshot(path=tmp_path / "deal.png")
        await enabled(page, NEXT).first.click()
        await expect(enabled(page, PASS).or_(all_cards(page)).first).to_be_visible()


@pytest.mark.slow
async def test_an_address_without_its_secret_points_to_the_right_one(address: str) -> None:
    async with browsing() as browser:
        page = await browser.new_page(viewport={"width": 390, "height": 844}, locale="fr-FR")
        await page.goto(address.partition("#")[0])
        await expect(page.locator("body")).to_have_text(SAY("startup-demo-address"))


@pytest.mark.slow
async def test_an_onlooker_sees_the_table_but_no_hand(address: str) -> None:
    async with browsing() as browser:
        page = await browser.new_page(viewport={"width": 390, "height": 844}, locale="fr-FR")
        page.set_default_timeout(1000 * PATIENCE)
        await page.goto(address)
        hand = enabled(page, PASS).or_(all_cards(page))
        await expect(hand.first).to_be_visible()

        await page.get_by_label("Viewing as").select_option(
            label=SAY("startup-demo-friend", number=1)
        )

        await expect(page.get_by_role("button", name=SAY("table-button-hand"))).to_be_visible()
        await expect(hand).to_have_count(0)


@pytest.mark.slow
async def test_a_menu_shows_what_was_undone_and_tables_open_in_the_channel_chosen(
    address: str,
) -> None:
    async with browsing() as browser:
        page = await browser.new_page(viewport={"width": 1280, "height": 1000}, locale="fr-FR")
        page.set_default_timeout(1000 * PATIENCE)
        await page.goto(address)
        await expect(page.get_by_text(SAY("table-button-hand")).first).to_be_visible()
        await command(page, "setup")
        menus = page.locator(".select-trigger")

        await choose(page, SAY("variant-contree"), SAY("variant-belote"))
        await page.get_by_role("button", name=SAY("settings-button-undo")).click()
        await expect(menus.filter(has_text=SAY("variant-contree"))).to_be_visible()

        await choose(page, SAY("settings-channels-all"), "cafe")
        await command(page, "start")
        refused = page.locator(".mention").filter(has_text="cafe").last
        await page.get_by_role("button", name=SAY("settings-button-undo")).click()
        await expect(menus.filter(has_text=SAY("settings-channels-all"))).to_be_visible()
        await refused.click()
        await expect(page.get_by_role("heading", name="cafe")).to_be_visible()


async def command(page: Page, name: str) -> None:
    """Type a command of the demo, and send it."""
    await page.locator("#channel-composer-input").press_sequentially(
        "/" + SAY(f"command-{name}-name")
    )
    await page.get_by_text(SAY(f"command-{name}-description")).click()
    await page.get_by_role("button", name="Send", exact=True).click()


async def choose(page: Page, menu: str, option: str) -> None:
    """Choose from a menu, of one answer or of many."""
    await page.locator(".select-trigger").filter(has_text=menu).click()
    await page.locator(".is-open .select-option").filter(has_text=option).first.click()
    apply = page.get_by_role("button", name="Apply")
    changed = page.get_by_role("button", name=SAY("settings-button-undo"))
    await expect(apply.or_(changed).first).to_be_visible()
    if await apply.count():
        await apply.click()
    await expect(changed).to_be_visible()
