"""Help with the odds: how likely one survives each bet, or the sealed one, and what the next shot may be."""

import msgspec

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.shell.null_sound import Words

_GAP = 6.0
_CELL = 25.0
_TITLE = 22.0


class Odds(msgspec.Struct, frozen=True):
    """Chances as the lead has counted them, each 0 to 1."""

    bets: tuple[float, ...] = ()
    """Before the bet: how likely one survives 0, 1, 2… shots."""
    bet: float | None = None
    """Afterwards: how likely one survives one's own."""
    shot: tuple[int, int] | None = None
    """For the next shot: how many BALLE there are, among how many cards."""

    def __bool__(self) -> bool:
        """True if there are odds to tell."""
        return bool(self.bets) or self.bet is not None or self.shot is not None


def _percent(chance: float) -> int:
    """A chance in whole per cent: what is not certain is never written as if it were.

    >>> _percent(1 / 6), _percent(0.999), _percent(0.001), _percent(1), _percent(0)
    (17, 99, 1, 100, 0)
    """
    if chance in (0, 1):
        return round(100 * chance)
    return min(99, max(1, round(100 * chance)))


def draw_odds(layer: Layer, texts: Words, odds: Odds, box: Box) -> None:
    """Draw them into a box about 390 by 74."""
    if odds.bets:
        _bars(layer, texts, odds.bets, box)
        return
    x, y, w, h = box
    lines = []
    if odds.bet is not None:
        lines.append(texts("roulette-panel-survive", n=_percent(odds.bet)))
    if odds.shot is not None:
        lines.append(texts("roulette-panel-next", n=odds.shot[0], of=odds.shot[1]))
    for place, words in enumerate(lines):
        middle = y + h * (place + 0.5) / len(lines)
        size = layer.letters.fit(words, 24, w)
        colour = style.GOLD_LIGHT if place == 0 else style.PARCHMENT
        layer.text(words, x, middle + size * 0.32, size, colour=colour, within=box)


def _bars(layer: Layer, texts: Words, chances: tuple[float, ...], box: Box) -> None:
    x, y, w, h = box
    words = texts("roulette-panel-odds")
    size = layer.letters.fit(words, _TITLE, w, "fell-italic")
    layer.text(words, x, y + 17, size, face="fell-italic", colour=style.PARCHMENT_WORN, within=box)
    wide = (w - _GAP * (len(chances) - 1)) / len(chances)
    top, foot = y + 24, y + h
    for bet, chance in enumerate(chances):
        left = x + bet * (wide + _GAP)
        layer.box(left, top, wide, _CELL, style.RING_TRACK)
        if chance > 0:
            layer.box(left, top, wide * chance, _CELL, style.VERDIGRIS)
        said = texts("roulette-panel-percent", n=_percent(chance))
        size = layer.letters.fit(said, 23, wide - 2)
        _centred(layer, said, left + wide / 2, top + _CELL / 2, size, "fell", box)
        _centred(layer, str(bet), left + wide / 2, (top + _CELL + foot) / 2, 22, "cinzel800", box)


def _centred(layer: Layer, words: str, x: float, y: float, size: float, face: str, box: Box) -> None:
    layer.text(words, x, y + size * 0.34, size, face=face, align="center", within=box)
