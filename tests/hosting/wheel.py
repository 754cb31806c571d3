"""The wheel of a release, built from what is committed or would be."""

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.rig.documents import ROOT

VERSION = "1.0.0"


def build_wheel(folder: Path) -> Path:
    """Build the wheel of a version into a folder, as its tag would name it."""
    told = {**os.environ, "SETUPTOOLS_SCM_PRETEND_VERSION_FOR_CONTREE": VERSION}
    # Elsewhere: setuptools builds in the folder that it is given, and takes what lies there before.
    with TemporaryDirectory() as copy:
        rooms = ("bot", "cogs", "engine", "LICENSE", "README.md", "pyproject.toml")
        subprocess.run(("cp", "-a", *(ROOT / name for name in rooms), copy), check=True)
        build = ("wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", folder)
        subprocess.run((sys.executable, "-m", "pip", *build, copy), check=True, env=told)
    return folder / f"contree-{VERSION}-py3-none-any.whl"


def version_of(wheel: Path) -> str:
    """The version in the name of a wheel."""
    return wheel.name.split("-")[1]
