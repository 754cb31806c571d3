"""The ``custom_id`` of a control: its verb, the table, and the move at which it was drawn.

Nothing in it is trusted: who presses is known from the interaction alone.
"""

import re
from dataclasses import dataclass
from enum import StrEnum
from zlib import crc32

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"

LARGEST = 2**63 - 1
"""The largest number that Discord gives anything, and that a database keeps."""

LAST_PAGE = 10**6
"""Beyond every page that exists, and small enough for a database."""


def base36(number: int) -> str:
    """A number in digits and letters."""
    written = ""
    while number >= len(DIGITS):
        number, rest = divmod(number, len(DIGITS))
        written = DIGITS[rest] + written
    return DIGITS[number] + written


def from_base36(written: str) -> int:
    """The number written so; ValueError when there is none."""
    number = int(written, len(DIGITS))
    if not 0 <= number <= LARGEST:
        raise ValueError(written)
    return number


PREFIX = "b1"
"""The version of the format; a control of another version is refused with a sentence."""

ANNOUNCING, OTHER_MELDS = "-say", "-other"
"""Ends the argument of a card that is played with an announcement."""

# Discord takes a hundred characters in a custom id: numbers are written short, and to bounds.
_FORMAT = re.compile(
    rf"{PREFIX}:(?P<verb>[a-z-]+):(?P<table>[0-9a-z]{{1,12}}):(?P<move>[0-9a-z]{{1,12}})"
    r":(?P<argument>[0-9A-Za-z-]{0,50})"
)
# Discord takes 32 bits for the number of a component.
_LARGEST_COMPONENT_ID = 2**31 - 1


