"""Decisions of computer players in words of both languages."""

from dataclasses import replace

import pytest

from bot.analysis.explanations import WhyNot, advised, explained
from bot.i18n import words
from engine.actions import Action, Double, Pass, PlayCard, RenegeClaim
from engine.cards import Card, Suit, Trump
from engine.contract import Bid, Contract, ContractKind, naming
from engine.players.advice import Advice
from engine.players.choice import Choice, Reason
from engine.players.explanation import Beliefs, Explanation
from engine.players.tried import Tried
from engine.seats import Seat
from engine.variants import find_variant
from tests.rig.languages import DRAWN

CONTREE = find_variant("contree")
NINETY = Contract(Seat.NORTH, Bid(90, Trump.HEARTS))
ACE, TEN = PlayCard(Card.parse("AS")), PlayCard(Card.parse("TS"))
JACK, NINE = Card.parse("JH"), Card.parse("9H")


def option(
    action: Action,
    worth: float,
    *equal: Action,
    contract: Contract | None = NINETY,
    made: float | None = None,
    gap_error: float = 0.01,
) -> Tried:
    """An action that was tried."""
    return Tried(
        action=action,
        worth=worth,
        equal=equal,
        contract=contract,
        made=made,
        gap_error=gap_error,
    )


def decision(gap: float, error: float = 0.004, deals: int = 40) -> Explanation:
    """East takes the trick with the ace of spades, which is better than the ten by so much."""
    tried = (option(ACE, 0.5 + gap, made=0.62), option(TEN, 0.5, made=0.7))
    return Explanation(
        seat=Seat.EAST,
        choice=Choice(ACE, Reason.TAKE, (("chance", 80), ("points", 21))),
        contract=NINETY,
        tried=tried,
        error=error,
        worlds=deals,
        beliefs=Beliefs(
            {JACK: {Seat.NORTH: 0.72}, NINE: {Seat.NORTH: 0.5, Seat.WEST: 0.3}},
            {Seat.SOUTH: {Suit.CLUBS: 1.0, Suit.DIAMONDS: 0.61}, Seat.WEST: {Suit.SPADES: 0.2}},
        ),
    )


def told(explanation: Explanation, language: str) -> list[str]:
    """The sentences, with plain spaces and suits."""
    sentences = explained(CONTREE, explanation, words(language).playing(CONTREE))
    plain = str.maketrans({"\u00a0": " ", "\u202f": " ", "\ufe0e": None})
    return [sentence.translate(plain) for sentence in sentences]


def test_a_decision_in_french() -> None:
    assert told(decision(0.021), "fr") == [
        "Est : A ♠. Pour prendre le pli : 21 points avec cette carte.",
        "90 cœur par Nord : 62 % de chances d’être réussi.",
        "Ce choix vaut 52,1 % de la partie ; ensuite vient 10 ♠, 2,1 ± 0,4 % derrière"
        " (sur 40 donnes possibles).",
        "Nord a sans doute le valet de cœur (72 %).",
        "Nord a peut-être le 9 de cœur (50 %).",
        "Sud n’a plus de trèfle.",
        "Sud n’a peut-être pas de carreau (61 %).",
    ]


def test_a_decision_in_english() -> None:
    assert told(decision(0.021), "en") == [
        "East: A ♠. To win the trick: 21 points with this card.",
        "90 hearts by North: 62% likely to be made.",
        "It is worth 52.1% of the game; 10 ♠ was the next best, 2.1 ± 0.4% behind"
        " (over 40 possible deals).",
        "North probably has the jack of hearts (72%).",
        "North may have the 9 of hearts (50%).",
        "South has no clubs left.",
        "South may have no diamonds (61%).",
    ]


@pytest.mark.parametrize(
    ("gap", "part"),
    [
        (0.021, "ensuite vient 10 ♠, 2,1 ± 0,4 % derrière"),
        (0.002, "10 ♠ se vaut, à la marge d’erreur près"),
        (0.0002, "10 ♠ aussi ("),
        (0.0, "10 ♠ aussi ("),
        (-0.002, "10 ♠ fait 0,2 ± 0,4 % de mieux"),
    ],
)
def test_it_is_told_how_clear_the_choice_is(gap: float, part: str) -> None:
    assert part in told(decision(gap), "fr")[2]


