"""The problems that are shipped: each can be asked, and none is lost to a change of the rules."""

from pathlib import Path

import pytest

import engine.players.problems as shipped
from engine.deal_record import DealRecord
from engine.players.analysis import Mistake
from engine.players.analysis.verdict import BLAME
from engine.players.choice import Reason
from engine.players.problems import ASKED, ProblemKind, problems, read_problems, word_of_action
from engine.variants import find_variant
from engine.view import view

FILES = sorted(Path(shipped.__file__).parent.glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_no_problem_that_is_shipped_is_dropped(file: Path) -> None:
    key, _, kind = file.stem.rpartition("_")
    every = list(read_problems(file))
    assert len(problems(key, ProblemKind(kind))) == len(every) > 0


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_each_problem_can_be_asked(file: Path) -> None:
    every = list(read_problems(file))
    for problem in every[:: 1 + len(every) // 50]:
        record = DealRecord.read(problem.deal, find_variant)
        decision = record.decision()
        deal = view(record.rules, decision.state, decision.seat).deal
        assert decision.action is None
        assert deal is not None
        legal = set(map(word_of_action, deal.legal))
        assert set(problem.right) < legal
        assert set(problem.answers) <= legal
        assert len(problem.answers) == len(ASKED)
        if deal.trick is None:
            assert Reason(problem.theme)
        else:
            assert Mistake(problem.theme)
            assert problem.margin >= max(BLAME, 2 * problem.error)
