"""Small things of the frame: the legend, the offers that wait, the cards in a hand."""

from scenes.draw import style
from scenes.draw.drawable import Drawable
from scenes.draw.layer import Layer
from scenes.games.skirmish.table.layout import HAND_ROW, LEGEND, OFFERS_TICKET
from scenes.shell.null_sound import Words

_KEYS = ("friend", "enemy", "neutral")
_KEY_WIDTH, _KEY_GAP, _WORDS_GAP, _EDGE = 28.0, 8.0, 22.0, 14.0
_MOST_BACKS = 3


class Legend:
    """What gilt, red and grey mean, over the foot of the table."""

    def __init__(self, layer: Layer, texts: Words) -> None:
        _, y, _, h = LEGEND
        right = LEGEND[0] + LEGEND[2]
        words = [texts(f"skirmish-legend-{key}") for key in _KEYS]
        widths = [layer.letters.measure(word, style.SMALL, "fell")[0] for word in words]
        whole = 2 * _EDGE + sum(widths) + 3 * (_KEY_WIDTH + _KEY_GAP) + 2 * _WORDS_GAP
        x = right - whole
        self._marks: list[Drawable] = [layer.panel("battle_strip", x, y, whole, h)]
        box = (x, y, whole, h)
        x += _EDGE
        for key, word, width in zip(_KEYS, words, widths, strict=True):
            self._marks.append(layer.image(f"battle_key_{key}", x, y + 9, _KEY_WIDTH, 20))
            x += _KEY_WIDTH + _KEY_GAP
            self._marks.append(layer.text(word, x, y + 27, style.SMALL, within=box))
            x += width + _WORDS_GAP

    def show(self, *, seen: bool) -> None:
        """Show the legend, or put it away."""
        for mark in self._marks:
            mark.visible = seen


class OffersTicket:
    """How many offers wait for an answer; everybody sees that, nobody sees which card lies in them.

    The ticket lies where the end of a phase is held, and steps back while that stands there.
    """

    def __init__(self, layer: Layer, texts: Words) -> None:
        x, y, w, h = OFFERS_TICKET
        self._texts, self._layer = texts, layer
        self._panel = layer.panel("ticket_lacquer", x, y, w, h)
        self._hand = layer.image("icon_hand", x + 26, y + h / 2, 28, 28, anchor=(0.5, 0.5))
        self._hand.tint = style.GOLD_LIGHT
        self._words = layer.text(" ", x + 46, y + 27, 23, colour=style.GOLD_LIGHT, within=OFFERS_TICKET)
        self._count, self._behind = -1, False
        self.show(0)

    def show(self, count: int, *, behind: bool | None = None) -> None:
        """Show how many offers wait; none puts the ticket away, and so does what stands before it.

        `behind` says whether something stands there; None: what it was before.
        """
        behind = self._behind if behind is None else behind
        if (count, behind) == (self._count, self._behind):
            return
        self._count, self._behind = count, behind
        for mark in (self._panel, self._hand, self._words):
            mark.visible = count > 0 and not behind
        if count:
            words = self._texts("skirmish-frame-offers", n=count)
            self._words.size = self._layer.letters.fit(words, 23, OFFERS_TICKET[2] - 58)
            self._words.text = words


class HandCount:
    """The backs of one hand of treachery cards, and how many they are: the size of a hand is no secret."""

    def __init__(self, layer: Layer, texts: Words) -> None:
        self._layer, self._texts = layer, texts
        self._count = -1
        self._marks: list[Drawable] = []

    def show(self, count: int) -> None:
        """Show so many cards; -1: whose hand it would be nobody knows."""
        if count == self._count:
            return
        self._count = count
        for mark in self._marks:
            mark.remove()
        self._marks = []
        if count < 0:
            return
        x, y, w, h = HAND_ROW
        backs = min(count, _MOST_BACKS)
        for place in range(backs):
            tilt = 8.0 * (place - (backs - 1) / 2)
            middle = (x + 18 + 20 * place, y + h / 2 - 2)
            self._marks.append(
                self._layer.image("dos_traitrise_mini", *middle, 32, 46, anchor=(0.5, 0.5), angle=tilt)
            )
        start = x + (4 if not backs else 20 * backs + 24)
        number = self._layer.text(str(count), start, y + 33, 28, face="cinzel800")
        words = self._texts("skirmish-frame-cards", n=count)
        left = start + number.width + 8
        size = self._layer.letters.fit(words, 24, x + w - left)
        self._marks += [number, self._layer.text(words, left, y + 33, size, colour=style.PARCHMENT_WORN)]
