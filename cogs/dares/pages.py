"""The pages of a dare: its call, its post, its ranking, and its deals one by one."""

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass

from discord import ButtonStyle, ui
from discord.utils import format_dt

from bot.i18n import MINUS, Words, yes
from bot.storage.dares import EXPERT_TABLES, Dare, DareWay
from bot.storage.tournaments import SoloPlay
from bot.tables.occupants import is_erased
from bot.tournaments.marks import DareEntrant, DareResults, Ranked, Unranked, ranking
from cogs.alone.pages import player_name, result_line
from cogs.ui.arguments import BREAK, joined
from cogs.ui.control import Control, button, menu
from cogs.ui.ids import ControlId, Verb
from cogs.ui.layout import FELT, GOLD, GREY, card, rows, rule, signed, small, text, title
from cogs.ui.replies import mention
from engine.fairness import seal
from engine.notation import UnreadableDeal
from engine.options import OptionRefused
from engine.variants import find_variant

COUNTS = (4, 8)
"""The numbers of deals that a dare may have."""

DAYS = range(1, 8)
"""The numbers of days that it may be open."""

USUAL_COUNT, USUAL_DAYS = 8, 3

MOST_LINES = 10
"""The people who are listed; whoever is below reads their own line."""

SEAL_SHOWN = 16

PRIMARY, SUCCESS = ButtonStyle.primary, ButtonStyle.success


@dataclass(frozen=True, slots=True, kw_only=True)
class PlannedDare:
    """A dare that is being planned.

    ``code`` is the one that it gets, so that two presses make one dare of it. ``again``: where its
    deals were played before, a tournament, or a game with ``OF_GAME``; empty for new ones.
    """

    code: str
    game: str
    way: DareWay = DareWay.ALONE
    count: int = USUAL_COUNT
    days: int = USUAL_DAYS
    again: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class DareShown:
    """A dare as somebody finds it; ``named`` are the people who may be named to them.

    ``own`` are the reader's plays by deal, ``knows``: they have seen one of its deals before.
    ``reader`` is 0 for the post, which everybody reads. ``sealed``: the deals come from its seed.
    """

    dare: Dare
    results: DareResults
    plays: Sequence[SoloPlay]
    named: frozenset[int]
    now_open: bool
    reader: int = 0
    knows: bool = False
    sealed: bool = True

    @property
    def waits_for_experts(self) -> bool:
        """Whether tables of experts are still to play what tables have played."""
        wanted = self.dare.way is DareWay.TABLE and not self.now_open and not self.dare.outdated
        # Experts play once the dare is over: what they do could be copied before (ADR 27).
        played = sum(map(len, self.results.experts.values()))
        return wanted and bool(self.results.users) and played < EXPERT_TABLES * self.results.count

    @property
    def own(self) -> Mapping[int, SoloPlay]:
        """The reader's plays, by deal."""
        return {play.deal: play for play in self.plays if play.user == self.reader}

    @property
    def done(self) -> int:
        """The number of deals that the reader has finished."""
        return sum(play.done_at is not None for play in self.own.values())

    def may_see(self, deal: int) -> bool:
        """Whether the reader may know what others did on a deal: after their own play."""
        own = self.own.get(deal)
        # Nobody may be shown cards that they could still play (ADR 27).
        return not self.now_open or (own is not None and own.done_at is not None)


NEW = "new"
"""Stands for new deals in a control."""

OF_GAME = "x"
"""Between a table and the number of its game in a control whose deals are those of the game."""


def _to(verb: Verb, dare: Dare, *more: object) -> ControlId:
    return ControlId(verb, argument=joined(dare.tournament, *more))


def _written(call: PlannedDare) -> str:
    """The planned dare as the controls of its page carry it."""
    # The argument of a control has no underscores.
    game = call.game.replace("_", BREAK)
    # "C-7K3Q2M" has the sign between the words of a control in it: its head is left out.
    code = call.code.rpartition(BREAK)[2]
    return joined(code, call.way, call.count, call.days, call.again or NEW, game)