@pytest.mark.parametrize(
    ("gap", "deals", "guessed"),
    [(0.002, 6, True), (0.021, 6, False), (0.002, 40, False), (0.002, 1, False)],
)
def test_a_choice_by_few_deals_that_do_not_tell_is_called_a_guess(
    gap: float, deals: int, guessed: bool
) -> None:
    found = decision(gap, deals=deals)
    assert any("on devine" in line for line in told(found, "fr")) is guessed
    advised_so = said(Advice(found, OPTIONS[:2]), "en")
    assert any("it is a guess" in line for line in advised_so) is guessed


@pytest.mark.parametrize(
    ("language", "first"),
    [("fr", "Est : prend à trèfle. "), ("en", "East: takes clubs. ")],
)
def test_who_names_a_trump_takes_it(language: str, first: str) -> None:
    choice = Choice(naming(Trump.CLUBS), Reason.OPENING)
    found = Explanation(seat=Seat.EAST, choice=choice, contract=None)
    assert told(found, language)[0].startswith(first)


@pytest.mark.parametrize(
    ("other", "language", "noun"),
    [
        (Pass(), "fr", "vient passer"),
        (Pass(), "en", "a pass was"),
        (Double(), "fr", "vient un contre"),
        (Double(), "en", "a double was"),
        (Double(2), "fr", "vient un surcontre"),
        (Double(2), "en", "a redouble was"),
    ],
)
def test_a_call_that_was_not_chosen_is_a_noun(other: Action, language: str, noun: str) -> None:
    found = decision(0.021)
    level = other.level if isinstance(other, Double) else 0
    contract = replace(NINETY, doubles=level, multiplier=2**level)
    tried = (found.tried[0], replace(found.tried[1], action=other, contract=contract))
    assert noun in told(replace(found, tried=tried), language)[2]


def test_one_possible_deal_is_not_counted() -> None:
    assert "2,1 ± 0 % derrière (la seule donne possible)" in told(decision(0.021, 0.0, 1), "fr")[2]


@pytest.mark.parametrize(
    ("action", "reason", "first"),
    [
        (Pass(), Reason.CONTENT, "Est : passe. Rien à ajouter"),
        (NINETY.bid, Reason.RAISE, "Est : 90 ♥. On monte"),
        (Double(), Reason.THEY_FAIL, "Est : contre. Leur contrat devrait chuter."),
        (RenegeClaim(), Reason.CAUGHT, "Est : réclame une renonce. "),
        (ACE, Reason.FORCED, "Est : A ♠. Rien d’autre n’était possible."),
    ],
)
def test_what_was_not_searched_is_told_in_one_sentence(
    action: Action, reason: Reason, first: str
) -> None:
    doubled = replace(NINETY, doubles=1, multiplier=2)
    found = Explanation(seat=Seat.EAST, choice=Choice(action, reason), contract=doubled)
    (only,) = told(found, "fr")
    assert only.startswith(first)


def advice(*options: Tried) -> Advice:
    return Advice(decision(0.021), options)


def said(found: Advice, language: str) -> list[str]:
    """What the coach says, with plain spaces and suits."""
    plain = str.maketrans({"\u00a0": " ", "\u202f": " ", "\ufe0e": None})
    sentences = advised(CONTREE, found, words(language).playing(CONTREE))
    return [sentence.translate(plain) for sentence in sentences]


SEVEN, EIGHT = PlayCard(Card.parse("7S")), PlayCard(Card.parse("8S"))
OPTIONS = (
    option(ACE, 0.521, made=0.64, gap_error=0.0),
    option(SEVEN, 0.5, EIGHT),
    option(TEN, 0.48),
    option(PlayCard(JACK), 0.1),
)


def test_advice_in_french() -> None:
    assert said(advice(*OPTIONS), "fr") == [
        "Le coach : **A ♠**. Pour prendre le pli : 21 points avec cette carte.",
        "90 cœur par Nord : 64 % de chances d’être réussi.",
        "Chances de gagner la partie : A ♠ (52 %) ; sinon 7 ♠ ou 8 ♠ (50 %) ou 10 ♠ (48 %).",
        "Sud n’a plus de trèfle.",
        "Sud n’a peut-être pas de carreau (61 %).",
    ]


def test_what_is_within_its_error_is_only_called_equal() -> None:
    close = replace(OPTIONS[1], gap_error=0.03)
    assert said(advice(OPTIONS[0], close), "en") == [
        "The coach: **A ♠**. To win the trick: 21 points with this card.",
        "90 hearts by North: 64% likely to be made.",
        "A ♠ and 7 ♠ or 8 ♠ are equal within the error: about 52% to win the game.",
        "South has no clubs left.",
        "South may have no diamonds (61%).",
    ]


