"""The pages of the deal of the day: before it, during it, after it, and what is shown of it."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from discord import ButtonStyle, ui
from discord.utils import format_dt

from bot.i18n import Words, dotted, yes
from bot.shared_plays.alone import read_alone
from bot.shared_plays.marks import Ranked
from bot.shared_plays.streak import Streak
from bot.storage.shared_plays import OpenDeal, SoloPlay
from cogs.alone.pages import SEAL_SHOWN, par_line, player_name, result_line
from cogs.today.controls import (
    EARLIER_DAYS,
    TODAY,
    DayHandsControl,
    DayLeaderboardControl,
    DayLineControl,
    LookAtDayControl,
    NotifyDayControl,
    PlayDayControl,
    ShareDayControl,
    WhichLeaderboard,
    today_button,
)
from cogs.today.squares import few_words, legend, marks, trick_lines
from cogs.ui.arguments import joined
from cogs.ui.challenge_buttons import ChallengeControl
from cogs.ui.control import Control, button, menu
from cogs.ui.layout import (
    FELT,
    GOLD,
    LayoutItem,
    card,
    notice,
    rows,
    rule,
    signed,
    small,
    text,
    title,
)
from engine.contract import Contract
from engine.fairness import seal

STEPS = 3
"""The ranks on a podium."""

MOST_BIDS = 3
"""The contracts whose share is shown."""

MOST_LINES = 10
"""The ranks that are listed; whoever is below reads their own."""

PRIMARY, SUCCESS = ButtonStyle.primary, ButtonStyle.success


@dataclass(frozen=True, slots=True, kw_only=True)
class Today:
    """A deal of the day as somebody finds it: how far they are, and what others have done.

    ``ranks`` are those of everybody who has finished in time; ``contracts``, once the day is over,
    what they bid or let others bid, None if nobody did. ``now_open``: the day is not over.
    ``safe_colours``: they have chosen blue and orange squares.
    """

    deal: OpenDeal
    play: SoloPlay | None
    ranks: tuple[Ranked, ...]
    streak: Streak
    now_open: bool = True
    watches: bool | None = None
    contracts: tuple[Contract | None, ...] = ()
    safe_colours: bool = False

    @property
    def rank(self) -> int | None:
        """The rank of who plays; None if they have none."""
        user = self.play.user if self.play else 0
        return next((each.rank for each in self.ranks if each.user == user), None)

    @property
    def done(self) -> bool:
        """Whether they have finished it."""
        return self.play is not None and self.play.done_at is not None


def day_title(deal: OpenDeal, say: Words) -> str:
    """The heading: its number."""
    return title(say("today-title", number=deal.number))


def preparing_page(say: Words) -> ui.LayoutView:
    """That the deal is being chosen, and a way to look again."""
    again = button(TODAY, say("today-button-again"), style=PRIMARY)
    return card(text(say("today-preparing")), *rows([again]), colour=FELT)


def before_page(today: Today, say: Words) -> ui.LayoutView:
    """The page before playing: what the deal of the day is, its end, and who has played it."""
    deal, play = today.deal, today.play
    key = "today-button-play" if play is None else "today-button-resume"
    ways = [button(PlayDayControl(deal.shared_play), say(key), style=SUCCESS)]
    once = "today-once" if today.now_open else "today-training"
    return card(
        text(
            day_title(deal, say),
            say("today-what", game=say.variant(read_alone(deal.line).rules)),
            say(once, ends=format_dt(deal.closes_at, "R")),
            say("today-played", count=len(today.ranks)),
            streak_line(today.streak, say),
            small(say("today-seal", seal=seal(deal.seed)[:SEAL_SHOWN])),
        ),
        *rows([*ways, *_common(today, say)]),
        *rows(_watching(today, say)),
        colour=FELT,
    )


def _common(today: Today, say: Words) -> list[Control]:
    return [
        button(
            DayLeaderboardControl(today.deal.shared_play, WhichLeaderboard.ALL),
            say("today-button-leaderboard"),
        ),
        button(EARLIER_DAYS, say("today-button-earlier")),
    ]


def _watching(today: Today, say: Words) -> list[Control]:
    if today.watches is None:
        return []
    label = say("today-notify", watches=yes(today.watches))
    return [button(NotifyDayControl(today.deal.shared_play, not today.watches), label)]


def streak_line(streak: Streak, say: Words) -> str:
    """The number of days in a row; nothing before the first."""
    if not streak.days:
        return ""
    return say("today-streak", days=streak.days, forgiven=yes(streak.forgiven))


def after_page(today: Today, say: Words) -> ui.LayoutView:
    """The page after playing: the result next to the best possible; others' cards after the day."""
    deal, play = today.deal, today.play
    if play is None:
        return before_page(today, say)
    say = say.playing(read_alone(play.line).rules)
    share = button(ShareDayControl(deal.shared_play), say("today-button-share"), style=PRIMARY)
    ways = [share] if today.rank is not None else []
    if not today.now_open:
        ways.append(button(DayHandsControl(deal.shared_play), say("today-button-look")))
        ways.append(button(DayHandsControl(deal.shared_play, played=True), say("today-button-own")))
    ways.append(button(ChallengeControl(), say("today-button-challenge")))
    closed = say("today-seed", seed=deal.seed.hex(), drawn=deal.drawn)
    if today.rank is None:
        rank = say("today-unranked")
    else:
        rank = say("today-rank", rank=today.rank, count=len(today.ranks))
    return card(
        text(
            day_title(deal, say),
            f"**{result_line(play, say)}** · {rank}",
            *_par(deal, say),
            *_bids(today, say),
            *squares_lines(today, play, say),
            streak_line(today.streak, say),
            small(
                say("today-hands-at", ends=format_dt(deal.closes_at, "R"))
                if today.now_open
                else closed
            ),
        ),
        *rows([*ways, *_common(today, say)]),
        *rows(_watching(today, say)),
        colour=GOLD,
    )


