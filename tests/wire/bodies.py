"""What a request carries: JSON, or a form of JSON and files."""

import io
import json
from collections.abc import Mapping
from dataclasses import dataclass

from aiohttp import web

PAYLOAD = "payload_json"
FILES = "files["


@dataclass(frozen=True, slots=True)
class Upload:
    """A file, as SimCord wants it."""

    filename: str
    description: str | None
    fp: io.BytesIO


@dataclass(frozen=True, slots=True)
class Body:
    """A request's JSON, if it has any, and its files."""

    json: object = None
    files: tuple[Upload, ...] = ()


async def read_body(request: web.Request) -> Body:
    """Read the body of a request; ValueError when it is neither JSON nor such a form."""
    if request.content_type == "multipart/form-data":
        return await _form(request)
    raw = await request.read()
    return Body(json.loads(raw) if raw else None)


async def _form(request: web.Request) -> Body:
    form = await request.post()
    payload = form.get(PAYLOAD)
    if not isinstance(payload, str):
        raise ValueError(f"a form without {PAYLOAD}")
    body = json.loads(payload)
    texts = _descriptions(body)
    files = (
        Upload(part.filename, texts.get(name[len(FILES) : -1]), io.BytesIO(part.file.read()))
        for name, part in form.items()
        if name.startswith(FILES) and isinstance(part, web.FileField)
    )
    return Body(body, tuple(files))


def _descriptions(body: object) -> Mapping[str, str | None]:
    """The alternative text of each file, by its number."""
    message = body.get("data", body) if isinstance(body, dict) else {}
    listed = message.get("attachments") or () if isinstance(message, dict) else ()
    return {str(each["id"]): each.get("description") for each in listed if "id" in each}
