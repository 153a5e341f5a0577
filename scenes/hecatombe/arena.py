"""The middle of the table: announcement, the attack, the dead, and the sentence of the moment."""

from scenes import style
from scenes.hecatombe import layout
from scenes.hecatombe.layout import Point
from scenes.hecatombe.thread import Thread
from scenes.hecatombe.tiles import TileFaces
from scenes.label import Label
from scenes.layer import Layer
from scenes.mark import Mark
from scenes.stage import Words
from scenes.style import Box
from scenes.widgets.group import Group

_SMALLEST, _LARGEST = 22.0, 27.0


class Arena:
    """What everybody looks at; it shows what it is told."""

    def __init__(self, under: Layer, over: Layer, faces: TileFaces, texts: Words) -> None:
        self.under, self.over, self.faces = under, over, faces
        self.thread: Thread | None = None
        self.stormer: Group | None = None
        """The great attacking tile with its seal: x, y, scale and alpha may be moved."""
        self.revealing = False
        """An objective stands in the arena: the sentence gives way to it, and the dead are hidden."""
        self._ticket: list[Mark] = []
        self._announced: str | None = None
        self._pile(texts("hecatombe-dead"))
        self._said: Label | None = None
        self._words: tuple[str, bool] = ("", False)

    def _pile(self, words: str) -> None:
        x, y, w, h = layout.DEAD
        mx, my = layout.DEAD_LINE
        self._grave: list[Mark] = [
            self.under.image(
                "tile_back_dead", x + w / 2 + 8, y + h / 2 + 5, w, h, anchor=(0.5, 0.5), angle=5
            ),
            self.under.image("tile_back_dead", x, y, w, h),
            self.under.text(words, mx, my, 25, face="sc", align="center", shadow=True),
        ]
        self._dead = self.under.text(
            "0", mx, my + 28, 28, face="cinzel800", colour=style.GOLD_LIGHT, align="center", shadow=True
        )

    @property
    def dead_middle(self) -> Point:
        """Where those who die end up."""
        x, y, w, h = layout.DEAD
        return x + w / 2, y + h / 2

    def show_dead(self, count: int) -> None:
        """How many lie there."""
        self._dead.text = str(count)

    def open_stage(self, *, revealing: bool) -> None:
        """Make room for an objective, or give the arena back to the armies."""
        self.revealing = revealing
        for mark in (*self._grave, self._dead):
            mark.visible = not revealing
        self._place_words()

    # the announcement

    def announce(self, words: str | None) -> None:
        """Pin the ticket up, or take it away."""
        if words == self._announced:
            return
        self._announced = words
        for mark in self._ticket:
            mark.remove()
        self._ticket.clear()
        if not words:
            return
        x, y, w, h = layout.TICKET
        self._ticket.append(self.over.panel("ticket_parchment_banner", x, y, w, h))
        size = self.over.letters.fit(words, 30, w - 36, "cinzel800")
        self._ticket.append(
            self.over.text(
                words,
                x + w / 2,
                y + h / 2 + size * 0.36,
                size,
                face="cinzel800",
                colour=style.GARNET,
                align="center",
                within=layout.TICKET,
            )
        )

    # the attack

    def storm(self, people: str | None, colour: int = 0) -> None:
        """Set the attacking tile up with its owner's seal, or take it away."""
        if self.stormer is not None:
            self.stormer.remove()
            self.stormer = None
        if people is not None:
            x, y, w, h = layout.STORM
            seal = layout.STORM_SEAL
            self.stormer = self.sealed_tile(people, (x, y, w, h), seal, colour, layout.STORM_ANGLE)

    def sealed_tile(
        self, people: str | None, box: Box, seal: Point, colour: int, angle: float = 0.0
    ) -> Group:
        """A large tile, or its back, edged in a seat's colour and sealed by it."""
        x, y, w, h = box
        middle = (x + w / 2, y + h / 2)
        tile = self.faces.draw(self.over, people, *middle, w, h, anchor=(0.5, 0.5), angle=angle)
        edge = self.over.panel("tile_edge", *middle, w, h, anchor=(0.5, 0.5), tint=style.SEATS[colour].colour)
        edge.angle = angle
        wax = self.over.image(f"seal_{colour + 1}", *seal, 50, 50, anchor=(0.5, 0.5))
        return Group(*middle, [tile, edge, wax])

    def throw(self, start: Point, target: Box, colour: int) -> Thread:
        """A ribbon from a place behind the great tile to the edge of the target."""
        self.cut()
        self.thread = Thread(self.under, start, target, colour)
        self._place_words()
        return self.thread

    def cut(self) -> None:
        """Take the ribbon away."""
        if self.thread is not None:
            self.thread.remove()
            self.thread = None
            self._place_words()

    def clear(self) -> None:
        """Nobody attacks."""
        self.storm(None)
        self.cut()

    # the sentence

    def say(self, words: str) -> None:
        """What the moment asks, or why something cannot be; "" says nothing."""
        self._speak(words, whispered=False)

    def whisper(self, words: str) -> None:
        """A word aside, in italics."""
        self._speak(words, whispered=True)

    def _speak(self, words: str, *, whispered: bool) -> None:
        if (words, whispered) != self._words:
            self._words = (words, whispered)
            self._place_words()

    def _place_words(self) -> None:
        if self._said is not None:
            self._said.remove()
            self._said = None
        words, whispered = self._words
        if not words:
            return
        box = self._room()
        face = "fell-italic" if whispered else "fell"
        colour = style.GOLD_LIGHT if whispered else style.CREAM
        self._said = written(self.over, words, box, face=face, colour=colour)

    def _room(self) -> Box:
        if self.revealing:
            return layout.BESIDE
        return layout.ASIDE if self.thread is not None or self.stormer is not None else layout.LINE


def written(layer: Layer, words: str, box: Box, *, face: str, colour: style.Colour) -> Label:
    """Words in the middle of a box, in as many lines as they need, as large as they may be."""
    x, y, w, h = box
    letters, size = layer.letters, _LARGEST
    while size > _SMALLEST and letters.measure(words, size, face, w)[1] > h:
        size -= 1
    high = letters.measure(words, size, face, w)[1]
    first = y + (h - high) / 2 + letters.shown_size(size, face) * 0.76
    return layer.text(
        words,
        x + w / 2,
        first,
        size,
        face=face,
        colour=colour,
        align="center",
        wrap=w,
        shadow=True,
        within=box,
    )
