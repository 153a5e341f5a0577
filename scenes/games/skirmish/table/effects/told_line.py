"""The line at the foot of the table: what has just happened, in the sentences of the chronicle."""

from collections import Counter
from collections.abc import Iterable, Sequence

from game.app.chronicle import LINE_HEADS, line_text
from game.core.letters import with_capital
from game.core.rules import Event, Player
from game.mods.texts import Texts
from game.rules.skirmish.chronicle.chronicle import TELLINGS
from game.rules.skirmish.chronicle.teller import Teller
from game.rules.skirmish.events.player import WindowOpened
from game.rules.skirmish.view import UnitView
from scenes.draw.layer import Layer
from scenes.games.skirmish.table.layout import LEGEND, WINDOW
from scenes.games.skirmish.table.shown import NOBODY
from scenes.widgets.caption import Caption

UNTOLD: tuple[type[Event], ...] = (WindowOpened,)
"""Events that nobody needs a sentence for: a window says itself whom it asks."""
_BESIDE_TOOLS = 148.0
"""What the chips at the left of the head, and as much at the right, take from a line there."""
FOOT, ABOVE_LEGEND, HEAD = range(3)
"""Places of the line: the foot of the table, above the legend there, the head of the table."""
_PLACES_Y = (634.0, LEGEND[1] - 22.0, 178.0)
"""Where each place is, in units."""
SHOWN_SECONDS = 6.0
"""Seconds after which a line fades when nothing else happens."""
_SIZE, _HIGH = 23, 36
FOOT_TOP = _PLACES_Y[FOOT] - 1.5 * _HIGH
"""Where two lines at the foot of the table begin, in units."""


class Chronicler:
    """Tells one event after the other as whoever sees them may know them; no joke is told twice."""

    def __init__(
        self,
        units: Sequence[UnitView],
        story: Iterable[Event],
        texts: Texts,
        names: Sequence[str],
        active: Player = NOBODY,
    ) -> None:
        """`units` are those of any view, `story` what has happened before the first event to be told.

        `active`: whose turn it is, where the story does not say: a battle may begin in the middle of one.
        """
        past = list(story)
        self._teller, self._texts, self._names = Teller(units, past), texts, names
        self._told: Counter[str] = Counter()
        if units:
            self._open_books(units[0].enlisted.unit)
        for event in past:
            TELLINGS[type(event)](self._teller, event)
        if self._teller.active == NOBODY:
            self._teller.active = active

    def _open_books(self, unit: str) -> None:
        """Let the words be read from their files now, not in the middle of the first clip."""
        troop = self._texts.name(unit, "the")
        self._texts("told-charge-declared", unit=troop, unit_n=1, target=troop, arc="front")

    def tell(self, event: Event) -> str:
        """The sentence of an event, or "" for those that go without saying."""
        line = TELLINGS[type(event)](self._teller, event)
        if isinstance(event, UNTOLD):
            return ""
        kind = f"{line.code} {line.facts.get('how', '')}"
        said = line_text(line, self._texts, self._names, self._told[kind])
        self._told[kind] += 1
        return said[len(LINE_HEADS[line.level]) :]

    def name(self, id: str) -> str:
        """The name of a thing of a mod, its first letter a capital."""
        return with_capital(self._texts.name(id))


class ToldLine:
    """One line on a chip inside the table's foot, or two; what is longer still ends in an ellipsis."""

    def __init__(self, layer: Layer) -> None:
        self._letters = layer.letters
        x = WINDOW[0] + WINDOW[2] / 2
        self._places = [
            [Caption(layer, x=x, y=foot - up, size=_SIZE, height=_HIGH) for up in (_HIGH, 0)]
            for foot in _PLACES_Y
        ]
        self._said, self._covered, self._place = "", 0.0, FOOT

    @property
    def words(self) -> str:
        """What stands there now."""
        return next(
            (" ".join(line.text for line in lines).strip() for lines in self._places if lines[1].text), ""
        )

    def say(self, words: str, place: int = FOOT) -> None:
        """Put a sentence at one of the places."""
        self._said, self._place = words, place
        for number, lines in enumerate(self._places):
            parts = self._lines() if number == place else ("", "")
            for line, part in zip(lines, parts, strict=True):
                line.say(part, seconds=SHOWN_SECONDS)

    def take_place(self, place: int) -> None:
        """What still stands there goes to another place: something else lies there now."""
        left = self._places[self._place][1].left
        if place != self._place:
            self.say(self._said if left > 0 else "", place)

    def stand_aside(self, covered: float) -> None:
        """Keep out of so many units at the right of the window, where a sheet lies."""
        if covered == self._covered:
            return
        self._covered = covered
        x, parts = WINDOW[0] + (WINDOW[2] - covered) / 2, self._lines()
        for lines in self._places:
            left = lines[1].left
            for line, part in zip(lines, parts, strict=True):
                line.stand_at(x)
                line.say(part if left > 0 else "", seconds=left)

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass; once a frame."""
        for lines in self._places:
            for line in lines:
                line.update(dt)

    def _lines(self) -> tuple[str, str]:
        """What was said, as much of it as has room: the upper line, which may be empty, and the lower."""
        upper, rest = self._cut(self._said)
        if not rest:
            return "", upper
        upper, rest = self._balanced(upper, rest)
        lower, more = self._cut(rest)
        while more:
            lower, more = self._cut(lower.rstrip("…").rsplit(" ", 1)[0].rstrip(" ,;:(") + "…")
        return upper, lower

    def _balanced(self, upper: str, rest: str) -> tuple[str, str]:
        """Two lines of about one length, or of a sentence each, where all has room: no word stands alone."""
        if self._cut(rest)[1]:
            return upper, rest
        words = f"{upper} {rest}".split(" ")
        halves = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
        fitting = [half for half in halves if not self._cut(half[0])[1] and not self._cut(half[1])[1]]
        ends = [half for half in fitting if half[0].endswith((".", "!", "?"))]
        return min(ends or fitting or [(upper, rest)], key=lambda half: abs(len(half[0]) - len(half[1])))

    def _cut(self, words: str) -> tuple[str, str]:
        """The words that have room on a line, and the rest."""
        room = WINDOW[2] - self._covered - (_BESIDE_TOOLS if self._place == HEAD else 64)
        line, rest = words, ""
        while self._letters.measure(line, _SIZE, "fell")[0] > room and " " in line:
            line, _, last = line.rpartition(" ")
            rest = f"{last} {rest}".rstrip()
        return line, rest
