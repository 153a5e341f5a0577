"""One hidden objective as a mind saw it: its three likeliest peoples, the truth, and when it was known."""

from collections.abc import Mapping

from game.couch.sitter import Sitter
from game.rules.hecatombe.content import Slot
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.hecatombe.table.tiles.tiles import TileFaces
from scenes.screens.finale.changing_words import write_within

LEFT, NAME_ROOM = 330.0, 136.0
GUESSES = (522.0, 664.0, 806.0)
BAR = 74.0
TRUTH_X, WORDS_X, WORDS_END = 950.0, 1010.0, 1236.0
GRANTED_Y = 620.0
GUESSES_SHOWN = 3


class BeliefBar:
    """The bar of one people: its name, its length, and its share in a hundred."""

    def __init__(self, layer: Layer, faces: TileFaces, x: float, middle: float, tall: float) -> None:
        self.layer = layer
        wide = tall * 0.66
        self.tile = faces.draw(layer, None, x, middle - tall / 2, wide, tall)
        self.edge = layer.panel(
            "tile_edge", x - 2, middle - tall / 2 - 2, wide + 4, tall + 4, tint=style.VERDIGRIS
        )
        self.tick = layer.image("tick", x + wide, middle + tall / 2 - 4, 24, 24, anchor=(0.5, 0.5))
        start = x + wide + 14
        self.track = layer.box(start, middle + 8, BAR, 10, style.PARCHMENT_WORN, alpha=200)
        self.bar = layer.box(start, middle + 8, BAR, 10, style.INK_2)
        self.share = layer.text("", start, middle + 1, 25, face="cinzel800", colour=style.INK)

    def show(self, people: str | None, share: float, *, true: bool) -> None:
        """Show this people so likely; None: there is no third one."""
        shown = people is not None
        for mark in (self.tile, self.track, self.bar, self.share):
            mark.visible = shown
        self.edge.visible = self.tick.visible = shown and true
        if people is not None:
            self.tile.people = people
            self.bar.w = max(2.0, BAR * share)
            self.bar.tint = style.VERDIGRIS if true else style.INK_2
            self.share.text = _percent(share)
            self.share.colour = _deep() if true else style.INK


class BeliefRow:
    """One row of beliefs: the owner, three guesses, the truth, the moment."""

    def __init__(
        self,
        layer: Layer,
        faces: TileFaces,
        owner: Sitter,
        slot: Slot,
        y: float,
        high: float,
        *,
        band: Layer | None,
    ) -> None:
        self.layer, self.slot = layer, slot
        middle, tall = y + high / 2, min(60.0, high - 9)
        self.box: Box = (LEFT - 12, y, WORDS_END - LEFT + 18, high)
        if band is not None:
            band.box(*self.box, style.PARCHMENT_WORN, alpha=70)
        layer.image(f"seal_{owner.colour + 1}_petit", LEFT + 18, middle, 42, 42, anchor=(0.5, 0.5))
        name = layer.text("", LEFT + 44, middle + 9, 25, face="cinzel700", colour=style.INK)
        write_within(layer.letters, name, owner.name, 25, NAME_ROOM)
        self.guesses = [BeliefBar(layer, faces, x, middle, tall) for x in GUESSES]
        self.truth = faces.draw(layer, None, TRUTH_X, middle - tall / 2, tall * 0.66, tall)
        layer.image("tick", TRUTH_X + tall * 0.66, middle + tall / 2 - 4, 24, 24, anchor=(0.5, 0.5))
        self.words = layer.text(
            "", WORDS_X, middle, 24 if high > 60 else 22, face="fell-italic", colour=style.INK_2,
            wrap=WORDS_END - WORDS_X, leading=1.05,
        )  # fmt: skip
        self._middle, self._line = middle, 13.5 if high > 60 else 12.0

    def show(self, odds: Mapping[str, float], truth: str, words: str, *, known: bool) -> None:
        """Show what a mind held likely, the truth beside it, and when it could have been known."""
        ranked = sorted(odds, key=lambda people: -odds[people])[:GUESSES_SHOWN]
        for place, guess in enumerate(self.guesses):
            people = ranked[place] if place < len(ranked) else None
            guess.show(people, odds[people] if people else 0.0, true=people == truth)
        self.truth.people = truth
        self.words.text = words
        self.words.colour = _deep() if known else style.INK_2
        lines = len(self.words.lines)
        self.words.y = self._middle + 8 - (lines - 1) * self._line


def _deep() -> style.Rgb:
    """Verdigris that can be read on parchment."""
    return style.mix_colours(style.VERDIGRIS.rgb, style.INK.rgb, 0.4)


def _percent(share: float) -> str:
    """A share in a hundred, never 0 nor 100 unless it is certain."""
    whole = round(share * 100)
    if 0 < share < 1:
        whole = min(99, max(1, whole))
    return f"{whole}\u00a0%"
