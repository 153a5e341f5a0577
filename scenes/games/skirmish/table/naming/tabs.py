"""The tabs of the names: the chosen one red and higher, a bell for a broken promise, a padlock for no."""

from collections.abc import Sequence
from typing import NamedTuple

from game.core.rules import Player
from scenes.draw import style
from scenes.draw.drawable import Drawable
from scenes.draw.layer import Layer
from scenes.draw.style import Box, is_in_box
from scenes.games.skirmish.table.frame.name_plate import write_name
from scenes.games.skirmish.table.frame.phase_row import seal_image
from scenes.games.skirmish.table.layout import tab_boxes
from scenes.match.sitter import Sitter

_RISE = 8.0
"""How much higher the chosen tab is."""
_LEAST_FOR_NAME = 100.0
"""A narrower tab has a seal and no name: the title says whose it is."""


class TabFacts(NamedTuple):
    """One tab."""

    player: Player
    chosen: bool
    locked: bool
    bell: bool
    """Whether the name breaks a promise of whoever names."""


class NameTabs:
    """The tabs, drawn anew only when one of them changes."""

    def __init__(self, layer: Layer, sitters: Sequence[Sitter]) -> None:
        self._layer, self._sitters = layer, sitters
        self._said: tuple[TabFacts, ...] = ()
        self._marks: list[Drawable] = []

    def show(self, facts: tuple[TabFacts, ...]) -> None:
        """Show these tabs, none to put them away; nothing happens when they are the same as before."""
        if facts == self._said:
            return
        self._said = facts
        for mark in self._marks:
            mark.remove()
        self._marks = []
        for fact, box in zip(facts, tab_boxes(len(facts)) if facts else (), strict=True):
            self._tab(fact, box)

    def player_at(self, x: float, y: float) -> Player | None:
        """Whose tab is under x, y."""
        boxes = tab_boxes(len(self._said)) if self._said else ()
        found = [fact.player for fact, box in zip(self._said, boxes, strict=True) if is_in_box(box, x, y)]
        return found[0] if found else None

    def _tab(self, fact: TabFacts, box: Box) -> None:
        """One tab: its paper, its seal, its name, its signs."""
        x, y, w, h = box
        if fact.chosen:
            y, h = y - _RISE, h + _RISE
        name = "battle_tab_chosen" if fact.chosen else "battle_tab_locked" if fact.locked else "battle_tab"
        wide = w >= _LEAST_FOR_NAME
        radius = (24.0 if fact.chosen else 20.0) if wide else min(20.0, w / 2 - 6)
        middle, line = x + w / 2, y + (29 if fact.chosen else 25)
        self._marks.append(self._layer.panel(name, x, y, w, h))
        self._marks.append(seal_image(self._layer, self._sitters[fact.player], middle, line, radius))
        sign = "icon_padlock" if fact.locked else "icon_ringing_bell" if fact.bell else ""
        if sign:
            at = (middle + radius + 13, line) if wide else (middle, y + h - 18)
            mark = self._layer.image(sign, *at, 25, 25, anchor=(0.5, 0.5))
            mark.tint = _sign_ink(fact)
            self._marks.append(mark)
        if wide:
            self._write(fact, (x, y, w, h))

    def _write(self, fact: TabFacts, box: Box) -> None:
        """The name at the foot of a wide tab."""
        x, y, w, h = box
        name, size = self._sitters[fact.player].name, 26 if fact.chosen else 24
        ink = style.PARCHMENT_SHADE if fact.locked and not fact.chosen else style.INK
        self._marks.append(
            write_name(
                self._layer,
                name,
                x + w / 2,
                y + h - 9,
                size,
                w - 10,
                colour=ink,
                align="center",
                within=(x, y, w, h),
            )
        )


def _sign_ink(fact: TabFacts) -> style.Colour:
    """The colour of a padlock, which lies on light paper where the tab is chosen, or of a bell."""
    if not fact.locked:
        return style.ERROR
    return style.INK_2 if fact.chosen else style.PARCHMENT
