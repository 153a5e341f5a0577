"""The action cards of one chair in a row: those that may be played now stand out, with their buttons."""

from collections.abc import Sequence
from itertools import pairwise

import msgspec

from game.input.devices import Device
from scenes.layer import Layer
from scenes.roulette.caps import draw_cap
from scenes.roulette.cards import Card, draw_face, wide
from scenes.roulette.slots import SLOTS
from scenes.stage import Words
from scenes.style import Box

TALL = 58.0
"""How high a card of the row is."""
LIFTED = 5.0
"""So much higher stands a card that may be played."""
CAP = 27.0

_STEP, _PLAYABLE_STEP, _LEAST = 43.0, 45.0, 9.0
_FAINT = 105.0


class Held(msgspec.Struct, frozen=True):
    """A card in somebody's hand."""

    card: Card
    slot: int | None = None
    """Which button of `SLOTS` plays it now; None plays it in another moment."""


def spread(playable: Sequence[bool], x: float, w: float) -> list[float]:
    """The left edges of a hand in a row, however many: cards that may be played stay in full view.

    >>> spread((False, False), 0, 200)
    [60.0, 103.0]
    """
    steps = [_PLAYABLE_STEP if one else _STEP for one in playable[:-1]]
    room = w - wide(TALL)
    over = sum(steps) - room
    spare = sum(_STEP - _LEAST for one in playable[:-1] if not one)
    if over > 0 and spare > 0:
        share = min(1.0, over / spare)
        steps = [
            step if one else step - share * (_STEP - _LEAST)
            for step, one in zip(steps, playable[:-1], strict=True)
        ]
    squeeze = min(1.0, room / sum(steps)) if steps else 1.0
    left = x + (room - sum(steps) * squeeze) / 2
    edges = [left] if playable else []
    for step in steps:
        edges.append(edges[-1] + step * squeeze)
    return [round(edge, 1) for edge in edges]


def draw_hand(
    layer: Layer, texts: Words, hand: Sequence[Held], box: Box, device: Device | None, *, picking: bool
) -> tuple[Box, ...]:
    """Lay a hand into a box about 390 by 92; where each card can be seen, for the mouse."""
    x, y, w, _ = box
    lefts = spread([held.slot is not None for held in hand], x, w)
    for held, left in zip(hand, lefts, strict=True):
        ready = held.slot is not None
        top = y if ready else y + LIFTED
        alpha = _FAINT if picking and not ready else 255.0
        draw_face(layer, held.card, left, top, TALL, texts, layer.art, alpha=alpha)
        if ready:
            layer.panel("tile_glow", left, top, wide(TALL), TALL)
    for held, left in zip(hand, lefts, strict=True):
        if held.slot is not None and held.slot < len(SLOTS) and device is not None:
            draw_cap(layer, device, SLOTS[held.slot], left + wide(TALL) / 2, y + TALL + 3 + CAP / 2, CAP)
    return _seen(hand, lefts, y)


def draw_backs(layer: Layer, texts: Words, backs: int, box: Box) -> None:
    """Lay so many covered cards where a hand would lie."""
    x, y, w, _ = box
    for left in spread([False] * backs, x, w):
        draw_face(layer, "", left, y + LIFTED, TALL, texts, layer.art, back=True)


def _seen(hand: Sequence[Held], lefts: Sequence[float], y: float) -> tuple[Box, ...]:
    rights = [min(left + wide(TALL), after) for left, after in pairwise(lefts)]
    rights += [left + wide(TALL) for left in lefts[-1:]]
    return tuple(
        (left, y if held.slot is not None else y + LIFTED, right - left, TALL)
        for held, left, right in zip(hand, lefts, rights, strict=True)
    )
