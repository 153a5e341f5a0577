"""What the table remembers: the last assaults in words, the fallen, the objectives of the round."""

from collections.abc import Sequence

from game.core.rules import Player
from game.rules.hecatombe.scored import Scored
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.hecatombe.table.centre.exchange import Exchange
from scenes.games.hecatombe.table.history.advice import Advice, draw_advice
from scenes.games.hecatombe.table.history.assault_lines import ACROSS, draw_assaults
from scenes.games.hecatombe.table.history.fallen_count import draw_ledger
from scenes.games.hecatombe.table.history.objective_scores import draw_scores, objective_columns
from scenes.games.hecatombe.table.layout import Layout
from scenes.games.hecatombe.table.tiles.tiles import TileFaces
from scenes.match.sitter import Sitter
from scenes.shell.null_sound import Words

_HIGH, _WATERMARK = 300.0, 120.0
"""Units from which a panel is high, and the size of the watermark on its empty part."""


class HistoryCorner:
    """Draws chronicle and ledger anew when they say something else.

    The chronicle lies in the place of a zone that is free; where none is, in the corner of the band.
    """

    def __init__(
        self,
        layer: Layer,
        spare: Layer,
        faces: TileFaces,
        texts: Words,
        peoples: Sequence[str],
        sitters: Sequence[Sitter],
        places: Layout,
        advice: Sequence[Advice] = (),
    ) -> None:
        self.layer, self.spare, self.faces, self.texts = layer, spare, faces, texts
        self.peoples, self.sitters = peoples, sitters
        self.room, self.corner = places.spare, places.corner
        self.tall = places.spare is not None and not places.compact
        """True when the free place has room for the chronicle; a low one takes the ledger."""
        self.advice = advice
        self.titled = self.corner[0]
        """Where the title of the corner ends, in units."""
        self._shown: object = None
        self._listed: object = None

    def hide(self) -> None:
        """Something else stands in the corner; what has a place of its own stays."""
        self.layer.visible = False

    def show_exchanges(self, exchanges: Sequence[Exchange], dead: Sequence[str]) -> None:
        """Tell the fight so far; before the first blow, how one fights."""
        if not self._new((tuple(exchanges), tuple(dead)), exchanges, dead):
            return
        if not exchanges:
            self._title(self.layer, self.corner, self.texts("hecatombe-advice"), "icon_open_book")
            draw_advice(self.layer, self.corner, self.advice)
        elif self.tall:
            self._ledger(self.layer, self.corner, dead)
        else:
            self._chronicle(self.layer, self.corner, exchanges)

    def show_objectives(
        self,
        objectives: Sequence[Sequence[str]],
        history: Sequence[Scored],
        dead: Sequence[str],
        pointed: tuple[Player, int] | None = None,
    ) -> None:
        """Show the objectives counted until now, and those still hidden; one may be pointed at."""
        told = objective_columns(objectives, history, pointed)
        if self._new(told, (), dead):
            self._title(self.layer, self.corner, self.texts("hecatombe-scored"), "icon_trophy")
            colours = [sitter.colour for sitter in self.sitters]
            draw_scores(self.layer, self.faces, self.corner, told, colours)

    def _new(self, said: object, exchanges: Sequence[Exchange], dead: Sequence[str]) -> bool:
        """Make room for something else to say; whether it is something else."""
        self.layer.visible = True
        self.note(exchanges, dead)
        if said == self._shown:
            return False
        self._shown = said
        self.layer.clear()
        return True

    def note(self, exchanges: Sequence[Exchange], dead: Sequence[str]) -> None:
        """Write down, in the place of a free zone, the assaults, or, where it is low, the dead."""
        if self.room is None or (tuple(exchanges), tuple(dead)) == self._listed:
            return
        self._listed = (tuple(exchanges), tuple(dead))
        self.spare.clear()
        if self.tall and (exchanges or not dead):
            self._chronicle(self.spare, self.room, exchanges)
        else:
            self._ledger(self.spare, self.room, dead)

    def _chronicle(self, layer: Layer, box: Box, exchanges: Sequence[Exchange]) -> None:
        self._title(layer, box, self.texts("hecatombe-chronicle"), "icon_crossed_swords")
        if box[3] >= _HIGH and len(exchanges) <= ACROSS:
            self._watermark(layer, box)
        draw_assaults(layer, self.faces, self.texts, box, exchanges, self.sitters)

    def _watermark(self, layer: Layer, box: Box) -> None:
        """Crossed swords where a high panel has nothing to tell yet: below its first row."""
        x, y, w, h = box
        middle = (x + w / 2, y + h - _WATERMARK)
        layer.image(
            "icon_crossed_swords", *middle, _WATERMARK, anchor=(0.5, 0.5), tint=style.GOLD_DARK, alpha=70
        )

    def _ledger(self, layer: Layer, box: Box, dead: Sequence[str]) -> None:
        self._title(layer, box, self.texts("hecatombe-ledger"), "icon_tombstone")
        draw_ledger(layer, self.faces, box, self.peoples, dead)

    def _title(self, layer: Layer, box: Box, words: str, icon: str) -> None:
        x, y, w, _ = box
        layer.panel("panel_lacquer", *box)
        layer.image(icon, x + 27, y + 22, 26, anchor=(0.5, 0.5), tint=style.GOLD_LIGHT)
        size = layer.letters.fit(words, 25, w - 62, "sc")
        title = layer.text(words, x + 48, y + 30, size, face="sc", colour=style.GOLD_LIGHT, within=box)
        if layer is self.layer:
            self.titled = title.x + title.width
