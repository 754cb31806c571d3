"""A headless Chromium, where there is one."""

import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from playwright.async_api import Browser, async_playwright, expect

from tests.rig.patience import PATIENCE

NAMES = ("chromium", "chromium-browser", "google-chrome")
WITHOUT = f"no browser here (looked for {', '.join(NAMES)}): pages are not opened"

# Chromium has no sandbox of its own for the root user of a container.
OPTIONS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]


@asynccontextmanager
async def browsing() -> AsyncIterator[Browser]:
    """Run Debian's Chromium, or skip the test with a reason."""
    path = next(filter(None, map(shutil.which, NAMES)), None)
    if path is None:
        pytest.skip(WITHOUT)
    expect.set_options(timeout=1000 * PATIENCE)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=OPTIONS)
        try:
            yield browser
        finally:
            await browser.close()
