"""What a round brought: points and rounds won, on a board over the arena."""

from collections.abc import Sequence

import msgspec

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.hecatombe.table import layout
from scenes.match.sitter import shortened_name


class Result(msgspec.Struct, frozen=True):
    """One player's line on the board: the points of this round, the rounds won so far."""

    name: str
    colour: int
    points: int
    rounds: int
    won: bool
    """True if the player won this round."""


def draw_board(layer: Layer, title: str, results: Sequence[Result], to_win: int) -> None:
    """Lay the board over the arena, the winners' lines gilt."""
    x, y, w, h = layout.BOARD
    layer.panel("panel_lacquer", x, y, w, h)
    size = layer.letters.fit(title, 34, w - 40, "cinzel800")
    layer.text(
        title,
        x + w / 2,
        y + 48,
        size,
        face="cinzel800",
        colour=style.GOLD_LIGHT,
        align="center",
        within=layout.BOARD,
    )
    layer.image("rule_ornament", x + w / 2, y + 66, anchor=(0.5, 0.5))
    for result, row in zip(results, layout.board_rows(len(results)), strict=True):
        _line(layer, result, row, to_win)


def _line(layer: Layer, result: Result, row: Box, to_win: int) -> None:
    x, y, w, h = row
    middle = y + h / 2
    if result.won:
        layer.box(x - 6, y + 2, w + 12, h - 4, style.GOLD, alpha=46)
        layer.image("icon_laurels", x + 14, middle, 30, anchor=(0.5, 0.5), tint=style.GOLD_LIGHT)
    layer.image(f"seal_{result.colour + 1}", x + 50, middle, 36, 36, anchor=(0.5, 0.5))
    name, size = shortened_name(layer.letters, result.name, 25, 166, "cinzel800")
    colour = style.GOLD_LIGHT if result.won else style.PARCHMENT
    layer.text(name, x + 78, middle + size * 0.34, size, face="cinzel800", colour=colour, within=row)
    layer.image("medal_point", x + 272, middle, 40, 40, anchor=(0.5, 0.5))
    layer.text(
        str(result.points), x + 272, middle + 8, 22, face="cinzel800", colour=style.CREAM, align="center"
    )
    step = min(20.0, 76 / max(1, max(to_win, result.rounds) - 1))
    for place in range(max(to_win, result.rounds)):
        pip = "pip_on" if place < result.rounds else "pip_off"
        layer.image(pip, x + 308 + step * place, middle, 18, 18, anchor=(0.5, 0.5))
