"""The deals of a sheet in words: what was played, what came of it, and the picture of all."""

from collections.abc import Sequence
from csv import writer
from io import StringIO
from unicodedata import category

from babel.numbers import get_decimal_symbol
from discord.utils import escape_markdown

from bot.i18n import Fact, Words
from bot.pictures.curve import CurveDeal
from bot.pictures.sheet import SheetPicture
from bot.score_sheets.real_deals import RealDeal, contract_of
from bot.score_sheets.sheets import PlayedDeal, ScoreSheet
from bot.score_sheets.typed import EntryRefused, TypedDeal
from cogs.table.sheet import FILE, SHEET_LINES
from cogs.ui.game_pictures import MADE
from cogs.ui.layout import Illustration, columns, in_words
from engine.cards import Trump
from engine.contract import EVERY_TRICK, naming
from engine.scoring.shares import swept
from engine.seats import Team
from engine.settlement import Side

DASH = "\N{EN DASH}"

COLUMNS = ("deal", "taker", "contract", "attack", "defence", "score", "total")
"""The columns of an exported sheet; the last two come once per side."""

SHOWN_NAME = 4
"""Letters of a side's name over a column of text: a phone shows twenty-five in a line."""


def side_names(sheet: ScoreSheet, say: Words, place: int | None = None) -> tuple[str, str]:
    """The names of both sides, now or in a deal: « Nous », « Ann et Cyril »."""
    ours, theirs = (say.every(names) for names in sheet.sides(place))
    return ours, theirs


def bid_label(undertaken: str, say: Words) -> str:
    """The label of an undertaking: « 100 », « capot »."""
    return undertaken if undertaken.isdecimal() else say(f"score-sheet-bid-{undertaken}")


def bid_meant(typed: str, undertakings: Sequence[str], say: Words) -> str:
    """The undertaking of which this is the label: « كبوت » is « capot »; else what was typed."""
    labels = {bid_label(each, say).casefold(): each for each in undertakings}
    return labels.get(typed.strip().casefold(), typed)


def contract_label(sheet: ScoreSheet, deal: RealDeal, say: Words) -> str:
    """« 100 ♥ ×2 », without a suit that nobody named; nothing if nothing else is known."""
    asked = sheet.asked
    contract = contract_of(asked.rules, asked.contracts, deal)
    if deal.trump is not None:
        return say("pictures-contract-short", contract=contract)
    bid = bid_label(deal.undertaken, say) if deal.undertaken else ""
    doubled = say("score-sheet-doubled", multiplier=contract.multiplier) if deal.doubles else ""
    return " ".join(filter(None, (bid, doubled)))


def deal_line(sheet: ScoreSheet, played: PlayedDeal, say: Words) -> str:
    """« Donne 5 : Nous 100 ♥, réussi : 212 / 50 »."""
    deal, settlement = played.deal, played.settlement
    if deal.attack is None or settlement is None:
        return say("score-title-thrown-in", number=played.number)
    names, taken = side_names(sheet, say, played.number - 1), contract_label(sheet, deal, say)
    what = " ".join(filter(None, (names[deal.attack], taken)))
    if deal.winning_run is not None:
        winner = names[settlement.winner]
        return say("score-sheet-deal-run", number=played.number, what=what, side=winner)
    tally, capot = settlement.tally, "none"
    # A side that has taken every trick without having bid to.
    if tally.contract.bid.kind not in EVERY_TRICK:
        capot = next((side for side in Side if swept(tally, side)), capot)
    return say(
        "score-sheet-deal",
        number=played.number,
        what=what,
        result=settlement.result,
        capot=capot,
        ours=played.scores[0],
        theirs=played.scores[1],
    )


def fault_line(sheet: ScoreSheet, typed: TypedDeal, refused: EntryRefused, say: Words) -> str:
    """Why a deal cannot be written, with the numbers that do not fit."""
    say, facts = say.playing(sheet.house.rules), dict(refused.facts)
    ours = side_names(sheet, say)[typed.attack]
    theirs = side_names(sheet, say)[typed.attack.other]
    values: dict[str, Fact] = {
        name: escape_markdown(fact) if isinstance(fact, str) else fact
        for name, fact in facts.items()
    }
    if "side" in facts:
        values["side"] = ours if facts["side"] == Side.ATTACK else theirs
    if "bid" in facts:
        values["bid"] = bid_label(str(facts["bid"]), say) if facts["bid"] else ""
        values["trump"] = say.bid(naming(Trump(str(facts["trump"]))))
    return say(f"score-sheet-fault-{refused.fault}", **values)


