"""The valance across the top of every screen, and the tab with the screen's name."""

from __future__ import annotations

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import WIDTH

_VALANCE_Y = 0
_TAB_Y = -10
_SIDE_BASELINE_Y = 38


class Header:
    """Valance, tab, title; a short text on each side. The valance swings after the curtain."""

    def __init__(
        self,
        layer: Layer,
        title: str,
        left: str = "",
        right: str = "",
        *,
        valance: str = "valance_78",
        size: float = style.TITLE,
        tab_width: float | None = None,
        tab_foot: float | None = None,
    ) -> None:
        layer.hang(layer.image(valance, 0, _VALANCE_Y))
        measured = layer.letters.measure(title, size, "gilt")[0]
        wide = tab_width or max(300.0, min(560.0, measured + 120))
        name = "tab" if wide > 380 else "tab_small"
        high = layer.art.size(name)[1] if tab_foot is None else tab_foot - _TAB_Y
        tab = (WIDTH / 2 - wide / 2, float(_TAB_Y), wide, high)
        layer.panel(name, *tab)
        fitted = layer.letters.fit(title, size, wide - 60, "gilt", floor=style.GILT_FLOOR)
        foot = _TAB_Y + high
        self.title = layer.text(
            title, WIDTH / 2, foot / 2 + fitted * 0.32, fitted, face="gilt", align="center", within=tab
        )
        side = WIDTH / 2 - wide / 2 - 46
        self.left = layer.text(
            left,
            36,
            _SIDE_BASELINE_Y,
            style.SHORT,
            face="sc",
            colour=style.GOLD_LIGHT,
            within=(24, 10, side, 50),
        )
        self.right = layer.text(
            right,
            WIDTH - 36,
            _SIDE_BASELINE_Y,
            style.SHORT,
            align="right",
            within=(WIDTH - 24 - side, 10, side, 50),
        )


def valance_of(scene: object) -> Header | None:
    """The valance with the title, which is the scene's own or hangs on its frame; None before it hangs."""
    frame = getattr(scene, "frame", None)
    header: Header | None = getattr(scene, "header", None) or getattr(frame, "header", None)
    return header
