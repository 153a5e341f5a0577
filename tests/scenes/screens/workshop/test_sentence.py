"""The chips of a sentence: one size, whole words, nothing outside its chip, for everything of the house."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.app.app import App
from game.app.games import GAMES
from game.app.workshop.craft import Phrase, Role
from game.app.workshop.own_mod import OwnMod
from game.app.workshop.workshop import Workshop
from game.saves.settings import Settings
from scenes.draw.layer import Layer
from scenes.draw.style import FLOOR
from scenes.screens.workshop.thing.sentence import BOX, short_of, write_sentence
from scenes.shell.window import GameWindow


@pytest.fixture
def layer(a_stage: GameWindow) -> Layer:
    """An empty layer of the house's stage."""
    return Layer(a_stage.art, a_stage.letters)


ROLES: tuple[Role, ...] = ("when", "who", "whom", "what", "many", "else")


def sentences(language: str, folder: Path) -> Iterator[tuple[str, list[Phrase], dict[Role, str], str]]:
    """Every thing of the house that tells itself: its id, its phrases, the labels, its text."""
    app = App(settings=Settings(language=language)).inline()  # type: ignore[arg-type]
    workshop = Workshop(app)
    bench = workshop.take(OwnMod.begin(folder / "aside", "Aside"))
    labels = {role: app.texts(f"workshop-role-{role}") for role in ROLES}
    for game in GAMES:
        for craft in workshop.crafts(game):
            for thing in bench.things(game, craft.table):
                said = bench.said(thing)
                phrases = list(workshop.phrases(thing, said, language))
                yield thing.id, phrases, labels, workshop.rule_text(thing, said, language)


def problems(layer: Layer, phrases: list[Phrase], labels: dict[Role, str], said: str) -> list[str]:
    """What is wrong with the chips of a sentence as it is written."""
    layer.clear()
    placed = write_sentence(layer, labels, phrases, (said, said))
    heights = {box[3] for _, box in placed}
    found = [f"chips of {len(heights)} heights"] if len(heights) > 1 else []
    found += [
        f"{phrase.words} leaves the panel"
        for phrase, (x, y, w, h) in placed
        if x < BOX[0] or x + w > BOX[0] + BOX[2] or y + h > BOX[1] + BOX[3]
    ]
    for label in layer.labels():
        x, _, w, _ = label.box
        if label.within and (x < label.within[0] or x + w > label.within[0] + label.within[2]):
            found.append(f"{label.text} leaves its chip")
        if label.shown_size < FLOOR - 0.01:
            found.append(f"{label.text} is {label.shown_size:.1f} small")
    return found


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_sentence_of_the_house_fits_its_chips(layer: Layer, tmp_path: Path, language: str) -> None:
    seen = 0
    for id, phrases, labels, said in sentences(language, tmp_path):
        if phrases:
            seen += 1
            assert not problems(layer, phrases, labels, said), id
            assert len([one for one in phrases if one.words]) == len(
                write_sentence(layer, labels, phrases, (said, said))
            ), id
    assert seen > 100


def test_words_too_long_for_two_rows_end_in_an_ellipsis(layer: Layer) -> None:
    labels = dict.fromkeys(ROLES, "label")
    long = [Phrase("what", f"{'many words ' * 9}{place}.") for place in range(8)]
    assert not problems(layer, long, labels, "said")
    chips = [label.text for label in layer.labels() if label.text.endswith("…")]
    assert chips and all(short_of(long[0]).startswith(chip[:-1]) for chip in chips)


def test_the_check_sees_a_chip_that_is_too_narrow(layer: Layer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scenes.screens.workshop.thing.sentence._SIGN", 20.0)
    labels = dict.fromkeys(ROLES, "label")
    assert problems(layer, [Phrase("what", "something rather long")], labels, "said")
