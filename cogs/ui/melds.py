"""Melds in words: what was named, what was shown, what counts."""

from collections import Counter
from collections.abc import Iterable, Iterator

from bot.i18n import Words
from engine.meld import Meld, MeldKind
from engine.ruleset import RuleSet
from engine.seats import Seat, Team
from engine.state import Phase
from engine.view import DealView


def announced_lines(rules: RuleSet, deal: DealView, say: Words) -> Iterator[str]:
    """What each seat has announced, with its cards once they may be seen."""
    for seat in rules.seating.order:
        if not deal.named[seat]:
            continue
        if deal.melds[seat] and seat is not deal.seat:
            key = "play-melds-had" if deal.phase is Phase.OVER else "play-melds-shown"
            yield say(key, seat=seat, melds=shown_melds(deal.melds[seat], say))
        else:
            yield say("play-melds-named", seat=seat, melds=named_melds(deal.named[seat], say))


def counting_lines(rules: RuleSet, deal: DealView, say: Words) -> Iterator[str]:
    """Whose melds count, once they were compared."""
    if deal.scoring is None:
        return
    if not deal.scoring:
        yield say("play-melds-cancelled")
    for team in Team:
        if owners := _owners(rules, deal, team, say):
            yield say("play-melds-count", owners=owners, points=deal.meld_points[team])


def named_melds(kinds: Iterable[MeldKind], say: Words) -> str:
    """Melds by their kinds alone: « une tierce et deux carrés »."""
    counted = Counter(kinds)
    return say.every(say(f"play-meld-{kind}", count=count) for kind, count in counted.items())


def shown_melds(melds: Iterable[Meld], say: Words) -> str:
    """Melds with their cards."""
    return say.every(
        say(
            "play-meld-shown",
            meld=say(f"play-meld-{meld.kind}", count=1),
            cards=" ".join(say.card_short(card) for card in meld.cards),
        )
        for meld in melds
    )


def _owners(rules: RuleSet, deal: DealView, team: Team, say: Words) -> str:
    """Whose melds of this side count: the side's, or where a partner's do not, the player's."""
    scoring: list[Seat] = []
    others = False
    for seat in rules.seating.members(team):
        if seat in (deal.scoring or ()):
            scoring.append(seat)
        else:
            others = others or bool(deal.named[seat])
    if not scoring:
        return ""
    return say.every(map(say.seat, scoring)) if others else say.team(team)