class Verb(StrEnum):
    """The request of a control."""

    SIT = "sit"
    STAND = "stand"
    ADD_COMPUTER = "add-computer"
    REMOVE_COMPUTER = "remove-computer"
    COMPUTERS = "computers"
    CHOOSE_LEVEL = "choose-level"
    CHOOSE_CONVENTION = "choose-convention"
    CHOOSE_SIGNALS = "choose-signals"
    TEMPO = "tempo"
    SETUP = "setup"
    CHOOSE_TEMPO = "choose-tempo"
    FILL = "fill"
    START = "start"
    CANCEL = "cancel"
    HAND = "hand"
    BID = "bid"
    CHOOSE = "choose"
    KIND = "kind"
    PASS = "pass"
    DOUBLE = "double"
    ASK_REDOUBLE = "ask-redouble"
    BACK = "back"
    CARD = "card"
    ANNOUNCE = "announce"
    SILENT = "silent"
    ASK_RENEGE_CLAIM = "ask-renege-claim"
    RENEGE_CLAIM = "renege-claim"
    TAKE_BACK = "take-back"
    CONSENT = "consent"
    OBJECT = "object"
    TAKE_BACKS = "take-backs"
    TRAINING = "training"
    COACH = "coach"
    AGREE_COACH = "agree-coach"
    REFUSE_COACH = "refuse-coach"
    CLAIM = "claim"
    NEXT = "next"
    REMATCH = "rematch"
    SEATS = "seats"
    SWAP = "swap"
    CHOOSE_SWAP = "choose-swap"
    AGREE_SWAP = "agree-swap"
    REFUSE_SWAP = "refuse-swap"
    LENGTH = "length"
    PROPOSE_LENGTH = "propose-length"
    AGREE_LENGTH = "agree-length"
    REFUSE_LENGTH = "refuse-length"
    WITHDRAW_LENGTH = "withdraw-length"
    WATCH = "watch"
    ASK_WATCH = "ask-watch"
    SHOW_HAND = "show-hand"
    KEEP_HAND = "keep-hand"
    STOP_WATCHING = "stop-watching"
    HIDE_HAND = "hide-hand"
    SHEET = "sheet"
    SHARE_SHEET = "share-sheet"
    DETAILS = "details"
    REVIEW = "review"
    TRICKS = "tricks"
    AUCTION = "auction"
    MORE = "more"
    REACT = "react"
    RULES = "rules"
    RULES_PAGE = "rules-page"
    ASK_LEAVE = "ask-leave"
    LEAVE = "leave"
    STOP = "stop"
    ASK_STOP = "ask-stop"
    AGREE_STOP = "agree-stop"
    REFUSE_STOP = "refuse-stop"
    KEEP = "keep"
    CLOSE = "close"
    PAGE = "page"
    BOARD = "board"
    VERIFY = "verify"
    CLOCK = "clock"
    CHOOSE_CLOCK = "choose-clock"
    CHOOSE_NEXT_DEAL = "choose-next-deal"
    PAUSE = "pause"
    RESUME = "resume"
    PLAYERS = "players"
    ASK_KICK = "ask-kick"
    KICK = "kick"
    TAKE_SEAT = "take-seat"
    HOUSE_RULES = "house-rules"
    CHOOSE_GAME = "choose-game"
    CHOOSE_PRESET = "choose-preset"
    CHOOSE_LENGTH = "choose-length"
    CHOOSE_OPTION = "choose-option"
    TYPE_OPTION = "type-option"
    TYPED_OPTION = "typed-option"
    RESET_OPTIONS = "reset-options"
    SETTINGS = "settings"
    SETTINGS_LANGUAGE = "settings-language"
    SETTINGS_GAME = "settings-game"
    SETTINGS_CLOCK = "settings-clock"
    SETTINGS_LEVEL = "settings-level"
    SETTINGS_CONVENTION = "settings-convention"
    SETTINGS_SIGNALS = "settings-signals"
    SETTINGS_PICTURES = "settings-pictures"
    SETTINGS_LADDERS = "settings-ladders"
    SETTINGS_PODIUM = "settings-podium"
    SETTINGS_TAKE_BACKS = "settings-take-backs"
    SETTINGS_REACTIONS = "settings-reactions"
    SETTINGS_FEATS = "settings-feats"
    SETTINGS_RANKS = "settings-ranks"
    SETTINGS_RANKS_LADDER = "settings-ranks-ladder"
    SETTINGS_RANKS_ROLE = "settings-ranks-role"
    SETTINGS_RANKS_SWITCH = "settings-ranks-switch"
    SETTINGS_DAY = "settings-day"
    SETTINGS_DAY_CHANNEL = "settings-day-channel"
    SETTINGS_DAY_HOUR = "settings-day-hour"
    SETTINGS_RESET = "settings-reset"
    ME_PACK = "me-pack"
    ME_ORDER = "me-order"
    ME_SIZE = "me-size"
    ME_PINGS = "me-pings"
    ME_SWITCH = "me-switch"
    NOTIFY = "notify"
    EVENINGS = "evenings"
    EVENING_EDIT = "evening-edit"
    EVENING_SET = "evening-set"
    EVENING_SIGNUP = "evening-signup"
    EVENING_PAUSE = "evening-pause"
    EVENING_DELETE = "evening-delete"
    EVENING_CARD = "evening-card"
    EVENING_ANSWER = "evening-answer"
    EVENING_WITH = "evening-with"
    EVENING_PARTNER = "evening-partner"
    EVENING_FEW = "evening-few"
    EVENING_QUIET = "evening-quiet"
    EVENING_HERE = "evening-here"
    EVENING_MIX = "evening-mix"
    HELP = "help"
    NEWCOMER = "newcomer"
    LEARN = "learn"
    LESSON = "lesson"
    LESSON_HINT = "lesson-hint"
    LESSON_CHOOSE = "lesson-choose"
    LESSON_KIND = "lesson-kind"
    LESSON_MENU = "lesson-menu"
    LESSON_TABLE = "lesson-table"
    HISTORY = "history"
    HISTORY_GAME = "history-game"
    HISTORY_BACK = "history-back"
    HISTORY_DEAL = "history-deal"
    HISTORY_STEP = "history-step"
    DEAL = "deal"
    DEAL_ID = "deal-id"
    DEAL_LOOK = "deal-look"
    DEAL_PLAY = "deal-play"
    DEAL_SHARE = "deal-share"
    DEAL_CLIP = "deal-clip"
    DEAL_CLIP_SHARE = "deal-clip-share"
    DEAL_EXPORT = "deal-export"
    DEAL_IMPORT = "deal-import"
    ANALYSE = "analyse"
    ANALYSIS = "analysis"
    ANALYSIS_MOMENT = "analysis-moment"
    ANALYSIS_BIDS = "analysis-bids"
    EXERCISES = "exercises"
    EXERCISE = "exercise"
    EXERCISE_CHOOSE = "exercise-choose"
    EXERCISE_KIND = "exercise-kind"
    EXERCISE_NEXT = "exercise-next"
    EXERCISE_DROP = "exercise-drop"
    PROBLEM_NEXT = "problem-next"
    PROBLEM_WHY = "problem-why"
    PROBLEM_LATER = "problem-later"
    PROBLEM_REPORT = "problem-report"
    READING = "reading"
    READING_NEXT = "reading-next"
    ACHIEVEMENTS = "feats"
    STATS = "stats"
    STATS_PERIOD = "stats-period"
    STATS_FAMILY = "stats-family"
    STATS_ANALYSE = "stats-analyse"
    RECAP = "recap"
    RECAP_POST = "recap-post"
    TODAY = "today"
    TODAY_DAY = "today-day"
    TODAY_PLAY = "today-play"
    TODAY_BOARD = "today-board"
    TODAY_EARLIER = "today-earlier"
    TODAY_SHARE = "today-share"
    TODAY_LOOK = "today-look"
    TODAY_LINE = "today-line"
    TODAY_NOTIFY = "today-notify"
    CHALLENGE = "challenge"
    CHALLENGE_WAY = "challenge-way"
    CHALLENGE_COUNT = "challenge-count"
    CHALLENGE_DAYS = "challenge-days"
    CHALLENGE_CALL = "challenge-call"
    CHALLENGE_LOOK = "challenge-look"
    CHALLENGE_PLAY = "challenge-play"
    CHALLENGE_RANKING = "challenge-ranking"
    CHALLENGE_DEALS = "challenge-deals"
    CHALLENGE_DEAL = "challenge-deal"
    CHALLENGE_HANDS = "challenge-hands"
    CHALLENGE_POST = "challenge-post"
    CHALLENGE_NEXT = "challenge-next"
    ALONE = "alone"
    ALONE_CHOOSE = "alone-choose"
    ALONE_KIND = "alone-kind"
    SCORE_SHEET = "score-sheet"
    SCORE_SHEET_GAME = "score-sheet-game"
    SCORE_SHEET_PRESET = "score-sheet-preset"
    SCORE_SHEET_NAMES = "score-sheet-names"
    SCORE_SHEET_BEGIN = "score-sheet-begin"
    SCORE_SHEET_OPEN = "score-sheet-open"
    SCORE_SHEET_DEAL = "score-sheet-deal"
    SCORE_SHEET_TYPED = "score-sheet-typed"
    SCORE_SHEET_PASSED = "score-sheet-passed"
    SCORE_SHEET_UNDO = "score-sheet-undo"
    SCORE_SHEET_CORRECT = "score-sheet-correct"
    SCORE_SHEET_SHOW = "score-sheet-show"
    SCORE_SHEET_EXPORT = "score-sheet-export"
    SCORE_SHEET_AGAIN = "score-sheet-again"
    SCORE_SHEET_DELETE = "score-sheet-delete"
    PRIVACY_HIDE = "privacy-hide"
    PRIVACY_SHOW = "privacy-show"
    PRIVACY_EXPORT = "privacy-export"
    PRIVACY_ASK_ERASE = "privacy-ask-erase"
    PRIVACY_ERASE = "privacy-erase"
    PRIVACY_KEEP = "privacy-keep"


@dataclass(frozen=True, slots=True)
class ControlId:
    """A control: its verb, its table, the move at which it was drawn, and one argument."""

    verb: Verb
    table: int = 0
    move: int = 0
    argument: str = ""

    def __str__(self) -> str:
        return f"{PREFIX}:{self.verb}:{base36(self.table)}:{base36(self.move)}:{self.argument}"

    @classmethod
    def parse(cls, text: str) -> "ControlId":
        """Read a ``custom_id`` back; ValueError when it is none of ours."""
        match = _FORMAT.fullmatch(text)
        if match is None:
            raise ValueError(text)
        verb, table, move, argument = match.groups()
        return cls(Verb(verb), int(table, 36), int(move, 36), argument)

    @property
    def component(self) -> int:
        """The component's number: the same control keeps it from one picture to the next."""
        return self.component_for("")

    def component_for(self, state: str) -> int:
        """The component's number in this state: another state makes it a new component."""
        named = f"{self.verb}:{self.argument}" + (f":{state}" if state else "")
        # Never 0: Discord would replace that by a number of its own.
        return crc32(named.encode()) % _LARGEST_COMPONENT_ID + 1
