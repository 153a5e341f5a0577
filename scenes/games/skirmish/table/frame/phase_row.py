"""The phases as chevrons: a done one keeps the seal of whoever was named, a later one has a question mark."""

from collections.abc import Sequence

from game.core.rules import Player
from scenes.draw import style
from scenes.draw.drawable import Drawable, Image
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.skirmish.table.frame.facts import PhaseFacts
from scenes.games.skirmish.table.layout import CHEVRON_HEIGHT, chevron_boxes
from scenes.match.sitter import Sitter
from scenes.shell.null_sound import Words

ICONS = {
    "movement": "walking_boot",
    "magic": "magic_swirl",
    "shooting": "high_shot",
    "combat": "crossed_swords",
    "zones": "knight_banner",
    "places": "pointing",
    "scouts": "spy",
    "vanguards": "run",
}
"""The picture of each phase, and of each part of the deployment."""
_BEFORE_WORDS, _BEHIND_WORDS = 62.0, 49.0
_SIZE = 26.0
_SEAL_FROM_END, _NOW_FROM_END = 22.0, 28.0
_AGAINST_GAP = 34.0
_BASELINE = 30.0


class PhaseRow:
    """The row of chevrons; it is drawn anew only when it says something else."""

    def __init__(self, layer: Layer, texts: Words, sitters: Sequence[Sitter]) -> None:
        self._layer, self._texts, self._sitters = layer, texts, sitters
        self._said: PhaseFacts | None = None
        self._marks: list[Drawable] = []
        self.stamp: Image | None = None
        """The seal, or the question mark's disc, in the phase that is played: for clips."""
        self.boxes: tuple[Box, ...] = ()

    def show(self, facts: PhaseFacts) -> None:
        """Show `facts` at once; nothing happens when they are the same as before."""
        if facts == self._said:
            return
        self._said = facts
        for mark in self._marks:
            mark.remove()
        self._marks, self.stamp = [], None
        words = [self._texts(f"skirmish-phase-{step}") for step in facts.steps]
        widths = tuple([_BEFORE_WORDS + self._width(word) + _BEHIND_WORDS for word in words])
        self.boxes = chevron_boxes(facts.current, widths)
        for place, (word, box) in enumerate(zip(words, self.boxes, strict=True)):
            self._chevron(facts, place, word, box)

    def seal_place(self, step: str) -> style.Point:
        """Where the seal of whoever is named lies; of a step that is not shown: in the current one."""
        said = self._said
        assert said is not None
        place = said.steps.index(step) if step in said.steps else said.current
        x, y, w, h = self.boxes[place]
        return x + w - (_NOW_FROM_END if place == said.current else _SEAL_FROM_END), y + h / 2

    def _width(self, words: str) -> float:
        """The width of words in a chevron."""
        return self._layer.letters.measure(words, _SIZE, "fell")[0]

    def _chevron(self, facts: PhaseFacts, place: int, words: str, box: Box) -> None:
        """One chevron with its picture, its words, and who was named."""
        x, y, w, _ = box
        now, done = place == facts.current, place < facts.current
        tint = style.INK if now else style.GOLD_DARK if done else style.PARCHMENT_WORN
        panel = "battle_phase_now" if now else "battle_phase"
        icon = f"icon_{ICONS[facts.steps[place]]}"
        middle = y + CHEVRON_HEIGHT / 2
        self._marks += [
            self._layer.panel(panel, x, y, w + 10, CHEVRON_HEIGHT),
            self._layer.image(icon, x + 40, middle, 30, 30, anchor=(0.5, 0.5), tint=tint),
            self._layer.text(
                words, x + _BEFORE_WORDS, y + _BASELINE, _SIZE,
                colour=style.PARCHMENT_WORN if done else tint, within=box,
            ),
        ]  # fmt: skip
        self._marks[-1].alpha = 190 if done else 255
        if len(facts.steps) == len(facts.named) and facts.steps[0] == "movement":
            self._name(facts, place, (x + w - (_NOW_FROM_END if now else _SEAL_FROM_END), middle))

    def _name(self, facts: PhaseFacts, place: int, at: style.Point) -> None:
        """The seal of whoever was named in a phase, or a question mark."""
        (x, y), now, named = at, place == facts.current, facts.named[place]
        if now:
            self._against(x - _AGAINST_GAP, y + 9)
        radius = 20.0 if now else 15.0
        if named >= 0:
            mark = self._seal(named, at, radius)
            self._marks.append(mark)
        else:
            mark = self._unnamed(at, radius, now=now)
        if now:
            self.stamp = mark

    def _against(self, x: float, y: float) -> None:
        """The word before the seal, where large type leaves room for it behind the name of the phase."""
        word = self._layer.text(
            self._texts("skirmish-frame-against"), x, y, 25,
            face="fell-italic", colour=style.INK_2, align="right",
        )  # fmt: skip
        title = self._marks[-1].box
        word.visible = word.box[0] > title[0] + title[2] + 8
        self._marks.append(word)

    def _seal(self, player: Player, at: style.Point, radius: float) -> Image:
        """The seal of a player."""
        return seal_image(self._layer, self._sitters[player], *at, radius)

    def _unnamed(self, at: style.Point, radius: float, *, now: bool) -> Image:
        """A dashed disc and a question mark: red where a name is due."""
        x, y = at
        edge = 2 * radius
        disc = self._layer.image(
            "battle_unnamed_now" if now else "battle_unnamed", x, y, edge, edge, anchor=(0.5, 0.5)
        )
        ink = style.GOLD_LIGHT if now else style.NEUTRAL
        sign = self._layer.text("?", x, y + 8.5, 25, face="cinzel800", colour=ink, align="center")
        self._marks += [disc, sign]
        return disc


def seal_image(layer: Layer, sitter: Sitter, x: float, y: float, radius: float) -> Image:
    """Place the seal of a sitter with its middle at x, y; `radius` in units."""
    edge = 2 * radius
    size = "_petit" if radius < 20 else "_grand" if radius > 36 else ""
    return layer.image(f"seal_{sitter.colour + 1}{size}", x, y, edge, edge, anchor=(0.5, 0.5))
