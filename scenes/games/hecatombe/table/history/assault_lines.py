"""The last assaults, told in words among seals and tiles; the newest stands first."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.hecatombe.table.centre.exchange import Exchange
from scenes.games.hecatombe.table.tiles.tiles import TileFaces
from scenes.match.sitter import Sitter
from scenes.shell.null_sound import Words

_TOP = 37.0
_ROW = 48.0
"""Height of a row, in units."""
_TILE = (30.0, 45.0)
_SEAL = 34.0
_WORD = 23.0
_GAP = 7.0
"""The widest gap between two pieces of a row."""
_FALLEN = (188, 184, 192)
"""The tint of the tile that was lost."""
_MARKS = {kind: f"<{kind}>" for kind in ("player", "target", "prize", "victim")}
"""What stands for seals and tiles in a sentence, until they are drawn in its place."""


class _Piece(NamedTuple):
    """A word, a seal or a tile of a sentence: what of them, and how wide."""

    kind: str
    words: str
    wide: float


def draw_assaults(
    layer: Layer,
    faces: TileFaces,
    texts: Words,
    box: Box,
    exchanges: Sequence[Exchange],
    sitters: Sequence[Sitter],
) -> None:
    """Tell as many assaults as the panel has room for; before the first, that there is none."""
    x, y, w, h = box
    if not exchanges:
        words = texts("hecatombe-no-assault")
        size = layer.letters.fit(words, 24, w - 30, "fell-italic")
        tint = style.PARCHMENT_WORN
        layer.text(
            words,
            x + w / 2,
            y + h / 2 + 12,
            size,
            face="fell-italic",
            colour=tint,
            align="center",
            within=box,
        )
        return
    rows = max(1, int((h - _TOP + 4) // _ROW))
    for number, exchange in enumerate(exchanges[::-1][:rows]):
        row = (x, y + _TOP + _ROW * number, w, _ROW)
        if number:
            layer.box(x + 14, row[1] - 1, w - 28, 1, style.GOLD_DARK, alpha=130)
        _sentence(layer, faces, texts, exchange, sitters, row)


def _sentence(
    layer: Layer, faces: TileFaces, texts: Words, exchange: Exchange, sitters: Sequence[Sitter], row: Box
) -> None:
    """Draw one assault: who captured what, what was lost; a counter-attack is told as one."""
    x, y, w, h = row
    pieces = sentence_pieces(layer, texts, exchange)
    gap = min(_GAP, (w - 28 - sum(piece.wide for piece in pieces)) / max(1, len(pieces) - 1))
    left, middle = x + 14, y + h / 2
    for piece in pieces:
        match piece.kind:
            case "player" | "target":
                seat = exchange.player if piece.kind == "player" else exchange.target
                seal = f"seal_{sitters[seat].colour + 1}"
                layer.image(seal, left + _SEAL / 2, middle, _SEAL, _SEAL, anchor=(0.5, 0.5))
            case "prize" | "victim":
                lost = piece.kind == "victim"
                people = exchange.victim if lost else exchange.prize
                faces.draw(layer, people, left, middle - _TILE[1] / 2, *_TILE, tint=_FALLEN if lost else None)
                if lost:
                    corner = (left + 5, middle + _TILE[1] / 2 - 6)
                    layer.disc(*corner, 11, style.GLYPH_DISC)
                    layer.image("icon_death_skull", *corner, 17, anchor=(0.5, 0.5), tint=style.CREAM)
            case _:
                layer.text(piece.words, left, middle + _WORD * 0.3, _WORD, colour=style.PARCHMENT, within=row)
        left += piece.wide + gap


def sentence_pieces(layer: Layer, texts: Words, exchange: Exchange) -> list[_Piece]:
    """Cut the sentence of an assault into words, seals and tiles, in the order of the language."""
    plain = exchange.victim == exchange.army and exchange.prize == exchange.prey
    told = texts("hecatombe-told-let-go" if plain else "hecatombe-told-countered", **_MARKS)
    pieces = []
    for part in re.split("(<[a-z]+>)", told):
        words, kind = part.strip(), part.strip("<>")
        if kind in _MARKS:
            pieces.append(_Piece(kind, "", _SEAL if kind in ("player", "target") else _TILE[0]))
        elif words:
            pieces.append(_Piece("", words, layer.letters.measure(words, _WORD)[0]))
    return pieces
