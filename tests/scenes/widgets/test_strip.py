"""The strip and the spotlight: what a big moment says, and what it leaves in the dark."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from scenes.draw.layer import Layer
    from scenes.shell.window import GameWindow
    from scenes.widgets.strip import Strip


@pytest.fixture
def layer(a_stage: GameWindow) -> Layer:
    """A layer of an empty scene."""
    from scenes.shell.scene import Scene

    scene = Scene(a_stage.stage)
    a_stage.stage.push(scene)
    return scene.layer()


@pytest.fixture
def strip(layer: Layer) -> Strip:
    """A strip in the middle of the stage."""
    from scenes.widgets.strip import Strip

    return Strip(layer, 640, 420)


def test_a_lighter_sentence_waits_until_the_heavier_one_could_be_read(strip: Strip) -> None:
    strip.say("Aurèle mentait.", weight=4, seal=0)
    strip.say("Bérénice passe.", weight=2)
    assert strip.text == "Aurèle mentait."
    strip.update(2.0)
    strip.say("Bérénice passe.", weight=2)
    assert strip.text == "Bérénice passe."


def test_a_sentence_of_the_same_weight_comes_at_once(strip: Strip) -> None:
    strip.say("Aurèle mentait.", weight=4, seal=0)
    strip.say("Aurèle perd le Capitaine.", weight=4, seal=0)
    assert strip.text == "Aurèle perd le Capitaine."


def test_a_sentence_stays_until_it_is_taken_away(strip: Strip) -> None:
    strip.say("Aurèle mentait.", weight=4)
    strip.update(60.0)
    assert strip.text == "Aurèle mentait."
    strip.clear()
    assert strip.text == ""


def test_the_light_falls_fast_and_comes_back_slowly(layer: Layer) -> None:
    from scenes.widgets.spotlight import Spotlight

    spotlight = Spotlight(layer)
    spotlight.darken(0.6)
    spotlight.update(0.12)
    assert spotlight.dark == pytest.approx(0.6)
    spotlight.darken(0.0)
    spotlight.update(0.12)
    assert 0.2 < spotlight.dark < 0.4
    spotlight.update(0.4)
    assert spotlight.dark == 0.0


def test_in_the_dark_the_light_travels_and_in_the_light_it_is_there_at_once(layer: Layer) -> None:
    from scenes.widgets.spotlight import Spotlight

    spotlight = Spotlight(layer)
    spotlight.shine(200, 300, 300, 300)
    assert spotlight.spot == (200, 300, 300, 300)
    spotlight.darken(0.6)
    spotlight.update(0.2)
    spotlight.shine(1000, 300, 100, 300)
    places = []
    for _ in range(30):
        spotlight.update(1 / 60)
        places.append(spotlight.spot[0])
    assert places == sorted(places)
    assert places[0] < 300 < places[10] < 900
    assert spotlight.spot == (1000, 300, 100, 300)
    spotlight.shine(200, 300)
    spotlight.land()
    assert spotlight.spot[0] == 200
