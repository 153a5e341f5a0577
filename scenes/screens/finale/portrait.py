"""The portrait of the winners: one mask before the lantern, or several together, and their names in gilt."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from game.couch.sitter import Sitter
from scenes.draw import style
from scenes.draw.drawable import Drawable, Image
from scenes.draw.layer import Layer
from scenes.widgets.group import Group

FOOT = 573.0
"""Units: the foot of the busts, behind the ink."""
NAME_Y, LINE_Y = 548, 592
SLUMP_DEGREES, CROWDED_SHARE = 6.0, 0.86
"""How far the busts of the dead lean outwards, in degrees, and how much nearer they stand, as a share."""
NAMES_WIDTH, NAMES_FOOT, SQUEEZED_NAME_WIDTH = 590.0, 558.0, 148.0
"""Several names: the width of a row, the height of the last row, the width of a squeezed name; in units."""


class BustPose(NamedTuple):
    """The pose of one bust: its middle, its width, whether it looks left."""

    x: float
    w: float
    left: bool
    rise: float = 0.0
    """Units by which its foot is higher than the others'."""


POSES: dict[int, tuple[BustPose, ...]] = {
    1: (BustPose(640, 404, False),),
    2: (BustPose(760, 340, True), BustPose(520, 340, False)),
    3: (BustPose(488, 290, False, 30), BustPose(792, 290, True, 30), BustPose(640, 330, False)),
    4: (
        BustPose(566, 250, False, 112), BustPose(714, 250, True, 112), BustPose(832, 256, True),
        BustPose(448, 256, False),
    ),
    5: (
        BustPose(552, 230, False, 152), BustPose(728, 230, True, 152), BustPose(440, 226, False, 14),
        BustPose(840, 226, True, 14), BustPose(640, 240, False, 10),
    ),
    6: (
        BustPose(500, 200, False, 172), BustPose(640, 200, False, 192), BustPose(780, 200, True, 172),
        BustPose(436, 212, False, 18), BustPose(844, 212, True, 18), BustPose(640, 222, False, 14),
    ),
    7: (
        BustPose(452, 192, False, 168), BustPose(576, 196, False, 194), BustPose(704, 196, True, 194),
        BustPose(828, 192, True, 168), BustPose(486, 208, False, 18), BustPose(794, 208, True, 18),
        BustPose(640, 216, False, 14),
    ),
}  # fmt: skip
"""The poses by number of winners, those at the back first; the first winner stands in front."""


def draw_winner_busts(layer: Layer, winners: Sequence[Sitter]) -> list[Image]:
    """Draw the winners before the lantern, the first of them in front; returns the pictures."""
    drawn = []
    for sitter, pose in zip(reversed(winners), POSES[len(winners)], strict=True):
        name, tint = f"bust_persona_{sitter.persona + 1}", style.SEATS[sitter.colour].colour
        high = pose.w * 489 / 404
        for image, colour in ((name, None), (f"{name}_acc", tint)):
            drawn.append(
                layer.image(
                    image,
                    pose.x,
                    FOOT - pose.rise,
                    pose.w,
                    high,
                    anchor=(0.5, 1),
                    tint=colour,
                    mirror=pose.left,
                )
            )
    return drawn


def draw_silhouettes(layer: Layer, sitters: Sequence[Sitter]) -> list[Image]:
    """Draw all players, black before the embers, where nobody won; returns the pictures."""
    drawn = []
    poses = POSES[min(len(sitters), max(POSES))]
    for sitter, pose in zip(sitters, poses, strict=False):
        name, tint = f"bust_persona_{sitter.persona + 1}", style.SEATS[sitter.colour].colour
        x, w = 640 + (pose.x - 640) * CROWDED_SHARE, pose.w * CROWDED_SHARE
        for image, colour, alpha in ((name, style.BLACK, 255), (f"{name}_acc", tint, 120)):
            drawn.append(
                layer.image(
                    image,
                    x,
                    FOOT - pose.rise * CROWDED_SHARE,
                    w,
                    w * 489 / 404,
                    anchor=(0.5, 1),
                    tint=colour,
                    alpha=alpha,
                    mirror=pose.left,
                    angle=SLUMP_DEGREES if pose.left else -SLUMP_DEGREES,
                )
            )
    return drawn


def draw_nobody_won(layer: Layer, name: str, line: str) -> Group:
    """Draw « Nobody », in gilt between two graves, and the line below it."""
    marks = _alone(layer, name, "icon_tombstone", 42, style.GOLD_LIGHT)
    return Group(640, NAME_Y, [*marks, _said(layer, line)])


def draw_winner_names(layer: Layer, winners: Sequence[Sitter], line: str) -> Group:
    """Draw the names of the winners, in gilt between seals, and the line below them."""
    if len(winners) == 1:
        marks = _alone(layer, winners[0].name, f"seal_{winners[0].colour + 1}", 62)
    else:
        marks = _together(layer, winners)
    return Group(640, NAME_Y, [*marks, _said(layer, line)])


