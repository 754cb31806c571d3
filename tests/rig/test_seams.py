"""The privates of SimCord that we lean on are still there, as they were."""

import inspect
from collections.abc import Callable
from contextvars import ContextVar
from importlib.metadata import version

import pytest
import simcord
from simcord import _runtime, _settlement
from simcord._clock import Clock
from simcord._dpy_internals import tasks_loop_sleep
from simcord.backend import Backend
from simcord.backend.models import Interaction
from simcord.preview import Preview
from simcord.preview._pages import _Page

from bot.demo.simulated_discord import DemoWorld, LiveEnv, LivePreview
from tests.rig.seams import CrowdEnv, QuickEnv

OVERRIDDEN = [
    (QuickEnv, simcord.Env, "_settle_internal"),
    (QuickEnv, simcord.Env, "_advance_to"),
    (LiveEnv, simcord.Env, "_settle_internal"),
    (LiveEnv, simcord.Env, "_bot_scope"),
    (CrowdEnv, simcord.Env, "_begin_operation"),
    (CrowdEnv, simcord.Env, "_end_operation"),
    (DemoWorld, Backend, "emit"),
    (DemoWorld, Backend, "new_interaction"),
    (DemoWorld, Backend, "edit_message"),
    (DemoWorld, Backend, "delete_message"),
    (LivePreview, Preview, "_publish"),
    (LivePreview, Preview, "_action"),
]

CALLED: list[tuple[Callable[..., object], list[str]]] = [
    (simcord.Env._register_dispatch_observer, ["self", "observer"]),
    (simcord.Env.errors_since, ["self", "cursor"]),
    (simcord.ResponseMessage, ["env", "message"]),
    (Backend.get_message, ["self", "channel_id", "message_id"]),
    (Preview._get_page, ["self", "context_id"]),
    (Preview.refresh, ["self"]),
    (Clock.now, ["self"]),
    (_settlement._owned_tasks, ["self"]),
    (tasks_loop_sleep, ["task", "waiter"]),
]


@pytest.mark.parametrize(("ours", "theirs", "name"), OVERRIDDEN)
def test_overridden_private_functions_keep_their_signature(
    ours: type, theirs: type, name: str
) -> None:
    here = list(inspect.signature(getattr(ours, name)).parameters)
    there = list(inspect.signature(getattr(theirs, name)).parameters)
    assert here == there, f"SimCord changed {theirs.__name__}.{name}: {ours.__name__} overrides it"


@pytest.mark.parametrize(("function", "parameters"), CALLED)
def test_called_private_functions_keep_their_signature(
    function: Callable[..., object], parameters: list[str]
) -> None:
    there = list(inspect.signature(function).parameters)
    assert there == parameters, f"SimCord changed {function.__qualname__}, which we call"


def test_private_attributes_we_read_exist() -> None:
    assert isinstance(_runtime._BOT_SCOPE, ContextVar), "SimCord renamed what marks the bot's work"
    assert "responded" in Interaction.__dataclass_fields__, "SimCord renamed Interaction.responded"
    assert "revision" in _Page.__dataclass_fields__, "SimCord renamed _Page.revision"
    assert "elapsed" in vars(Clock()), "SimCord renamed Clock.elapsed"
    assert {"transcript", "http_requests", "interactions", "messages"} <= set(vars(DemoWorld())), (
        "SimCord renamed a part of Backend"
    )


def test_the_installed_version_is_the_tested_one() -> None:
    assert version("simcord") == "3.2.1", "read the tests of this file again, then name the new one"