def sheet_picture(sheet: ScoreSheet, say: Words) -> Illustration | None:
    """The sheet as a picture, with its words; nothing before the first deal."""
    if not sheet.deals:
        return None
    turns = list[CurveDeal]()
    for played in sheet.played[-SHEET_LINES:]:
        if (settlement := played.settlement) is None:
            turns.append(CurveDeal(played.totals))
            continue
        contract, mark = contract_label(sheet, played.deal, say), MADE.get(settlement.result)
        turns.append(CurveDeal(played.totals, contract, played.deal.attack, mark))
    first = len(sheet.deals) - len(turns) + 1
    teams = Team.NORTH_SOUTH, Team.EAST_WEST
    ours, theirs = side_names(sheet, say)
    picture = SheetPicture((ours, theirs), teams, first, tuple(turns))
    # The latest first: a description has 1,024 characters, and what comes last may find no room.
    sentences = list[str]()
    for played in reversed(sheet.played):
        first_total, second_total = played.totals
        after = say(
            "score-sheet-after",
            ours=ours,
            first=first_total,
            theirs=theirs,
            second=second_total,
        )
        sentences += [f"{deal_line(sheet, played, say)}.", after]
    return Illustration(picture, FILE, in_words(sentences))


def sheet_text(sheet: ScoreSheet, say: Words) -> str:
    """The sheet as a table of text, which can be copied."""
    lines = list[tuple[str, ...]]()
    for played in sheet.played[-SHEET_LINES:]:
        # « 5. 100 ♥ ✓ »
        label = f"{played.number}. {DASH}"
        if played.settlement is not None:
            made = MADE.get(played.settlement.result)
            mark = "" if made is None else "\N{CHECK MARK}" if made else "\N{BALLOT X}"
            taken = contract_label(sheet, played.deal, say)
            label = " ".join(filter(None, (f"{played.number}.", taken, mark)))
        lines.append((label, *map(str, played.totals)))
    return columns([("", *map(_shortened, side_names(sheet, say))), *lines])


def _shortened(name: str) -> str:
    return name if len(name) <= SHOWN_NAME else f"{name[: SHOWN_NAME - 1]}…"


def scores_text(names: tuple[str, ...], scores: tuple[tuple[int, int], ...]) -> str:
    """The scores of a sheet of which nothing else can be read any more."""
    ours = theirs = 0
    lines: list[tuple[str, str, str]] = []
    for number, (first, second) in enumerate(scores, start=1):
        ours, theirs = ours + first, theirs + second
        lines.append((f"{number}.", str(ours), str(theirs)))
    return columns([("", *map(_shortened, names[:2])), *lines[-SHEET_LINES:]])


def as_csv(sheet: ScoreSheet, say: Words) -> bytes:
    """The sheet for a spreadsheet, a line a deal; with the mark by which those know UTF-8."""
    names, table = side_names(sheet, say), StringIO()
    # A spreadsheet parts cells by a semicolon where a comma parts the decimals.
    decimals = get_decimal_symbol(say.language)
    lines = writer(table, delimiter=";" if decimals == "," else ",")
    heads = [say(f"score-sheet-column-{head}", side="") for head in COLUMNS[:5]]
    both = [say(f"score-sheet-column-{head}", side=side) for head in COLUMNS[5:] for side in names]
    lines.writerow((*heads, *both))
    for each in sheet.played:
        deal = each.deal
        then = side_names(sheet, say, each.number - 1)
        taker = "" if deal.attack is None else then[deal.attack]
        contract = contract_label(sheet, deal, say) if deal.attack is not None else ""
        points = deal.points or ("", "")
        lines.writerow((each.number, taker, contract, *points, *each.scores, *each.totals))
    return _without_marks(table.getvalue()).encode("utf-8-sig")


def _without_marks(text: str) -> str:
    """A text as it would be typed: nothing invisible, and no space but the usual one."""
    seen = "".join(char for char in text if category(char) != "Cf")
    return "".join(" " if category(char) == "Zs" else char for char in seen)
