"""The pages of a challenge: its post, itself to one reader, and its ranking."""

from discord import ui

from bot.i18n import Words, yes
from bot.shared_plays.marks import ChallengeEntrant, Unranked
from bot.storage.challenges import Challenge
from cogs.challenges.controls import (
    ChallengeDealsControl,
    LookAtChallengeControl,
    PlayChallengeControl,
    PostChallengeControl,
    RankingControl,
)
from cogs.challenges.shown import (
    MOST_LINES,
    SUCCESS,
    ChallengeShown,
    about,
    is_left_alone,
    looks,
    people_named,
    play_button,
    sealed_line,
    signed_mark,
    soon_line,
)
from cogs.ui.challenge_buttons import ChallengeControl
from cogs.ui.control import button
from cogs.ui.layout import FELT, GOLD, card, rows, rule, small, text


def post_page(shown: ChallengeShown, say: Words) -> ui.LayoutView:
    """The message in the channel, which tells how far everybody is."""
    challenge = shown.challenge
    listed = _ranking_lines(shown, say)
    if not shown.now_open and challenge.evening is not None:
        listed += _deal_of_the_evening(shown, say)
    ways = [
        button(
            PlayChallengeControl(challenge.shared_play),
            say("challenge-button-play"),
            style=SUCCESS,
        ),
        button(RankingControl(challenge.shared_play), say("challenge-button-ranking")),
        button(ChallengeDealsControl(challenge.shared_play), say("challenge-button-deals")),
    ]
    return card(
        text(*about(shown, say)),
        *((rule(), text(*listed)) if listed else ()),
        text(small(sealed_line(shown, say))),
        *rows(ways if shown.now_open else ways[1:]),
        colour=FELT if shown.now_open else GOLD,
    )


def _deal_of_the_evening(shown: ChallengeShown, say: Words) -> list[str]:
    """The deal from which tables have made the most different things."""
    widest = shown.results.widest()
    if widest is None:
        return []
    number, most, least = widest
    span = signed_mark(most), signed_mark(least)
    return [say("challenge-deal-of-evening", number=number, most=span[0], least=span[1])]


def challenge_page(shown: ChallengeShown, say: Words, *, may_post: bool) -> ui.LayoutView:
    """The challenge for one reader: with the deals they have played, and the way on."""
    challenge, count = shown.challenge, shown.results.count
    lines = [say("challenge-own-played", played=shown.done, count=count)] if shown.reader else []
    if shown.knows and shown.now_open:
        lines.append(say("challenge-seen"))
    lines.append(soon_line(shown, say))
    if is_left_alone(shown):
        lines.append(say("challenge-nobody"))
    post = button(PostChallengeControl(challenge.shared_play), say("challenge-button-post"))
    again = button(
        ChallengeControl(challenge.shared_play),
        say("challenge-button-again"),
    )
    ends = [] if shown.now_open else [again]
    return card(
        text(*about(shown, say), *lines),
        text(small(sealed_line(shown, say))),
        *rows([*play_button(shown, say), *looks(shown, say, but=LookAtChallengeControl)]),
        *rows([post] if may_post and shown.now_open else ends),
        colour=FELT if shown.now_open else GOLD,
    )


def ranking_page(shown: ChallengeShown, say: Words) -> ui.LayoutView:
    """Everybody by the mean of their marks, with how sure that is."""
    listed = _ranking_lines(shown, say) or [say("challenge-empty")]
    return card(
        text(*about(shown, say)),
        rule(),
        text(*listed),
        text(small(_how(shown.challenge, say))),
        *rows([*play_button(shown, say), *looks(shown, say, but=RankingControl)]),
        colour=GOLD,
    )


def _how(challenge: Challenge, say: Words) -> str:
    """How marks come about."""
    if challenge.evening is not None:
        return say("challenge-how-evening")
    return say("challenge-how", way=challenge.way)


def _ranking_lines(shown: ChallengeShown, say: Words) -> list[str]:
    """The first of a ranking, and the reader wherever they are."""
    entrants = shown.results.entrants(over=not shown.now_open)
    lines = [
        _entrant_line(shown, each, say)
        for place, each in enumerate(entrants)
        if place < MOST_LINES or shown.reader in each.people
    ]
    more = len(entrants) - len(lines)
    return [*lines, *([say("challenge-more", count=more)] if more else [])]


def _entrant_line(shown: ChallengeShown, each: ChallengeEntrant, say: Words) -> str:
    who = people_named(shown, each.people, say)
    count = shown.results.count
    # Before experts have played there is nothing to compare: nobody is first.
    waits = each.mark is None and shown.waits_for_experts
    match Unranked.PLAYING if waits and each.why is None else each.why:
        case None:
            mark = "" if each.mark is None else signed_mark(each.mark)
            error = "" if each.error is None else str(round(each.error))
            return say(
                "challenge-line",
                rank=each.rank or 0,
                player=who,
                known=yes(bool(mark)),
                mark=mark,
                sure=yes(bool(error)),
                error=error,
            )
        case Unranked.SEEN:
            return say("challenge-line-seen", player=who, played=each.played, count=count)
        case Unranked.FEW | Unranked.PLAYING:
            few = yes(each.why is Unranked.FEW)
            return say(
                "challenge-line-playing", player=who, played=each.played, count=count, few=few
            )
