"""The action cards of one chair in a row: those that may be played now stand out, with their buttons."""

from collections.abc import Sequence
from itertools import pairwise

import msgspec

from game.input.devices import Device
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.roulette.table.private.button_caps import draw_cap
from scenes.games.roulette.table.private.card_faces import Card, card_width, draw_face
from scenes.games.roulette.table.slots import SLOTS
from scenes.shell.null_sound import Words

TALL = 82.0
"""The height of a card of the row, in units."""
LOW = 58.0
"""The height of a card when buttons stand under some of them, in units."""
LIFTED = 5.0
"""Units by which a card is raised that may be played."""
CAP = 27.0

_GAP, _PLAYABLE_GAP, _LEAST = 5.0, 7.0, 9.0
_FAINT = 105.0


class HeldCard(msgspec.Struct, frozen=True):
    """A card in somebody's hand."""

    card: Card
    slot: int | None = None
    """The button of `SLOTS` that plays the card now; None plays it in another moment."""


def hand_card_edges(playable: Sequence[bool], x: float, w: float, tall: float = TALL) -> list[float]:
    """The left edges of a hand in a row, however many: cards that may be played stay in full view.

    >>> hand_card_edges((False, False), 0, 200, 83)
    [43.5, 102.5]
    """
    one = card_width(tall)
    steps = [one + (_PLAYABLE_GAP if ready else _GAP) for ready in playable[:-1]]
    room = w - one
    over = sum(steps) - room
    spare = sum(one + _GAP - _LEAST for ready in playable[:-1] if not ready)
    if over > 0 and spare > 0:
        less = min(1.0, over / spare) * (one + _GAP - _LEAST)
        steps = [step if ready else step - less for step, ready in zip(steps, playable[:-1], strict=True)]
    squeeze = min(1.0, room / sum(steps)) if steps else 1.0
    left = x + (room - sum(steps) * squeeze) / 2
    edges = [left] if playable else []
    for step in steps:
        edges.append(edges[-1] + step * squeeze)
    return [round(edge, 1) for edge in edges]


def draw_hand(
    layer: Layer,
    texts: Words,
    hand: Sequence[HeldCard],
    box: Box,
    device: Device | None,
    *,
    picking: bool,
    pointed: int | None,
) -> tuple[Box, ...]:
    """Lay a hand into a box about 390 by 90; where each card can be seen, for the mouse."""
    x, y, w, _ = box
    playable = [held.slot is not None for held in hand]
    tall = LOW if any(playable) else TALL
    lefts = hand_card_edges(playable, x, w, tall)
    order = sorted(range(len(hand)), key=lambda place: place == pointed)
    for place in order:
        left, ready = lefts[place], playable[place]
        top = y if ready else y + LIFTED
        alpha = _FAINT if picking and not ready and place != pointed else 255.0
        draw_face(layer, hand[place].card, left, top, tall, texts, layer.art, alpha=alpha)
        if ready or place == pointed:
            frame, tint = ("tile_glow", None) if ready else ("tile_edge", style.PARCHMENT)
            layer.panel(frame, left, top, card_width(tall), tall, tint=tint)
    for held, left in zip(hand, lefts, strict=True):
        if held.slot is not None and held.slot < len(SLOTS) and device is not None:
            draw_cap(
                layer, device, SLOTS[held.slot], left + card_width(tall) / 2, y + tall + 3 + CAP / 2, CAP
            )
    return _seen(playable, lefts, y, tall)


def draw_backs(layer: Layer, texts: Words, backs: int, box: Box) -> None:
    """Lay so many covered cards where a hand would lie."""
    x, y, w, _ = box
    for left in hand_card_edges([False] * backs, x, w):
        draw_face(layer, "", left, y + LIFTED, TALL, texts, layer.art, back=True)


def _seen(playable: Sequence[bool], lefts: Sequence[float], y: float, tall: float) -> tuple[Box, ...]:
    rights = [min(left + card_width(tall), after) for left, after in pairwise(lefts)]
    rights += [left + card_width(tall) for left in lefts[-1:]]
    return tuple(
        (left, y if ready else y + LIFTED, right - left, tall)
        for ready, left, right in zip(playable, lefts, rights, strict=True)
    )
