"""The controls of challenges."""

from dataclasses import dataclass
from typing import Annotated

from bot.shared_plays.alone import PLAYER
from bot.shared_plays.kinds import ChallengeWay
from bot.storage.challenges import read_challenge_code
from cogs.alone.controls import OfSharedDeal
from cogs.ui.challenge_buttons import PLAYED_BEFORE, Again
from cogs.ui.command_group import GAMES
from cogs.ui.control_words import BREAK, Word, choice, maybe, number_to
from cogs.ui.controls import WordedControl, control
from cogs.ui.ids import Presser
from engine.variants import find_variant

COUNTS = (4, 8)
"""The numbers of deals that a challenge may have."""

DAYS = range(1, 8)
"""The numbers of days that it may be open."""

USUAL_COUNT, USUAL_DAYS = 8, 3


def is_played_alone(game: str) -> bool:
    """Whether a game has a partner and two opponents for one person."""
    return find_variant(game).seating.partner(PLAYER) is not None


OFFERED = [game for game in GAMES if is_played_alone(game.value)]


def _read_code(written: str) -> str:
    code = read_challenge_code(written)
    if code is None:
        raise ValueError(written)
    return code


# "C-7K3Q2M" has the sign between the words of a control in it: its head is left out.
CODE = Word("[0-9A-Z]{6}", 6, ("C-7K3Q2M",), lambda code: code.rpartition(BREAK)[2], _read_code)


@dataclass(frozen=True, slots=True, kw_only=True)
class PlannedChallenge:
    """A challenge that is being planned.

    ``code`` is the one that it gets, so that two presses make one challenge of it. ``again``: where
    its deals were played before; None for new ones, of which only some numbers are offered, else
    ValueError.
    """

    code: Annotated[str, CODE]
    way: ChallengeWay = ChallengeWay.ALONE
    count: Annotated[int, number_to(max(COUNTS))] = USUAL_COUNT
    days: Annotated[int, choice({str(each): each for each in DAYS})] = USUAL_DAYS
    again: Annotated[Again | None, maybe(PLAYED_BEFORE, none="new")] = None
    game: Annotated[str, choice({each.value.replace("_", BREAK): each.value for each in OFFERED})]

    def __post_init__(self) -> None:
        if self.again is None and self.count not in COUNTS:
            raise ValueError(self.count)


@dataclass(frozen=True)
class OfPlanned(WordedControl):
    """A control of a challenge that is being planned."""

    call: PlannedChallenge


@control("challenge-way", Presser.ANYBODY)
class ChooseWayControl(OfPlanned):
    """A menu of ways to play it."""


@control("challenge-count", Presser.ANYBODY)
class ChooseCountControl(OfPlanned):
    """A menu of numbers of deals."""


@control("challenge-days", Presser.ANYBODY)
class ChooseDaysControl(OfPlanned):
    """A menu of numbers of days."""


@control("challenge-call", Presser.ANYBODY)
class CallOutControl(OfPlanned):
    """Calls it out."""


@dataclass(frozen=True)
class OfChallenge(WordedControl):
    """A control of a challenge, which is a shared play."""

    challenge: int


@control("challenge-look", Presser.ANYBODY, bursts=True)
class LookAtChallengeControl(WordedControl):
    """Its page; as a menu, that of the one that is chosen."""

    challenge: int | None = None


@control("challenge-play", Presser.ANYBODY, bursts=True)
class PlayChallengeControl(OfChallenge):
    """Begins its next deal, or goes on with it."""


@control("challenge-ranking", Presser.ANYBODY, bursts=True)
class RankingControl(OfChallenge):
    """Its ranking."""


@control("challenge-deals", Presser.ANYBODY, bursts=True)
class ChallengeDealsControl(OfChallenge):
    """Its deals: a sheet of them, or the newest that the presser may read about."""

    sheet: Annotated[int | None, maybe(number_to(99), none="newest")] = None


@control("challenge-post", Presser.ANYBODY)
class PostChallengeControl(OfChallenge):
    """Posts it once more, here."""


@dataclass(frozen=True, slots=True)
class DealOfChallenge:
    """A deal of a challenge."""

    challenge: int
    deal: Annotated[int, number_to(999)]


@control("challenge-deal", Presser.ANYBODY, bursts=True)
class ChallengeDealControl(WordedControl):
    """What everybody has made of a deal; as a menu, of the one that is chosen."""

    of: DealOfChallenge | None = None


@control("challenge-hands", Presser.ANYBODY)
class ChallengeHandsControl(OfSharedDeal):
    """All hands of a deal once it is over; ``played``: as the presser has played it.

    Or as it was played at a ``table`` of an evening.
    """

    played: bool = False
    table: int | None = None
