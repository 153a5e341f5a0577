"""A card large enough to be read: its whole rule on its own paper, for every card of the house."""

from pathlib import Path

import pytest

from game.app.app import App
from game.app.games import GAMES
from game.app.workshop.own_mod import OwnMod
from game.app.workshop.workshop import Workshop
from game.rules.roulette.questions import AFTER_SHOT
from game.saves.settings import Settings
from scenes.draw.layer import Layer
from scenes.draw.style import FLOOR
from scenes.games.roulette.table.private.card_faces import Card, draw_badges
from scenes.screens.workshop.large_card import draw_large_card
from scenes.screens.workshop.thing.easel import CARD
from scenes.shell.window import GameWindow
from tests.scenes.conftest import Raise

FACE, WINDOW = "carte_action_cadeau", (14.0, 14.0, 202.0, 230.0)


def texts_on(layer: Layer, title: str, rule: str) -> list[str]:
    """Every text of a large card; all lie on it, large enough to read."""
    layer.clear()
    draw_large_card(layer, FACE, WINDOW, title, rule, CARD)
    for label in layer.labels():
        x, y, w, h = label.box
        assert CARD[0] < x and x + w < CARD[0] + CARD[2] and CARD[1] < y and y + h < CARD[1] + CARD[3] - 12
        assert label.shown_size >= FLOOR
    return [label.text for label in layer.labels()]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_card_of_the_house_bears_its_whole_rule(
    a_stage: GameWindow, tmp_path: Path, language: str
) -> None:
    app = App(settings=Settings(language=language)).inline()  # type: ignore[arg-type]
    workshop, layer = Workshop(app), Layer(a_stage.art, a_stage.letters)
    bench = workshop.take(OwnMod.begin(tmp_path / "aside", "Aside"))
    seen = 0
    for craft in (one for game in GAMES for one in workshop.crafts(game) if one.table == "card"):
        for thing in bench.things(craft.game, craft.table):
            rule = workshop.rule_text(thing, bench.said(thing), language)
            title = app.texts(f"name-{thing.id}")
            assert texts_on(layer, title, rule) == [title, rule], thing.id
            seen += 1
    assert seen >= 30
    assert not a_stage.art.missing


def test_a_reader_of_large_letters_has_the_rule_on_the_card_too(raise_stage: Raise) -> None:
    stage = raise_stage(text_scale=1.15, dyslexia=True)
    rule = (
        "Quand le Tir s’achève, si vous êtes neutre : choisissez une unité à vous, libre, qui ne fuit pas, "
        "qui peut tirer ; elle tire aussitôt sur l’ennemi désigné."
    )
    assert texts_on(Layer(stage.art, stage.letters), "Tir de la tour", rule) == ["Tir de la tour", rule]


def test_a_rule_longer_than_a_card_is_left_to_the_sentence(a_stage: GameWindow) -> None:
    layer = Layer(a_stage.art, a_stage.letters)
    assert texts_on(layer, "Name", "word " * 90) == ["Name"]


def test_a_short_rule_leaves_its_picture_more_room(a_stage: GameWindow) -> None:
    layer = Layer(a_stage.art, a_stage.letters)

    def name_at(rule: str) -> float:
        texts_on(layer, "Name", rule)
        return next(label.box[1] for label in layer.labels())

    assert name_at("short") > name_at("a rule of some length, " * 5)


def test_a_card_in_a_wide_box_stands_in_its_middle(a_stage: GameWindow) -> None:
    layer = Layer(a_stage.art, a_stage.letters)
    x, y, w, h = draw_large_card(layer, FACE, WINDOW, "Name", "rule", (100, 50, 600, 400))
    assert (y, h) == (50, 400) and w < h
    assert x + w / 2 == 400
    assert draw_large_card(layer, FACE, WINDOW, "Name", "rule", CARD) == CARD


def test_badges_stand_in_the_corners_of_a_card_of_any_width(a_stage: GameWindow) -> None:
    layer, card = Layer(a_stage.art, a_stage.letters), Card("base:cadeau", AFTER_SHOT, skull=True)
    for wide in (216.0, 300.0):
        disc, _, skull = draw_badges(layer, card, 100.0, 50.0, wide, 332.0)
        assert disc.box[0] - 100 == pytest.approx(100 + wide - skull.box[0] - skull.box[2])
        assert 0 < disc.box[0] - 100 < 30