def _said(layer: Layer, line: str) -> Drawable:
    """Draw the line below the names."""
    fitted = layer.letters.fit(line, 30, 640, "fell-italic")
    return layer.text(
        line, 640, LINE_Y, fitted, face="fell-italic", colour=style.GOLD_LIGHT, align="center", shadow=True
    )


def _alone(
    layer: Layer, words: str, emblem: str, edge: float, tint: style.Colour | None = None
) -> list[Drawable]:
    """Draw one great name between two emblems."""
    size = layer.letters.fit(words, 84, 520, "gilt", floor=40)
    name = layer.text(words, 640, NAME_Y, size, face="gilt", align="center", shadow=True)
    half = name.width / 2 + 58
    emblems = [
        layer.image(emblem, 640 + side * half, NAME_Y - size * 0.34, edge, edge, anchor=(0.5, 0.5), tint=tint)
        for side in (-1, 1)
    ]
    return [name, *emblems]


class NamesLayout(NamedTuple):
    """The type in which several names are set."""

    size: float
    rows: int
    """The most rows that this type may take."""
    face: str = "gilt"

    @property
    def seal(self) -> float:
        """Width of a seal and of the space behind it, in units."""
        return self.size * 1.4

    @property
    def gap(self) -> float:
        """Units between two names."""
        return self.size * 0.75


NAME_LAYOUTS = (
    NamesLayout(54, 1),
    NamesLayout(46, 1),
    NamesLayout(40, 2),
    NamesLayout(36, 2),
    NamesLayout(31, 2, "cinzel800"),
    NamesLayout(28, 2, "cinzel800"),
    NamesLayout(25, 3, "cinzel800"),
)
"""The layouts of several names, largest first; the first that has room is taken."""


def _together(layer: Layer, winners: Sequence[Sitter]) -> list[Drawable]:
    """Draw every name behind its seal, in rows as large as there is room for."""
    for set_in in NAME_LAYOUTS:
        rows = _broken(layer, winners, set_in)
        if len(rows) <= set_in.rows:
            break
    marks: list[Drawable] = []
    y = NAMES_FOOT - (len(rows) - 1) * set_in.size * 1.28
    for row in rows:
        x = 640 - (sum(_width(layer, sitter, set_in) + set_in.gap for sitter in row) - set_in.gap) / 2
        for sitter in row:
            marks += _one_name(layer, sitter, set_in, x, y)
            x += _width(layer, sitter, set_in) + set_in.gap
        y += set_in.size * 1.28
    return marks


def _one_name(layer: Layer, sitter: Sitter, set_in: NamesLayout, x: float, y: float) -> list[Drawable]:
    """Draw a seal and a name, squeezed where it is very long."""
    size, edge = set_in.size, set_in.size * 1.15
    seal = layer.image(
        f"seal_{sitter.colour + 1}_petit", x + edge / 2, y - size * 0.35, edge, edge, anchor=(0.5, 0.5)
    )
    name = layer.text(
        sitter.name, x + set_in.seal, y, size, face=set_in.face, colour=style.GOLD_LIGHT, shadow=True
    )
    name.scale_x = min(1.0, (_width(layer, sitter, set_in) - set_in.seal) / max(1.0, name.width))
    return [seal, name]


def _width(layer: Layer, sitter: Sitter, set_in: NamesLayout) -> float:
    """Width of a name with its seal, in units; only the smallest type is ever squeezed."""
    wide = float(layer.letters.measure(sitter.name, set_in.size, set_in.face)[0])
    return set_in.seal + (min(wide, SQUEEZED_NAME_WIDTH) if set_in is NAME_LAYOUTS[-1] else wide)


def _broken(layer: Layer, winners: Sequence[Sitter], set_in: NamesLayout) -> list[list[Sitter]]:
    """The names in rows of even length, none wider than `NAMES_WIDTH`."""
    widths = [_width(layer, sitter, set_in) + set_in.gap for sitter in winners]
    count = max(1, math.ceil(sum(widths) / (NAMES_WIDTH + set_in.gap)))
    while True:
        rows = _dealt_out(winners, widths, count)
        if count >= len(winners) or max(wide for _, wide in rows) - set_in.gap <= NAMES_WIDTH:
            return [row for row, _ in rows if row]
        count += 1


def _dealt_out(
    winners: Sequence[Sitter], widths: Sequence[float], count: int
) -> list[tuple[list[Sitter], float]]:
    """The names, in order, in `count` rows, each about as wide as the others."""
    share = sum(widths) / count
    rows: list[tuple[list[Sitter], float]] = [([], 0.0) for _ in range(count)]
    walked = 0.0
    for sitter, wide in zip(winners, widths, strict=True):
        place = min(count - 1, int((walked + wide / 2) / share))
        row, sum_ = rows[place]
        row.append(sitter)
        rows[place] = (row, sum_ + wide)
        walked += wide
    return rows
