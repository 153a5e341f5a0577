"""The chips of a sentence: one size, whole words, nothing outside its chip, for everything of the house."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.app.app import App
from game.app.games import GAMES
from game.app.workshop.craft import Phrase, Role, sentence_of
from game.app.workshop.own_mod import OwnMod
from game.app.workshop.workshop import Workshop
from game.saves.settings import Settings
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import FLOOR
from scenes.screens.workshop.thing.paper import laid, pieces_of
from scenes.screens.workshop.thing.roles import INKS, role_labels
from scenes.screens.workshop.thing.sentence import BOX, Sentence, chip_of, short_of
from scenes.screens.workshop.thing.thread import curve, end_over
from scenes.shell.window import GameWindow


@pytest.fixture
def sentence(a_stage: GameWindow) -> Sentence:
    """The panel of the sentence on empty layers of the house's stage."""
    return Sentence(*(Layer(a_stage.art, a_stage.letters) for _ in range(3)))


LONG = 200
"""Letters of a text from which its translation may find no room."""
ROLES: tuple[Role, ...] = ("when", "who", "whom", "what", "many", "else")


def sentences(language: str, folder: Path) -> Iterator[tuple[str, list[Phrase], dict[Role, str], str]]:
    """Every thing of the house that tells itself: its id, its phrases, the labels, its text."""
    app = App(settings=Settings(language=language)).inline()  # type: ignore[arg-type]
    workshop = Workshop(app)
    bench = workshop.take(OwnMod.begin(folder / "aside", "Aside"))
    for game in GAMES:
        for craft in workshop.crafts(game):
            for thing in bench.things(game, craft.table):
                said = bench.said(thing)
                phrases = list(workshop.phrases(thing, said, language))
                labels = role_labels(app.texts, craft.table)
                yield thing.id, phrases, labels, workshop.rule_text(thing, said, language)


def problems(sentence: Sentence, phrases: list[Phrase], labels: dict[Role, str], said: str) -> list[str]:
    """What is wrong with the chips and the words of a sentence as it is written."""
    sentence.tell(labels, phrases, (said, said))
    heights = {box[3] for _, box in sentence.placed}
    found = [f"chips of {len(heights)} heights"] if len(heights) > 1 else []
    found += [
        f"{phrase.words} leaves the panel"
        for phrase, (x, y, w, h) in sentence.placed
        if x < BOX[0] or x + w > BOX[0] + BOX[2] or y + h > BOX[1] + BOX[3]
    ]
    for label in (*sentence.ground.labels(), *sentence.chips.labels()):
        x, y, w, h = label.box
        left, top, wide, high = label.within or label.box
        if x < left or x + w > left + wide:
            found.append(f"{label.text} leaves its room at the side")
        if y < top or y + h > top + high:
            found.append(f"{label.text} leaves its room above or below")
        if label.shown_size < FLOOR - 0.01:
            found.append(f"{label.text} is {label.shown_size:.1f} small")
    return found


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_sentence_of_the_house_fits_its_chips_and_its_paper(
    sentence: Sentence, tmp_path: Path, language: str
) -> None:
    seen = 0
    for id, phrases, labels, said in sentences(language, tmp_path):
        if phrases:
            seen += 1
            assert not problems(sentence, phrases, labels, said), id
            if len(said) < LONG:
                assert any(label.face == "fell-italic" for label in sentence.ground.labels()), id
            assert len([one for one in phrases if one.words]) == len(sentence.placed), id
    assert seen > 100


def test_words_too_long_for_two_rows_end_in_an_ellipsis(sentence: Sentence) -> None:
    labels = dict.fromkeys(ROLES, "label")
    long = [Phrase("what", f"{'many words ' * 9}{place}.") for place in range(8)]
    assert not problems(sentence, long, labels, "said")
    chips = [label.text for label in sentence.chips.labels() if label.text.endswith("…")]
    assert chips and all(short_of(long[0]).startswith(chip[:-1]) for chip in chips)


def test_the_check_sees_a_chip_that_is_too_narrow(
    sentence: Sentence, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("scenes.screens.workshop.thing.sentence._SIGN", 20.0)
    labels = dict.fromkeys(ROLES, "label")
    assert problems(sentence, [Phrase("what", "something rather long")], labels, "said")


def test_the_check_sees_words_that_touch_the_edge_of_their_paper(
    sentence: Sentence, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("scenes.screens.workshop.thing.paper._SIZES", ((60.0, 60.0),))
    labels = dict.fromkeys(ROLES, "label")
    assert problems(sentence, [Phrase("what", "something rather long " * 9)], labels, "said " * 30)


TWO = [
    Phrase("when", "after a shot,", ("moment",)),
    Phrase("what", "somebody shoots again, and again.", ("effects", 0, "kind")),
]


def inks(sentence: Sentence) -> dict[str, object]:
    """Each piece of the texts on the paper with its ink."""
    return {label.text: label.colour for label in sentence.ground.labels()}


def test_the_words_of_each_phrase_wear_its_ink(sentence: Sentence) -> None:
    labels = dict.fromkeys(ROLES, "label")
    sentence.tell(labels, TWO, (sentence_of(TWO), "the other language"))
    seen = inks(sentence)
    assert seen["After a shot"] == INKS["when"]
    assert seen["somebody shoots again, and again"] == INKS["what"]
    assert seen[","] == seen["."] == style.INK
    assert INKS["when"] != INKS["what"]


def test_own_words_are_all_in_one_ink(sentence: Sentence) -> None:
    sentence.tell(dict.fromkeys(ROLES, "label"), TWO, ("words of one's own", "the other language"))
    assert inks(sentence) == {"words of one's own": style.INK, "the other language": style.INK_2}


def test_lines_break_as_plain_text_breaks(a_stage: GameWindow) -> None:
    letters, many = a_stage.letters, [Phrase("what", f"clause number {n},") for n in range(30)]
    lines: dict[int, str] = {}
    for run in laid(letters, pieces_of(many), 25.0, 700.0):
        joint = "" if run.phrase < 0 or not lines.get(run.line) else " "
        lines[run.line] = lines.get(run.line, "") + joint + run.words
    assert tuple(lines.values()) == letters.wrapped(sentence_of(many), 25.0, "fell", 700.0)
    assert len(lines) > 2


def test_a_thread_ties_the_chip_of_the_chosen_field_to_its_words(sentence: Sentence) -> None:
    sentence.tell(dict.fromkeys(ROLES, "label"), TWO, (sentence_of(TWO), ""))
    assert chip_of(sentence.placed, ("effects", 0, "amount")) is None
    assert chip_of(sentence.placed, ("moment",)) == 0
    sentence.point(("effects", 0, "kind"))
    assert sentence.tied == 1
    written = next(label.box for label in sentence.ground.labels() if label.text.startswith("somebody"))
    x, y = end_over(sentence.words[1], 0.0)
    assert written[0] <= x <= written[0] + written[2] and abs(y - written[1]) < 6
    assert curve((50.0, 10.0), (x, y))[0] == (50.0, 10.0) and curve((50.0, 10.0), (x, y))[-1] == (x, y)
    far, _ = end_over(sentence.words[1], 2000.0)
    assert x < far <= written[0] + written[2]
    sentence.point(("copies",))
    assert sentence.tied is None
    sentence.point(None)
    assert sentence.tied is None
