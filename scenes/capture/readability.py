"""The check of every screen's words: each is large enough, inside the frame, inside its box, and alone."""

from __future__ import annotations

from itertools import combinations

from scenes.draw.label import Label
from scenes.draw.style import DIALOGUE_FLOOR, FLOOR, HEIGHT, SAFE, WIDTH, Box
from scenes.shell.scene import Scene

_SLACK_UNITS = 2.0
"""Units by which words may leave a box or touch other words."""
_TRIMMED_SHARE = 0.25
"""Share of the height of a text that is empty above and below most letters."""
_SIZE_TOLERANCE = 0.01
"""Units by which type may be smaller than the floor."""


def text_problems(scene: Scene) -> list[str]:
    """Everything wrong with the words of a scene as it stands now; empty when all can be read.

    Size at least 22 units (32 for dialogue; letters inside button glyphs excepted), inside the frame, inside
    the box a label declares as its own (`within`), and no two labels over each other.
    """
    labels = list(scene.labels())
    found = [problem for label in labels for problem in _own_problems(label)]
    return found + [
        f"{_name(a)} and {_name(b)} overlap." for a, b in combinations(labels, 2) if _overlap(a.box, b.box)
    ]


def missing_pictures(scene: Scene) -> list[str]:
    """The names of pictures that were asked for and are not there."""
    return sorted(scene.stage.art.missing)


def _own_problems(label: Label) -> list[str]:
    found = []
    floor = DIALOGUE_FLOOR if label.face == "dialogue" else FLOOR
    if not label.exempt and label.shown_size < floor - _SIZE_TOLERANCE:
        found.append(f"{_name(label)} is {label.shown_size:.1f} units small; {floor} is the floor.")
    frame = (0.0, 0.0, float(WIDTH), float(HEIGHT)) if label.exempt else _floats(SAFE)
    if not _inside(label.box, frame):
        found.append(f"{_name(label)} leaves the frame: {_said(label.box)}.")
    if label.within and not _inside(label.box, label.within):
        found.append(f"{_name(label)} leaves its box {_said(label.within)}: {_said(label.box)}.")
    return found


def _inside(box: Box, frame: Box) -> bool:
    x, y, w, h = box
    left, top, wide, high = frame
    across = left - _SLACK_UNITS <= x and x + w <= left + wide + _SLACK_UNITS
    return across and top - _SLACK_UNITS <= y and y + h <= top + high + _SLACK_UNITS


def _overlap(a: Box, b: Box) -> bool:
    (ax, ay, aw, ah), (bx, by, bw, bh) = _trimmed(a), _trimmed(b)
    wide = min(ax + aw, bx + bw) - max(ax, bx)
    high = min(ay + ah, by + bh) - max(ay, by)
    return wide > _SLACK_UNITS and high > _SLACK_UNITS


def _trimmed(box: Box) -> Box:
    x, y, w, h = box
    return x, y + h * _TRIMMED_SHARE / 2, w, h * (1 - _TRIMMED_SHARE)


def _name(label: Label) -> str:
    return f"“{label.text[:40]}”"


def _said(box: Box) -> str:
    return ", ".join(f"{value:.0f}" for value in box)


def _floats(box: tuple[int, int, int, int]) -> Box:
    x, y, w, h = box
    return float(x), float(y), float(w), float(h)
