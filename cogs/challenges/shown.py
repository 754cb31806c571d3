"""A challenge as somebody finds it, with the lines and buttons that its pages share."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from discord import ButtonStyle
from discord.utils import escape_markdown, format_dt

from bot.i18n import MINUS, Words, yes
from bot.shared_plays.kinds import ChallengeWay
from bot.shared_plays.marks import ChallengeResults
from bot.shared_plays.rounds import round_of
from bot.storage.challenge_experts import EXPERT_TABLES, for_experts
from bot.storage.challenges import Challenge
from bot.storage.shared_plays import SoloPlay
from bot.tables.occupants import is_erased
from cogs.alone.pages import SEAL_SHOWN, player_name
from cogs.challenges.controls import (
    ChallengeDealsControl,
    LookAtChallengeControl,
    PlayChallengeControl,
    RankingControl,
)
from cogs.ui.control import Control, button
from cogs.ui.controls import WordedControl
from cogs.ui.layout import title
from cogs.ui.replies import mention
from engine.fairness import seal
from engine.variants import find_variant

SOON = 15
"""The minutes before the end in which it is said that a deal that is begun counts."""

MOST_LINES = 10
"""The people who are listed; whoever is below reads their own line."""

SUCCESS = ButtonStyle.success


@dataclass(frozen=True, slots=True, kw_only=True)
class ChallengeShown:
    """A challenge as somebody finds it; ``named`` are the people who may be named to them.

    ``own`` are the reader's plays by deal, ``knows``: they have seen one of its deals before.
    ``reader`` is 0 for the post, which everybody reads. ``sealed``: the deals come from its seed.
    ``played_again``: it is over, and another one that is open has its deals. ``title`` is that of
    the evening whose tables play it, ``sat_at`` the table of everybody there, by round and person.
    """

    challenge: Challenge
    results: ChallengeResults
    plays: Sequence[SoloPlay]
    named: frozenset[int]
    now_open: bool
    minutes_left: int = 0
    reader: int = 0
    knows: bool = False
    sealed: bool = True
    played_again: bool = False
    title: str = ""
    sat_at: Mapping[tuple[int, int], int] = field(default_factory=dict)

    def tables(self, deal: int) -> Mapping[int, int]:
        """The tables of an evening that have finished a deal, each with its number there."""
        done = [play for play in self.plays if play.deal == deal and play.done_at is not None]
        at = {play.at_table: (round_of(deal), play.user) for play in done if play.at_table}
        numbers = {table: self.sat_at.get(where, 0) for table, where in at.items()}
        # An evening that took place once has forgotten who sat where.
        known = all(numbers.values()) and len({*numbers.values()}) == len(numbers)
        found = sorted(numbers.items(), key=lambda each: each[1] if known else each[0])
        return {table: n if known else place for place, (table, n) in enumerate(found, start=1)}

    @property
    def waits_for_experts(self) -> bool:
        """Whether tables of experts are still to play what tables have played."""
        wanted = (
            self.challenge.way is ChallengeWay.TABLE
            and not self.now_open
            and not self.challenge.outdated
        )
        # Experts play once the challenge is over: what they do could be copied before (ADR 27).
        deals = for_experts(self.challenge, self.plays, self.results.count)
        played = sum(len(self.results.experts.get(deal, ())) for deal in deals)
        return wanted and bool(self.results.users) and played < EXPERT_TABLES * len(deals)

    @property
    def begun_wait(self) -> bool:
        """Whether experts are still to finish deals that were begun and left."""
        challenge = self.challenge
        begun = (play for play in self.plays if play.started_at < challenge.closes_at)
        wanted = not (self.now_open or challenge.outdated or challenge.has_other_rules)
        return wanted and any(play.done_at is None for play in begun)

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
        play = self.own.get(deal)
        # Nobody may be shown cards that they could still play (ADR 27).
        return self.is_told or (play is not None and play.done_at is not None)

    @property
    def is_told(self) -> bool:
        """Whether its deals are no secret any more, here or in another challenge."""
        return not (self.now_open or self.played_again)

    @property
    def shows_seed(self) -> bool:
        """Whether its seed may be read, by which anybody can deal its deals."""
        return self.sealed and self.is_told


def is_left_alone(shown: ChallengeShown) -> bool:
    """Whether it is over and nobody but its host has played it, who reads that alone."""
    others = set(shown.results.users) - {shown.challenge.host}
    return not shown.now_open and shown.reader == shown.challenge.host and not others


def challenge_title(shown: ChallengeShown, say: Words) -> str:
    """The title with the host's name, unless they have erased themselves or are hidden."""
    host = shown.challenge.host
    if shown.challenge.evening is not None:
        told, named = escape_markdown(shown.title), yes(bool(shown.title))
        return title(say("challenge-title-evening", title=told, named=named))
    # An erased host has a stand-in instead of an id: nobody can be mentioned by it.
    if host not in shown.named or is_erased(host):
        return title(say("challenge-title-somebody"))
    return title(say("challenge-title", host=mention(host, say)))


