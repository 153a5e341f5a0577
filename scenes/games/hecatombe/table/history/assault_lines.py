"""The last assaults, each a column: the two tiles it moved, large, and what happened to them in words."""

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

ACROSS = 3
"""How many assaults stand side by side; the newest is the first."""
TILE = (40.0, 60.0)
_TOP, _HIGH = 40.0, 138.0
"""Where the columns begin under the title, and how high one is, in units."""
_APART = 12.0
"""Units between the two tiles of an assault."""
_LINES = (85.0, 117.0)
"""The middles of the two lines of words, under the top of the column."""
_SEAL, _WORD, _GAP = 32.0, 23.0, 6.0
_FALLEN = (188, 184, 192)
"""The tint of the tile that was lost."""
_SEALS = {kind: f"<{kind}>" for kind in ("player", "target")}
"""What stands for a seal in a line, until it is drawn in its place."""


class _Piece(NamedTuple):
    """A word or a seal of a line, and how wide it is; `seat` is the seal's owner."""

    words: str
    wide: float
    seat: int = -1


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
        layer.text(
            words,
            x + w / 2,
            y + h / 2 + 12,
            size,
            face="fell-italic",
            colour=style.PARCHMENT_WORN,
            align="center",
            within=box,
        )
        return
    for exchange, place in zip(exchanges[::-1], assault_boxes(box), strict=False):
        if place[0] > x + w / ACROSS:
            layer.box(place[0] - 1, place[1] + 4, 1, place[3] - 12, style.GOLD_DARK, alpha=130)
        _tiles(layer, faces, exchange, place)
        for line, down in zip(told_lines(layer, texts, exchange), _LINES, strict=True):
            _line(layer, line, sitters, (place[0], place[1] + down, place[2], 0))


def assault_boxes(box: Box) -> tuple[Box, ...]:
    """Return the columns of a panel, row by row."""
    x, y, w, h = box
    wide, rows = (w - 12) / ACROSS, max(1, int((h - _TOP) // _HIGH))
    return tuple(
        (x + 6 + wide * (place % ACROSS), y + _TOP + _HIGH * (place // ACROSS), wide, _HIGH)
        for place in range(rows * ACROSS)
    )


def is_plain(exchange: Exchange) -> bool:
    """Say whether the attacked let it go: the attacking army died and the prey was captured."""
    return exchange.victim == exchange.army and exchange.prize == exchange.prey


def told_lines(layer: Layer, texts: Words, exchange: Exchange) -> list[list[_Piece]]:
    """Cut the two lines of an assault into words and seals, in the order of the language."""
    key = f"hecatombe-told-{'let-go' if is_plain(exchange) else 'countered'}"
    return [_pieces(layer, texts(name, **_SEALS), exchange) for name in (key, f"{key}.then")]


def _pieces(layer: Layer, told: str, exchange: Exchange) -> list[_Piece]:
    seats = {"<player>": exchange.player, "<target>": exchange.target}
    parts = [part.strip() for part in re.split("(<[a-z]+>)", told) if part.strip()]
    return [
        _Piece("", _SEAL, seats[part])
        if part in seats
        else _Piece(part, layer.letters.measure(part, _WORD)[0])
        for part in parts
    ]


def line_width(pieces: Sequence[_Piece]) -> float:
    """Return the width of a line in units."""
    return sum(piece.wide for piece in pieces) + _GAP * (len(pieces) - 1)


def _tiles(layer: Layer, faces: TileFaces, exchange: Exchange, place: Box) -> None:
    """Draw what was captured and what died, in the order in which the words tell it."""
    x, y, w, _ = place
    wide, high = TILE
    left = x + w / 2 - wide - _APART / 2
    told = [(exchange.prize, False), (exchange.victim, True)]
    for people, lost in told if is_plain(exchange) else told[::-1]:
        faces.draw(layer, people, left, y, wide, high, tint=_FALLEN if lost else None)
        if lost:
            layer.disc(left + 6, y + high - 8, 13, style.GLYPH_DISC)
            layer.image("icon_death_skull", left + 6, y + high - 8, 20, anchor=(0.5, 0.5), tint=style.CREAM)
        left += wide + _APART


def _line(layer: Layer, pieces: Sequence[_Piece], sitters: Sequence[Sitter], at: Box) -> None:
    """Write one line in the middle of a column; `at`: its left edge, its middle, its width."""
    x, middle, w, _ = at
    left = x + (w - line_width(pieces)) / 2
    for piece in pieces:
        if piece.seat >= 0:
            seal = f"seal_{sitters[piece.seat].colour + 1}"
            layer.image(seal, left + _SEAL / 2, middle, _SEAL, _SEAL, anchor=(0.5, 0.5))
        else:
            layer.text(piece.words, left, middle + _WORD * 0.3, _WORD, colour=style.PARCHMENT)
        left += piece.wide + _GAP