def _par(deal: OpenDeal, say: Words) -> tuple[str, ...]:
    return () if deal.par is None else (par_line(deal.par, say),)


def _bids(today: Today, say: Words) -> tuple[str, ...]:
    """The shares of contracts among those who finished it, the most frequent first."""
    bids = Counter(each and say.bid_short(each.bid) for each in today.contracts)
    counts = [
        say(
            "today-bids",
            share=round(100 * count / bids.total()),
            bid=bid or "",
            passed=yes(not bid),
        )
        for bid, count in bids.most_common(MOST_BIDS)
    ]
    return (dotted(counts),) if counts else ()


def squares_lines(today: Today, play: SoloPlay, say: Words) -> tuple[str, ...]:
    """A mark for each trick, and the accuracy; a word while they are being judged."""
    if play.squares is None:
        return (small(say("today-judging")),)
    lines = trick_lines(play.squares, say, safe=today.safe_colours) if play.squares else ()
    accuracy = "" if play.accuracy is None else say("today-accuracy", accuracy=round(play.accuracy))
    return (*lines, accuracy)


def shared_text(today: Today, say: Words) -> str:
    """The text to share about one's play: only the contract is in it, behind spoiler marks."""
    play = today.play
    if play is None or today.rank is None:
        return ""
    say = say.playing(read_alone(play.line).rules)
    head = say(
        "today-shared",
        number=today.deal.number,
        result=f"||{result_line(play, say)}||",
        rank=today.rank,
        count=len(today.ranks),
        days=today.streak.days,
    )
    signs = marks(play.squares or "", safe=today.safe_colours)
    squares = (f"{sign}{place}" for place, sign in enumerate(signs, 1))
    return "\n".join(filter(None, (head, " ".join(squares))))


def shared_card(today: Today, say: Words) -> ui.LayoutView:
    """The result as a public message, with a button to play the deal too."""
    way = button(TODAY, say("today-button-too"), style=SUCCESS)
    return card(text(shared_text(today, say)), *rows([way]), colour=GOLD)


@dataclass(frozen=True, slots=True, kw_only=True)
class DayLeaderboard:
    """A leaderboard of a day as somebody may read it; ``named`` are who may be named to them.

    ``plays`` have what the lines tell, by user; none of the week's.
    """

    deal: OpenDeal
    which: WhichLeaderboard
    ranks: tuple[Ranked, ...]
    reader: int
    named: frozenset[int]
    plays: Mapping[int, SoloPlay] = field(default_factory=dict)
    open_lines: bool = False
    safe_colours: bool = False


