"""A hand in play for a listener: first what the choice is, then the cards, then the rest."""

from bot.i18n import capitalised
from cogs.hand.play import Drawing
from cogs.ui.cards import others_lines
from cogs.ui.deal_lines import DealLines
from cogs.ui.layout import ROW, LayoutItem, rows, small, text, title
from engine.cards import Card
from engine.seats import Seat

FEW = 4
"""The cards that are named before their buttons at most, where all may be played."""


def heard_in_play(drawing: Drawing, seat: Seat) -> list[LayoutItem]:
    """The items of the page: the cards that may be played are its first buttons, and its only ones.

    What is said before them stays below sixty words; the last trick is a press away.
    """
    seen, say, awaited = drawing.seen, drawing.say, seat in drawing.seen.awaited
    lines = DealLines(drawing.table, drawing.game, seen, seat, say)
    playable = drawing.playable() if awaited else ()
    others = set(seen.hand) - set(playable)
    led = seen.trick is not None and bool(seen.trick.plays)
    choice = _choice(drawing, playable, bars=bool(others))
    asked = " ".join(filter(None, (drawing.head(), _best(lines), choice)))
    # One card alone is the best one, which has just been named.
    trick = lines.trick() if seen.trick and len(seen.trick.plays) > 1 else ()
    not_playable = "pictures-not-playable" if awaited else "pictures-held"
    return [
        text(title(asked), *drawing.duties(), *trick, drawing.announcements()),
        *rows([drawing.button_of(card) for card in playable], ROW // 2),
        *drawing.denied(),
        text(
            say(not_playable, cards=drawing.named(others)) if others else "",
            *lines.summary(),
            *(() if led else map(small, lines.trick())),
            *lines.announced([]),
            *others_lines(drawing.table.rules, seen, say),
        ),
        *rows([*drawing.sayings(), drawing.first_page()]),
    ]


def _best(lines: DealLines) -> str:
    """Who wins so far, and with what: a notification says no more than the first lines."""
    best = lines.best
    if best is None or lines.seat not in lines.deal.awaited:
        return ""
    return capitalised(lines.say("hand-heard-best", seat=lines.say.seat(best.seat), card=best.card))


def _choice(drawing: Drawing, playable: tuple[Card, ...], *, bars: bool) -> str:
    """The cards to choose among; not one by one where they are many and nothing ``bars`` any."""
    if len(playable) > FEW and not bars:
        return drawing.say("hand-heard-any")
    if not playable:
        return ""
    return drawing.say("pictures-playable", cards=drawing.named(playable))
