"""The slow tests are shared out: each is run by one landing in a few."""

import pytest

from tests.rig.slow import SHARE, Share

TESTS = [f"tests/test_{number}.py::test_it[{number}]" for number in range(300)]


def test_each_test_is_of_one_share_and_no_share_is_much_larger() -> None:
    shares = [Share(number, 3) for number in (1, 2, 3)]
    taken = [[test in share for test in TESTS] for share in shares]
    assert [sum(of) for of in zip(*taken, strict=True)] == [1] * len(TESTS)
    assert all(sum(each) > len(TESTS) / 4 for each in taken)


def test_without_a_share_all_are_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(SHARE, raising=False)
    assert all(test in Share.of_environment() for test in TESTS)


@pytest.mark.parametrize("wrong", ["0/3", "4/3", "3", "a/b"])
def test_what_is_no_share_is_refused(monkeypatch: pytest.MonkeyPatch, wrong: str) -> None:
    monkeypatch.setenv(SHARE, wrong)
    with pytest.raises(ValueError, match=r"invalid literal|must be like"):
        Share.of_environment()