def about(shown: ChallengeShown, say: Words) -> list[str]:
    """The game, the deals, the code and the end."""
    challenge = shown.challenge
    game = say.variant(find_variant(challenge.rules_key))
    ends = format_dt(challenge.closes_at, "R")
    way = challenge.way if challenge.evening is None else "evening"
    return [
        challenge_title(shown, say),
        say("challenge-what", game=game, count=shown.results.count, way=way),
        # An evening ends with its last table, whatever its challenge allows.
        say("challenge-open", code=challenge.code, ends=ends)
        if shown.now_open and challenge.evening is None
        else "",
        "" if shown.now_open else say("challenge-over", code=challenge.code, ends=ends),
        say("challenge-outdated") if challenge.outdated else "",
        say("challenge-experts-wait") if shown.waits_for_experts else "",
        say("challenge-begun-wait") if shown.begun_wait else "",
    ]


def sealed_line(shown: ChallengeShown, say: Words) -> str:
    """The seal of the deals, by which their seed can be checked once it is told."""
    if not shown.sealed:
        return say("challenge-unsealed")
    return say("challenge-seal", seal=seal(shown.challenge.seed)[:SEAL_SHOWN])


def play_button(shown: ChallengeShown, say: Words) -> list[Control]:
    """On with the next deal; none if all are finished, or no more can be played."""
    # A challenge that is played alone can be finished after its end, unranked.
    over = shown.challenge.way is not ChallengeWay.ALONE and not shown.now_open
    closed = over or shown.challenge.evening is not None  # which is played at its tables alone
    if closed or shown.challenge.has_other_rules or not may_go_on(shown):
        return []
    key = "challenge-button-next" if shown.own else "challenge-button-play"
    number = next_deal(shown)
    label = say(key, number=number, count=shown.results.count) if shown.own else say(key)
    return [button(PlayChallengeControl(shown.challenge.shared_play), label, style=SUCCESS)]


def next_deal(shown: ChallengeShown) -> int:
    """The deal that the reader plays next; the last one if none is left."""
    return next(iter(_to_play(shown)), shown.results.count)


def may_go_on(shown: ChallengeShown) -> bool:
    """Whether the reader may begin a deal, or go on with one."""
    return bool(_to_play(shown))


def _to_play(shown: ChallengeShown) -> list[int]:
    """The deals that the reader may begin or go on with.

    A deal at a table is begun once, and what was begun is finished by experts after the end.
    """
    own, numbers = shown.own, range(1, shown.results.count + 1)
    done = {number for number, play in own.items() if play.done_at is not None}
    goes_on = shown.challenge.way is ChallengeWay.ALONE
    late = {number for number, play in own.items() if play.started_at < shown.challenge.closes_at}
    closed = done if goes_on and shown.now_open else done | (late if goes_on else own.keys())
    return [number for number in numbers if number not in closed]


def soon_line(shown: ChallengeShown, say: Words) -> str:
    """In the last minutes, that a deal that is begun counts, for somebody who may begin one."""
    soon = shown.now_open and shown.minutes_left <= SOON and may_go_on(shown)
    return say("challenge-soon", minutes=shown.minutes_left) if soon and shown.reader else ""


def looks(shown: ChallengeShown, say: Words, but: type[WordedControl]) -> list[Control]:
    """The buttons to the pages of a challenge, all ``but`` the one that is shown."""
    challenge = shown.challenge.shared_play
    whole = (
        "challenge-button-challenge"
        if shown.challenge.evening is None
        else "challenge-button-evening"
    )
    ways = {
        "challenge-button-ranking": RankingControl(challenge),
        "challenge-button-deals": ChallengeDealsControl(challenge),
        whole: LookAtChallengeControl(challenge),
    }
    return [button(way, say(key)) for key, way in ways.items() if not isinstance(way, but)]


def people_named(shown: ChallengeShown, people: Iterable[int], say: Words) -> str:
    """The names on a line of the ranking: one person, or partners."""
    return say.every(player_name(user, shown.named, say) for user in people)


def signed_mark(mark: float) -> str:
    """A mark to a whole point, with its sign."""
    whole = round(mark)
    return f"{MINUS if whole < 0 else '+' if whole else ''}{abs(whole)}"
