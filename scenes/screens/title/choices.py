"""The choices of the title: a row of tickets, and chips in the corners below it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.input.intents import Intent, Press
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.motion.timeline import slide_value
from scenes.screens.title.chip import Chip, chip_width
from scenes.screens.title.wing_ticket import WingTicket, wing_width
from scenes.shell.scene import Scene
from scenes.widgets.button import Button
from scenes.widgets.focus import Focus, Spot

_ROW_Y, _ROW_HEIGHT = 600, 46
"""Units: top and height of the row of tickets."""
_SIZE = 26
_GAP, _PADDING, _NARROWEST = 16, 70, 170
_ROW_WIDTH = 1150
"""Units that the row may take up; with more tickets they move closer together."""
FOOT_Y = 677
"""Units: middle of the chips and prompts, whose foot keeps clear of the edge of the screen."""
_LEFT_CORNER, _RIGHT_CORNER = 26, 1254
"""Units: where the chips of the left and of the right corner begin."""
_CHIP_GAP = 12


@dataclass(frozen=True)
class Choice:
    """One way on: its key, its words, and the act of choosing it; an icon makes it a chip in a corner.

    What is `faint` waits in the wings: it stands back, at the end of the row.
    """

    key: str
    words: str
    act: Callable[[], object]
    icon: str = ""
    right: bool = False
    paper: str = "chip_lacquer"
    faint: bool = False


class TitleMenu:
    """Tickets and chips under one focus: keyboard, pad and mouse alike."""

    def __init__(
        self, scene: Scene, layer: Layer, choices: Sequence[Choice], moved: Callable[[], object], at: str
    ) -> None:
        self._scene, self._moved = scene, moved
        self._row = _ordered([choice for choice in choices if not choice.icon])
        spots: list[Spot] = []
        self._buttons: dict[str, Button | Chip | WingTicket] = {}
        for choice, (x, w) in zip(self._row, _places(layer, self._row), strict=True):
            self._buttons[choice.key] = _ticket(layer, choice, (x, _ROW_Y, w, _ROW_HEIGHT))
            spots.append(Spot(choice.key, x, _ROW_Y, w, _ROW_HEIGHT, self._chosen(choice)))
        for choice, x in _corners(layer, [c for c in choices if c.icon]):
            chip = Chip(layer, choice.icon, choice.words, x, FOOT_Y, choice.paper)
            self._buttons[choice.key] = chip
            spots.append(Spot(choice.key, *chip.box, self._chosen(choice)))
        self.left_of_corner = min(
            (spot.x for spot in spots if spot.y > _ROW_Y and spot.x > 640), default=_RIGHT_CORNER
        )
        """Left edge of the chips in the right corner, in units."""
        self.focus = Focus(spots)
        first = next(choice.key for choice in self._row if not choice.faint)
        self._above = at if at in {choice.key for choice in self._row} else first
        self.focus.to(at if at in self._buttons else self._above)
        self.focus.on_move = self._went
        self._light()

    @property
    def at(self) -> str:
        """The key of the choice with the focus."""
        return self._here.key

    def press(self, press: Press) -> bool:
        """Move the focus, or choose on `ACCEPT`; True when the press was used up."""
        if press.down and press.intent in (Intent.UP, Intent.DOWN):
            return self.focus.to(self._across())
        if press.down and press.intent in (Intent.LEFT, Intent.RIGHT):
            return self.focus.to(self._along(1 if press.intent is Intent.RIGHT else -1))
        return self.focus.press(press)

    def point(self, x: float, y: float) -> None:
        """Move the focus to the choice under the mouse, if there is one."""
        self.focus.point(x, y)

    def hits(self, key: str, x: float, y: float) -> bool:
        """Whether x, y lies on the choice with a key."""
        spot = next(one for one in self.focus.spots if one.key == key)
        return spot.x <= x <= spot.x + spot.w and spot.y <= y <= spot.y + spot.h

    def click(self, x: float, y: float) -> bool:
        """Choose what lies at x, y; True when a choice does."""
        return self.focus.click(x, y)

    def _along(self, step: int) -> str:
        """The key of the next choice on the same line, and round again."""
        line = [spot for spot in self.focus.spots if (spot.y > _ROW_Y) == (self._here.y > _ROW_Y)]
        line.sort(key=lambda spot: spot.x)
        return line[(line.index(self._here) + step) % len(line)].key

    @property
    def _here(self) -> Spot:
        here = self.focus.at()
        assert here is not None
        return here

    def _across(self) -> str:
        """The key of the nearest chip below the row; from a chip, that of the last ticket with the focus."""
        here = self._here
        if here.y > _ROW_Y:
            return self._above
        chips = [spot for spot in self.focus.spots if spot.y > _ROW_Y]
        middle = here.x + here.w / 2
        return min(chips, key=lambda spot: abs(spot.x + spot.w / 2 - middle)).key if chips else here.key

    def _chosen(self, choice: Choice) -> Callable[[], object]:
        def accept() -> None:
            self._scene.sounds.play("accept")
            choice.act()

        return accept

    def _went(self, spot: Spot) -> None:
        self._scene.sounds.play("focus")
        if spot.y == _ROW_Y:
            self._above = spot.key
        self._light()
        button = self._buttons[spot.key]
        if isinstance(button, Button) and not self._scene.stage.look.reduced_motion:
            self._scene.flourish(slide_value(button.glow, 0.6, 1.0, style.FOCUS_SECONDS))
        self._moved()

    def _light(self) -> None:
        for key, button in self._buttons.items():
            button.lit = key == self.at


def _ordered(row: Sequence[Choice]) -> list[Choice]:
    """The row with what is faint together at its end; all else in the order given."""
    return sorted(row, key=lambda choice: choice.faint)


def _ticket(layer: Layer, choice: Choice, box: Box) -> Button | WingTicket:
    """The ticket of a choice in the row."""
    return WingTicket(layer, choice.words, box) if choice.faint else Button(layer, choice.words, *box, _SIZE)


def _places(layer: Layer, row: Sequence[Choice]) -> list[tuple[float, float]]:
    """Left edge and width of each ticket: as in the mockups, closer together when there are many."""
    wings = [choice.faint for choice in row]
    bare = [
        wing_width(layer, choice.words)
        if choice.faint
        else layer.letters.measure(choice.words, _SIZE, "cinzel700")[0]
        for choice in row
    ]
    widths, gap = _widths(bare, wings, _PADDING), float(_GAP)
    if sum(widths) + gap * (len(row) - 1) > _ROW_WIDTH:
        gap = 12.0
        room = _ROW_WIDTH - gap * (len(row) - 1) - sum(bare)
        widths = [
            wide + (0 if wing else room / wings.count(False)) for wide, wing in zip(bare, wings, strict=True)
        ]
    left = (style.WIDTH - sum(widths) - gap * (len(row) - 1)) / 2
    out = []
    for wide in widths:
        out.append((left, wide))
        left += wide + gap
    return out


def _widths(bare: Sequence[float], wings: Sequence[bool], padding: float) -> list[float]:
    """The width of each ticket in a row with room to spare."""
    return [wide if wing else max(_NARROWEST, wide + padding) for wide, wing in zip(bare, wings, strict=True)]


def _corners(layer: Layer, chips: Sequence[Choice]) -> list[tuple[Choice, float]]:
    """The left edge of each chip."""
    out: list[tuple[Choice, float]] = []
    left, right = float(_LEFT_CORNER), float(_RIGHT_CORNER)
    for choice in chips:
        wide = chip_width(layer, choice.words)
        if choice.right:
            right -= wide
            out.append((choice, right))
            right -= _CHIP_GAP
        else:
            out.append((choice, left))
            left += wide + _CHIP_GAP
    return out
