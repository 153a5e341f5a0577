"""The attack of the moment in one line: who, with what, against whom, and how it ended."""

from collections.abc import Sequence

from game.couch.sitter import Sitter
from game.rules.hecatombe.review import Assault, Moment, RoundTold
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.games.hecatombe.finale.phrases import ReviewWords
from scenes.games.hecatombe.table.tiles.tiles import TileFaces
from scenes.screens.finale.changing_words import write_within

LEFT, MIDDLE, END = 336.0, 181.0, 1232.0
HEAD_ROOM = 190.0
SCENE_X = 546.0
TILE = (38.0, 58.0)
WORDS_X = 790.0
FALLEN = (104, 92, 98)
"""The tint of a tile that died: it lies in the shade, and nothing is seen through it."""


class AssaultLine:
    """Shows one moment of a round."""

    def __init__(self, layer: Layer, faces: TileFaces, sitters: Sequence[Sitter], tale: ReviewWords) -> None:
        self.layer, self.sitters, self.review_words = layer, sitters, tale
        self.head = layer.text("", LEFT, MIDDLE + 10, 28, face="cinzel800", colour=style.GARNET)
        w, h = TILE
        top = MIDDLE - h / 2
        x = SCENE_X
        self.hunter = layer.image("seal_1_petit", x, MIDDLE, 42, 42, anchor=(0.5, 0.5))
        self.army = faces.draw(layer, None, x + 28, top, w, h)
        self.arrow = layer.image("arrow_right", x + 92, MIDDLE, 36, 26, anchor=(0.5, 0.5), tint=style.GARNET)
        self.prey = faces.draw(layer, None, x + 116, top, w, h)
        self.hunted = layer.image("seal_1_petit", x + 182, MIDDLE, 42, 42, anchor=(0.5, 0.5))
        self.skulls = [
            layer.image("icon_death_skull", left + w / 2, MIDDLE, 30, 30, anchor=(0.5, 0.5), tint=style.CREAM)
            for left in (x + 28, x + 116)
        ]
        self.words = layer.text("", WORDS_X, MIDDLE + 9, 25, face="fell", colour=style.INK)

    def show(self, told: RoundTold, moment: Moment) -> None:
        """Show the attack that this moment follows, or why there is none."""
        assault = told.assaults[moment.assaults - 1] if moment.assaults and not moment.kept else None
        pictures = (self.hunter, self.army, self.arrow, self.prey, self.hunted)
        for mark in pictures:
            mark.visible = assault is not None
        for skull in self.skulls:
            skull.visible = False
        letters, wide = self.layer.letters, assault is None
        room = HEAD_ROOM if assault else 320.0
        write_within(letters, self.head, self.review_words.moment(told, moment), 28, room)
        if assault is not None:
            self._draw(assault)
        words = self.review_words.outcome(assault) if assault else self._quiet(told, moment)
        self.words.x = LEFT + 340 if wide else WORDS_X
        write_within(letters, self.words, words, 25, END - self.words.x)

    def _quiet(self, told: RoundTold, moment: Moment) -> str:
        if moment.kept:
            return self.review_words.end_of_fighting(told)
        return self.review_words.texts("finale-hecatombe-opens", name=self.review_words.names[told.first])

    def _draw(self, assault: Assault) -> None:
        self.hunter.name = f"seal_{self.sitters[assault.player].colour + 1}_petit"
        self.hunted.name = f"seal_{self.sitters[assault.target].colour + 1}_petit"
        self.army.people, self.prey.people = assault.army, assault.prey
        army_dies = assault.sacrificed is None
        self.skulls[0].visible = army_dies
        self.skulls[1].visible = assault.sacrificed == assault.prey
        self.army.tint = FALLEN if army_dies else None
        self.prey.tint = FALLEN if assault.sacrificed == assault.prey else None
