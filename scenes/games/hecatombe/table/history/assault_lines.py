"""The last assaults in words, with names and with what was lost; the newest stands first."""

from collections.abc import Callable, Sequence

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.hecatombe.table.centre.exchange import Exchange
from scenes.games.hecatombe.table.tiles.tiles import TileFaces
from scenes.match.sitter import Sitter
from scenes.shell.null_sound import Words

_TOP = 35.0
_ROW = 46.0
"""Height of a row, in units: a tile, and two lines beside it."""
_TILE = (30.0, 43.0)
_SEAL = 34.0
_LEFT = 94.0
"""Where the words begin, from the left edge of the panel."""


def draw_assaults(
    layer: Layer,
    faces: TileFaces,
    texts: Words,
    box: Box,
    exchanges: Sequence[Exchange],
    sitters: Sequence[Sitter],
    called: Callable[[str], str],
) -> None:
    """Write as many assaults as the panel has room for; before the first, that there is none."""
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
        _assault(layer, faces, exchange, sitters, row)
        _words(layer, texts, exchange, sitters, called, row)


def _assault(layer: Layer, faces: TileFaces, exchange: Exchange, sitters: Sequence[Sitter], row: Box) -> None:
    """Draw who captured, and what."""
    x, y, _, h = row
    seal = f"seal_{sitters[exchange.player].colour + 1}"
    layer.image(seal, x + 30, y + h / 2 - 1, _SEAL, _SEAL, anchor=(0.5, 0.5))
    faces.draw(layer, exchange.prize, x + 54, y + (h - _TILE[1]) / 2 - 1, *_TILE)


def _words(
    layer: Layer,
    texts: Words,
    exchange: Exchange,
    sitters: Sequence[Sitter],
    called: Callable[[str], str],
    row: Box,
) -> None:
    """Write what came of it in a line, and the loss in another; a counter-attack is told as one."""
    x, y, w, _ = row
    kind = "let-go" if exchange.victim == exchange.army and exchange.prize == exchange.prey else "countered"
    facts = {
        "player": sitters[exchange.player].name,
        "target": sitters[exchange.target].name,
        "prize": called(exchange.prize),
        "victim": called(exchange.victim),
    }
    for part, face, tint, base in (
        ("what", "fell", style.PARCHMENT, 19.0),
        ("loss", "fell-italic", style.PARCHMENT_WORN, 41.0),
    ):
        words = texts(f"hecatombe-told-{kind}-{part}", **facts)
        size = layer.letters.fit(words, 23, w - _LEFT - 10, face)
        label = layer.text(words, x + _LEFT, y + base, size, face=face, colour=tint, within=row)
        label.squeeze(w - _LEFT - 10)
