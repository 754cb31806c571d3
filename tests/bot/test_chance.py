"""Where the cards of a bot come from."""

from pathlib import Path
from random import SystemRandom

import pytest

from bot.app import create_bot
from bot.settings import Settings


@pytest.mark.secrecy
async def test_nobody_can_know_what_tables_and_lists_of_deals_draw(tmp_path: Path) -> None:
    bot = create_bot(Settings(data_dir=tmp_path, _env_file=None))
    services = await bot._open_services(bot)
    await services.tasks.close()
    await services.database.close()
    bot.ai_workers.close()
    drawing = services.seeds, services.registry._services.chance
    assert [type(each) for each in drawing] == [SystemRandom, SystemRandom]
