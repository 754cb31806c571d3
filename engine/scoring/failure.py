"""What becomes of what the attack has when its contract fails."""

from dataclasses import dataclass
from enum import StrEnum

from engine.scoring.shares import Share


class OnFailure(StrEnum):
    """Where points of the attack go: nobody writes them, the defence does, or the attack still."""

    FORFEITED = "forfeited"
    TO_DEFENCE = "to_defence"
    KEPT = "kept"


@dataclass(frozen=True, slots=True, kw_only=True)
class Failure:
    """Where the attack's card points, its melds and its belote go; the defence keeps its own."""

    cards: OnFailure = OnFailure.TO_DEFENCE
    melds: OnFailure = OnFailure.TO_DEFENCE
    belote: OnFailure = OnFailure.TO_DEFENCE

    def part(self, share: Share, fate: OnFailure) -> Share:
        """What of the attack's share meets this fate."""
        return Share(
            cards=share.cards if self.cards is fate else 0,
            melds=share.melds if self.melds is fate else 0,
            belote=share.belote if self.belote is fate else 0,
        )


ALL_TO_DEFENCE = Failure()
"""The defence writes everything."""
