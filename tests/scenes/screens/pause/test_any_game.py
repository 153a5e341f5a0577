"""The interval of any game: its booklet, how things stand, a place lent, leaving."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from arcade import key

from game.input.devices import KEYS, KEYS2
from game.mods.texts import Texts
from scenes.games import KITS
from scenes.games.hecatombe.table.scene import HecatombeScene
from scenes.games.roulette.score import score_standings
from scenes.pads.contract import Pads
from scenes.screens.pause.absent import AbsentSeats
from scenes.screens.pause.scene import Pause
from scenes.screens.rulebook.scene import Rulebook
from scenes.screens.title.scene import Title
from tests.builders import BASE
from tests.scenes.driver import Driver
from tests.scenes.screens.title.house import LOOKS, Raise, click_spot, faults, plug, seat, tap

NAMES = ("Aurèle", "Bérénice", "Cassius", "Delphine", "Égisthe")


def begin(house: Any, *devices: Any, **flags: Any) -> HecatombeScene:
    table, couch = seat(house, *(devices or (KEYS, KEYS2)), bots=0, game="hecatombe", flags=flags)
    match = HecatombeScene(house.stage, table, couch)
    house.stage.push(match)
    house.step()
    return match


def spot(pause: Pause, name: str) -> Any:
    return next(spot for spot in pause.menu.focus.spots if spot.key == name).box


def test_keys_read_the_rules_of_the_match_and_go_on(raise_house: Raise, driver: Driver) -> None:
    house = raise_house(animation_speed=0)
    match = begin(house, rounds_to_win=3, no_retreat=True)
    driver.key(key.ESCAPE)
    pause = house.stage.scene
    assert isinstance(pause, Pause) and match.table.paused
    assert any("Manche 1" in label.text for label in pause.labels())
    driver.key(key.DOWN)
    driver.key(key.ENTER)
    booklet = house.stage.scene
    assert isinstance(booklet, Rulebook)
    assert (booklet.game, booklet.flags) == ("hecatombe", match.view.flags)
    assert booklet.shelf == ()
    for _ in range(booklet.spreads):
        driver.key(key.RIGHT)
    assert "3 manches gagnantes" in {label.text for label in booklet.labels()}
    driver.key(key.ESCAPE)
    assert house.stage.scene is pause and pause.at == "rules"
    driver.key(key.ESCAPE)
    assert house.stage.scene is match and not match.table.paused


def test_a_pad_reads_them_too(raise_house: Raise, pads: Pads) -> None:
    house = raise_house(pads, animation_speed=0)
    pad = plug(house)
    begin(house, KEYS, pad.device)
    tap(house, pad, "menu")
    tap(house, pad, "down")
    tap(house, pad, "accept")
    booklet = house.stage.scene
    assert isinstance(booklet, Rulebook) and booklet.game == "hecatombe" and booklet.hand == pad.device


def test_the_mouse_lends_the_place_and_leaves(raise_house: Raise, driver: Driver) -> None:
    house = raise_house()
    match = begin(house)
    pause = Pause(house.stage, match.table, match.couch, KEYS)
    house.stage.push(pause)
    click_spot(driver, spot(pause, "lend"))
    assert match.couch[0].is_bot and 0 in match.table.bots
    click_spot(driver, spot(pause, "give"))
    assert 0 not in match.table.bots
    click_spot(driver, spot(pause, "quit"))
    driver.wait(1.2)
    assert [type(scene) for scene in house.stage.scenes] == [Title]


def test_a_pad_that_goes_is_missed(raise_house: Raise, pads: Pads) -> None:
    house = raise_house(pads)
    pad = plug(house)
    match = begin(house, KEYS, pad.device)
    pad.unplug()
    house.step(frames=3)
    assert isinstance(house.stage.scene, AbsentSeats) and faults(house.stage.scene) == []
    pad.plug()
    house.step(frames=3)
    assert house.stage.scene is match


@pytest.mark.parametrize("look", LOOKS)
def test_every_word_can_be_read(raise_house: Raise, look: dict[str, Any]) -> None:
    house = raise_house(**look)
    match = begin(house)
    pause = Pause(house.stage, match.table, match.couch, KEYS)
    house.stage.push(pause)
    house.step()
    for one in pause.menu.focus.spots:
        pause.menu.focus.to(one.key)
        house.step()
        assert faults(pause) == []


def test_the_score_of_hecatombe_names_who_has_won_rounds() -> None:
    texts: Any = Texts("fr", [BASE])
    view = SimpleNamespace(round=6, attacks=14, rounds=(1, 0, 2, 1, 1))
    line = KITS["hecatombe"].score_line(view, NAMES, texts)
    assert line == "Manche 6 · 14 assauts · gagnées\u00a0: Cassius 2, Aurèle 1, Delphine 1"
    fresh = SimpleNamespace(round=1, attacks=0, rounds=(0,) * 5)
    assert KITS["hecatombe"].score_line(fresh, NAMES, texts) == "Manche 1 · pas encore d’assaut"
    assert not texts.missing and not texts.faults


def test_the_score_of_complots_counts_who_is_left() -> None:
    texts: Any = Texts("fr", [BASE])
    view = SimpleNamespace(turn=7, hidden=(2, 0, 1))
    assert KITS["complots"].score_line(view, NAMES, texts) == "Tour 7 · 2 en scène"


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_longest_score_fits_its_line(raise_house: Raise, language: str) -> None:
    house = raise_house(language=language, text_scale=115)
    match = begin(house)
    pause = Pause(house.stage, match.table, match.couch, KEYS)
    house.stage.push(pause)
    view = SimpleNamespace(round=25, attacks=42, rounds=(4,) * 3)
    words = KITS["hecatombe"].score_line(view, ("Maximilienne",) * 3, house.stage.app.texts)
    letters = house.stage.letters
    size = letters.fit(words, 26, 880, "sc")
    assert letters.shown_size(size, "sc") >= 22 and letters.measure(words, size, "sc")[0] <= 880


def test_the_score_of_roulette_ranks_points_then_lives() -> None:
    texts: Any = Texts("fr", [BASE])
    flags = SimpleNamespace(points_to_win=15)
    view = SimpleNamespace(round=4, flags=flags, scores=(3, 12, 1, 12, 0), teams=(4, 1, 0, 2, 3))
    assert KITS["roulette"].score_line(view, NAMES, texts) == "Manche 4, à 15 points"
    assert score_standings(view, NAMES, texts) == (
        ("Delphine", "12 pts · 2 vies"),
        ("Bérénice", "12 pts · 1 vie"),
        ("Aurèle", "3 pts · 4 vies"),
        ("Cassius", "1 pt · 0 vie"),
        ("Égisthe", "rien · 3 vies"),
    )
    assert [game for game, kit in KITS.items() if kit.standings] == ["roulette", "skirmish"]
    assert not texts.missing and not texts.faults


def waiting(house: Any, players: int, device: Any = KEYS) -> Pause:
    """The interval of a match of Roulette of so many."""
    table, couch = seat(house, KEYS, bots=players - 1, game="roulette")
    pause = Pause(house.stage, table, couch, device)
    house.stage.push(pause)
    house.step()
    return pause


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("device", [KEYS, None])
def test_everybody_is_ranked_below_the_choices(raise_house: Raise, look: dict[str, Any], device: Any) -> None:
    house = raise_house(**look)
    pause = waiting(house, 6, device)
    said = {label.text for label in pause.labels()}
    assert {pause.couch[seat].name for seat in pause.couch.players} <= said
    for one in pause.menu.focus.spots:
        pause.menu.focus.to(one.key)
        house.step()
        assert faults(pause) == []


@pytest.mark.parametrize("language", ["fr", "en"])
def test_six_long_names_have_room(raise_house: Raise, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    house = raise_house(language=language, text_scale=115)
    rows = (("Maximilienne", house.stage.app.texts("pause-score-team", n=49, left=4)),) * 6
    monkeypatch.setitem(KITS, "roulette", KITS["roulette"]._replace(standings=lambda *_: rows))
    assert faults(waiting(house, 6)) == []


def test_the_booklet_of_an_interval_of_roulette_is_its_own(raise_house: Raise, driver: Driver) -> None:
    pause = waiting(raise_house(animation_speed=0), 3)
    driver.key(key.DOWN)
    driver.key(key.ENTER)
    booklet = pause.stage.scene
    assert isinstance(booklet, Rulebook)
    assert (booklet.game, booklet.flags) == ("roulette", pause.table.public.view.flags)
