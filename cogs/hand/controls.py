"""The controls on a hand."""

from typing import Annotated

from cogs.ui.control_words import Word, maybe, number_to, text_like
from cogs.ui.controls import WordedControl, control
from cogs.ui.ids import ControlName, Presser
from engine.cards import Card
from engine.contract import ContractKind

HIGHER = "higher"
"""Of a menu of bids: the one that is chosen is meant."""

CARD = Word("[0-9TJQKA][SHDC]", 2, (Card.parse("7S"), Card.parse("AC")), str, Card.parse)

HAND = ControlName("hand", Presser.ONLOOKER, counted=False)
"""Opens the hand; who has no seat may ask there to look on."""
PASS = ControlName("pass", Presser.SEATED, counted=False, plays=True)
BACK = ControlName("back", Presser.SEATED, counted=False)
SILENT = ControlName("silent", Presser.SEATED, counted=False, plays=True)


@control("bid", Presser.SEATED, counted=False, plays=True)
class BidControl(WordedControl):
    """Makes a bid, which is compared with those that are legal."""

    bid: Annotated[str, text_like("[0-9A-Za-z]+", 20, "80S", "capotH", HIGHER)]


@control("choose", Presser.SEATED, counted=False, plays=True)
class ChooseValueControl(WordedControl):
    """Shows the bids of a value."""

    value: Annotated[int | None, maybe(number_to(9999), none=HIGHER)]


@control("kind", Presser.SEATED, counted=False, plays=True)
class ChooseKindControl(WordedControl):
    """Asks to confirm that one undertakes every trick."""

    kind: ContractKind


@control("card", Presser.SEATED, counted=False, plays=True)
class PlayCardControl(WordedControl):
    """Plays a card; ``say``: and announces, ``other``: the other melds."""

    card: Annotated[Card, CARD]
    say: bool = False
    other: bool = False


@control("pile", Presser.SEATED, counted=False)
class EmptyPileControl(WordedControl):
    """Stands where a pile was, and cannot be pressed."""

    place: Annotated[int, number_to(9)]


@control("announce", Presser.SEATED, counted=False, plays=True)
class AnnounceControl(WordedControl):
    """Lets the cards be played with an announcement."""

    other: bool = False


@control("ask-renege-claim", Presser.SEATED, counted=False, plays=True)
class AskRenegeClaimControl(WordedControl):
    """Asks whether to claim a renege, at any move of a deal."""

    game: int
    deal: int


@control("renege-claim", Presser.SEATED, counted=False, plays=True)
class RenegeClaimControl(AskRenegeClaimControl):
    """Claims it."""
