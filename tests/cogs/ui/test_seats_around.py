"""Four seats are laid out in text as they sit around a table."""

from cogs.ui.layout import SPACE, seats_around


def test_the_seats_stand_around_the_middle() -> None:
    assert [line.replace(SPACE, "-") for line in seats_around("N", "W", "E", "S")] == [
        "-------N",
        "W--------------E",
        "-------S",
    ]


def test_marks_and_emojis_are_measured_as_they_are_shown() -> None:
    _, plain, _ = seats_around("N", "W abc", "E", "S")
    _, marked, _ = seats_around("N", "W **<:card_fr:123>**", "E", "S")
    assert marked.count(SPACE) == plain.count(SPACE)


def test_seats_of_nobody_and_of_a_card_to_come_are_left_out() -> None:
    assert list(seats_around("N", "", "", "")) == [SPACE * 7 + "N"]
    assert len([*seats_around("N", "W", "E", "")]) == 2
