"""Melds and other announcements in words: what was named, what was shown, what counts."""

from collections import Counter
from collections.abc import Iterable, Iterator

from bot.i18n import Words, capitalised, yes
from engine.actions import Action, PlayCard
from engine.announcements import (
    announceable,
    best_melds,
    calls_that_earn,
    other_plan,
)
from engine.cards import Suit
from engine.events import MeldsAnnounced
from engine.evolve import with_card
from engine.meld import Meld, MeldKind
from engine.meld_rules import Melds
from engine.ruleset import RuleSet
from engine.seats import Seat, Team
from engine.spoken_melds import MeldExchange, MeldHeight
from engine.state import Deal, Phase
from engine.view import DealView


def announced_lines(
    rules: RuleSet, deal: DealView, say: Words, reader: Seat | None = None
) -> Iterator[str]:
    """The melds announced by each seat, with their cards once they may be seen."""
    for seat in rules.seating.order:
        if not deal.named[seat]:
            continue
        if deal.melds[seat] and seat is not deal.seat:
            key = "play-melds-had" if deal.phase is Phase.OVER else "play-melds-shown"
            counting = [meld for meld in deal.melds[seat] if not _is_lost(deal, seat, meld.kind)]
            lost = [meld for meld in deal.melds[seat] if _is_lost(deal, seat, meld.kind)]
            told = shown_melds(counting, say), shown_melds(lost, say)
            yield say(key, seat=seat, melds=_told_apart(rules, deal, seat, told, say))
            continue
        kinds = [kind for kind in deal.named[seat] if not _is_lost(deal, seat, kind)]
        gone = [kind for kind in deal.named[seat] if _is_lost(deal, seat, kind)]
        told = named_melds(kinds, say), named_melds(gone, say)
        melds = _told_apart(rules, deal, seat, told, say)
        if seat is reader:
            yield say("hand-melds-own", melds=melds)
        else:
            yield say("play-melds-named", seat=seat, melds=melds)
        yield from (_spoken(each, say) for each in deal.spoken if each.seat is seat)


def _is_lost(deal: DealView, seat: Seat, kind: MeldKind) -> bool:
    """Whether melds of this kind do not count for this seat, once they were compared."""
    return deal.scoring is not None and kind not in deal.granted[seat]


def _told_apart(
    rules: RuleSet, deal: DealView, seat: Seat, told: tuple[str, str], say: Words
) -> str:
    """The melds that count, then those that do not, struck through, and whose come before them.

    Of the better ones no more is told than that they are.
    """
    counting, lost = told
    if not lost:
        return counting
    struck = lost if say.full else f"~~{lost}~~"
    kinds = [kind for kind in deal.named[seat] if _is_lost(deal, seat, kind)]
    owners = _better(rules, deal, kinds, say)
    lost = say("play-melds-lost", melds=struck, owners=owners, level=yes(not owners))
    return say.every(filter(None, (counting, lost)))


def _better(rules: RuleSet, deal: DealView, lost: list[MeldKind], say: Words) -> str:
    """The owners of the melds that came before these; nothing if all were equal."""
    offered = rules.melds
    apart = isinstance(offered, Melds) and offered.comparison.apart
    fours = {kind.is_four for kind in lost}
    seats = [
        seat
        for seat in deal.scoring or ()
        if any(not apart or kind.is_four in fours for kind in deal.granted[seat])
    ]
    teams = {rules.seating.team(seat) for seat in seats}
    if len(seats) > 1 and len(teams) == 1:
        return say.team(teams.pop())
    return say.every(map(say.seat, seats))


def _spoken(said: MeldExchange, say: Words) -> str:
    """« Est : « Une tierce : à quoi ? » – Nord : « Dame. » – Est : « Bon. » »."""

    def height(told: MeldHeight | None) -> str:
        if told is None:
            return ""
        return capitalised(say("play-melds-height", top=told.top, length=told.length))

    return say(
        "play-melds-spoken",
        seat=said.seat,
        holder=said.holder,
        meld=capitalised(say(f"play-meld-{said.kind}", count=1)),
        answer=said.answer,
        standing=height(said.standing),
        raised=height(said.raised),
    )


