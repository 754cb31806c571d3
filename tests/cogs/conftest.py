"""What the tests of the cogs may use: an evening at the café."""

import os
import shutil
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bot.monitoring import overload
from bot.settings import Settings
from bot.storage.ratings.past_games import SqlPastGames
from bot.tables.requests import NOBODY_NEW, NewPeople
from bot.tables.table import Table
from cogs.ui.delivery import surface
from tests.cogs.drawn_controls import keep_controls, recording
from tests.cogs.evening import Evening, at_full_speed
from tests.rig.plugin import OpenCafe

OpenEvening = Callable[..., Evening]

HERE = Path(__file__).parent


@pytest.fixture(scope="session")
def drawn_controls() -> Iterator[defaultdict[str, set[str]]]:
    """The ids that the tests of each room draw; they are kept in the end."""
    drawn = defaultdict[str, set[str]](set)
    yield drawn
    keep_controls(drawn)


if os.environ.get("RECORD_CONTROLS"):

    @pytest.fixture(autouse=True)
    def _recorded_controls(
        request: pytest.FixtureRequest, drawn_controls: defaultdict[str, set[str]]
    ) -> Iterator[None]:
        room = request.path.relative_to(HERE).parts[0].removesuffix(".py")
        with recording(drawn_controls[room]):
            yield


@pytest.fixture(autouse=True)
def _longer_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Try nothing again while people play: SimCord lets the first seconds of a wait pass."""
    monkeypatch.setattr(surface, "FIRST_SECONDS", surface.MOST_SECONDS)


@pytest.fixture(autouse=True)
def _no_overload(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave nothing out where the machine of the tests is busy: a test sheds what it means to."""
    monkeypatch.setattr(overload, "TOO_LATE", ())


@pytest.fixture
def newcomers() -> None:
    """Let people be as new as they are: else everybody at the café has played for years."""


@pytest.fixture(autouse=True)
def _regulars(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nobody(_: SqlPastGames, __: Table) -> NewPeople:
        return NOBODY_NEW

    if "newcomers" not in request.fixturenames:
        monkeypatch.setattr(SqlPastGames, "new_people", nobody)


@pytest.fixture
def settings(tmp_path: Path, empty_database: Path) -> Settings:
    """Settings under which nothing waits, in a folder of their own with an empty database."""
    shutil.copy(empty_database, tmp_path)
    return at_full_speed(tmp_path)


@pytest.fixture
def evening(open_cafe: OpenCafe, settings: Settings) -> Evening:
    """A café that is not open yet: `async with evening`."""
    return Evening(open_cafe, settings)


@pytest.fixture
def common_evening(open_cafe: OpenCafe, settings: Settings) -> Evening:
    """An evening of a host who keeps the ladder over all servers."""
    return Evening(open_cafe, settings.model_copy(update={"common_ladder": True}))


@pytest.fixture
def timed(open_cafe: OpenCafe, settings: Settings) -> Evening:
    """A café in which a turn may take a minute."""
    return Evening(open_cafe, settings.model_copy(update={"turn_seconds": 60}))
