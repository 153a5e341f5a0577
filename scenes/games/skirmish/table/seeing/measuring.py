"""Everybody measures at any time, in the own colour: both shoulders held, or the chip and the mouse."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.rules import Player
from game.input.devices import MOUSE
from game.input.intents import MOVES, Intent, Press
from scenes.draw import style
from scenes.draw.drawable import Drawable
from scenes.draw.style import SEATS, Box, Point, is_in_box
from scenes.games.skirmish.table.driving.strokes import Strokes
from scenes.games.skirmish.table.layout import WINDOW
from scenes.games.skirmish.table.parts import Part
from scenes.games.skirmish.table.seeing.seeing_stage import looked_at
from scenes.games.skirmish.table.seeing.tape import Tape

if TYPE_CHECKING:
    from scenes.games.skirmish.table.seeing.seeing_stage import SeeingStage

CHIP: Box = (WINDOW[0] + 10, WINDOW[1] + 58, 42, 42)
"""What the mouse presses to measure."""
_DEAD = 0.18
"""A stick that is pushed less stands still."""
_STEP = 1000.0
"""Milli of a press of a key."""
_PACE = 12_000.0
"""Milli a second of a stick that is pushed all the way."""
_WAYS = {Intent.UP: (0, 1), Intent.DOWN: (0, -1), Intent.LEFT: (-1, 0), Intent.RIGHT: (1, 0)}
_INCH, _NOTCH = 1000, 7.0


class Measuring(Part):
    """One tape a player; it fades when it is let go, unless it is pinned."""

    def __init__(self, scene: SeeingStage) -> None:
        self._scene = scene
        self.tapes: dict[Player, Tape] = {}
        self._mouse: Player | None = None
        """Whose mouse measures."""
        self._at: Point = (0.0, 0.0)
        self._pulls = False
        self._strokes = Strokes(scene.field.above)
        self._labels: list[Drawable] = []
        self._said: object = None
        layer = scene.layer()
        x, y, w, h = CHIP
        self._chip = layer.panel("chip_lacquer", *CHIP)
        self._ruler = [layer.line(x + 8, y + h / 2 + 6, x + w - 8, y + h / 2 + 6, 3, style.PARCHMENT)]
        for place in range(5):
            at, high = x + 9 + place * (w - 18) / 4, 12 if place % 2 == 0 else 7
            self._ruler.append(layer.line(at, y + h / 2 + 6 - high, at, y + h / 2 + 6, 3, style.PARCHMENT))

    # hands

    def begin(self, player: Player) -> None:
        """A tape of this player begins at what is looked at, or in the middle of the window."""
        scene = self._scene
        unit = looked_at(scene)
        start = scene.shown.middle_of(unit) if unit is not None else (scene.camera.x, scene.camera.y)
        self.tapes[player] = Tape(start, start)
        scene.sounds.play("focus")

    def is_measuring(self, player: Player) -> bool:
        """Whether this player pulls at a tape with keys, or with a pad."""
        return player in self.tapes and self.tapes[player].held and player != self._mouse

    def press(self, player: Player, press: Press) -> bool:
        """Directions pull, accept pins, back lets go, or takes a pinned tape away."""
        tape = self.tapes.get(player)
        if tape is not None and tape.pinned and press.intent is Intent.BACK and press.down:
            tape.pinned, tape.held = False, False
            return True
        if tape is None or not self.is_measuring(player):
            return False
        if press.intent in MOVES:
            if press.down and not self._leans(player):
                dx, dy = _WAYS[press.intent]
                tape.pull(dx * _STEP, dy * _STEP, self._scene.shown.width, self._scene.shown.depth)
            return True
        if press.intent not in (Intent.ACCEPT, Intent.BACK):
            return False
        if press.down:
            tape.held, tape.pinned = False, press.intent is Intent.ACCEPT
        return True

    def _leans(self, player: Player) -> bool:
        return max(map(abs, self._scene.steering.feel.leans(player).left)) > _DEAD

    # the mouse

    def click(self, x: float, y: float) -> bool:
        """The chip begins to measure, and ends it; then a tape begins where the table is pressed."""
        player = self._scene.hands.player_of(MOUSE)
        if player is None:
            return False
        if is_in_box(CHIP, x, y):
            self._mouse = None if self._mouse == player else player
            if self._mouse is None and player in self.tapes:
                self.tapes[player].held = self.tapes[player].pinned = False
            return True
        if self._mouse != player or not is_in_box(WINDOW, x, y):
            return False
        start = self._scene.camera.to_board(x, y)
        self.tapes[player], self._pulls = Tape(start, start), True
        return True

    def point(self, x: float, y: float) -> bool:
        """The end of the tape follows the mouse while its button is down."""
        if self._mouse is None or not self._pulls:
            return False
        self.tapes[self._mouse].end = self._scene.camera.to_board(x, y)
        return True

    def drop(self) -> None:
        """The tape stays until another begins, or the chip is pressed again."""
        if self._mouse is not None and self._pulls:
            self._pulls = False
            self.tapes[self._mouse].held, self.tapes[self._mouse].pinned = False, True

    # the picture

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass for sticks that pull and for tapes that fade."""
        scene = self._scene
        for player, tape in list(self.tapes.items()):
            if self.is_measuring(player) and self._leans(player):
                x, y = scene.steering.feel.leans(player).left
                tape.pull(x * _PACE * dt, -y * _PACE * dt, scene.shown.width, scene.shown.depth)
            if not tape.pass_time(dt):
                del self.tapes[player]
        self._dress()
        key = (
            tuple([(player, tape.start, tape.end, tape.share) for player, tape in self.tapes.items()]),
            scene.camera.turn,
        )
        if key != self._said:
            self._said = key
            self._draw()

    def _dress(self) -> None:
        seen = self._scene.hands.player_of(MOUSE) is not None
        self._chip.visible = seen
        for mark in self._ruler:
            mark.visible = seen
            mark.tint = style.GOLD_LIGHT if self._mouse is not None else style.PARCHMENT

    def _draw(self) -> None:
        self._strokes.begin()
        for label in self._labels:
            label.remove()
        self._labels = []
        for player, tape in self.tapes.items():
            self._tape(player, tape)
        self._strokes.end()

    def _tape(self, player: Player, tape: Tape) -> None:
        camera, alpha = self._scene.camera, 255 * tape.share
        colour = SEATS[self._scene.sitters[player].colour].colour
        start, end = camera.to_screen(*tape.start), camera.to_screen(*tape.end)
        self._strokes.line(start, end, 9, style.INK, alpha)
        self._strokes.line(start, end, 5, colour, alpha)
        long = ((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2) ** 0.5 or 1.0
        across = -(end[1] - start[1]) / long * _NOTCH, (end[0] - start[0]) / long * _NOTCH
        for inch in range(int(tape.inches) + 1):
            share = min(1.0, inch * _INCH * camera.scale / long)
            x, y = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
            self._strokes.line(
                (x - across[0], y - across[1]), (x + across[0], y + across[1]), 2.5, style.INK, alpha
            )
        words = self._scene.texts("skirmish-seeing-inches", n=tape.inches)
        layer = self._scene.field.above
        wide = layer.letters.measure(words, 24, "fell")[0] + 28
        x, y = end[0], end[1] - 34
        panel = layer.panel("battle_strip", x - wide / 2, y - 20, wide, 38)
        label = layer.text(words, x, y + 7, 24, colour=style.PARCHMENT, align="center")
        panel.alpha = label.alpha = alpha
        self._labels += [panel, label]
