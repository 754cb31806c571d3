"""Text in and out of a command line: files of Windows, terminals that know few letters."""

import codecs
import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine.__main__ import main
from engine.console import NEAREST, READER_GONE, decoded, write_to_any_terminal
from tests.engine.solver.table import SLAM
from tests.engine.test_commandline import DEAL

SAVED = {
    "utf-8": DEAL.encode(),
    "notepad": codecs.BOM_UTF8 + DEAL.encode(),
    "powershell": codecs.BOM_UTF16_LE + DEAL.encode("utf-16-le"),
}
"""A deal as programs save it."""


@pytest.mark.parametrize("content", SAVED.values(), ids=SAVED)
def test_a_file_of_any_of_these_programs_is_read(content: bytes) -> None:
    assert decoded(content) == DEAL


@pytest.mark.parametrize("content", SAVED.values(), ids=SAVED)
@pytest.mark.parametrize("encoding", ["utf-8", "cp1252"])
def test_standard_input_is_read_whatever_the_terminal_thinks(
    content: bytes,
    encoding: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(content), encoding))
    assert main(["replay", "-"]) == 0
    assert capsys.readouterr().out.startswith(f"{DEAL}\n")


def test_a_file_of_deals_to_solve_may_begin_with_a_mark(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "deals.txt"
    file.write_text(f"# a comment\n{SLAM}\n", "utf-8-sig")
    assert main(["solve", str(file)]) == 0
    assert capsys.readouterr().out == "162\n"


@pytest.mark.parametrize("command", ["solve", "replay", "verify", "explain", "analyse"])
def test_what_is_no_text_is_refused_in_a_sentence(
    command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"\x89PNG"), "utf-8"))
    assert main([command, "-"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(("This is not text in UTF-8: ", "This file cannot be read: "))
    assert said.err.count("\n") == 1


@pytest.mark.parametrize(
    ("encoding", "written"),
    [
        ("cp1252", "L’« été » : S H !"),
        ("latin-1", "L'« été » : S H !"),
        ("ascii", 'L\'" ete " : S H !'),
    ],
)
def test_a_letter_that_cannot_be_written_becomes_the_nearest(encoding: str, written: str) -> None:
    write_to_any_terminal()
    narrow, full = "\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}"
    text = f"L’«{narrow}été{narrow}»{full}: ♠︎ ♥{narrow}!"
    said = text.encode(encoding, NEAREST).decode(encoding)
    assert said.replace(full, " ") == written


def test_a_letter_without_a_likeness_becomes_a_question_mark() -> None:
    write_to_any_terminal()
    assert "漢\udc80!".encode("ascii", NEAREST) == b"??!"


@pytest.mark.slow
@pytest.mark.parametrize("encoding", ["cp1252", "latin-1", "ascii"])
@pytest.mark.parametrize("arguments", [["--help"], ["replay", "whist ♠"]])
def test_the_engine_writes_to_any_terminal(encoding: str, arguments: list[str]) -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "engine", *arguments],
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": encoding},
        check=False,
    )
    said = (ended.stdout + ended.stderr).decode(encoding)
    assert (ended.returncode, "Traceback" in said) == (0 if "--help" in arguments else 2, False)


def test_an_output_that_nobody_reads_ends_the_engine_quietly() -> None:
    read, written = os.pipe()
    os.close(read)
    ended = subprocess.run(
        [sys.executable, "-m", "engine", "replay", DEAL],
        stdout=written,
        stderr=subprocess.PIPE,
        check=False,
    )
    os.close(written)
    assert (ended.returncode, ended.stderr) == (READER_GONE, b"")
