"""Who is still asked, at the left of the cylinder, and one line about it; who has answered, at the right.

Who is asked hangs on what everybody can count, never on what a hand holds (R-21).
"""

from collections.abc import Sequence

from game.core.rules import Player
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.games.roulette.table.centre.puppets import Sitter
from scenes.shell.null_sound import Words

LEFT, RIGHT = 458.0, 816.0
"""The middles of those who are asked and of those who have answered, in units."""
ROOM, WIDER = 178.0, 192.0
"""The width of each side, and the most of its line, from face to cylinder, in units."""
LABEL, ASKED, ANSWERED = 176.0, 190.0, 206.0
"""The baseline of the words over those who have answered, and the middles of both rows of seals."""
STEP, FILLS = 56.0, 0.83
"""The step of a few seals, and the share of it that a seal fills; many stand closer."""
_SIZES, _LEADING = (24.0, 23.0, 22.0), 24.0
"""Type sizes of the line, the largest that fits first, and the step between its rows."""


class AskedSeals:
    """Seals of both sides, drawn anew when somebody answers."""

    def __init__(self, layer: Layer, texts: Words, sitters: Sequence[Sitter]) -> None:
        self._layer, self._texts, self._sitters = layer, texts, sitters
        self._shown: tuple[object, ...] | None = None

    def hide(self) -> None:
        """Nobody is asked anything."""
        if self._shown is not None:
            self._shown = None
            self._layer.clear()

    def show(self, asked: Sequence[Player], answered: Sequence[Player], done: str, awaited: str) -> None:
        """Show who is asked, over the one line that says so, `awaited`; then who has answered.

        `done` is the key of what those have done.
        """
        wanted = (tuple(asked), tuple(answered), done, awaited)
        if wanted == self._shown:
            return
        self._shown = wanted
        self._layer.clear()
        if asked:
            self._line(awaited, self._seals(asked, LEFT, ASKED, ticked=False))
        if answered:
            self._label(done, RIGHT)
            self._seals(answered, RIGHT, ANSWERED, ticked=True)

    def _label(self, key: str, middle: float) -> None:
        words, layer = self._texts(key), self._layer
        size = layer.letters.fit(words, 24, ROOM, "fell-italic")
        layer.text(
            words, middle, LABEL, size, face="fell-italic", colour=style.CREAM, align="center", shadow=True
        )

    def _seals(self, players: Sequence[Player], middle: float, y: float, *, ticked: bool) -> float:
        """The seals in one row; returns its foot."""
        step = min(STEP, ROOM / len(players))
        left = middle - step * (len(players) - 1) / 2
        for place, player in enumerate(players):
            self._seal(player, left + step * place, y, FILLS * step, ticked=ticked)
        return y + FILLS * step / 2

    def _seal(self, player: Player, x: float, y: float, edge: float, *, ticked: bool) -> None:
        layer, middle = self._layer, (0.5, 0.5)
        if not ticked:
            layer.disc(x, y, edge / 2 + 4, style.GOLD_LIGHT)
            layer.disc(x, y, edge / 2 + 1.5, style.NIGHT)
        name = f"seal_{self._sitters[player].colour + 1}_petit"
        layer.image(name, x, y, edge, edge, anchor=middle, alpha=200 if ticked else 255)
        if ticked:
            at = (x + 0.36 * edge, y + 0.36 * edge)
            layer.disc(*at, 11, style.NIGHT)
            layer.disc(*at, 9.5, style.VERDIGRIS)
            layer.image("tick_bare", *at, 14, anchor=middle, tint=style.WHITE)

    def _line(self, words: str, foot: float) -> None:
        """The line under the seals in at most two rows, as large as they allow; wider only if it must."""
        wrapped = self._layer.letters.wrapped
        ways = [(size, room) for room in (ROOM, WIDER) for size in _SIZES]
        size, room = next((way for way in ways if len(wrapped(words, way[0], "fell", way[1])) <= 2), ways[-1])
        for row, line in enumerate(wrapped(words, size, "fell", room)):
            self._layer.text(line, LEFT, foot + 22 + _LEADING * row, size, align="center", shadow=True)