def counting_lines(rules: RuleSet, deal: DealView, say: Words) -> Iterator[str]:
    """The owners of the melds that count, once they were compared."""
    if deal.scoring is None:
        return
    if not deal.scoring:
        yield say("play-melds-cancelled")
    for team in Team:
        if owners := _owners(rules, deal, team, say):
            points, seats = deal.meld_points[team], rules.seating.members(team)
            kinds = [kind for seat in seats for kind in deal.granted[seat]]
            if len(kinds) == sum(len(deal.named[seat]) for seat in seats if deal.granted[seat]):
                yield say("play-melds-count", owners=owners, points=points)
            else:
                named = named_melds(kinds, say)
                yield say("play-melds-count-of", owners=owners, melds=named, points=points)


def belotes_called(deal: DealView, say: Words) -> Iterator[tuple[Seat, str]]:
    """The belotes announced by each seat; at all trumps, with several, each with its suit."""
    several = deal.contract is not None and deal.contract.trump.suit is None
    for held in deal.belotes:
        yield held.seat, _belote(say, held.suit if several else None, again=held.calls > 1)


def belote_lines(deal: DealView, say: Words, reader: Seat | None = None) -> Iterator[str]:
    """Each belote that was announced."""
    for seat, called in belotes_called(deal, say):
        if seat is reader:
            yield say("hand-belote-own", called=called)
        else:
            yield say("play-belote", seat=seat, called=called)


def belotes_had(rules: RuleSet, deal: DealView, say: Words) -> Iterator[str]:
    """The owners of the belotes that counted in a deal that is over, if there may be several."""
    if rules.belote is None or deal.contract is None or deal.contract.trump.suit is not None:
        return
    for seat in rules.seating.order:
        had = [
            _belote(say, held.suit, again=False)
            for held in deal.belotes
            if held.seat is seat and held.calls >= calls_that_earn(rules.belote)
        ]
        if had:
            yield say("play-melds-had", seat=seat, melds=say.every(had))


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
            cards=" ".join(say.card_sign(card) for card in meld.cards),
        )
        for meld in melds
    )


def _owners(rules: RuleSet, deal: DealView, team: Team, say: Words) -> str:
    """The owners of the melds that count: the side, or one player if the partner's do not."""
    members = rules.seating.members(team)
    scoring = [seat for seat in members if seat in (deal.scoring or ())]
    others = any(deal.named[seat] for seat in members if seat not in scoring)
    if not scoring:
        return ""
    return say.every(map(say.seat, scoring)) if others else say.team(team)


def can_announce(deal: DealView) -> bool:
    """Whether there is a card with which something can be announced now."""
    return any(_is_aloud(action) for action in deal.legal)


def _is_aloud(action: Action) -> bool:
    return isinstance(action, PlayCard) and action.announcing and not action.other_melds


def can_choose(deal: DealView) -> bool:
    """Whether a card serves a four and a run, and the player chooses which they announce."""
    return any(isinstance(action, PlayCard) and action.other_melds for action in deal.legal)


def choice_of_melds(rules: RuleSet, deal: Deal, seat: Seat, say: Words) -> tuple[str, str]:
    """The melds announced for this player, and those that they may announce instead."""
    plans = best_melds(rules, deal, seat), other_plan(rules, deal, seat)
    best, other = (shown_melds(plan, say) for plan in plans)
    return best, other


def announcements(rules: RuleSet, deal: Deal, view: DealView, say: Words) -> str:
    """All that could be announced with one card or another, in words."""
    found = dict.fromkeys(
        each
        for action in view.legal
        if isinstance(action, PlayCard) and _is_aloud(action) and view.seat is not None
        for each in announceable(rules, with_card(rules, deal, view.seat, action.card))
        if each.seat is view.seat
    )
    return say.every(
        shown_melds(each.melds, say)
        if isinstance(each, MeldsAnnounced)
        else _belote(say, each.suit, again=each.again)
        for each in found
    )


def _belote(say: Words, suit: Suit | None, *, again: bool) -> str:
    """« belote », « rebelote à pique »."""
    word = say("play-rebelote-word" if again else "play-belote-word")
    return say("play-belote-in", word=word, suit=suit) if suit else word