def day_leaderboard_page(leaderboard: DayLeaderboard, say: Words) -> ui.LayoutView:
    """The first ranks, and the reader's own; people who are hidden or unknown are counted."""
    lines = [
        _leaderboard_line(leaderboard, each, say)
        for place, each in enumerate(leaderboard.ranks)
        if place < MOST_LINES or each.user == leaderboard.reader
    ]
    which = {
        scope: button(
            DayLeaderboardControl(leaderboard.deal.shared_play, scope),
            say(f"today-leaderboard-{scope}"),
            style=PRIMARY if scope is leaderboard.which else ButtonStyle.secondary,
        )
        for scope in WhichLeaderboard
    }
    listed = lines or [say("today-leaderboard-empty")]
    week = leaderboard.which is WhichLeaderboard.WEEK
    hint = small(say("today-leaderboard-week-how" if week else "today-leaderboard-how"))
    back = button(LookAtDayControl(leaderboard.deal.shared_play), say("today-button-back"))
    judged = any(play.squares for play in leaderboard.plays.values())
    shapes = small(legend(say)) if judged and not say.heard else ""
    return card(
        text(day_title(leaderboard.deal, say), *listed, shapes, hint),
        *rows([*which.values(), back]),
        *rows(_lines_menu(leaderboard, say)),
        colour=GOLD,
    )


def _leaderboard_line(leaderboard: DayLeaderboard, each: Ranked, say: Words) -> str:
    who = player_name(each.user, leaderboard.named, say)
    points = signed(int(each.result[0]), say)
    line = say("today-leaderboard-line", rank=each.rank, player=who, points=points)
    play = leaderboard.plays.get(each.user)
    if play is None or not play.squares:
        return line
    return f"{line} · {few_words(play.squares, say, safe=leaderboard.safe_colours)}"


def _lines_menu(leaderboard: DayLeaderboard, say: Words) -> list[Control]:
    """After the day, the way to see how each has played."""
    if not leaderboard.open_lines or leaderboard.which is WhichLeaderboard.WEEK:
        return []
    names = {
        joined(each.rank, place): say(
            "today-line", rank=each.rank, points=signed(int(each.result[0]), say)
        )
        for place, each in enumerate(leaderboard.ranks[:MOST_LINES])
    }
    if not names:
        return []
    return [
        menu(
            DayLineControl(leaderboard.deal.shared_play), names, "", placeholder=say("today-lines")
        )
    ]


def earlier_page(deals: Sequence[OpenDeal], say: Words) -> ui.LayoutView:
    """The days that have ended, to look at or to play for training."""
    if not deals:
        return notice(say("today-no-earlier"))
    names = {
        str(each.shared_play): say("today-earlier-day", number=each.number, date=each.opens_at)
        for each in deals
    }
    way = menu(LookAtDayControl(), names, "", placeholder=say("today-earlier-choose"))
    told = text(title(say("today-earlier-title")), say("today-earlier"))
    return card(told, *rows([way]), *rows([today_button(say)]))


def day_post(
    deal: OpenDeal,
    before: OpenDeal | None,
    podium: DayLeaderboard | None,
    watchers: str,
    say: Words,
    week: DayLeaderboard | None = None,
) -> ui.LayoutView:
    """The post of a server: yesterday's podium and answer, and the way to the new deal.

    ``week`` is the ranking of the week before, on its first day.
    """
    lines: list[str] = []
    if before is not None and podium is not None:
        lines += [
            say("today-post-yesterday", number=before.number),
            *_podium_lines(podium, say),
            *_par(before, say),
        ]
        if not podium.ranks:
            lines.insert(1, say("today-leaderboard-empty"))
    way = button(TODAY, say("today-post-button", number=deal.number), style=SUCCESS)
    parts: list[LayoutItem] = [
        text(day_title(deal, say), say("today-what", game=say.variant(read_alone(deal.line).rules)))
    ]
    if lines:
        parts += [rule(), text(*lines)]
    if week is not None and week.ranks:
        how = small(say("today-post-week-how"))
        parts += [rule(), text(say("today-post-week"), *_podium_lines(week, say), how)]
    return card(*parts, *rows([way]), *([text(watchers)] if watchers else []), colour=GOLD)


def _podium_lines(leaderboard: DayLeaderboard, say: Words) -> list[str]:
    return [
        _leaderboard_line(leaderboard, each, say)
        for each in leaderboard.ranks
        if each.rank <= STEPS
    ]
