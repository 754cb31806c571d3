"""The strip of a game's cards: each scale from strong to weak, with the points of every rank."""

from collections.abc import Container, Iterator
from dataclasses import dataclass

from bot.i18n import Words, capitalised, yes
from bot.rulebook.cards import ranks_with_points, scales_in_use
from engine.cards import Rank, Trump
from engine.contract import naming
from engine.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class StripRow:
    """A scale by its name: the ranks from strong to weak, each with its points."""

    name: str
    ranks: tuple[tuple[Rank, int], ...]


@dataclass(frozen=True, slots=True)
class Strip:
    """The rows of a strip, and a line for each contract that has no scale of its own."""

    rows: tuple[StripRow, ...]
    notes: tuple[str, ...]

    def lines(self, say: Words) -> Iterator[str]:
        """The strip in words."""
        for row in self.rows:
            worth = dict(row.ranks)
            ranks = ranks_with_points(worth, worth.__getitem__, say)
            yield say("first-row", name=row.name, ranks=ranks)
        yield from self.notes


def strip(rules: RuleSet, say: Words) -> Strip:
    """The strip of the contracts that the rules of a table have."""
    say = say.playing(rules)
    scales = scales_in_use(rules)
    return Strip(
        rows=tuple(
            StripRow(_name(name, say), tuple((rank, scale.worth(rank)) for rank in ranks))
            for name, (scale, ranks) in scales.items()
        ),
        notes=tuple(_notes(rules, scales.keys(), say)),
    )


def _name(scale: str, say: Words) -> str:
    """What a scale is called: where it holds for one contract alone, as that contract."""
    match scale:
        case "trump":
            return say("first-trumps")
        case "plain":
            return say("first-plain")
        case "none":
            return _called(Trump.NONE, say)
        case _:
            return _called(Trump.ALL, say)


def _called(trump: Trump, say: Words) -> str:
    return capitalised(say.bid(naming(trump)))


def _notes(rules: RuleSet, apart: Container[str], say: Words) -> Iterator[str]:
    """No trumps, if they have no scale of their own, and all trumps, at which nothing ruffs."""
    trumps = rules.auction.trumps
    if Trump.NONE in trumps and "none" not in apart:
        yield say("first-every-plain", contract=_called(Trump.NONE, say))
    if Trump.ALL in trumps:
        usual = yes("all" not in apart)
        yield say("first-every-trump", contract=_called(Trump.ALL, say), usual=usual)
