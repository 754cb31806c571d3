"""The screens of an evening."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby

from discord import ButtonStyle, ui
from discord.utils import escape_markdown, format_dt

from bot.evenings import (
    FOUR,
    GATHERS_FOR,
    Coming,
    Evening,
    EveningStage,
    Guest,
    tables_for,
    wanted_pairs,
)
from bot.i18n import Words, dotted, yes
from bot.shared_plays.rounds import DEALS, ROUNDS
from bot.storage.evenings import NO_TABLE, BestDeal, EveningSeat, GamePlayed
from bot.tables.table import Table
from cogs.evenings.controls import (
    EVENINGS,
    ComingControl,
    DeleteEveningControl,
    EditEveningControl,
    FewControl,
    HereControl,
    LeaveAndComeControl,
    MixControl,
    PartnerControl,
    PauseEveningControl,
    PutBelowControl,
    QuietControl,
    SeasonControl,
    SignupControl,
    WithWhomControl,
)
from cogs.ui.control import Control, button, menu, person_menu
from cogs.ui.layout import GOLD, GREY, LayoutItem, card, rows, rule, small, text, title, warning
from cogs.ui.people import named_players
from cogs.ui.replies import channel_link, mention
from engine.variants import find_variant

MOST_NAMED = 40
"""The most people who are named of those with the same answer; the others are counted.

