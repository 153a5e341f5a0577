"""Who is still asked, at the left of the cylinder, with names; who has answered, at the right, ticked.

Who is asked hangs on what everybody can count, never on what a hand holds (R-21).
"""

from collections.abc import Sequence

from game.core.rules import Player
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.games.roulette.table.centre.puppets import Sitter
from scenes.match.sitter import shortened_name
from scenes.shell.null_sound import Words

LEFT, RIGHT = 464.0, 816.0
"""The middles of those who are asked and of those who have answered, in units."""
ROOM = 164.0
"""The width of each side, in units."""
LABEL, FIRST = 208.0, 240.0
"""The baseline of the words above the seals, and the middle of the first row of seals."""
LARGE, FEW, MANY = (50.0, 60.0), 2, 4
"""Edge and step of a few seals; how many are a few; from how many on names are too many."""
SMALL, TINY = (38.0, 44.0), (32.0, 40.0)
_ROW = 3
_LINE = 25.0


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

    def show(self, asked: Sequence[Player], answered: Sequence[Player], done: str) -> None:
        """Show who is asked, and who has answered; `done` is the key of what those have done."""
        wanted = (tuple(asked), tuple(answered), done)
        if wanted == self._shown:
            return
        self._shown = wanted
        self._layer.clear()
        if asked:
            self._label("roulette-asked", LEFT)
            foot = self._seals(asked, LEFT, ticked=False)
            self._names(asked, foot, asked_once=len(asked) + len(answered))
        if answered:
            self._label(done, RIGHT)
            self._seals(answered, RIGHT, ticked=True)

    def _label(self, key: str, middle: float) -> None:
        words, layer = self._texts(key), self._layer
        size = layer.letters.fit(words, 24, ROOM, "fell-italic")
        layer.text(
            words, middle, LABEL, size, face="fell-italic", colour=style.CREAM, align="center", shadow=True
        )

    def _seals(self, players: Sequence[Player], middle: float, *, ticked: bool) -> float:
        """The seals in one row or two; returns the foot of the last."""
        many = len(players)
        edge, step = LARGE if many <= FEW else SMALL if many <= MANY else TINY
        rows = [players] if many <= MANY else [players[:_ROW], players[_ROW:]]
        y = FIRST if len(rows) == 1 else FIRST - 8
        for row in rows:
            left = middle - step * (len(row) - 1) / 2
            for place, player in enumerate(row):
                self._seal(player, left + step * place, y, edge, ticked=ticked)
            y += edge + 4
        return y - 4 - edge / 2

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

    def _names(self, asked: Sequence[Player], foot: float, *, asked_once: int) -> None:
        """The names under the seals; where there are too many, how many of all."""
        if len(asked) <= MANY:
            names = [self._sitters[player].name for player in asked]
            rows = [names] if len(names) <= FEW else [names[:2], names[2:]]
            if len(names) == FEW and self._layer.letters.measure(", ".join(names), 22)[0] > ROOM + 8:
                rows = [names[:1], names[1:]]
            lines = [", ".join(row) for row in rows]
            lines = [f"{line}," for line in lines[:-1]] + lines[-1:]
        elif len(asked) == asked_once:
            lines = [self._texts("roulette-asked-all")]
        else:
            lines = [self._texts("roulette-asked-some", n=len(asked), of=asked_once)]
        layer = self._layer
        for place, line in enumerate(lines):
            words, size = shortened_name(layer.letters, line, 23, ROOM + 8, "fell")
            layer.text(words, LEFT, foot + 24 + _LINE * place, size, align="center", shadow=True)
