"""The directions of imports hold for the code, and each rule finds a module that breaks it."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest

from tests.architecture.directions import (
    discord_at_the_door,
    downward,
    engine_without_world,
    features_one_way,
    kit_without_features,
    no_cycles,
    numbers_where_thinking,
    services_without_discord,
    sql_in_storage,
    standard_library_only,
)
from tests.architecture.reading import Module, Violation, own_tree, read_tree
from tests.architecture.type_names import one_meaning_each
from tests.architecture.variants import no_variant_compared

Rule = Callable[[Iterable[Module]], Iterator[Violation]]

RULES: tuple[Rule, ...] = (
    standard_library_only,
    numbers_where_thinking,
    engine_without_world,
    downward,
    no_cycles,
    discord_at_the_door,
    services_without_discord,
    sql_in_storage,
    kit_without_features,
    features_one_way,
    no_variant_compared,
    one_meaning_each,
)

CONTREE = 'from engine.ruleset import RuleSet\nCONTREE = RuleSet(key="contree", version=1)\n'


BARE = (
    *(
        f"engine/{name}.py"
        for name in ("__init__", "cards", "seats", "ruleset", "game", "lab/arena")
    ),
    "bot/tables/session.py",
    "cogs/ui/ids.py",
)


def violations(modules: Iterable[Module], rule: Rule) -> list[str]:
    return [str(violation) for violation in rule(modules)]


@pytest.fixture(scope="module")
def house() -> tuple[Module, ...]:
    return own_tree()


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.__name__)
def test_the_import_directions_hold(house: tuple[Module, ...], rule: Rule) -> None:
    found = violations(house, rule)
    assert not found, "\n".join([f"{rule.__doc__}", *found])


def test_the_whole_tree_is_read(house: tuple[Module, ...]) -> None:
    names = {module.name for module in house}
    assert {"engine.cards", "bot.__main__", "cogs"} <= names


@pytest.fixture
def plant(tmp_path: Path) -> Callable[[dict[str, str]], Path]:
    """Make a small tree of these files."""

    def planted(files: dict[str, str]) -> Path:
        for name, text in files.items():
            file = tmp_path / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        return tmp_path

    return planted


Plant = Callable[[dict[str, str]], Path]


FORBIDDEN = {
    standard_library_only: [
        ("engine/cards.py", "import json\nimport pydantic", "2: imports pydantic (1: "),
        ("engine/game.py", "from bot.tables import session", "1: imports bot.tables.session (1: "),
    ],
    numbers_where_thinking: [
        ("engine/tricks.py", "import numpy.random", "1: imports numpy.random (1: "),
        ("bot/pictures/table.py", "from numba import njit", "1: imports numba.njit (1: "),
        ("engine/lab/arena/match.py", "import numpy", "1: imports numpy (1: "),
    ],
    engine_without_world: [
        ("engine/dealing.py", "def lay_out():\n    import random", "2: imports random (1: "),
        ("engine/events.py", "from datetime import datetime", "1: imports datetime.datetime (1: "),
        ("engine/meld_rules.py", "import time", "1: imports time (1: "),
    ],
    downward: [
        ("engine/state.py", "from engine.ruleset import RuleSet", "1: imports engine.ruleset (2: "),
        ("engine/scoring/fixed.py", "from engine import game", "1: imports engine.game (2: "),
        ("engine/cards.py", "from .seats import Seat", "1: imports engine.seats (2: "),
        ("engine/__init__.py", "from engine.cards import Card", "1: imports engine.cards (2: "),
        ("engine/miscellany.py", "", "1: has no place in ORDER"),
        ("bot/app.py", "from cogs.ui import ids", "1: imports cogs.ui.ids (2: "),
        ("engine/view.py", "import cogs", "1: imports cogs (2: "),
        (
            "engine/players/beginner.py",
            "from engine.lab import arena",
            "1: imports engine.lab.arena (2: ",
        ),
    ],
    discord_at_the_door: [
        ("bot/settings.py", "import discord", "1: imports discord (3: "),
        (
            "bot/i18n/words.py",
            "from discord.app_commands import locale_str",
            "1: imports discord.app_commands.locale_str (3: ",
        ),
    ],
    services_without_discord: [
        (
            "bot/tables/session.py",
            "if TYPE_CHECKING:\n    from discord import Member",
            "2: imports discord.Member (3: ",
        ),
    ],
    sql_in_storage: [
        (
            "cogs/leaderboard.py",
            "from sqlalchemy import select",
            "1: imports sqlalchemy.select (4: ",
        ),
        ("bot/tables/session.py", "import sqlite3", "1: imports sqlite3 (4: "),
    ],
    kit_without_features: [
        (
            "cogs/ui/press.py",
            "from cogs.table import screens",
            "1: imports cogs.table.screens (6: ",
        ),
    ],
}
"""By rule: a file, what it imports, and what is said of it."""


@pytest.mark.parametrize(
    ("rule", "file", "text", "said"),
    [(rule, *each) for rule, broken in FORBIDDEN.items() for each in broken],
)
def test_a_forbidden_import_is_found(
    plant: Plant, rule: Rule, file: str, text: str, said: str
) -> None:
    plant(dict.fromkeys(BARE, ""))
    root = plant({file: f"{text}\n"})
    (found,) = violations(read_tree(root), rule)
    assert found.startswith(f"{file}:{said}")


@pytest.mark.parametrize(
    ("rule", "file", "text"),
    [
        (standard_library_only, "engine/solver/search.py", "import numba, numpy"),
        (numbers_where_thinking, "engine/players/deals.py", "import numpy as np"),
        (
            engine_without_world,
            "engine/players/club/contract_estimates.py",
            "from random import Random",
        ),
        (engine_without_world, "engine/__main__.py", "import os"),
        (downward, "engine/tally.py", "from engine.seats import Seat"),
        (downward, "engine/game.py", "from engine.cards import Card"),
        (discord_at_the_door, "bot/client.py", "import discord"),
        (discord_at_the_door, "bot/demo/simulated_discord.py", "import simcord"),
        (services_without_discord, "bot/tables/table.py", "import engine.cards"),
        (downward, "cogs/commands/table.py", "from cogs.ui import ids"),
        (sql_in_storage, "bot/storage/database/schema.py", "import sqlalchemy"),
    ],
)
def test_an_allowed_import_is_accepted(plant: Plant, rule: Rule, file: str, text: str) -> None:
    assert violations(read_tree(plant({file: f"{text}\n"})), rule) == []


def test_an_indirect_import_of_discord_is_found(plant: Plant) -> None:
    root = plant(
        {
            "bot/tables/session.py": "from bot.naming import name_of\n",
            "bot/naming.py": "from bot.client import Bot\n",
            "bot/client.py": "import discord\n",
        }
    )
    (found,) = violations(read_tree(root), services_without_discord)
    assert found.startswith(
        "bot/tables/session.py:1: imports bot.naming -> bot.client -> discord (3: "
    )


def test_a_cycle_is_found_from_each_of_its_modules(plant: Plant) -> None:
    root = plant(
        {
            "engine/scoring/one.py": "from engine.scoring.two import x\n",
            "engine/scoring/two.py": "import engine.scoring.three\n",
            "engine/scoring/three.py": "def f():\n    from engine.scoring import one\n",
            "engine/scoring/four.py": "from engine.scoring.one import x\n",
        }
    )
    found = violations(read_tree(root), no_cycles)
    assert [line.partition(":")[0] for line in found] == [
        f"engine/scoring/{name}.py" for name in ("one", "three", "two")
    ]
    assert "engine.scoring.two -> engine.scoring.three -> engine.scoring.one" in found[0]


def test_features_that_import_each_other_are_found(plant: Plant) -> None:
    root = plant(
        {
            "cogs/table/pages.py": "from cogs.deals.pages import x\n",
            "cogs/deals/pages.py": "from cogs.clip import x\n",
            "cogs/clip.py": "def f():\n    from cogs.table.review import x\n",
            "cogs/table/review.py": "from cogs.table import score\n",
            "cogs/history.py": "from cogs.deals.pages import x\n",
        }
    )
    found = violations(read_tree(root), features_one_way)
    assert [line.partition(":")[0] for line in found] == [
        f"cogs/{name}.py" for name in ("clip", "deals/pages", "table/pages")
    ]
    assert "imports cogs.deals.pages: cogs.table -> cogs.deals -> cogs.clip" in found[2]


def test_a_button_to_another_feature_makes_no_pair_of_the_two(plant: Plant) -> None:
    files = {
        "cogs/stats/pages.py": "from cogs.recap.controls import x\nfrom cogs.ui import layout\n",
        "cogs/recap/pages.py": "from cogs.ui.stats_buttons import x\n",
        "cogs/ui/stats_buttons.py": "from cogs.ui import ids\n",
    }
    assert violations(read_tree(plant(files)), features_one_way) == []
    root = plant({"cogs/recap/pages.py": "from cogs.stats.controls import x\n"})
    assert len(violations(read_tree(root), features_one_way)) == len(("there", "back"))


@pytest.mark.parametrize(
    "text",
    [
        'def f(rules):\n    return rules.key == "contree"\n',
        'def f(rules):\n    return "contree" != rules.key\n',
        'def f(rules):\n    return rules.key in ("belote", "contree")\n',
        'def f(key):\n    match key:\n        case "contree" | "belote":\n            return 1\n',
        'from x import score\nSCORES = {"contree": score}\n',
        "def f(rules):\n    return rules is CONTREE\n",
        "def f(rules):\n    return variants.CONTREE == rules\n",
    ],
)
def test_a_comparison_with_a_variant_is_found(plant: Plant, text: str) -> None:
    root = plant({"engine/variants/contree.py": CONTREE, "cogs/ui/screens/rules.py": text})
    (found,) = violations(read_tree(root), no_variant_compared)
    assert found.startswith("cogs/ui/screens/rules.py:")
    assert "(5: " in found


@pytest.mark.parametrize(
    "text",
    [
        'rules = find_variant("contree")\n',
        'def f(rules):\n    return rules.key == "somebody_elses_key"\n',
        'contree = Group(name="contree")\n',
        "def f(deal):\n    return deal.contree is None\n",
    ],
)
def test_naming_a_variant_is_not_a_comparison(plant: Plant, text: str) -> None:
    root = plant({"engine/variants/contree.py": CONTREE, "cogs/contree.py": text})
    assert violations(read_tree(root), no_variant_compared) == []


def test_a_type_name_with_two_meanings_is_found_at_both_places(plant: Plant) -> None:
    root = plant(
        {
            "engine/tricks.py": 'Item = TypeVar("Item")\n\n\nclass Step: ...\n',
            "cogs/ui/ids.py": "Item = tuple[int, int]\nStep = tuple[int, int]\n",
        }
    )
    first, second = violations(read_tree(root), one_meaning_each)
    assert first.startswith("cogs/ui/ids.py:2: defines Step, as engine.tricks (7: ")
    assert second.startswith("engine/tricks.py:4: defines Step, as cogs.ui.ids (7: ")


def test_variants_may_compare_among_themselves(plant: Plant) -> None:
    comparing = 'def f(key):\n    return key == "contree"\n'
    root = plant({"engine/variants/contree.py": CONTREE, "engine/variants/family.py": comparing})
    assert violations(read_tree(root), no_variant_compared) == []
