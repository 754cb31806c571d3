"""The commands of the bot's application at Discord: registered only when they have changed."""

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import structlog
from discord import Client, app_commands

logger = structlog.stdlib.get_logger(__name__)

FILE = "commands.json"
"""The file in the data folder with the commands that were registered last."""


async def register(tree: app_commands.CommandTree[Any], folder: Path) -> Mapping[str, str]:
    """Register the commands of this tree if they changed; the id of each by its name."""
    client: Client = tree.client
    application = client.application_id
    assert application is not None, "registered after the login"
    translator = tree.translator
    payload = [
        await command.get_translated_payload(tree, translator)
        if translator
        else command.to_dict(tree)
        for command in tree.get_commands()
    ]
    # With the application: another token may be put beside the same data.
    told = json.dumps([application, payload], sort_keys=True)
    digest = hashlib.sha256(told.encode()).hexdigest()
    known = _known(folder)
    if known.get("sha256") != digest:
        # CommandTree.sync would translate everything a second time.
        there = await client.http.bulk_upsert_global_commands(application, payload)
        synced = {command["name"]: str(command["id"]) for command in there}
        known = {"sha256": digest, "ids": synced}
        # Keep what was registered; where that fails, the next start registers it again.
        try:
            (folder / FILE).write_text(json.dumps(known), encoding="utf-8")
        except OSError as error:
            logger.warning("what was registered cannot be kept", file=FILE, why=str(error))
        logger.info("commands synced", count=len(synced))
    ids: Mapping[str, str] = known["ids"]
    return ids


def registered_commands(folder: Path) -> Mapping[str, str]:
    """The id of each command that was registered last, by its name."""
    ids: Mapping[str, str] = _known(folder).get("ids", {})
    return ids


def _known(folder: Path) -> dict[str, Any]:
    """The commands registered last; empty if the file is damaged."""
    try:
        known = json.loads((folder / FILE).read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    return known if isinstance(known, dict) and isinstance(known.get("ids"), dict) else {}
