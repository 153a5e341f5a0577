"""Whose arrows, whose keys: what stands on the screen belongs to the hand that is meant."""

from __future__ import annotations

from typing import Any

import pytest

from game.couch.couch import Couch
from game.input.devices import KEYS, KEYS2, MOUSE, Device
from game.input.intents import Intent
from game.mods.texts import Texts
from scenes.screens.lobby.controller import Controller
from scenes.screens.lobby.house_rules.values import HouseRules
from scenes.screens.lobby.model import LobbyModel
from scenes.screens.lobby.seats.seat_facts import loge_facts
from tests.builders import BASE, base_catalog
from tests.scenes.screens.lobby.hands import DUAL, NAMES, XBOX, a_troupe, press

WORDS: Any = Texts("fr", [BASE])


def _turning(lobby: Controller, own: int | None = None) -> list[int]:
    """The seats that show arrows; the mouse is over its `own`."""
    facts = loge_facts(lobby.lobby_model, WORDS, None, own)
    return [seat for seat, one in enumerate(facts) if one.arrows]


def _opened_by(opener: Device | None, *sitting: Device) -> LobbyModel:
    """A lobby that a device opened, with others sitting there already."""
    couch = Couch(NAMES)
    for device in sitting:
        couch.join(device)
    return LobbyModel(couch, lambda game: HouseRules(base_catalog(), game, None), opener=opener)


def test_only_the_seat_of_whoever_pressed_last_shows_arrows() -> None:
    lobby = a_troupe()
    for device in (XBOX, DUAL, KEYS):
        press(lobby, device, Intent.ACCEPT)
    assert _turning(lobby) == [2]
    press(lobby, DUAL, Intent.RIGHT)
    assert _turning(lobby) == [1]
    assert _turning(lobby, own=2) == [1, 2], "the mouse over its own seat may turn that, too"
    press(lobby, DUAL, Intent.ACCEPT)
    assert _turning(lobby) == [], "who is ready turns nothing"


def test_a_door_names_its_device_until_something_is_changed() -> None:
    lobby = a_troupe()
    for device in (KEYS, KEYS2):
        press(lobby, device, Intent.ACCEPT)
    lines = [one.line for one in loge_facts(lobby.lobby_model, WORDS)[:2]]
    assert lines == ["Clavier et souris", "Clavier bis"]
    press(lobby, KEYS2, Intent.RIGHT)
    assert loge_facts(lobby.lobby_model, WORDS)[1].line == "choisit sa couleur"


@pytest.mark.parametrize("opener", [KEYS, KEYS2, XBOX])
def test_the_prompts_begin_with_the_keys_of_whoever_opened_the_lobby(opener: Device) -> None:
    model = _opened_by(opener)
    assert model.last == opener and not model.by_mouse


def test_a_lobby_opened_by_a_click_shows_places_and_no_keys() -> None:
    model = _opened_by(MOUSE)
    assert model.last == KEYS and model.by_mouse


def test_back_from_a_match_the_prompts_are_those_of_somebody_who_sits_there() -> None:
    assert _opened_by(None, DUAL, XBOX).last == DUAL
    assert _opened_by(None).last == KEYS


def test_a_pad_that_flew_away_is_asked_nothing() -> None:
    lobby = a_troupe()
    for device in (DUAL, XBOX):
        lobby.lobby_model.meet((DUAL, XBOX))
        press(lobby, device, Intent.ACCEPT)
    lobby.lobby_model.lose(XBOX)
    assert lobby.lobby_model.last == DUAL
    lobby.lobby_model.lose(DUAL)
    assert lobby.lobby_model.last == KEYS


def test_whoever_raises_the_curtain_is_ready_and_others_are_waited_for() -> None:
    lobby = a_troupe()
    for device in (XBOX, DUAL):
        press(lobby, device, Intent.ACCEPT)
    told = press(lobby, XBOX, Intent.MENU)
    assert told.says == "lobby-why-ready" and told.facts["name"] == NAMES[1]
    assert [sitter.ready for sitter in lobby.lobby_model.couch.sitters] == [True, False]
    assert press(lobby, DUAL, Intent.MENU).leads == "start"


def test_alone_nobody_is_made_ready_by_asking_too_early() -> None:
    lobby = a_troupe()
    press(lobby, KEYS, Intent.ACCEPT)
    assert press(lobby, KEYS, Intent.MENU).says == "lobby-why-alone-complots"
    assert not lobby.lobby_model.couch[0].ready


@pytest.mark.parametrize("device", [KEYS, KEYS2, XBOX])
def test_five_presses_lead_a_stranger_from_the_door_to_a_match_with_a_bot(device: Device) -> None:
    lobby = Controller(_opened_by(device))
    press(lobby, device, Intent.ACCEPT, Intent.DOUBT)
    assert press(lobby, device, Intent.MENU).leads == "start"
