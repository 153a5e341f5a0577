"""The six phases of a round on a ribbon: what is over, what is played now, what is to come."""

from collections.abc import Callable

from scenes.draw import style
from scenes.draw.drawable import Drawable
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.motion.timeline import Clip, pause_for, reducible_clip, slide_value
from scenes.shell.null_sound import Words
from scenes.widgets.panel import Panel

PHASES = {
    "pocket": "icon_card_pick",
    "spin": "icon_cycle",
    "bet": "icon_dice_six_faces_four",
    "accusation": "icon_pointing",
    "trigger": "icon_gunshot",
    "count": "icon_abacus",
}
"""The phases in order, and the icon of each."""
TOP, HIGH, GAP, BARE = 66.0, 32.0, 8.0, 60.0
SIZE, WORD, TAIL = 24.0, 53.0, 30.0
"""Type size; where a word begins in its chevron; what follows it."""
ROOM = 1216.0
PALE = (192, 168, 120)
"""The ink of a phase to come."""


class PhaseRibbon:
    """Six chevrons; a golden one glides to the phase that is played."""

    def __init__(self, layer: Layer, texts: Words, flourish: Callable[[Clip], None]) -> None:
        self._layer, self._flourish = layer, flourish
        self._words = {phase: texts(f"roulette-centre-{phase}") for phase in PHASES}
        self.phase: str | None = None
        self.compact = sum(self._wide(phase, bare=False) + GAP for phase in PHASES) - GAP > ROOM
        """True when only the present phase is written out: there is no room for six words."""
        self._marks: list[Drawable] = []
        self._gilt: Panel | None = None
        self._draw()

    def show(self, phase: str | None) -> None:
        """Say which phase is played; None before the first."""
        if phase == self.phase:
            return
        came_from = self._gilt.box if self._gilt is not None else None
        self.phase = phase
        self._draw()
        if self._gilt is not None and came_from is not None:
            self._flourish(self._glide(self._gilt, came_from))

    def _wide(self, phase: str, *, bare: bool) -> float:
        if bare:
            return BARE
        return WORD + self._layer.letters.measure(self._words[phase], SIZE)[0] + TAIL

    def _boxes(self) -> dict[str, Box]:
        wide = {phase: self._wide(phase, bare=self.compact and phase != self.phase) for phase in PHASES}
        x = style.WIDTH / 2 - (sum(wide.values()) + GAP * (len(wide) - 1)) / 2
        boxes = {}
        for phase, w in wide.items():
            boxes[phase] = (x, TOP, w, HIGH)
            x += w + GAP
        return boxes

    def _draw(self) -> None:
        for mark in self._marks:
            mark.remove()
        layer, boxes = self._layer, self._boxes()
        self._marks = [layer.panel(self._chevron(phase), *box) for phase, box in boxes.items()]
        self._gilt = None
        if self.phase in boxes:
            self._gilt = layer.panel("phase_now", *boxes[self.phase])
            self._marks.append(self._gilt)
        for phase, box in boxes.items():
            self._write(phase, box)

    def _chevron(self, phase: str) -> str:
        return "phase_done" if self._over(phase) else "phase_next"

    def _over(self, phase: str) -> bool:
        order = list(PHASES)
        return self.phase in PHASES and order.index(phase) < order.index(self.phase)

    def _write(self, phase: str, box: Box) -> None:
        x, y, w, _ = box
        layer, ink = self._layer, self._ink(phase)
        bare = w == BARE
        middle = x + (w / 2 + 2 if bare else 35)
        marks: list[Drawable] = [
            layer.image(PHASES[phase], middle, y + HIGH / 2, 23, 23, anchor=(0.5, 0.5), tint=ink)
        ]
        if not bare:
            marks.append(
                layer.text(self._words[phase], x + WORD, y + HIGH / 2 + 8, SIZE, colour=ink, within=box)
            )
        self._marks += marks

    def _ink(self, phase: str) -> style.Colour | style.Rgb:
        if phase == self.phase:
            return style.INK
        return style.PARCHMENT if self._over(phase) or style.high_contrast() else PALE

    @staticmethod
    def _glide(gilt: Panel, start: Box) -> Clip:
        end = gilt.box

        def place(share: float) -> None:
            x, w = (a + (b - a) * share for a, b in ((start[0], end[0]), (start[2], end[2])))
            gilt.reshape(x, end[1], w, end[3])

        return reducible_clip(slide_value(place, 0, 1, 0.32, "out-back(1.2)"), pause_for(0))
