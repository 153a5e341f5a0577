"""The prompt of the chosen row says what a press does there."""

from pathlib import Path

import pytest

from game.app.app import App
from game.app.workshop.bench import Thing
from game.app.workshop.own_mod import OwnMod
from game.app.workshop.workshop import Workshop
from game.input.intents import Intent
from game.saves.settings import Settings
from scenes.screens.workshop.thing.model import ThingModel
from scenes.screens.workshop.thing.rows import row_asks


def model_of(folder: Path, game: str, table: str, id: str) -> ThingModel:
    """A thing on the bench of a mod that lies aside."""
    workshop = Workshop(App(settings=Settings(language="fr")).inline())
    workshop.take(OwnMod.begin(folder / "aside", "Aside"))
    return ThingModel(workshop, Thing(game, table, id))


def asked(model: ThingModel, *path: object) -> list[tuple[Intent, str]]:
    """What is asked on the row of a path."""
    model.at = next(n for n, one in enumerate(model.rows) if one.path == path)
    return row_asks(model, model.workshop.app.texts)


@pytest.mark.parametrize(
    ("path", "verb"),
    [(("moment",), "Choisir"), (("skull",), "Basculer"), (("by",), "Choisir"), (("effects",), "Choisir")],
)
def test_each_kind_of_row_has_its_verb(tmp_path: Path, path: tuple[str, ...], verb: str) -> None:
    model = model_of(tmp_path, "roulette", "card", "base:encore_un")
    assert asked(model, *path) == [(Intent.ACCEPT, verb)]


def test_a_number_goes_both_ways(tmp_path: Path) -> None:
    model = model_of(tmp_path, "roulette", "card", "base:encore_un")
    asks = asked(model, "copies")
    assert [intent for intent, _ in asks] == [Intent.LEFT, Intent.RIGHT]
    before = model.bench.said(model.thing)["copies"]
    assert model.step(1) and model.bench.said(model.thing)["copies"] == before + 1
    assert model.step(-1) and model.bench.said(model.thing)["copies"] == before


def test_what_a_formula_proposes_is_asked_first_until_it_is_taken(tmp_path: Path) -> None:
    model = model_of(tmp_path, "skirmish", "unit", "base:ligne_piquiers")
    model.put(next(one for one in model.rows if one.path == ("armour",)), "heavy")
    asks = asked(model, "points")
    row = model.row
    assert row is not None
    assert asks == [(Intent.ACCEPT, f"Mettre {model.proposed(row)}")]
    assert model.take_proposal()
    assert [one for one, _ in asked(model, "points")] == [Intent.LEFT, Intent.RIGHT]
