"""Reading a vectors file."""

import json
from collections.abc import Mapping
from pathlib import Path

from engine.lab.vectors.records import BadVectors, Json

FORMAT = "belote-family-vectors/1"


def read_vectors(path: Path) -> Mapping[str, Json]:
    """The sections of a file; BadVectors when it cannot be read or is of another format."""
    try:
        content: Json = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadVectors(f"{path} cannot be read: {error.strerror}") from error
    except (ValueError, RecursionError) as error:
        raise BadVectors(f"{path} is not a JSON file: {error}") from error
    if not isinstance(content, Mapping) or content.get("format") != FORMAT:
        raise BadVectors(f"{path} is not a file of the format {FORMAT}")
    return content
