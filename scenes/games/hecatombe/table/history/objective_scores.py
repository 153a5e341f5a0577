"""The objectives of the round in the corner: what each was, whom it paid, and how many are still hidden."""

from collections.abc import Sequence

import msgspec

from game.core.rules import UNKNOWN, Player
from game.rules.hecatombe.scored import Scored
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.hecatombe.table.tiles.tiles import TileFaces

_TOP = 48.0
_TALLEST = 98.0
"""The height of an objective under which there is room for its seals, in units."""
_SLIM = 2 / 3
"""The width of a tile, as a share of its height."""
_WIDEST = 122.0
_ACROSS = 4
"""The most marks beside each other under an objective: an icon and seals."""
_ROW = 30.0
_SEAL = 34.0
"""The edge of the seal of who swore, clear of the title above, in units."""


class Column(msgspec.Struct, frozen=True):
    """One objective: its owner, its face or UNKNOWN, the players who gained a point by it or by freeing a
    tile.
    """

    owner: Player
    people: str
    winners: tuple[Player, ...] = ()
    freed: tuple[Player, ...] = ()
    pointed: bool = False
    """A hand points at it before everybody's eyes."""


def objective_columns(
    objectives: Sequence[Sequence[str]],
    history: Sequence[Scored],
    pointed: tuple[Player, int] | None = None,
) -> tuple[Column, ...]:
    """Return the scored objectives in order, then one just shown, then the hidden ones.

    `pointed`: owner and place of the one that a hand points at.
    """
    scored = [
        Column(one.owner, one.people, one.winners, tuple(player for player, _ in one.freed))
        for one in history
    ]
    done = {(one.owner, one.place) for one in history}
    rest = [
        Column(owner, people, pointed=(owner, place) == pointed)
        for owner, tiles in enumerate(objectives)
        for place, people in enumerate(tiles)
        if (owner, place) not in done
    ]
    return (*scored, *sorted(rest, key=lambda column: column.people == UNKNOWN))


def draw_scores(
    layer: Layer, faces: TileFaces, box: Box, told: Sequence[Column], colours: Sequence[int]
) -> None:
    """A column for each objective."""
    x, y, w, h = box
    step = min(_WIDEST, (w - 20) / max(1, len(told)))
    left = x + (w - step * len(told)) / 2
    rows = max((_rows(column.winners) + _rows(column.freed) for column in told), default=0)
    tall = min(_TALLEST, (step - 8) / _SLIM, h - _TOP - 4 - _ROW * rows)
    for place, column in enumerate(told):
        _column(layer, faces, column, (left + step * (place + 0.5), y + _TOP, step, tall), colours)


def _rows(players: Sequence[Player]) -> int:
    """Return how many rows an icon and the seals of these players take."""
    return -(-(len(players) + 1) // _ACROSS) if players else 0


def _column(
    layer: Layer,
    faces: TileFaces,
    column: Column,
    place: Box,
    colours: Sequence[int],
) -> None:
    """One objective; `place`: the middle of its upper edge, the width of its column, its height."""
    middle, top, step, h = place
    w = _SLIM * h
    face = None if column.people == UNKNOWN else column.people
    faces.draw(layer, face, middle - w / 2, top, w, h)
    if column.pointed:
        layer.panel("tile_glow", middle - w / 2, top, w, h)
    seal = f"seal_{colours[column.owner] + 1}"
    layer.image(seal, middle - w / 2 + 2, top + 13, _SEAL, _SEAL, anchor=(0.5, 0.5))
    foot = top + h + 16
    foot = _seals(layer, "icon_laurels", style.GOLD_LIGHT, column.winners, (middle, foot, step), colours)
    _seals(layer, "icon_breaking_chain", style.VERDIGRIS_LIGHT, column.freed, (middle, foot, step), colours)


def _seals(
    layer: Layer,
    icon: str,
    tint: style.Colour,
    players: Sequence[Player],
    place: tuple[float, float, float],
    colours: Sequence[int],
) -> float:
    """An icon and seals, in rows; returns where the next row stands."""
    if not players:
        return place[1]
    middle, foot, step = place
    marks = [icon, *(f"seal_{colours[player] + 1}" for player in players)]
    rows = [marks[first : first + _ACROSS] for first in range(0, len(marks), _ACROSS)]
    gap = min(30.0, (step - 4) / _ACROSS)
    for row in rows:
        left = middle - gap * (len(row) - 1) / 2
        for number, name in enumerate(row):
            dye = tint if name == icon else None
            edge = 26 if name == icon else gap + 1
            layer.image(name, left + gap * number, foot, edge, edge, anchor=(0.5, 0.5), tint=dye)
        foot += _ROW
    return foot
