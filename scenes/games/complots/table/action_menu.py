"""The actions of a turn on one sheet: what they are called, what they cost, what they promise."""

from collections.abc import Mapping, Sequence

from game.rules.complots.defs import ActionDef
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.complots.table.controller import MENU_COLUMNS
from scenes.motion.timeline import Clip, tween
from scenes.shell.null_sound import Words

WIDE, HIGH, GAP = 222.0, 74.0, 8.0
MIDDLE = 776.0
"""The sheet leaves the left bust free."""


CROWDED_ROWS = (90.0, 68.0, 6.0)
"""Top, height and gap of more than three rows: they leave the sentence below them free at any table."""


def _cells(count: int) -> list[Box]:
    """Return the boxes of the actions: three columns, centred under the title."""
    rows = (count + MENU_COLUMNS - 1) // MENU_COLUMNS
    x = MIDDLE - (MENU_COLUMNS * (WIDE + GAP) - GAP) / 2
    y, high, gap = CROWDED_ROWS if rows > 3 else (262 - (rows * (HIGH + GAP) - GAP) / 2, HIGH, GAP)
    return [
        (x + (i % MENU_COLUMNS) * (WIDE + GAP), y + (i // MENU_COLUMNS) * (high + gap), WIDE, high)
        for i in range(count)
    ]


def action_text_key(action: str, attribute: str = "") -> str:
    """The Fluent key of an action id."""
    return f"action-{action}.{attribute}" if attribute else f"action-{action}"


class ActionMenu:
    """The menu of one player; an action that cannot be chosen now is dimmed, never hidden."""

    def __init__(self, layer: Layer, texts: Words, actions: Mapping[str, ActionDef], open_to: Sequence[str]):
        self.layer, self.texts = layer, texts
        self.names = tuple(actions)
        self.boxes = _cells(len(self.names))
        self._sheet()
        for name, box in zip(self.names, self.boxes, strict=True):
            self._action(actions[name], box, can=name in open_to)

    def _sheet(self) -> None:
        x, y, _, _ = self.boxes[0]
        last = self.boxes[-1]
        wide = MENU_COLUMNS * (WIDE + GAP) - GAP
        self.layer.panel("panel_lacquer", x - 14, y - 14, wide + 28, last[1] + last[3] - y + 28)

    def _action(self, action: ActionDef, box: Box, *, can: bool) -> None:
        x, y, w, h = box
        layer, alpha = self.layer, 255 if can else 100
        layer.panel("ticket_lacquer", x, y, w, h, alpha=alpha)
        title = self.texts(action_text_key(action.id))
        colour = style.GOLD_LIGHT if action.claim or action.denies else style.PARCHMENT
        room = w - 24 - (46 if action.cost else 0)
        size = layer.letters.fit(title, 25, room, face="cinzel800")
        layer.text(title, x + 13, y + 31, size, face="cinzel800", colour=colour, alpha=alpha, within=box)
        hint = self.texts(action_text_key(action.id, "hint"))
        layer.text(
            hint,
            x + 13,
            y + 57,
            layer.letters.fit(hint, 23, w - 22),
            colour=style.PARCHMENT_SHADE,
            alpha=alpha,
            within=box,
        )
        if action.cost:
            layer.image("piece_argent_petite", x + w - 20, y + 23, 26, 26, anchor=(0.5, 0.5), alpha=alpha)
            layer.text(str(action.cost), x + w - 34, y + 32, 24, face="cinzel800", align="right", alpha=alpha)

    def focus(self, place: int, before: int | None = None) -> Clip | None:
        """Show where the cursor stands; the frame slides there from the place `before`."""
        x, y, w, h = self.boxes[place]
        start = self.boxes[place if before is None else before]
        frame = self.layer.panel("frame_focus", start[0] - 2, start[1] - 2, w + 4, h + 4)
        return None if before in (None, place) else tween(frame, 0.11, "out-quad", x=x - 2, y=y - 2)

    def at(self, x: float, y: float) -> str | None:
        """The action under the mouse."""
        for name, (left, top, w, h) in zip(self.names, self.boxes, strict=True):
            if left <= x < left + w and top <= y < top + h:
                return name
        return None
