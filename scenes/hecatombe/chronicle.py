"""The corner while nobody must choose: the last exchanges, or the objectives scored so far."""

from collections.abc import Sequence

from game.core.rules import Player
from game.rules.hecatombe.scored import Scored
from scenes import style
from scenes.hecatombe import layout
from scenes.hecatombe.exchange import Exchange
from scenes.hecatombe.ledger import draw_ledger
from scenes.hecatombe.tiles import TileFaces
from scenes.layer import Layer
from scenes.stage import Words
from scenes.style import Box

_TITLE = 44.0
_ROWS = 3
_TILE = (26.0, 39.0)
_HALF = 272.0


class Corner:
    """Draws chronicle and ledger anew when they say something else."""

    def __init__(
        self,
        layer: Layer,
        spare: Layer,
        faces: TileFaces,
        texts: Words,
        peoples: Sequence[str],
        colours: Sequence[int],
        room: Box | None,
    ) -> None:
        self.layer, self.spare, self.faces, self.texts = layer, spare, faces, texts
        self.peoples, self.colours, self.room = peoples, colours, room
        self._shown: object = None
        self._listed: object = None

    def hide(self) -> None:
        """Something else stands in the corner; a ledger with a place of its own stays."""
        self.layer.visible = False

    def show(self, exchanges: Sequence[Exchange], history: Sequence[Scored], dead: Sequence[str]) -> None:
        """Tell the round so far."""
        self.layer.visible = True
        self.note(dead)
        said = (tuple(exchanges), tuple(history), None if self.room else tuple(dead))
        if said == self._shown:
            return
        self._shown = said
        self.layer.clear()
        x, y, w, h = layout.CORNER
        box: Box = (x, y, w if self.room else _HALF, h)
        if self.room is None:
            right: Box = (x + w - _HALF, y, _HALF, h)
            draw_ledger(self.layer, self.faces, self.texts, right, self.peoples, dead)
        if history:
            self._objectives(box, history)
        else:
            self._exchanges(box, exchanges)

    def note(self, dead: Sequence[str]) -> None:
        """Write the dead down where the ledger has a place of its own."""
        if self.room is None or tuple(dead) == self._listed:
            return
        self._listed = tuple(dead)
        self.spare.clear()
        draw_ledger(self.spare, self.faces, self.texts, self.room, self.peoples, dead)

    def _title(self, box: Box, words: str, icon: str) -> None:
        x, y, w, _ = box
        self.layer.panel("panel_lacquer", *box)
        self.layer.image(icon, x + 28, y + 23, 28, anchor=(0.5, 0.5), tint=style.GOLD_LIGHT)
        size = self.layer.letters.fit(words, 25, w - 66, "sc")
        self.layer.text(words, x + 48, y + 31, size, face="sc", colour=style.GOLD_LIGHT, within=box)

    def _cells(self, box: Box) -> list[tuple[float, float]]:
        """Left end and middle of every line: newest first, down the first column, then the second."""
        x, y, w, h = box
        step = (h - _TITLE - 6) / _ROWS
        columns = 2 if w > 400 else 1
        return [
            (x + 9 + w / columns * column, y + _TITLE + step * (row + 0.5))
            for column in range(columns)
            for row in range(_ROWS)
        ]

    # exchanges

    def _exchanges(self, box: Box, exchanges: Sequence[Exchange]) -> None:
        self._title(box, self.texts("hecatombe-chronicle"), "icon_open_book")
        if not exchanges:
            x, y, w, h = box
            words = self.texts("hecatombe-no-exchange")
            size = self.layer.letters.fit(words, 24, w - 30, "fell-italic")
            middle = (x + w / 2, y + h / 2 + 20)
            tint = style.PARCHMENT_WORN
            self.layer.text(words, *middle, size, face="fell-italic", colour=tint, align="center", within=box)
        for (x, y), exchange in zip(self._cells(box), reversed(exchanges), strict=False):
            self._exchange(x, y, exchange)

    def _exchange(self, x: float, y: float, exchange: Exchange) -> None:
        layer = self.layer
        x = self._seal(x, y, exchange.player)
        x = self._tile(x, y, exchange.army)
        layer.image("icon_crossed_swords", x + 10, y, 18, anchor=(0.5, 0.5), tint=style.PARCHMENT_SHADE)
        x = self._tile(x + 20, y, exchange.prey)
        x = self._seal(x, y, exchange.target)
        layer.image("arrow_right", x + 11, y, 18, anchor=(0.5, 0.5), tint=style.PARCHMENT_SHADE)
        layer.image("icon_death_skull", x + 31, y, 20, anchor=(0.5, 0.5), tint=style.BLOOD_LIGHT)
        x = self._tile(x + 41, y, exchange.victim)
        layer.image("icon_manacles", x + 12, y, 20, anchor=(0.5, 0.5), tint=style.GOLD_LIGHT)
        self._tile(x + 23, y, exchange.prize)

    def _seal(self, x: float, y: float, player: Player) -> float:
        name = f"seal_{self.colours[player] + 1}"
        self.layer.image(name, x + 14, y, 28, 28, anchor=(0.5, 0.5))
        return x + 29

    def _tile(self, x: float, y: float, people: str) -> float:
        w, h = _TILE
        self.faces.draw(self.layer, people, x, y - h / 2, w, h)
        return x + w + 1

    # objectives

    def _objectives(self, box: Box, history: Sequence[Scored]) -> None:
        self._title(box, self.texts("hecatombe-scored"), "icon_trophy")
        x, y, w, h = box
        rows = -(-len(history) // 2)
        step = min(60.0, (h - _TITLE - 6) / max(_ROWS, rows))
        for place, scored in enumerate(history):
            column, row = divmod(place, max(_ROWS, rows))
            self._scored(x + 12 + w / 2 * column, y + _TITLE + step * (row + 0.5), scored, w / 2 - 16)

    def _scored(self, x: float, y: float, scored: Scored, room: float) -> None:
        x = self._seal(x, y, scored.owner)
        left = self._tile(x, y, scored.people)
        layer = self.layer
        layer.image("arrow_right", left + 10, y, 16, anchor=(0.5, 0.5), tint=style.PARCHMENT_SHADE)
        free = room - 29 - 28 - 22 - 26
        step = min(24.0, free / max(1, len(scored.winners) - 1)) if len(scored.winners) > 1 else 0.0
        for place, winner in enumerate(scored.winners):
            name = f"seal_{self.colours[winner] + 1}"
            layer.image(name, left + 34 + step * place, y, 26, 26, anchor=(0.5, 0.5))
