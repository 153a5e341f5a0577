"""The sentence of the moment, above the plaques: what is asked, or what has just happened."""

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.widgets.group import Group

MIDDLE, TOP, LINE = 640.0, 331.0, 26.0
"""The middle of the words, the top of their box on the edge of the table, and the step from line to line."""
LARGEST, SMALLEST = 26.0, 22.0
WIDE = 1120.0
"""The greatest width of a line, in units."""
PAD = 22.0
STEP = 12.0


class SentenceLabel:
    """The label of one sentence; the last call wins."""

    def __init__(self, layer: Layer) -> None:
        self._layer = layer
        self._words: tuple[str, style.Colour] = ("", style.CREAM)
        self._group: Group | None = None

    @property
    def words(self) -> str:
        """Return the sentence shown; "" when there is none."""
        return self._words[0]

    def say(self, words: str) -> None:
        """Say this instead of what was said; "" says nothing."""
        self._speak(words, style.CREAM)

    def whisper(self, words: str) -> None:
        """The same, golden: a word aside."""
        self._speak(words, style.GOLD_LIGHT)

    def _speak(self, words: str, colour: style.Colour) -> None:
        if (words, colour) != self._words:
            self._words = (words, colour)
            self._write()

    def _even(self, words: str, size: float, room: float) -> float:
        """Return the least width that adds no line: no word stands alone in the last one."""
        wrapped, face = self._layer.letters.wrapped, "fell-italic"
        many = len(wrapped(words, size, face, room))
        while many > 1 and room > WIDE / 4 and len(wrapped(words, size, face, room - STEP)) == many:
            room -= STEP
        return room

    def _write(self) -> None:
        if self._group is not None:
            self._group.remove()
            self._group = None
        words, colour = self._words
        if not words:
            return
        layer, letters, face = self._layer, self._layer.letters, "fell-italic"
        size = letters.fit(words, LARGEST, WIDE, face, floor=SMALLEST)
        room = self._even(words, size, WIDE)
        lines = letters.wrapped(words, size, face, room)
        wide = max(letters.measure(line, size, face)[0] for line in lines) + 2 * PAD
        step = LINE * letters.shown_size(size, face) / size
        high = step * len(lines) + 4
        box: Box = (MIDDLE - wide / 2, TOP, wide, high)
        ground = layer.panel("ticket_lacquer", *box, alpha=235)
        label = layer.text(
            words,
            MIDDLE,
            box[1] + 1 + step * 0.78,
            size,
            face=face,
            colour=colour,
            align="center",
            wrap=room if len(lines) > 1 else None,
            leading=step / letters.shown_size(size, face),
            within=box,
        )
        self._group = Group(MIDDLE, TOP + high / 2, [ground, label])
