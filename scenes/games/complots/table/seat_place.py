"""A seat's plaque: who, how many cards and coins; what its player does or may do stands in its lower half."""

import math
from collections.abc import Sequence
from zlib import crc32

from game.rules.complots import ComplotsView
from scenes.draw import style
from scenes.draw.art import Art
from scenes.draw.drawable import Image
from scenes.draw.label import Label
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.complots.table import layout
from scenes.games.complots.table.portraits import LIKE, card_name
from scenes.match.nerves import Gesture
from scenes.motion.timeline import Clip, callback_clip, sequence, slide_value
from scenes.widgets.outline import Outline
from scenes.widgets.panel import Panel

_FANNED, _GLANCE = 7.0, 14.0
"""Degrees by which cards are fanned, and by which a seal turns."""
_HIGHEST, _EACH = 4, 2
"""Coins of the highest pile in a purse, and how many each of them stands for."""
_LOWEST, _THICK = 3.0, 3.5
"""Units by which the lowest coin lies below the middle of the purse, and each above the last one."""
_HEADER = 42.0
"""Height of the strip with the name, in units."""


class SeatPlace:
    """The lasting part of one plaque: body, header, seal, name, cards, purse."""

    def __init__(self, layer: Layer, pieces: Layer, players: int, seat: int, name: str, colour: int) -> None:
        self.pieces = pieces
        self.players, self.seat = players, seat
        self.compact = layout.has_narrow_seats(players)
        self.box: Box = layout.seat_place_boxes(players)[seat]
        self._suffix = "puce" if self.compact else "mini"
        self.glow = self._frame(layer, "frame_gilt")
        self.threat = self._frame(layer, "frame_red")
        x, y, w, h = self.box
        self.body = layer.panel("plaque", x, y, w, h)
        self.body_dark = layer.panel("plaque_dark", x, y, w, h)
        self.body_dark.visible = False
        self.folded = False
        """Whether its player has left the stage, and what stood in its lower half is gone."""
        Outline(layer, self.box, style.SEATS[colour].colour)
        self._header(layer, name, colour)
        self._side(layer)
        self.cards: list[Image] = []
        self.marks: list[Image] = []
        self.first_hidden = 0
        """The place of the first hidden card."""
        self.coins: Label = self._purse(pieces)

    def _frame(self, layer: Layer, name: str) -> Panel:
        x, y, w, h = self.box
        frame = layer.panel(name, x, y, w, h)
        frame.visible = False
        return frame

    def _header(self, layer: Layer, name: str, colour: int) -> None:
        x, y, w, _ = self.box
        seat = style.SEATS[colour]
        high = _HEADER
        self.header = layer.panel("plaque_header", x, y, w, high, tint=seat.colour)
        if self.compact:
            self.seal = layer.image(f"seal_{colour + 1}", x + w / 2, y - 6, 46, 46, anchor=(0.5, 0.5))
            size = layer.letters.fit(name, 22, w - 12, face="cinzel800")
            within = (x + 3, y + 12, w - 6, 30.0)
            self.name = layer.text(
                name,
                x + w / 2,
                y + 36,
                size,
                face="cinzel800",
                colour=style.INK,
                align="center",
                within=within,
            ).squeeze(w - 12)
            return
        size = layer.letters.fit(name, 26, w - 62 - 46, face="cinzel800")
        within = (x + 58, y, w - 62, _HEADER)
        self.name = layer.text(name, x + 62, y + 31, size, face="cinzel800", colour=style.INK, within=within)
        self.name.squeeze(w - 62 - 46)
        self.seal = layer.image(f"seal_{colour + 1}", x + 30, y + 24, 58, 58, anchor=(0.5, 0.5))
        self.claims = layer.image(
            "icon_megaphone", x + w - 26, y + 22, 34, 34, anchor=(0.5, 0.5), tint=style.INK
        )
        self.aimed = layer.image(
            "icon_crosshair", x + w - 25, y + 22, 36, 36, anchor=(0.5, 0.5), tint=style.INK
        )
        self.claims.visible = self.aimed.visible = False

    def _side(self, layer: Layer) -> None:
        """A badge on the seal for the party (C-41), unseen until there is one."""
        x, y, w, _ = self.box
        at = (x + w / 2 + 23, y + 8) if self.compact else (x + 54, y + 44)
        self.badge = layer.disc(*at, 15, style.GARNET)
        self.emblem = layer.image("icon_queen_crown_petit", *at, 20, 20, anchor=(0.5, 0.5), tint=style.CREAM)
        self.badge.visible = self.emblem.visible = False

    def show_side(self, side: int) -> None:
        """Say which party this player belongs to: a crown on red, a mask on black."""
        self.badge.visible = self.emblem.visible = True
        self.badge.tint = style.INK if side else style.GARNET
        self.emblem.name = "icon_domino_mask_petit" if side else "icon_queen_crown_petit"

    def _purse(self, pieces: Layer) -> Label:
        x, y = layout.coin_spot(self.players, self.seat)
        name, size = ("piece_argent_petite", 30) if self.compact else ("piece_argent", 40)
        self.pile = [
            pieces.image(name, x, y + _LOWEST - _THICK * level, size, size, anchor=(0.5, 0.5))
            for level in range(_HIGHEST)
        ]
        if self.compact:
            return pieces.text("", x + 19, y + 10, 28, face="cinzel800")
        return pieces.text("", x + 27, y + 13, 37, face="cinzel800")

    def show_coins(self, coins: int) -> None:
        """Say how many coins lie in the purse."""
        self.coins.text = str(coins)
        for level, coin in enumerate(self.pile):
            coin.visible = level == 0 or coins > _EACH * level

    def fidget(self, gesture: Gesture) -> Clip:
        """The clip of nerves: the hidden cards are fanned, or the seal turns to glance about."""
        cards = [card for card in self.cards if card.name.startswith("dos_")]

        def fan(share: float) -> None:
            swing = _FANNED * math.sin(math.pi * share)
            for place, card in enumerate(cards):
                card.angle = swing * (place - (len(cards) - 1) / 2) * 2

        def glance(share: float) -> None:
            self.seal.angle = _GLANCE * math.sin(math.tau * share)

        return slide_value(fan if gesture == "fan" else glance, 0, 1, 0.9, "in-out-sine")

    def bounce(self) -> Clip:
        """The clip of the number of coins jumping: one has just landed."""

        def jump(share: float) -> None:
            self.coins.scale = 1.22 - 0.22 * share

        return slide_value(jump, 0, 1, 0.24, "out-cubic")

    def show_cards(self, hidden: int, lost: Sequence[str], faces: Sequence[str] = ()) -> None:
        """Lay the hidden cards (faces only for who may see them), and the lost ones face up beside them."""
        for mark in (*self.cards, *self.marks):
            mark.remove()
        self.cards, self.marks = [], []
        before = [card for card in lost if hidden and lies_left(self.seat, card)]
        after = [card for card in lost if card not in before]
        self.first_hidden = len(before)
        backs = [character_picture(self.pieces.art, face, self._suffix) for face in faces]
        backs = backs or [f"dos_complots_{self._suffix}"] * hidden
        spots = layout.card_spots(self.players, self.seat, hidden + len(lost))
        for spot, card in zip(spots, (*before, *backs, *after), strict=True):
            if card in lost:
                self._lay_lost(card, spot)
            else:
                self.cards.append(self.pieces.image(card, *spot))

    def _lay_lost(self, card: str, spot: Box) -> None:
        """A lost card, darkened and struck through."""
        self.cards.append(self.pieces.image(character_picture(self.pieces.art, card, self._suffix), *spot))
        veil = f"carte_blank_{self._suffix}"
        self.marks.append(self.pieces.image(veil, *spot, tint=style.INK, alpha=107))
        self.marks.append(self.pieces.image(f"slash_{self._suffix}", *spot))

    def fold(self, seconds: float) -> Clip:
        """The clip of the plaque folding up from below: whoever sat there has left the stage."""

        def begin() -> None:
            self.folded = True

        return sequence(callback_clip(begin), slide_value(self._close, 0, 1, seconds, "out-back(1.2)"))

    def lie_folded(self) -> None:
        """Be folded, at once."""
        self._close(1.0)
        self.folded = True

    def _close(self, share: float) -> None:
        x, y, w, h = self.box
        left = h + (layout.folded_height(self.players) - h) * share
        for body in (self.body, self.body_dark):
            body.reshape(x, y, w, left)

    def light(self, view: ComplotsView, *, active: bool, aimed: bool, dark: bool, out: bool) -> None:
        """Gilt for who claims, red for who is aimed at, dark for who has answered or left."""
        self.glow.visible = active and not aimed
        self.threat.visible = aimed
        self.body.visible, self.body_dark.visible = not dark, dark
        self.header.alpha = 115 if out else 255
        if not self.compact:
            self.claims.visible = active and not aimed and view.claim is not None
            self.aimed.visible = aimed


def lies_left(seat: int, card: str) -> bool:
    """Whether a lost card lies left of what its player still hides.

    It hangs on the seat and on the name that all can read: it says nothing of the hand.

    >>> lies_left(0, "base:duchesse"), lies_left(2, "base:duchesse")
    (False, True)
    """
    return crc32(f"{seat} {card}".encode()) % 2 == 0


def character_picture(art: Art, character: str, size: str = "") -> str:
    """The card picture of a character id, in one of the baked sizes; a blank card for a mod's newcomer."""
    names = (card_name(character, size), card_name(character.partition(":")[2], size))
    return next((name for name in names if art.has(name)), LIKE.get(size, "carte_blank"))
