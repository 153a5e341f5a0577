"""Notes on the free chairs of a nearly empty lobby: what the game is, how long, with what, to what end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.screens.lobby.games import GameEntry
from scenes.screens.lobby.seats.places import W, seat_card_corner
from scenes.screens.lobby.seats.seat_facts import SeatCardFacts
from scenes.shell.null_sound import Words

Note: TypeAlias = tuple[str, str]
"""What a note tells, and its sign."""

NOTES: tuple[Note, ...] = (
    ("what", ""),
    ("long", "icon_hourglass"),
    ("need", "icon_gamepad"),
    ("goal", "icon_laurels"),
)
"""From left to right; the first bears the sign of the game."""
FEW = 2
"""Sitters up to whom the lower chairs have nothing else to say."""
FIRST = 4
"""The first of the lower chairs."""
TURNS = (-1.6, 1.1, -0.8, 1.8)
"""Degrees by which the notes hang askew."""
_INSET, _DOWN, _HIGH = 11.0, 32.0, 182.0
_HEAD, _FOOT, _MARGIN = 54.0, 18.0, 32.0
"""Of a note, what its words leave free: above them for the sign, below them, and at both sides together."""
_SIZES = (25.0, 24.0, 23.0, 22.0)
_MOST_LINES = 4


def note_box(place: int) -> Box:
    """The box of a note while it hangs straight: below the arch of its chair."""
    x, y = seat_card_corner(FIRST + place)
    return (x + _INSET, y + _DOWN, W - 2 * _INSET, _HIGH)


class LobbyNotes:
    """Four notes, written anew for another game; each is taken down while somebody needs its chair."""

    def __init__(self, layer: Layer, texts: Words) -> None:
        self._layer, self._texts = layer, texts
        self._shown: tuple[str, tuple[int, ...]] = ("", ())

    def show(self, game: GameEntry, chairs: Sequence[SeatCardFacts]) -> tuple[int, ...]:
        """Hang the notes of a game on chairs that nobody needs now; returns those chairs.

        Once more than a few sit, or for a game that has no words for them, there are none.
        """
        few = sum(chair.taken for chair in chairs) <= FEW
        told = few and f"lobby-note-{NOTES[0][0]}-{game.id}" in self._texts
        free = tuple(seat for seat in range(FIRST, len(chairs)) if told and _is_idle(chairs[seat]))
        if (game.id, free) != self._shown:
            self._shown = (game.id, free)
            self._layer.clear()
            for seat in free:
                kind, sign = NOTES[seat - FIRST]
                self._hang(seat - FIRST, self._texts(f"lobby-note-{kind}-{game.id}"), sign or game.icon)
        return free

    def _hang(self, place: int, words: str, sign: str) -> None:
        layer, turn = self._layer, TURNS[place]
        x, y, w, h = note_box(place)
        layer.panel("ticket_parchment_flat", x, y, w, h).angle = turn
        layer.disc(x + w / 2, y + 3, 6.5, style.GOLD_DARK)
        layer.disc(x + w / 2 - 1, y + 2, 4.5, style.GOLD_LIGHT)
        layer.image(sign, x + w / 2, y + 30, 34, anchor=(0.5, 0.5), tint=style.GARNET, angle=turn)
        size, lines = self._fitted(words, w - _MARGIN)
        step = size * layer.letters.text_scale * 1.08
        first = y + _HEAD + (h - _HEAD - _FOOT - step * len(lines)) / 2 + 0.78 * step
        for number, line in enumerate(lines):
            layer.text(
                line, x + w / 2, first + step * number, size, colour=style.INK, align="center",
                angle=turn, within=(x, y, w, h),
            )  # fmt: skip

    def _fitted(self, words: str, room: float) -> tuple[float, tuple[str, ...]]:
        """The largest size at which the words stand on few lines, and those lines."""
        letters = self._layer.letters
        for size in _SIZES:
            shown = max(style.FLOOR / letters.text_scale, size / letters.text_scale)
            lines = letters.wrapped(words, shown, wrap=room)
            if len(lines) <= _MOST_LINES and max(letters.measure(one, shown)[0] for one in lines) <= room:
                break
        return shown, lines


def _is_idle(chair: SeatCardFacts) -> bool:
    """Whether a chair is free, invites nobody, and nobody looks at it."""
    return not (chair.taken or chair.invites or chair.lit or chair.chooser is not None)