Three answers with so many mentions take some 2,900 of the 4,000 characters of a message.
"""

MOST_PAIRS = 10
"""The most pairs that are named."""

MOST_TABLES = 20
"""The most tables that are listed."""

MOST_GAMES = 12
"""The most games that are listed after an evening."""

SIGNUPS = (24, 48, 72, 144)
"""The hours before an evening at which its card can be posted."""

LONGEST_TITLE = 60

MOST_HERE = 3
"""The most evenings of a server."""

MESSAGE = "https://discord.com/channels/{guild}/{channel}/{message}"


def heading(kept: Evening) -> str:
    """Its title, as somebody has typed it."""
    return escape_markdown(kept.title)


def _people(users: Sequence[int], say: Words) -> str:
    named = [mention(user, say) for user in users[:MOST_NAMED]]
    if others := len(users) - MOST_NAMED:
        named += [say("evening-others", count=others)] if others > 0 else []
    return say.every(named)


def card_page(kept: Evening, start: datetime, guests: Sequence[Guest], say: Words) -> ui.LayoutView:
    """The card: when, who comes, how many are missing; its buttons until the hour."""
    head = [title(heading(kept)), _when(kept, start, say)]
    lists = [
        f"**{say(f'evening-coming-{each}', count=len(users))}** {_people(users, say)}"
        for each in Coming
        if (users := [guest.user for guest in guests if guest.coming is each])
    ]
    signing_up = kept.stage in {EveningStage.ANNOUNCED, EveningStage.REMINDED}
    below: list[LayoutItem] = []
    if signing_up:
        coming = sum(guest.coming is Coming.YES for guest in guests)
        pairs = sorted(map(sorted, wanted_pairs(guests)))[:MOST_PAIRS]
        named = ("–".join(mention(user, say) for user in pair) for pair in pairs)
        together = [say("evening-together", pairs=say.every(named))] if pairs else []
        below += [text(*together, small(" ".join(_plan(coming, say))))]
        styles = {Coming.YES: ButtonStyle.success}
        answers = [
            button(
                ComingControl(kept.id, kept.day, each),
                say(f"evening-button-{each}"),
                style=styles.get(each, ButtonStyle.secondary),
            )
            for each in Coming
        ]
        partner = button(WithWhomControl(kept.id, kept.day), say("evening-button-with"))
        below += rows([*answers, partner])
    elif kept.notice_id:
        below += [text(say("evening-goes-on", link=_link(kept, kept.notice_id)))]
    colour = GOLD if signing_up else GREY
    return card(text(*head), *([text(*lists)] if lists else []), *below, colour=colour)


def _when(kept: Evening, start: datetime, say: Words) -> str:
    game = [] if kept.rules_key is None else [say.variant(find_variant(kept.rules_key))]
    game += [say("evening-same", count=ROUNDS * DEALS)] if kept.same_deals else []
    # Discord shows both in the reader's own time zone, and counts down by itself.
    return dotted((f"{format_dt(start, 'F')} ({format_dt(start, 'R')})", *game))


def _plan(coming: int, say: Words) -> Iterator[str]:
    """The number of tables there will be, and of people missing for one more."""
    count = tables_for(coming)
    missing = -coming % FOUR or FOUR
    if count.full:
        left = count.with_computers or count.waiting
        yield say("evening-plan", full=count.full, left=left)
    if coming % FOUR or not count.full:
        yield say("evening-missing", count=missing, first=count.full + 1)


def reminder_page(
    kept: Evening, start: datetime, guests: Sequence[Guest], say: Words
) -> ui.LayoutView:
    """The reminder: who comes, who may; if they are few, whether it takes place."""
    coming = [guest.user for guest in guests if guest.coming is Coming.YES]
    maybe = [guest.user for guest in guests if guest.coming is Coming.MAYBE]
    few = len(coming) < FOUR
    lines = [say("evening-soon", title=heading(kept), when=format_dt(start, "R"))]
    if coming:
        lines.append(say("evening-soon-coming", people=_people(coming, say)))
    if maybe:
        lines.append(say("evening-soon-maybe", people=_people(maybe, say)))
    controls = []
    if few and kept.plays_on:
        lines.append(say("evening-few-on", count=len(coming)))
    elif few:
        lines.append(say("evening-few", count=len(coming), weekly=yes(kept.weekly)))
        for plays_on, key in ((True, "evening-button-play"), (False, "evening-button-postpone")):
            controls.append(button(FewControl(kept.id, kept.day, plays_on), say(key)))
    controls.append(button(QuietControl(reminded=False), say("evening-button-quiet")))
    return card(text(*lines), *rows(controls), colour=GOLD)


def gathering_page(
    kept: Evening, since: datetime, guests: Sequence[Guest], say: Words
) -> ui.LayoutView:
    """At the hour: who is there, and until when one can say so."""
    arrived_users = [guest.user for guest in guests if guest.here_at]
    expected = {guest.user for guest in guests if guest.coming is Coming.YES}
    of = len(expected | {*arrived_users})
    lines = [say("evening-here", here=len(arrived_users), of=of)]
    if arrived_users:
        lines.append(_people(arrived_users, say))
    missing = [guest.user for guest in guests if guest.user in expected and not guest.here_at]
    if missing:
        lines.append(say("evening-awaited", people=_people(missing, say)))
    until = format_dt(since + GATHERS_FOR, "R")
    arrived = HereControl(kept.id, kept.day)
    here_button = button(arrived, say("evening-button-here"), style=ButtonStyle.success)
    return card(
        text(title(say("evening-now", title=heading(kept))), *lines),
        text(small(say("evening-until", when=until))),
        *rows([here_button]),
        colour=GOLD,
    )


def tables_page(
    kept: Evening,
    seats: Sequence[EveningSeat],
    say: Words,
    *,
    mixable: bool,
    over: bool = False,
    following: datetime | None = None,
) -> ui.LayoutView:
    """The tables that were made, with the way to each, and who waits.

    No buttons once over; ``following`` is the next evening then.
    """
    waiting = [each.sat.user for each in seats if not each.sat.table]
    lines = list[str]()
    for number, grouped in groupby(seats, lambda each: each.sat.table):
        people = tuple(grouped)
        if not number or len(lines) == MOST_TABLES:
            continue
        line = say("evening-table", number=number, players=against(people, say))
        channel = people[0].channel
        lines.append(line if channel is None else f"{line} → {channel_link(channel, say)}")
    if any(each.sat.table and each.table == NO_TABLE for each in seats):
        lines.append(small(say("evening-elsewhere")))
    if waiting:
        lines.append(say("evening-waiting", people=_people(waiting, say)))
    # Only where the bot may make no threads is a table in the channel itself.
    if waiting and kept.same_deals and kept.channel_id in {each.channel for each in seats}:
        lines.append(small(say("evening-in-turn")))
    if not lines:
        lines = [say("evening-nobody")]
    elif len(seats) == 1:
        lines.append(say("evening-alone"))
    head = say("evening-tables", title=heading(kept))
    if kept.same_deals and seats:
        turn = seats[0].sat.round
        head = say("evening-round", title=heading(kept), number=turn, count=ROUNDS)
    if following is not None:
        lines.append(say("evening-next", when=format_dt(following, "F")))
    late = button(HereControl(kept.id, kept.day), say("evening-button-late"))
    mix = button(MixControl(kept.id, kept.day), say("evening-button-mix"))
    controls = [] if over else [late, *([mix] if mixable else [])]
    return card(
        text(title(head), *lines),
        *rows(controls),
        colour=GREY if over else GOLD,
    )


def against(people: Sequence[EveningSeat], say: Words) -> str:
    """« Anna–Bilal contre Chloé et un ordinateur »."""
    places = {each.sat.place: each.sat.user for each in people}
    first, second = (
        named_players([places.get(place), places.get(place + 1)], say) for place in (0, 2)
    )
    return say("evening-against", first=first, second=second)


def table_notice(number: int, people: Sequence[EveningSeat], say: Words) -> ui.LayoutView:
    """The message below which the thread of a table stands."""
    return card(text(say("evening-table", number=number, players=against(people, say))))


def after_page(
    kept: Evening,
    played: Sequence[GamePlayed],
    best: BestDeal | None,
    following: datetime | None,
    say: Words,
) -> ui.LayoutView:
    """The page after an evening: its games, the best deal, and the next date."""
    lines = list[str]()
    for game in played[-MOST_GAMES:]:
        first, second = (named_players(side, say) for side in game.sides)
        ours, theirs = game.scores
        line = say("evening-game", first=first, ours=ours, second=second, theirs=theirs)
        lines.append(line)
    if best is not None and best.declarer is not None:
        player = mention(best.declarer, say)
        lines.append(say("evening-best", points=best.points, player=player))
    if following is not None:
        lines.append(say("evening-next", when=format_dt(following, "F")))
    return card(text(title(say("evening-after", title=heading(kept))), *lines), colour=GOLD)


def partner_page(kept: Evening, partner: int | None, say: Words) -> ui.LayoutView:
    """Asks with whom somebody wants to play."""
    control = PartnerControl(kept.id, kept.day)
    asked = say("evening-with-none")
    if partner is not None:
        asked = say("evening-with-one", user=mention(partner, say))
    return card(
        text(
            title(heading(kept)), asked, small(say("evening-with-hint", same=yes(kept.same_deals)))
        ),
        *rows([person_menu(control, partner, say("evening-with-placeholder"))]),
    )


def elsewhere_page(kept: Evening, table: Table, costs: Iterable[str], say: Words) -> ui.LayoutView:
    """That somebody still plays at another table, what leaving it costs, and the button to come."""
    told = say("evening-playing-elsewhere", channel=channel_link(table.opened.channel, say))
    come = button(
        LeaveAndComeControl(kept.id, kept.day),
        say("evening-button-leave"),
        style=ButtonStyle.danger,
    )
    return card(text(told, *costs), *rows([come]))


def quiet_page(say: Words, *, reminded: bool) -> ui.LayoutView:
    """Whether the reader is mentioned before an evening, and the button that changes it."""
    contrary = QuietControl(not reminded)
    label = say("evening-button-quiet" if reminded else "evening-button-again")
    state = say("evening-reminded", reminded=yes(reminded))
    return card(text(state), *rows([button(contrary, label)]))


@dataclass(frozen=True, slots=True, kw_only=True)
class ListedEvening:
    """An evening on the page of a server: its next day, and what is in its way."""

    kept: Evening
    start: datetime
    trouble: str = ""
    note: str = ""


def evenings_page(listed: Sequence[ListedEvening], say: Words, *, manages: bool) -> ui.LayoutView:
    """The evenings of a server; whoever ``manages`` it changes them here."""
    hint = say("evening-hint" if listed else "evening-none")
    items: list[LayoutItem] = [text(title(say("evening-title")), hint)]
    for each in listed:
        items += [rule(), *_listed(each, say, manages=manages)]
    if manages:
        full = len(listed) >= MOST_HERE
        style = ButtonStyle.success
        new = button(EditEveningControl(), say("evening-button-new"), style=style, disabled=full)
        items += [rule(), *rows([new])]
    return card(*items)


def _listed(each: ListedEvening, say: Words, *, manages: bool) -> Iterator[LayoutItem]:
    kept = each.kept
    weekday = say.weekday(kept.day)
    how_often = say("evening-weekly", weekday=weekday) if kept.weekly else say("evening-once")
    lines = [f"**{heading(kept)}** {dotted((how_often, channel_link(kept.channel_id, say)))}"]
    if kept.paused is None:
        lines.append(_when(kept, each.start, say))
        if kept.card_id:
            lines.append(say("evening-card-link", link=_link(kept, kept.card_id)))
    else:
        lines.append(say("evening-paused", why=kept.paused.value))
    yield text(*lines, *([small(each.note)] if each.note else []))
    yield from warning(each.trouble)
    season = [button(SeasonControl(kept.id), say("evening-button-season"))] * kept.same_deals
    if manages:
        yield from rows([*_managing(kept, say), *season])
        names = {str(hours): say("evening-signup", count=hours // 24) for hours in SIGNUPS}
        chosen = str(kept.signup_hours)
        control = SignupControl(kept.id)
        yield from rows([menu(control, names, chosen)])
    else:
        yield from rows(season)


def _managing(kept: Evening, say: Words) -> Iterator[Control]:
    yield button(EditEveningControl(kept.id), say("evening-button-edit"))
    switch = "evening-button-pause" if kept.paused is None else "evening-button-resume"
    yield button(PauseEveningControl(kept.id, kept.paused is None), say(switch))
    if kept.card_id and kept.paused is None:
        yield button(PutBelowControl(kept.id), say("evening-button-card"))
    yield button(DeleteEveningControl(kept.id, sure=False), say("evening-button-delete"))


def confirm_deleting(kept: Evening, say: Words) -> ui.LayoutView:
    """Asks whether an evening is to go, with all answers."""
    sure = DeleteEveningControl(kept.id, sure=True)
    controls = [
        button(sure, say("evening-button-delete"), style=ButtonStyle.danger),
        button(EVENINGS, say("evening-button-back")),
    ]
    return card(text(say("evening-confirm", title=heading(kept))), *rows(controls))


def mistake_page(evening: int | None, why: str, say: Words) -> ui.LayoutView:
    """What is wrong with what was typed of an evening, and the way back to it as it was typed."""
    correct = EditEveningControl(evening, again=True)
    controls = [
        button(correct, say("score-sheet-button-correct"), style=ButtonStyle.primary),
        button(EVENINGS, say("evening-button-back")),
    ]
    return card(text(why), *rows(controls))


def _link(kept: Evening, message: int) -> str:
    return MESSAGE.format(guild=kept.guild_id, channel=kept.channel_id, message=message)