def call_page(
    call: PlannedDare, own: Sequence[DareShown], say: Words, *, at_tables: bool = True
) -> ui.LayoutView:
    """The page that explains dares, plans one, and lists the reader's own.

    ``at_tables``: there is a channel in which tables can be opened.
    """
    ways = {way.value: say("dare-way", way=way.value) for way in DareWay}
    counts = {str(each): say("dare-count", count=each) for each in COUNTS}
    days = {str(each): say("dare-days", days=each) for each in DAYS}
    choices = [
        *(rows([_choice(Verb.DARE_WAY, call, ways, call.way)]) if at_tables else []),
        *([] if call.again else rows([_choice(Verb.DARE_COUNT, call, counts, str(call.count))])),
        *rows([_choice(Verb.DARE_DAYS, call, days, str(call.days))]),
    ]
    launch = ControlId(Verb.DARE_CALL, argument=_written(call))
    launched = button(launch, say("dare-button-call"), style=SUCCESS)
    of_game = yes(OF_GAME in call.again)
    again = say("dare-again", count=call.count, game=of_game) if call.again else ""
    game = say.variant(find_variant(call.game))
    return card(
        text(title(say("dare-call-title")), say("dare-call", game=game, way=call.way), again),
        *choices,
        *rows([launched]),
        *_own_dares(own, say),
        colour=FELT,
    )


def _choice(verb: Verb, call: PlannedDare, choices: Mapping[str, str], chosen: str) -> Control:
    control = ControlId(verb, argument=_written(call))
    return menu(control, choices, chosen, state=chosen)


def _own_dares(own: Sequence[DareShown], say: Words) -> tuple[ui.Item[ui.LayoutView], ...]:
    """The dares that the reader has called out or taken up, with the way to each."""
    if not own:
        return ()
    names = {str(each.dare.tournament): _own_line(each, say) for each in own}
    lines = [say("dare-nobody-coded", code=each.dare.code) for each in own if _is_left_alone(each)]
    way = menu(ControlId(Verb.DARE_LOOK), names, "", placeholder=say("dare-own"))
    return (rule(), *((text(*lines),) if lines else ()), *rows([way]))


def _own_line(shown: DareShown, say: Words) -> str:
    key = "dare-own-open" if shown.now_open else "dare-own-over"
    return say(key, code=shown.dare.code, played=shown.done, count=shown.results.count)


def _is_left_alone(shown: DareShown) -> bool:
    """Whether it is over and nobody but its host has played it, who reads that alone."""
    others = set(shown.results.users) - {shown.dare.host}
    return not shown.now_open and shown.reader == shown.dare.host and not others


def dare_title(shown: DareShown, say: Words) -> str:
    """The title with the host's name, unless they have erased themselves or are hidden."""
    host = shown.dare.host
    # An erased host has a stand-in instead of an id: nobody can be mentioned by it.
    if host not in shown.named or is_erased(host):
        return title(say("dare-title-somebody"))
    return title(say("dare-title", host=mention(host, say)))


def _about(shown: DareShown, say: Words) -> list[str]:
    """The game, the deals, the code and the end."""
    dare = shown.dare
    game = say.variant(find_variant(dare.rules_key))
    ends = format_dt(dare.closes_at, "R")
    return [
        dare_title(shown, say),
        say("dare-what", game=game, count=shown.results.count, way=dare.way),
        say("dare-open" if shown.now_open else "dare-over", code=dare.code, ends=ends),
        say("dare-outdated") if dare.outdated else "",
        say("dare-experts-wait") if shown.waits_for_experts else "",
    ]


def post_page(shown: DareShown, say: Words) -> ui.LayoutView:
    """The message in the channel, which tells how far everybody is."""
    dare = shown.dare
    listed = _ranking_lines(shown, say)
    ways = [
        button(_to(Verb.DARE_PLAY, dare), say("dare-button-play"), style=SUCCESS),
        button(_to(Verb.DARE_RANKING, dare), say("dare-button-ranking")),
        button(_to(Verb.DARE_DEALS, dare), say("dare-button-deals")),
    ]
    return card(
        text(*_about(shown, say)),
        *((rule(), text(*listed)) if listed else ()),
        text(small(_sealed(shown, say))),
        *rows(ways if shown.now_open else ways[1:]),
        colour=FELT if shown.now_open else GOLD,
    )


def _sealed(shown: DareShown, say: Words) -> str:
    """The seal of the deals; once they are over the seed, by which they can be dealt again."""
    if not shown.sealed:
        return say("dare-unsealed")
    if shown.now_open:
        return say("dare-seal", seal=seal(shown.dare.seed)[:SEAL_SHOWN])
    return say("dare-seed", seed=shown.dare.seed.hex())


def dare_page(shown: DareShown, say: Words, *, may_post: bool) -> ui.LayoutView:
    """The dare for one reader: with the deals they have played, and the way on."""
    dare, count = shown.dare, shown.results.count
    lines = [say("dare-own-played", played=shown.done, count=count)] if shown.reader else []
    if shown.knows and shown.now_open:
        lines.append(say("dare-seen"))
    if _is_left_alone(shown):
        lines.append(say("dare-nobody"))
    post = button(_to(Verb.DARE_POST, dare), say("dare-button-post"))
    again = button(ControlId(Verb.DARE, argument=str(dare.tournament)), say("dare-button-again"))
    ends = [] if shown.now_open else [again]
    return card(
        text(*_about(shown, say), *lines),
        text(small(_sealed(shown, say))),
        *rows([*_play_button(shown, say), *_looks(shown, say, but=Verb.DARE_LOOK)]),
        *rows([post] if may_post and shown.now_open else ends),
        colour=FELT if shown.now_open else GOLD,
    )


