"""The seven faces of the game, made from the OFL sources in assets/fonts/source.

IM Fell has old-style figures only, so it receives the figures of Cinzel 700 (0.9 em, one width for all) and,
since its name is reserved, a new name. The 1 of Cinzel, a capital I but for a hair, gets a flag that falls.
Every face learns the thin spaces, as aliases of the no-break space.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

FACES = {
    "cinzel-700": ("cinzel-latin-700-normal", "Perfidie Titre 700"),
    "cinzel-800": ("cinzel-latin-800-normal", "Perfidie Titre 800"),
    "cinzel-900": ("cinzel-latin-900-normal", "Perfidie Titre 900"),
    "fell": ("im-fell-english-latin-400-normal", "Perfidie Texte"),
    "fell-italic": ("im-fell-english-latin-400-italic", "Perfidie Texte Italique"),
    "sc": ("im-fell-english-sc-latin-400-normal", "Perfidie SC"),
    "dialogue": ("cormorant-garamond-latin-700-italic", "Perfidie Dialogue"),
}
DIGITS = "0123456789"
FIGURE_EM = 0.9
THIN_SPACES = (0x202F, 0x2009)
LOOKALIKES = {0x2212: 0x2013, 0x2011: 0x2D}  # minus sign as en dash, hyphen that does not break as hyphen
NO_BREAK_SPACE = 0xA0
FLAG = (0.17, 0.29)
"""Of the flag of a 1: how far its tip lies left of the stem, and how deep it falls, in em."""
FLAG_STROKE = (0.075, 0.5)
"""The thickness of the tip of the flag in em, and that of its root as a share of the stem."""


def make_fonts(folder: Path) -> None:
    """Write folder/*.ttf from folder/source/*.woff2, the same bytes on every run."""
    source = folder / "source"
    figures = TTFont(source / "cinzel-latin-700-normal.woff2")
    _raise_flag(figures)
    for name, (origin, family) in FACES.items():
        font = TTFont(source / f"{origin}.woff2", recalcTimestamp=False)
        font.flavor = None
        if name.startswith("cinzel"):
            _raise_flag(font)
        if name in ("fell", "fell-italic", "sc"):
            _take_figures(font, figures)
        _alias(font)
        _rename(font, family)
        font.save(folder / f"{name}.ttf", reorderTables=None)


def _raise_flag(font: Any) -> None:
    """Draw the 1 of Cinzel anew: stem and foot as they are, and a flag that nobody takes for a serif."""
    name = font.getBestCmap()[ord("1")]
    xs = sorted({x for x, y in font["glyf"][name].coordinates if 55 < y < 70})
    left, right = xs[0], xs[-1]
    em, top = font["head"].unitsPerEm, font["glyf"][name].yMax
    out, down = FLAG[0] * em, FLAG[1] * em
    tip, root = FLAG_STROKE[0] * em, FLAG_STROKE[1] * (right - left) + FLAG_STROKE[0] * em
    foot, lift = 0.07 * em, 0.01 * em
    shift = out - left + 0.01 * em
    pen = TTGlyphPen(None)
    shifted = TransformPen(pen, (1, 0, 0, 1, shift, 0))
    shifted.moveTo((right + foot, 0))
    shifted.lineTo((right + foot, lift))
    shifted.qCurveTo((right, lift), (right, lift + foot))
    shifted.lineTo((right, top))
    shifted.lineTo((right - 0.35 * (right - left), top))
    shifted.qCurveTo((left - 0.25 * out, top - 0.55 * down), (left - out, top - down + tip))
    shifted.lineTo((left - out, top - down))
    shifted.qCurveTo((left - 0.3 * out, top - 0.8 * down), (left, top - root - 0.3 * down))
    shifted.lineTo((left, lift + foot))
    shifted.qCurveTo((left, lift), (left - foot, lift))
    shifted.lineTo((left - foot, 0))
    shifted.closePath()
    glyph = pen.glyph()
    font["glyf"][name] = glyph
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][name] = (round(right + foot + shift + 0.035 * em), glyph.xMin)


def _take_figures(font: Any, figures: Any) -> None:
    """Replace the ten figures by those of the other font, centred in cells of one width."""
    theirs, ours, shapes = figures.getBestCmap(), font.getBestCmap(), figures.getGlyphSet()
    scale = FIGURE_EM * font["head"].unitsPerEm / figures["head"].unitsPerEm
    cell = max(figures["hmtx"][theirs[ord(digit)]][0] for digit in DIGITS) * scale
    for digit in DIGITS:
        shape = DecomposingRecordingPen(shapes)
        shapes[theirs[ord(digit)]].draw(shape)
        left = (cell - figures["hmtx"][theirs[ord(digit)]][0] * scale) / 2
        pen = TTGlyphPen(None)
        shape.replay(TransformPen(pen, (scale, 0, 0, scale, left, 0)))
        glyph = pen.glyph()
        font["glyf"][ours[ord(digit)]] = glyph
        glyph.recalcBounds(font["glyf"])
        font["hmtx"][ours[ord(digit)]] = (round(cell), glyph.xMin)
    _forget_figure_kerning(font, {ours[ord(digit)] for digit in DIGITS})
    for hints in ("fpgm", "prep", "cvt ", "hdmx", "VDMX", "LTSH"):
        if hints in font:
            del font[hints]
    _each_glyph(font, lambda glyph: glyph.removeHinting())


def _each_glyph(font: Any, act: Callable[[Any], object]) -> None:
    for name in font.getGlyphOrder():
        act(font["glyf"][name])


def _forget_figure_kerning(font: Any, figures: set[str]) -> None:
    """Kerning pairs of the old figures would push the new ones about."""
    if "kern" not in font:
        return
    for table in font["kern"].kernTables:
        table.kernTable = {pair: v for pair, v in table.kernTable.items() if not set(pair) & figures}


def _alias(font: Any) -> None:
    """Signs the face lacks borrow the shape of one it has."""
    for table in font["cmap"].tables:
        if not table.isUnicode():
            continue
        table.cmap.setdefault(NO_BREAK_SPACE, table.cmap[0x20])
        for code in THIN_SPACES:
            table.cmap.setdefault(code, table.cmap[NO_BREAK_SPACE])
        for code, other in LOOKALIKES.items():
            table.cmap.setdefault(code, table.cmap[other])


def _rename(font: Any, family: str) -> None:
    """One family per face, so that asking for a family can never fetch its neighbour."""
    plain = family.replace(" ", "")
    words = {1: family, 2: "Regular", 3: f"{plain}-Regular", 4: family, 6: f"{plain}-Regular"}
    names = font["name"]
    names.names = [record for record in names.names if record.nameID in {0, 5, 7, 8, 9, 11, 12, 13, 14}]
    for number, value in words.items():
        names.setName(value, number, 3, 1, 0x409)
        names.setName(value, number, 1, 0, 0)
    font["OS/2"].usWeightClass = 400
    font["OS/2"].fsSelection = (font["OS/2"].fsSelection & ~0b100001) | 0b1000000
    font["head"].macStyle = 0
