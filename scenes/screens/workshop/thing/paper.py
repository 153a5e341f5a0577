"""The sentence on its paper: the words of each phrase in its ink, and below them the other language."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from game.app.workshop.craft import Phrase, sentence_of
from game.core.letters import with_capital
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box, Point
from scenes.draw.text import Typesetter
from scenes.screens.workshop.thing.roles import INKS

_SIZES = ((33.0, 27.0), (30.0, 25.0), (28.0, 24.0), (26.0, 23.0), (25.0, 22.0), (23.0, 22.0), (22.0, 22.0))
"""Sizes of both texts, the best first."""
_FACES = ("fell", "fell-italic")
"""The letters of the house's language, and those of the other."""
_LEADINGS = (1.12, 1.04)
_SIDE, _FOOT = 22.0, 9.0
"""Units that stay free beside the words, and above and below them."""
_BETWEEN = 5.0
_ABOVE = 0.74
"""How high letters stand over their line, as a share of their size."""
_STOPS = " .,;:!?\u00a0\u202f"
"""What ends a phrase and is none of its words."""


class Run(NamedTuple):
    """Words of one phrase on one line: the number of the phrase, or −1 for the stop behind one."""

    phrase: int
    words: str
    x: float
    line: int


class Piece(NamedTuple):
    """A word of a phrase, and the stop that hangs on it."""

    phrase: int
    word: str
    stop: str = ""


def write_paper(layer: Layer, phrases: Sequence[Phrase], said: tuple[str, str], paper: Box) -> dict[int, Box]:
    """Write both texts, as large as the paper has room for; with too little, the first alone.

    `said` is the text in the language of the house, then the other; where the first is not what the phrases
    say, it is one's own words and all in one ink. Returns where the words of each phrase begin: x, y in units
    of the middle of their upper edge, by the number of the phrase.
    """
    x, y, w, h = paper
    own, other = said
    pieces = pieces_of(phrases) if own == sentence_of(phrases) else [Piece(-1, one) for one in own.split(" ")]
    sizes, runs, high, other = _setting(layer.letters, pieces, other, (w - 2 * _SIDE, h - 2 * _FOOT))
    free = h - sum(high) - (_BETWEEN if other else 0.0)
    top = y + free / 2
    places = _write_runs(layer, phrases, runs, sizes[0], (x + _SIDE, top), (x + 8, y + 5, w - 16, h - 10))
    if other:
        foot = top + high[0] + _BETWEEN
        layer.text(
            other, x + _SIDE, foot + layer.letters.shown_size(sizes[1], _FACES[1]) * _ABOVE, sizes[1],
            face=_FACES[1], colour=style.INK_2, wrap=w - 2 * _SIDE, leading=_LEADINGS[1],
            within=(x + 8, y + 5, w - 16, h - 10),
        )  # fmt: skip
    return places


class Setting(NamedTuple):
    """Both texts as they are set: their sizes, the lines of the first, how high each is, the second."""

    sizes: tuple[float, float]
    runs: list[Run]
    high: tuple[float, float]
    other: str


def _setting(letters: Typesetter, pieces: Sequence[Piece], other: str, room: tuple[float, float]) -> Setting:
    """Both texts as large as a room (width, height) holds them; with too little room the first alone."""
    wide, high = room
    found = None
    for words in (other, ""):
        for sizes in _SIZES:
            runs = laid(letters, pieces, sizes[0], wide)
            lines = runs[-1].line + 1 if runs else 0
            own = letters.measure("\n" * (lines - 1), sizes[0], _FACES[0], leading=_LEADINGS[0])[1]
            below = (
                letters.measure(words, sizes[1], _FACES[1], wide, leading=_LEADINGS[1])[1] if words else 0.0
            )
            found = Setting(sizes, runs, (own, below), words)
            if own + below + (_BETWEEN if words else 0.0) <= high:
                return found
    assert found is not None
    return found


def pieces_of(phrases: Sequence[Phrase]) -> list[Piece]:
    """Every word of the phrases, the first with a capital; the stop at the end of a phrase set apart."""
    pieces: list[Piece] = []
    for number, phrase in enumerate(phrases):
        core = phrase.words.rstrip(_STOPS)
        words = core.split(" ") if core else []
        stop = phrase.words[len(core) :]
        pieces += [Piece(number, one, stop * (place == len(words) - 1)) for place, one in enumerate(words)]
    if pieces:
        first = pieces[0]
        pieces[0] = first._replace(word=with_capital(first.word))
    return pieces


def laid(letters: Typesetter, pieces: Sequence[Piece], size: float, wrap: float) -> list[Run]:
    """Pieces line by line, none wider than `wrap` unless one word is; neighbours of a phrase as one run."""
    lines: list[list[Piece]] = [[]]
    for piece in pieces:
        longer = [*lines[-1], piece]
        if lines[-1] and letters.measure(_text_of(longer), size, _FACES[0])[0] > wrap:
            lines.append([piece])
        else:
            lines[-1] = longer
    return [run for number, line in enumerate(lines) for run in _runs(letters, line, size, number)]


def _runs(letters: Typesetter, line: Sequence[Piece], size: float, number: int) -> list[Run]:
    runs: list[Run] = []
    before = ""
    for phrase, group in groupby(line, key=lambda piece: piece.phrase):
        pieces = list(group)
        words = " ".join(piece.word for piece in pieces)
        runs.append(Run(phrase, words, _wide(letters, before, size), number))
        if pieces[-1].stop:
            runs.append(Run(-1, pieces[-1].stop, _wide(letters, before + words, size), number))
        before += f"{words}{pieces[-1].stop} "
    return runs


def _wide(letters: Typesetter, words: str, size: float) -> float:
    return letters.measure(words, size, _FACES[0])[0] if words else 0.0


def _text_of(line: Sequence[Piece]) -> str:
    return " ".join(f"{piece.word}{piece.stop}" for piece in line)


def _write_runs(
    layer: Layer, phrases: Sequence[Phrase], runs: Sequence[Run], size: float, at: Point, within: Box
) -> dict[int, Box]:
    """Write runs, those of phrases in their ink and underlined; returns where each phrase begins."""
    x, y = at
    shown = layer.letters.shown_size(size, _FACES[0])
    places: dict[int, Box] = {}
    for run in runs:
        base = y + shown * (_ABOVE + _LEADINGS[0] * run.line)
        ink = INKS[phrases[run.phrase].role] if run.phrase >= 0 else style.INK
        label = layer.text(run.words, x + run.x, base, size, colour=ink, within=within)
        if run.phrase >= 0:
            layer.box(x + run.x, base + 3.5, label.width, 1.4, ink, alpha=150)
            places.setdefault(run.phrase, (x + run.x, base - shown * _ABOVE, label.width, shown))
    return places