def _play_button(shown: DareShown, say: Words) -> list[Control]:
    """On with the next deal; none if all are finished, or no more can be played."""
    # A dare that is played alone can be finished after its end, unranked.
    over = shown.dare.way is not DareWay.ALONE and not shown.now_open
    if over or shown.dare.has_other_rules or shown.done == shown.results.count:
        return []
    key = "dare-button-next" if shown.own else "dare-button-play"
    number = next_deal(shown)
    label = say(key, number=number, count=shown.results.count) if shown.own else say(key)
    return [button(_to(Verb.DARE_PLAY, shown.dare), label, style=SUCCESS)]


def next_deal(shown: DareShown) -> int:
    """The deal that the reader plays next: the first that they have not finished."""
    for number in range(1, shown.results.count + 1):
        own = shown.own.get(number)
        if own is None or own.done_at is None:
            return number
    return shown.results.count


def _looks(shown: DareShown, say: Words, but: Verb) -> list[Control]:
    ways = {
        Verb.DARE_RANKING: "dare-button-ranking",
        Verb.DARE_DEALS: "dare-button-deals",
        Verb.DARE_LOOK: "dare-button-dare",
    }
    return [
        button(_to(verb, shown.dare), say(key)) for verb, key in ways.items() if verb is not but
    ]


def after_page(shown: DareShown, play: SoloPlay, say: Words) -> ui.LayoutView:
    """The result of a deal, next to the others' results so far."""
    new = button(ControlId(Verb.DARE), say("dare-button-game"))
    # Nothing is offered of a dare whose rules have changed since: it cannot be played to its end.
    ways = _play_button(shown, say) or [new]
    return card(
        text(
            title(head(shown.dare, play.deal, shown.results.count, say)),
            f"**{_result(play, say)}**",
            *_compared(shown, play, say),
        ),
        text(small(_after_hint(shown, say))),
        *rows([*ways, *_looks(shown, say, but=Verb.DARE_LOOK)]),
        colour=GOLD,
    )


def _after_hint(shown: DareShown, say: Words) -> str:
    if not shown.now_open:
        return say("dare-late")
    return say("dare-hands-at", ends=format_dt(shown.dare.closes_at, "R"))


def head(dare: Dare, deal: int, count: int, say: Words) -> str:
    """« Défi C-7K3Q2M, donne 3 sur 8 »."""
    return say("dare-head", code=dare.code, number=deal, count=count)


def _result(play: SoloPlay, say: Words) -> str:
    """The contract and the points; the points alone if its rules have changed since."""
    with suppress(UnreadableDeal, OptionRefused):
        return result_line(play, say)
    return signed(play.points, say)


def _compared(shown: DareShown, play: SoloPlay, say: Words) -> list[str]:
    """The mark and the rank of a play on its deal, as far as others have played that."""
    if play.seen:
        return [say("dare-seen")]
    if play.user not in shown.results.points.get(play.deal, {}):
        return [say("dare-unranked")]
    mark = shown.results.marks_of(play.deal).get(play.user)
    if mark is None:
        return [say("dare-first")]
    places = deal_places(shown, play.deal)
    people = {play.user, *shown.results.partners_of(play.user, play.deal)}
    rank = next(each.rank for each in places if each.user in people)
    return [say("dare-compared", mark=_signed(mark), rank=rank, count=len(places))]


def deal_places(shown: DareShown, deal: int) -> tuple[Ranked, ...]:
    """The ranking of a deal, of those who can be compared: by marks, then by points.

    Of partners it has the first.
    """
    results, marks = shown.results, shown.results.marks_of(deal)
    points = results.points.get(deal, {})
    fair = {
        user: (marks.get(user, 0.0), each)
        for user, each in points.items()
        # Who had seen the cards is compared with nobody (ADR 27); of partners the first stands for
        # both.
        if user not in results.seen and user <= min(results.partners_of(user, deal), default=user)
    }
    return ranking(fair)


def _signed(mark: float) -> str:
    """A mark to a whole point, with its sign."""
    whole = round(mark)
    return f"{MINUS if whole < 0 else '+'}{abs(whole)}"


