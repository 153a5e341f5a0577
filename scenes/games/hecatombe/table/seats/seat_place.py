"""A player's place on the table: a zone for a rival, the band for the one who sits below."""

import math
from collections.abc import Callable
from typing import Literal, NamedTuple

from game.core.rules import Player
from scenes.draw import style
from scenes.draw.drawable import Drawable as Piece
from scenes.draw.drawable import Image
from scenes.draw.layer import Layer
from scenes.draw.style import Box, Point
from scenes.games.hecatombe.table.grids import BAND_HIGH, BAND_LEFT, BAND_TOP
from scenes.games.hecatombe.table.layout import Layout
from scenes.games.hecatombe.table.seats.army_row import ArmyRow
from scenes.games.hecatombe.table.seats.seat_header import SeatHeader
from scenes.games.hecatombe.table.tiles.tiles import TileFaces
from scenes.motion.timeline import Clip, callback_clip, pause_for, reducible_clip, sequence, slide_value
from scenes.shell.null_sound import Words
from scenes.widgets.outline import Outline
from scenes.widgets.panel import Panel

Light = Literal["", "active", "attacker", "attacked", "barred", "out", "aside"]
"""The light on a place; `barred` is the father, whom the active player may not attack; `aside` has no part
in the assault that stands.
"""
ASIDE_SHADE = 128.0
"""Opacity of the shade over a place that has no part in an assault."""

LINK = 19.0
"""Units from one link of the chain to the next."""


SNAP_SECONDS, CHAINED_SECONDS = 0.16, 0.55
"""Seconds in which the chain of a father closes, and for which it stays before only a padlock is left."""


class _Link(NamedTuple):
    """One link of a chain, and where it comes to rest."""

    piece: Image
    x: float
    y: float


