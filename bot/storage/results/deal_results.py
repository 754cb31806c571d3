"""What a deal leaves behind once it is settled: its contract, and what became of it."""

from dataclasses import dataclass
from typing import Self

from sqlalchemy import RowMapping

from engine.contract import ContractKind
from engine.settlement import Result
from engine.trumps import Trump

_SCORES = ("score_0", "score_1")


@dataclass(frozen=True, slots=True, kw_only=True)
class DealResult:
    """A settled deal of a game; one that was thrown in leaves nothing.

    ``declarer`` is a seat; ``declarer_id`` and ``doubler_id`` are the people who played there
    themselves. ``attack`` is a team. ``margin`` are the points by which the attack went beyond its
    number, or fell short of it; None where no number was bid. ``sweep`` is the team that took
    every trick. ``present`` are the seats, a bit each, where whoever holds them at the end of the
    game played this deal himself; None where that was not told yet.
    """

    number: int
    declarer: int
    declarer_id: int | None
    kind: ContractKind
    value: int
    trump: Trump
    doubles: int
    doubler_id: int | None
    result: Result
    attack: int
    margin: int | None
    sweep: int | None
    scores: tuple[int, int]
    present: int | None = None

    @classmethod
    def read(cls, row: RowMapping) -> Self:
        """The deal that a row keeps."""
        told = {name: row[name] for name in cls.__slots__ if name != "scores"}
        told |= {
            "kind": ContractKind(row["kind"]),
            "trump": Trump(row["trump"]),
            "result": Result(row["result"]),
        }
        return cls(**told, scores=(row["score_0"], row["score_1"]))

    def row(self, game_id: int) -> dict[str, object]:
        """The row that keeps this deal of a game."""
        told = {name: getattr(self, name) for name in self.__slots__ if name != "scores"}
        return {"game_id": game_id, **told, **dict(zip(_SCORES, self.scores, strict=True))}
