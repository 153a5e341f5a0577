"""The tabs of the booklets on the shelf, in the corner below the pages."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import is_in_box
from scenes.games import KITS
from scenes.screens.title.chip import Chip, chip_width
from scenes.shell.null_sound import Words

_LEFT, _GAP = 26.0, 12.0
_TABS_WIDTH = 545.0
"""Units of the line that the prompts leave to the tabs."""


class Tabs:
    """One chip for each game; that of the open booklet is lit. Without games there are no tabs.

    Where the names of all do not fit in the line, only the open booklet has one.
    """

    def __init__(self, layer: Layer, games: Sequence[str], opened: str, texts: Words) -> None:
        self._chips: dict[str, Chip] = {}
        names = {game: texts(f"game-{game}") for game in games}
        wide = sum(chip_width(layer, name) + _GAP for name in names.values()) - _GAP
        left = _LEFT
        for game, name in names.items():
            icon = KITS[game].icon
            words = name if wide <= _TABS_WIDTH or game == opened else ""
            chip = Chip(layer, icon, words, left, style.PROMPT_Y)
            chip.lit = game == opened
            self._chips[game] = chip
            left += chip.box[2] + _GAP

    def box(self, game: str) -> style.Box:
        """The box of a game's tab."""
        return self._chips[game].box

    def at(self, x: float, y: float) -> str:
        """The game whose tab lies at x, y, or ""."""
        return next((game for game, chip in self._chips.items() if is_in_box(chip.box, x, y)), "")
