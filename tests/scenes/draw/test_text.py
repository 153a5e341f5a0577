"""Words are set to measure, the same at every window size."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import paths
from tests.scenes.driver import Driver

FONTS = paths.assets_folder() / "fonts"
LONG = "Prend trois pièces au Trésor, contre l’aide étrangère, et le fait savoir à toute la Cour\u00a0!"


@pytest.fixture
def letters(driver: Driver):  # type: ignore[no-untyped-def]
    from scenes.draw.text import Typesetter

    return Typesetter(paths.assets_folder() / "fonts")


def test_measures_do_not_depend_on_the_window(letters) -> None:  # type: ignore[no-untyped-def]
    before = letters.measure(LONG, 26, wrap=300)
    letters.scale = 1.5
    assert letters.measure(LONG, 26, wrap=300) == before


def test_no_line_is_wider_than_its_wrap(letters) -> None:  # type: ignore[no-untyped-def]
    lines = letters.wrapped(LONG, 26, wrap=260)
    assert len(lines) > 2
    assert " ".join(lines) == LONG
    assert all(letters.measure(line, 26)[0] <= 260 for line in lines)


def test_a_no_break_space_never_breaks(letters) -> None:  # type: ignore[no-untyped-def]
    for wrap in range(120, 420, 20):
        assert all(line != "!" for line in letters.wrapped(LONG, 26, wrap=wrap))


def test_line_breaks_of_the_author_are_kept(letters) -> None:  # type: ignore[no-untyped-def]
    assert letters.wrapped("un\ndeux", 26) == ("un", "deux")


def test_fit_shrinks_to_the_width_but_not_below_the_floor(letters) -> None:  # type: ignore[no-untyped-def]
    size = letters.fit("Réconciliation générale", 40, 300)
    assert 22 < size < 40
    assert letters.measure("Réconciliation générale", size)[0] <= 300
    assert letters.fit("Réconciliation générale", 40, 30) == 22


def test_the_text_setting_enlarges_running_text_only(letters) -> None:  # type: ignore[no-untyped-def]
    plain, title = letters.measure("Cour", 26)[0], letters.measure("Cour", 26, "cinzel800")[0]
    letters.text_scale = 1.15
    assert letters.measure("Cour", 26)[0] == pytest.approx(plain * 1.15, rel=0.02)
    assert letters.measure("Cour", 26, "cinzel800")[0] == title


def test_letter_spacing_adds_up_between_letters(letters) -> None:  # type: ignore[no-untyped-def]
    plain = letters.measure("PERFIDIE", 124, "gilt")[0]
    assert letters.measure("PERFIDIE", 124, "gilt", spacing=10)[0] == pytest.approx(plain + 70)


def test_the_same_words_are_set_once(letters) -> None:  # type: ignore[no-untyped-def]
    from scenes.draw.text import TextSpec

    assert letters.write(TextSpec("Trésor", 26)) is letters.write(TextSpec("Trésor", 26))
    before = letters.write(TextSpec("Trésor", 26))
    letters.scale = 2.0
    assert letters.write(TextSpec("Trésor", 26)) is not before


@pytest.mark.parametrize("align", ["left", "center", "right"])
def test_the_anchor_is_where_the_alignment_says(letters, align: str) -> None:  # type: ignore[no-untyped-def]
    from scenes.draw.text import TextSpec

    x, _, w, _ = letters.write(TextSpec("Comtesse", 40, "cinzel800", align)).box
    assert {"left": x, "center": x + w / 2, "right": x + w}[align] == pytest.approx(0)


@pytest.mark.parametrize("face", ["fell", "fell-italic", "sc", "dialogue", "cinzel700", "gilt"])
def test_the_ink_stands_on_its_baseline(letters, face: str) -> None:  # type: ignore[no-untyped-def]
    from scenes.draw.text import TextSpec

    writing = letters.write(TextSpec("HIE", 100, face))
    foot = writing.top + writing.texture.height
    assert -4 <= foot <= 8, "capitals without descenders end at the baseline"
    assert -85 <= writing.top <= -50, "and are as high as capitals"


def test_dyslexic_readers_get_a_plain_face_that_fits_as_well(letters) -> None:  # type: ignore[no-untyped-def]
    fell = letters.measure(LONG, 26)[0]
    letters.dyslexia = True
    assert letters.measure(LONG, 26)[0] == pytest.approx(fell, rel=0.25)


def _flag(font: Path, sign: str) -> float:
    """How far a sign reaches left of its stem, a quarter below its top, as a share of its height."""
    from PIL import Image, ImageDraw, ImageFont

    face = ImageFont.truetype(str(font), 400)
    picture = Image.new("L", (800, 800))
    ImageDraw.Draw(picture).text((200, 500), sign, fill=255, font=face, anchor="ls")
    inked = picture.getbbox()
    assert inked is not None
    _, top, _, bottom = inked
    high = bottom - top

    def left(share: float) -> int:
        y = round(top + share * high)
        row = picture.crop((0, y, 800, y + 1)).getbbox()
        assert row is not None
        return row[0]

    return (left(0.7) - left(0.25)) / high


@pytest.mark.parametrize("face", ["cinzel-700", "cinzel-800", "cinzel-900", "fell", "fell-italic", "sc"])
def test_a_lone_one_is_no_capital_i(face: str) -> None:
    assert _flag(FONTS / f"{face}.ttf", "1") > 0.12
    assert _flag(FONTS / f"{face}.ttf", "I") < 0.05


def test_the_one_of_the_source_would_be_taken_for_an_i() -> None:
    source = FONTS / "source" / "cinzel-latin-900-normal.woff2"
    assert _flag(source, "1") < 0.05
