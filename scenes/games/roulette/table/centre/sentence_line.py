"""The sentence of the moment, above the plaques: what is asked, or what has just happened."""

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.widgets.group import Group

MIDDLE, FOOT, LINE = 640.0, 387.0, 27.0
"""The middle of the words, the foot of the last line's box, and the step from line to line, in units."""
LARGEST, SMALLEST = 26.0, 24.0
NARROW, WIDE = 392.0, 1120.0
"""The greatest width of a line while panels are open, and while there are none, in units."""
PAD = 22.0
STEP = 12.0


class SentenceLabel:
    """The label of one sentence; the last call wins."""

    def __init__(self, layer: Layer) -> None:
        self._layer = layer
        self._words: tuple[str, style.Colour] = ("", style.CREAM)
        self._narrow = self._spread = False
        self._group: Group | None = None

    @property
    def words(self) -> str:
        """Return the sentence shown; "" when there is none."""
        return self._words[0]

    @property
    def narrow(self) -> bool:
        """Whether panels leave only the middle."""
        return self._narrow

    @narrow.setter
    def narrow(self, value: bool) -> None:
        if value != self._narrow:
            self._narrow = value
            self._write()

    @property
    def spread(self) -> bool:
        """Whether cards stand right above: there is room for one line only, as long as it needs to be."""
        return self._spread

    @spread.setter
    def spread(self, value: bool) -> None:
        if value != self._spread:
            self._spread = value
            self._write()

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
        while many > 1 and room > NARROW / 2 and len(wrapped(words, size, face, room - STEP)) == many:
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
        room = NARROW if self._narrow and not self._spread else WIDE
        size = letters.fit(words, LARGEST, room, face, floor=SMALLEST)
        room = self._even(words, size, room)
        lines = letters.wrapped(words, size, face, room)
        wide = max(letters.measure(line, size, face)[0] for line in lines) + 2 * PAD
        step = LINE * letters.shown_size(size, face) / size
        high = step * len(lines) + 7
        box: Box = (MIDDLE - wide / 2, FOOT - high, wide, high)
        ground = layer.panel("ticket_lacquer", *box, alpha=235)
        label = layer.text(
            words,
            MIDDLE,
            box[1] + 3 + step * 0.78,
            size,
            face=face,
            colour=colour,
            align="center",
            wrap=room if len(lines) > 1 else None,
            leading=step / letters.shown_size(size, face),
            within=box,
        )
        self._group = Group(MIDDLE, FOOT - high / 2, [ground, label])
