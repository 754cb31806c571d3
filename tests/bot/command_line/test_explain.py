"""``contree explain``: a decision told in sentences, and what it answers to a bad line."""

import io

import pytest

from bot.command_line.main import main
from bot.failures import ExitCode
from tests.engine.lab.test_explain_command import DEAL

pytestmark = pytest.mark.usefixtures("own_logging")


def told(capsys: pytest.CaptureFixture[str], *said: str) -> list[str]:
    assert main(["explain", *said]) == ExitCode.OK
    return capsys.readouterr().out.splitlines()


@pytest.mark.parametrize(
    ("locale", "why"),
    [
        ("en_GB.UTF-8", "A trump in defence: the attack can ruff less."),
        ("fr_FR.UTF-8", "Atout en défense : autant de coupes en moins pour l’attaque."),
    ],
)
def test_a_decision_is_told_in_the_language_of_the_terminal(
    locale: str, why: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", locale)
    first, *others = told(capsys, DEAL, "--at", "18")
    assert first.replace("\N{NO-BREAK SPACE}", " ").endswith(f"A ♥︎. {why}")
    assert len(others) > 2


def test_the_decision_that_waits_is_told_when_none_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(DEAL))
    assert told(capsys, "-") == told(capsys, DEAL, "--at", "22")


def test_a_line_may_name_house_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert told(capsys, f"packets=4-4 {DEAL}", "--at", "16")[0].startswith("North: ")


@pytest.mark.parametrize(
    ("said", "code", "answer"),
    [
        (
            ["contree N | JS"],
            ExitCode.UNREADABLE_DEAL,
            "I can’t read this deal: “JS”. Wrong number of hands for this game.\n",
        ),
        (
            [f"moon=full {DEAL}"],
            ExitCode.UNREADABLE_DEAL,
            "I can’t read this deal: “full”. ",
        ),
        (
            [DEAL, "--at", "0"],
            ExitCode.NO_SUCH_DECISION,
            "This deal has decisions 1 to 22, not 0.\n",
        ),
        (
            [DEAL, "--at", "23"],
            ExitCode.NO_SUCH_DECISION,
            "This deal has decisions 1 to 22, not 23.\n",
        ),
    ],
)
def test_what_cannot_be_told_is_answered_in_a_sentence(
    said: list[str], code: ExitCode, answer: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["explain", *said]) == code
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(answer)