class SeatPlace:
    """Body and light of one place; `plate` is its upper part, `row` its armies."""

    def __init__(
        self,
        base: Layer,
        pieces: Layer,
        marks: Layer,
        faces: TileFaces,
        places: Layout,
        player: Player,
        name: str,
        colour: int,
        texts: Words,
        you: str = "",
    ) -> None:
        self.under, self.over = pieces, marks
        self.texts, self.places, self.player = texts, places, player
        self.colour = colour
        self.own = player == places.base
        self.box: Box = places.zone(player)
        self.frames: dict[str, Panel] = {}
        if not self.own:
            self._body(base)
        self.plate = SeatHeader(
            base, pieces, marks, faces, places, player, name, colour, you if self.own else ""
        )
        self.row = ArmyRow(pieces, marks, faces, places, player, colour)
        self._light: Light = ""
        self._lit: list[Piece] = []
        self._barred: list[Piece] = []
        """The word on a father's armies; it waits until his chain is gone."""
        self._chains = 0

    def _body(self, layer: Layer) -> None:
        x, y, w, h = self.box
        high = 45 if self.places.compact else 62
        layer.panel("zone_panel", x, y, w, h)
        layer.panel("zone_header", x + 1, y + 1, w - 2, high)
        layer.box(x + 1, y + high + 1, w - 2, 4, style.SEATS[self.colour].colour)
        Outline(layer, self.box, style.SEATS[self.colour].colour)
        for kind in ("zone_gilt", "zone_red", "zone_edge"):
            tint = style.SEATS[self.colour].colour if kind == "zone_edge" else None
            self.frames[kind] = layer.panel(kind, x, y, w, h, tint=tint)
            self.frames[kind].visible = False

    def light(self, light: Light) -> None:
        """Light the place: gilt to play, the seat's colour to attack, red for the attacked; chains for the
        father.
        """
        if light == "out" and self.places.spread:
            light = ""  # the fighting is over for everybody
        if light == self._light:
            return
        self._light = light
        for piece in (*self._lit, *self._barred):
            piece.remove()
        self._lit.clear()
        self._barred.clear()
        shown = {"active": ["zone_gilt"], "attacker": ["zone_gilt", "zone_edge"], "attacked": ["zone_red"]}
        for kind, frame in self.frames.items():
            frame.visible = kind in shown.get(light, [])
        self.row.pale(pale=light == "barred")
        self.plate.seal.alpha = self.plate.name.alpha = 130 if light == "out" else 255
        if self.own and light in ("active", "attacker", "attacked"):
            self._ring("glow_red" if light == "attacked" else "glow_gilt")
        if light == "barred":
            self._bar()
        if light == "aside" and not self.own:
            self._lit.append(self.over.box(*self.box, style.INK_SHADOW, alpha=ASIDE_SHADE))

    def _ring(self, kind: str) -> None:
        (x, y), r = self.plate.header.seal, self.plate.header.radius
        tint = style.BLOOD_LIGHT if kind == "glow_red" else style.GOLD_LIGHT
        ring = self.under.image("ring_60", x, y, 2 * r + 18, 2 * r + 18, anchor=(0.5, 0.5), tint=tint)
        self._lit.append(ring)

    @property
    def field(self) -> Box:
        """Return the box in which the armies may stand."""
        x, y, w, h = self.box
        if self.own:
            return BAND_LEFT, BAND_TOP, self.places.room, BAND_HIGH
        top = 52 if self.places.compact else 70
        foot = 60 if self.places.column else 6
        return x + 12, y + top, w - 24, h - top - foot

    def _bar(self) -> None:
        """Draw the padlock of the father, whom the active player may not attack (H-11)."""
        self._word(self.texts("hecatombe-barred"), style.BLOOD_LIGHT, "icon_padlock")

    def snap(self, contact: Clip, holds: Callable[[], bool] = lambda: True) -> Clip:
        """Return the clip of two chains that close over the armies, once; the padlock stays behind.

        They are not seen any more as soon as this place `holds` no longer what they say.
        """
        x, y, w, h = self.field
        ends = (((x, y + 6), (x + w, y + h - 6)), ((x, y + h - 6), (x + w, y + 6)))
        chains = [self._chain(*end) for end in ends]

        def close(share: float) -> None:
            for chain, way in zip(chains, (-1, 1), strict=True):
                for link in chain:
                    link.piece.visible = share > 0 and holds()
                    link.piece.move(link.x + way * (1 - share) * 48, link.y)
                    link.piece.alpha = 255 * share

        def fade(share: float) -> None:
            for link in (*chains[0], *chains[1]):
                link.piece.alpha = 255 * (1 - share)
                link.piece.visible = holds()

        def drop() -> None:
            for link in (*chains[0], *chains[1]):
                link.piece.remove()
            self._hide_word(-1)

        close(0.0)
        self._hide_word(1)
        full = sequence(
            slide_value(close, 0, 1, SNAP_SECONDS, "in-quart"),
            contact,
            slide_value(lambda _: fade(0.0), 0, 1, CHAINED_SECONDS),
            slide_value(fade, 0, 1, 0.25, "out-quad"),
            callback_clip(drop),
        )
        plain = sequence(
            callback_clip(lambda: close(1.0)), contact, pause_for(CHAINED_SECONDS), callback_clip(drop)
        )
        return reducible_clip(full, plain)

    def _chain(self, start: Point, end: Point) -> list[_Link]:
        """Lay a chain from one corner of the armies to the other."""
        wide, high = end[0] - start[0], end[1] - start[1]
        count = int((wide**2 + high**2) ** 0.5 / LINK)
        turn = math.degrees(math.atan2(high, wide))
        links = []
        for place in range(count + 1):
            share = place / count
            x, y = start[0] + wide * share, start[1] + high * share
            links.append(_Link(self.over.image("chain_link", x, y, anchor=(0.5, 0.5), angle=turn), x, y))
        return links

    def _word(self, words: str, tint: style.Colour, icon: str) -> None:
        x, y, w, h = self.field
        size = self.over.letters.fit(words, 25, w - 70, "sc")
        wide = self.over.letters.measure(words, size, "sc")[0] + 66
        left, middle = x + w / 2 - wide / 2, y + h / 2
        self._barred = [
            self.over.panel("chip_lacquer", left, middle - 20, wide, 40),
            self.over.image(icon, left + 26, middle, 26, 26, anchor=(0.5, 0.5), tint=tint),
            self.over.text(words, left + 46, middle + size * 0.3, size, face="sc", colour=tint),
        ]
        self._hide_word(0)

    def _hide_word(self, chains: int) -> None:
        """Count so many chains more over the armies; the word can be read where none is left."""
        self._chains += chains
        for piece in self._barred:
            piece.visible = not self._chains

    @property
    def says_barred(self) -> bool:
        """Say whether the word on a father's armies can be read now."""
        return any(piece.visible for piece in self._barred)

    def captured_spot(self, count: int) -> Box:
        """Return the box of the last of `count` captured tiles."""
        return self.places.captured(self.player, max(1, count))[-1]
