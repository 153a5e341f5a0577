"""The corner while nobody must choose: how to fight, the last exchanges, or the objectives of the round."""

from collections.abc import Sequence

from game.core.rules import Player
from game.rules.hecatombe.scored import Scored
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.hecatombe.table import layout
from scenes.games.hecatombe.table.centre.exchange import Exchange
from scenes.games.hecatombe.table.history.advice import Advice, draw_advice
from scenes.games.hecatombe.table.history.fallen_count import draw_ledger
from scenes.games.hecatombe.table.history.objective_scores import draw_scores, objective_columns
from scenes.games.hecatombe.table.tiles.tiles import TileFaces
from scenes.shell.null_sound import Words

_TITLE = 44.0
_ROWS = 3
_TILE = (26.0, 39.0)
_HALF = 272.0
_X, _Y, _W, _H = layout.CORNER
LEFT_HALF: Box = (_X, _Y, _HALF, _H)
RIGHT_HALF: Box = (_X + _W - _HALF, _Y, _HALF, _H)
"""The half of the ledger, when it shares the corner with the chronicle."""


class HistoryCorner:
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
        advice: Sequence[Advice] = (),
    ) -> None:
        self.layer, self.spare, self.faces, self.texts = layer, spare, faces, texts
        self.peoples, self.colours, self.room = peoples, colours, room
        self.advice = advice
        self._shown: object = None
        self._listed: object = None

    def hide(self) -> None:
        """Something else stands in the corner; a ledger with a place of its own stays."""
        self.layer.visible = False

    def show_exchanges(self, exchanges: Sequence[Exchange], dead: Sequence[str]) -> None:
        """Tell the fight so far; before the first blow, how one fights."""
        with_ledger = self.room is None and bool(exchanges)
        if not self._new((tuple(exchanges), tuple(dead) if with_ledger else None), dead):
            return
        if with_ledger:
            draw_ledger(self.layer, self.faces, self.texts, RIGHT_HALF, self.peoples, dead)
        box = LEFT_HALF if with_ledger else layout.CORNER
        if exchanges:
            self._title(box, self.texts("hecatombe-chronicle"), "icon_open_book")
            for (x, y), exchange in zip(self._cells(box), reversed(exchanges), strict=False):
                self._exchange(x, y, exchange)
        else:
            self._title(box, self.texts("hecatombe-advice"), "icon_open_book")
            draw_advice(self.layer, box, self.advice)

    def show_objectives(
        self, objectives: Sequence[Sequence[str]], history: Sequence[Scored], dead: Sequence[str]
    ) -> None:
        """Show the objectives counted until now, and those still hidden."""
        told = objective_columns(objectives, history)
        if self._new(told, dead):
            self._title(layout.CORNER, self.texts("hecatombe-scored"), "icon_trophy")
            draw_scores(self.layer, self.faces, layout.CORNER, told, self.colours)

    def _new(self, said: object, dead: Sequence[str]) -> bool:
        """Make room for something else to say; whether it is something else."""
        self.layer.visible = True
        self.note(dead)
        if said == self._shown:
            return False
        self._shown = said
        self.layer.clear()
        return True

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
