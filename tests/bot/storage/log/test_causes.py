"""Requests as they lie beside their events: their form is pinned, as the log outlives the code."""

import json

import pytest

from bot.storage.log.causes import REQUEST_KINDS, StoredCause, decode_cause, encode_cause
from bot.storage.log.event_log import written
from bot.tables.events import DealGiven
from bot.tables.house_rules import ChooseLength, ChooseOption, ChoosePreset, GameLength
from bot.tables.requests import (
    Act,
    ChangeRules,
    ComputerAct,
    Kick,
    NewPeople,
    Open,
    Rematch,
    Request,
    SetLevel,
    SetTempo,
    Start,
)
from bot.tables.stop import Stop
from bot.tables.table_settings import Tempo
from engine.actions import PlayCard, RenegeClaim
from engine.cards import Card, Trump
from engine.contract import Bid
from engine.players import Level
from tests.bot.tables.evening import ANNA, BRUNO, STRANGER, E, Evening, N, S
from tests.bot.tables.named_requests import requests_at

JACK = PlayCard(Card.parse("JH"), announcing=True)

FORMS = (
    (StoredCause(Act(17, JACK), S), '[2,"Act",17,["PlayCard","JH",true,false]]'),
    (StoredCause(Act(17, Bid(80, Trump.HEARTS)), S), '[2,"Act",17,["Bid",80,"H","points"]]'),
    (StoredCause(ComputerAct(17, E, RenegeClaim())), '[null,"ComputerAct",17,1,["RenegeClaim"]]'),
    (StoredCause(Kick(BRUNO), N), '[0,"Kick",{"_person":12},false]'),
    (StoredCause(Stop(manager=True), user=STRANGER), '[{"_person":99},"Stop",true,false]'),
    (StoredCause(SetLevel(Level.EXPERT, E), S), '[2,"SetLevel","expert",1]'),
    (StoredCause(SetLevel(Level.EXPERT), S), '[2,"SetLevel","expert",null]'),
    (StoredCause(SetTempo(Tempo.FAST), S), '[2,"SetTempo","fast"]'),
    (StoredCause(Start(), S), '[2,"Start",false,[[],[]]]'),
    (
        StoredCause(Rematch(NewPeople((ANNA,), (ANNA, BRUNO))), S),
        '[2,"Rematch",[[{"_person":11}],[{"_person":11},{"_person":12}]]]',
    ),
    (
        StoredCause(ChangeRules(ChooseOption("target", "701")), S),
        '[2,"ChangeRules",["ChooseOption","target","701"]]',
    ),
    (
        StoredCause(ChangeRules(ChooseLength(GameLength.SHORT)), S),
        '[2,"ChangeRules",["ChooseLength","short"]]',
    ),
    (
        StoredCause(ChangeRules(ChoosePreset("ffb")), S),
        '[2,"ChangeRules",["ChoosePreset","ffb"]]',
    ),
    (
        StoredCause(Open(((N, BRUNO),), computers=True, given=DealGiven("a", "b"))),
        '[null,"Open",[[0,{"_person":12}]],true,false,["a","b","",0,0,false,null]]',
    ),
)


@pytest.mark.parametrize(("cause", "text"), FORMS, ids=lambda part: type(part).__name__)
def test_the_form_of_a_cause(cause: StoredCause, text: str) -> None:
    assert written(encode_cause(cause)) == text
    assert decode_cause(json.loads(text)) == cause


def test_every_request_is_read_as_it_was_made() -> None:
    requests: list[Request] = [*requests_at(Evening().table, ANNA).values()]
    assert {Open, *map(type, requests)} == {*REQUEST_KINDS.values()}
    for request in requests:
        cause = StoredCause(request, S)
        assert decode_cause(json.loads(written(encode_cause(cause)))) == cause
