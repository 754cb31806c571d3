"""What is made ready before the bot connects."""

import pytest

from bot.ai_workers import AiWorkers
from bot.settings import Settings
from bot.storage.errors import StorageError
from tests.cogs.evening import Evening
from tests.rig.plugin import OpenCafe


@pytest.mark.parametrize(("level", "times"), [("expert", 1), ("club", 0), ("beginner", 0)])
async def test_experts_are_preloaded_where_they_are_the_default(
    open_cafe: OpenCafe,
    settings: Settings,
    monkeypatch: pytest.MonkeyPatch,
    level: str,
    times: int,
) -> None:
    connected: list[bool] = []
    evening = Evening(open_cafe, settings.model_copy(update={"computer_level": level}))

    def warm_up(ai_workers: AiWorkers) -> None:
        connected.append(evening.bot.is_ready())

    monkeypatch.setattr(AiWorkers, "warm_up", warm_up)
    async with evening:
        assert connected == [False] * times


async def test_a_database_error_is_reported_before_experts_are_loaded(
    open_cafe: OpenCafe, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    made_ready: list[bool] = []
    no_file = {"database_url": f"sqlite:///{settings.data_dir}"}
    evening = Evening(
        open_cafe, settings.model_copy(update={"computer_level": "expert", **no_file})
    )

    def warm_up(ai_workers: AiWorkers) -> None:
        made_ready.append(True)

    monkeypatch.setattr(AiWorkers, "warm_up", warm_up)
    with pytest.raises(StorageError):
        async with evening:
            pass
    assert not made_ready