def ranking_page(shown: DareShown, say: Words) -> ui.LayoutView:
    """Everybody by the mean of their marks, with how sure that is."""
    listed = _ranking_lines(shown, say) or [say("dare-empty")]
    return card(
        text(*_about(shown, say)),
        rule(),
        text(*listed),
        text(small(say("dare-how", way=shown.dare.way))),
        *rows([*_play_button(shown, say), *_looks(shown, say, but=Verb.DARE_RANKING)]),
        colour=GOLD,
    )


def _ranking_lines(shown: DareShown, say: Words) -> list[str]:
    """The first of a ranking, and the reader wherever they are."""
    entrants = shown.results.entrants(over=not shown.now_open)
    lines = [
        _entrant_line(shown, each, say)
        for place, each in enumerate(entrants)
        if place < MOST_LINES or shown.reader in each.people
    ]
    more = len(entrants) - len(lines)
    return [*lines, *([say("dare-more", count=more)] if more else [])]


def _people(shown: DareShown, people: Iterable[int], say: Words) -> str:
    """The names on a line of the ranking: one person, or partners."""
    return say.every(player_name(user, shown.named, say) for user in people)


def _entrant_line(shown: DareShown, each: DareEntrant, say: Words) -> str:
    who = _people(shown, each.people, say)
    count = shown.results.count
    match each.why:
        case None:
            mark = "" if each.mark is None else _signed(each.mark)
            error = "" if each.error is None else str(round(each.error))
            return say(
                "dare-line",
                rank=each.rank or 0,
                player=who,
                known=yes(bool(mark)),
                mark=mark,
                sure=yes(bool(error)),
                error=error,
            )
        case Unranked.SEEN:
            return say("dare-line-seen", player=who, played=each.played, count=count)
        case Unranked.FEW | Unranked.PLAYING:
            few = yes(each.why is Unranked.FEW)
            return say("dare-line-playing", player=who, played=each.played, count=count, few=few)


def deals_page(shown: DareShown, say: Words) -> ui.LayoutView:
    """The reader's deals in a list, with the way to what the others made of each."""
    numbers = range(1, shown.results.count + 1)
    lines = [_deal_line(shown, number, say) for number in numbers]
    names = {
        joined(shown.dare.tournament, number): say("dare-deal", number=number)
        for number in numbers
        if shown.may_see(number)
    }
    control = ControlId(Verb.DARE_DEAL)
    ways = rows([menu(control, names, "", placeholder=say("dare-deals"))]) if names else []
    return card(
        text(*_about(shown, say)[:2], *lines),
        *ways,
        text(small(_after_hint(shown, say) if shown.now_open else _sealed(shown, say))),
        *rows([*_play_button(shown, say), *_looks(shown, say, but=Verb.DARE_DEALS)]),
        colour=GOLD,
    )


def _deal_line(shown: DareShown, number: int, say: Words) -> str:
    own = shown.own.get(number)
    if own is None or own.done_at is None:
        return say("dare-deal-to-play", number=number)
    compared = " · ".join(_compared(shown, own, say))
    return say("dare-deal-played", number=number, result=_result(own, say), compared=compared)


def deal_page(shown: DareShown, number: int, say: Words) -> ui.LayoutView:
    """Everyone's results of a deal, for a reader who may know them."""
    plays = {play.user: play for play in shown.plays if play.deal == number}
    marks = shown.results.marks_of(number)
    lines = [
        say(
            "dare-deal-line",
            rank=each.rank,
            player=_people(shown, partners, say),
            result=_result(plays[each.user], say),
            mark=_signed(marks[each.user]) if each.user in marks else "",
            compared=yes(each.user in marks),
            stood=yes(plays[each.user].stood_in),
        )
        for place, each in enumerate(deal_places(shown, number))
        for partners in [(each.user, *shown.results.partners_of(each.user, number))]
        if place < MOST_LINES or shown.reader in partners
    ]
    if experts := shown.results.experts.get(number):
        leads = say.every(_signed(lead) for lead in experts)
        lines.append(say("dare-experts", leads=leads))
    ways = [button(_to(Verb.DARE_DEALS, shown.dare), say("dare-button-deals"))]
    if not shown.now_open and not shown.dare.has_other_rules:
        ways.append(button(_to(Verb.DARE_HANDS, shown.dare, number), say("dare-button-hands")))
        if number in shown.own and shown.own[number].done_at is not None:
            own = _to(Verb.DARE_HANDS, shown.dare, number, "own")
            ways.append(button(own, say("dare-button-own")))
    heading = head(shown.dare, number, shown.results.count, say)
    told = lines or [say("dare-empty")]
    return card(text(title(heading), *told), *rows(ways), colour=GOLD if lines else GREY)
