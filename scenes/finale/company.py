"""Who won, drawn: one mask before the lantern, or several in a family portrait, and their names in gilt."""

from collections.abc import Sequence
from typing import NamedTuple

from game.couch.sitter import Sitter
from scenes import style
from scenes.layer import Layer
from scenes.mark import Image, Mark
from scenes.widgets.group import Group

FOOT = 573.0
"""Where the busts end, behind the ink."""
NAME_Y, LINE_Y = 548, 592
NAMES_WIDE, NAMES_FOOT = 570.0, 560.0
"""Several names: the room for a row of them, and where the last one stands."""


class Pose(NamedTuple):
    """Where one bust stands: its middle, its width, whether it looks left."""

    x: float
    w: float
    left: bool
    rise: float = 0.0
    """How much higher than the others its foot is."""


POSES: dict[int, tuple[Pose, ...]] = {
    1: (Pose(640, 404, False),),
    2: (Pose(536, 330, False), Pose(744, 330, True)),
    3: (Pose(496, 290, False, 30), Pose(784, 290, True, 30), Pose(640, 330, False)),
    4: (
        Pose(572, 250, False, 96), Pose(708, 250, True, 96), Pose(480, 270, False, 10),
        Pose(800, 270, True, 10),
    ),
    5: (
        Pose(560, 240, False, 100), Pose(720, 240, True, 100), Pose(470, 250, False, 14),
        Pose(810, 250, True, 14), Pose(640, 264, False),
    ),
    6: (
        Pose(520, 220, False, 118), Pose(760, 220, True, 118), Pose(640, 220, False, 140),
        Pose(452, 236, False, 14), Pose(828, 236, True, 14), Pose(640, 250, False),
    ),
    7: (
        Pose(500, 210, False, 118), Pose(596, 214, False, 146), Pose(692, 214, True, 146),
        Pose(788, 210, True, 118), Pose(446, 226, False, 12), Pose(834, 226, True, 12),
        Pose(640, 244, False),
    ),
}  # fmt: skip
"""Those at the back first; the first winner stands in front, in the middle where there is one."""


def busts(layer: Layer, winners: Sequence[Sitter]) -> list[Image]:
    """The winners before the lantern, the first of them in front."""
    drawn = []
    for sitter, pose in zip(reversed(winners), POSES[len(winners)], strict=True):
        name, tint = f"bust_persona_{sitter.persona + 1}", style.SEATS[sitter.colour].colour
        high = pose.w * 489 / 404
        for image, colour in ((name, None), (f"{name}_acc", tint)):
            drawn.append(
                layer.image(
                    image, pose.x, FOOT - pose.rise, pose.w, high, anchor=(0.5, 1), tint=colour,
                    mirror=pose.left,
                )
            )  # fmt: skip
    return drawn


def names(layer: Layer, winners: Sequence[Sitter], line: str) -> Group:
    """Who won, in gilt between seals, and what is said of it."""
    marks = alone(layer, winners[0]) if len(winners) == 1 else together(layer, winners)
    fitted = layer.letters.fit(line, 30, 640, "fell-italic")
    marks.append(
        layer.text(
            line, 640, LINE_Y, fitted, face="fell-italic", colour=style.GOLD_LIGHT, align="center",
            shadow=True,
        )
    )  # fmt: skip
    return Group(640, NAME_Y, marks)


def alone(layer: Layer, sitter: Sitter) -> list[Mark]:
    """One great name between two seals."""
    size = layer.letters.fit(sitter.name, 84, 520, "gilt", floor=40)
    name = layer.text(sitter.name, 640, NAME_Y, size, face="gilt", align="center", shadow=True)
    half = name.width / 2 + 58
    seal = f"seal_{sitter.colour + 1}"
    seals = [
        layer.image(seal, 640 + side * half, NAME_Y - size * 0.34, 62, 62, anchor=(0.5, 0.5))
        for side in (-1, 1)
    ]
    return [name, *seals]


def together(layer: Layer, winners: Sequence[Sitter]) -> list[Mark]:
    """Every name behind its seal, in rows as large as there is room for."""
    size, rows = rows_of(layer, winners)
    seal, gap, high = size * 1.15, size * 0.75, size * 1.28
    marks: list[Mark] = []
    y = NAMES_FOOT - (len(rows) - 1) * high
    for row in rows:
        wide = sum(width(layer, sitter, size) for sitter in row) + gap * (len(row) - 1)
        x = 640 - wide / 2
        for sitter in row:
            marks.append(
                layer.image(
                    f"seal_{sitter.colour + 1}_petit", x + seal / 2, y - size * 0.35, seal, seal,
                    anchor=(0.5, 0.5),
                )
            )  # fmt: skip
            marks.append(layer.text(sitter.name, x + seal * 1.2, y, size, face="gilt", shadow=True))
            x += width(layer, sitter, size) + gap
        y += high
    return marks


def width(layer: Layer, sitter: Sitter, size: float) -> float:
    """How wide a name with its seal is."""
    return size * 1.15 * 1.2 + float(layer.letters.measure(sitter.name, size, "gilt")[0])


def rows_of(layer: Layer, winners: Sequence[Sitter]) -> tuple[float, list[list[Sitter]]]:
    """The largest size in which the names fit, and how they fall into rows."""
    for size, most in ((54.0, 1), (46.0, 1), (40.0, 2), (36.0, 2), (32.0, 3)):
        rows = broken(layer, winners, size)
        if len(rows) <= most:
            return size, rows
    return 32.0, broken(layer, winners, 32.0)


def broken(layer: Layer, winners: Sequence[Sitter], size: float) -> list[list[Sitter]]:
    """The names in rows of even length."""
    widths = [width(layer, sitter, size) + size * 0.75 for sitter in winners]
    count = max(1, -(-int(sum(widths)) // int(NAMES_WIDE + size * 0.75)))
    while True:
        rows = dealt_out(winners, widths, count)
        if count >= len(winners) or max(wide for _, wide in rows) - size * 0.75 <= NAMES_WIDE:
            return [row for row, _ in rows if row]
        count += 1


def dealt_out(
    winners: Sequence[Sitter], widths: Sequence[float], count: int
) -> list[tuple[list[Sitter], float]]:
    """The names, in order, over so many rows, each about as wide as the others."""
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