def test_a_pass_names_what_was_next_best() -> None:
    passing = Explanation(seat=Seat.EAST, choice=Choice(Pass(), Reason.CONTENT), contract=NINETY)
    bid = option(Bid(100, Trump.HEARTS), 0.48, made=0.4)
    found = said(Advice(passing, (option(Pass(), 0.52, made=0.7), bid)), "fr")
    assert "90 cœur par Nord, s’il est joué : 70 % de chances d’être réussi." in found
    assert "Chances de gagner la partie : Passer (52 %) ; sinon 100 ♥ (48 %)." in found


def test_the_coach_says_a_renege_claim_as_its_button_does() -> None:
    caught = Choice(RenegeClaim(), Reason.CAUGHT)
    found = Advice(Explanation(seat=Seat.EAST, choice=caught, contract=NINETY))
    assert said(found, "fr") == [
        "Le coach : **Réclamer une renonce**. L’autre camp a fait une renonce, une carte le prouve."
    ]


@pytest.mark.parametrize(
    ("tricks", "told"),
    [
        (0, "Toutes les mains se voient : jusqu’au dernier pli, aucune carte ne rapporte plus."),
        (2, "Sur les 2 plis qui viennent, d’après les cartes visibles, aucune ne rapporte plus."),
    ],
)
def test_what_was_looked_at_is_no_common_sense(tricks: int, told: str) -> None:
    """Two tricks ahead with cards face down read as every trick with all hands known."""
    looked = Choice(ACE, Reason.LOOK_AHEAD, (("tricks", tricks),))
    found = Advice(Explanation(seat=Seat.EAST, choice=looked, contract=NINETY))
    assert said(found, "fr") == [f"Le coach : **A ♠**. {told}"]


def test_a_sentence_that_begins_with_a_contract_begins_with_a_capital() -> None:
    capot = Contract(Seat.NORTH, Bid(250, Trump.HEARTS, ContractKind.CAPOT), 0, 1)
    best = replace(option(capot.bid, 0.52, made=0.7), contract=capot)
    bold = Explanation(seat=Seat.NORTH, choice=Choice(capot.bid, Reason.ALL_TRICKS), contract=None)
    equal = replace(option(Pass(), 0.52), gap_error=0.1)
    assert said(Advice(bold, (best, equal)), "fr") == [
        "Le coach : **Capot ♥**. Tous les plis semblent faisables.",
        "Capot cœur par Nord, s’il est joué : 70 % de chances d’être réussi.",
        "Capot ♥ et Passer se valent, à la marge d’erreur près :"
        " environ 52 % de chances de gagner la partie.",
    ]


def test_advice_from_common_sense_says_so_and_what_the_cards_say() -> None:
    thumb = Explanation(seat=Seat.EAST, choice=Choice(Pass(), Reason.TOO_WEAK), contract=None)
    assert said(Advice(thumb), "en") == [
        "The coach: **Pass**. Too weak a hand to bid.",
        "A rule of thumb: nothing to work out, or no time.",
    ]
    better = option(Bid(90, Trump.HEARTS), 0.55)
    doubted = Advice(thumb, (option(Pass(), 0.5, contract=None), better))
    assert said(doubted, "en")[-1].endswith("you win more often with 90 ♥.")
    forced = Explanation(seat=Seat.EAST, choice=Choice(ACE, Reason.FORCED), contract=NINETY)
    assert said(Advice(forced), "fr") == ["Le coach : **A ♠**. Rien d’autre n’est possible."]


@pytest.mark.parametrize(
    ("other", "reason"),
    [
        (option(TEN, 0.58, gap_error=0.03), WhyNot.CLEAR),
        (replace(option(TEN, 0.58), in_system=False), WhyNot.UNTRUE),
    ],
)
@pytest.mark.parametrize("language", DRAWN)
def test_a_better_chance_than_the_advised_one_has_a_reason(
    other: Tried, reason: WhyNot, language: str
) -> None:
    say = words(language).playing(CONTREE)
    told = list(advised(CONTREE, advice(OPTIONS[0], other, OPTIONS[1]), say))
    card = say.card_sign(Card.parse("TS"))
    assert say(f"coach-better-{reason}", moves=card) in told


def test_a_better_chance_within_the_error_needs_no_reason() -> None:
    same = replace(OPTIONS[2], worth=0.528)
    told = said(advice(OPTIONS[0], same, OPTIONS[1]), "fr")
    assert any("A ♠ et 10 ♠ se valent" in line for line in told)
    assert not any(line.startswith("Chances de gagner") for line in told)  # said already
    assert any(line.startswith("Sinon") for line in told)
    assert not any("donnes essayées" in line for line in told)
