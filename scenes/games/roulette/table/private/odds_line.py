"""Help with the odds: six dice with a bar above each, or what the next shot may be."""

import msgspec

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.shell.null_sound import Words

BAR, WIDE, DIE = 38.0, 34.0, 34.0
"""Height and width of a bar, edge of a die, in units."""
STAR = 17.0
_FIGURE = 23.0
_STARRED = 340.0
"""The least width of a box that has room to say what the star is, in units."""
_LOW = 116.0
"""The height of a box below which there is no title."""


class Odds(msgspec.Struct, frozen=True):
    """Chances as the lead has counted them, each 0 to 1."""

    bets: tuple[float, ...] = ()
    """How likely one survives 0, 1, 2… shots."""
    best: tuple[int, ...] = ()
    """The bets that win most on the average."""
    mine: int | None = None
    """One's own bet, once it is made."""
    bet: float | None = None
    """While shots are fired: how likely one survives those that one still owes."""
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


def best_bets(chances: tuple[float, ...], survivor: int) -> tuple[int, ...]:
    """The bets that win most on the average, where a survivor wins the bet and `survivor` points besides.

    >>> best_bets((1, 5 / 6, 4 / 6, 3 / 6, 2 / 6, 1 / 6), 1)
    (2, 3)
    """
    means = [chance * (bet + survivor) for bet, chance in enumerate(chances)]
    return tuple(bet for bet, mean in enumerate(means) if mean > max(means) - 1e-9)


def draw_odds(layer: Layer, texts: Words, odds: Odds, box: Box) -> None:
    """Draw them into a box about 424 by 132, or a lower one."""
    if odds.bets:
        _dice(layer, texts, odds, box)
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


def _dice(layer: Layer, texts: Words, odds: Odds, box: Box) -> None:
    """A die for each bet, its chance as a bar and a figure above it; a star over the best."""
    x, y, w, h = box
    titled = h >= _LOW
    if titled:
        _title(layer, texts, box)
    base = y + h - DIE - 5
    high = min(BAR, base - y - (28 if titled else 0) - _FIGURE - 3)
    step = w / len(odds.bets)
    for bet, chance in enumerate(odds.bets):
        mine, best = bet == odds.mine, bet in odds.best
        middle = x + step * (bet + 0.5)
        _bar(layer, (middle - WIDE / 2, base - high, WIDE, high), chance, mine=mine, best=best)
        said, ink = str(_percent(chance)), style.GOLD_LIGHT if mine else style.PARCHMENT
        size = layer.letters.fit(said, _FIGURE, step - 2, "cinzel800")
        layer.text(
            said, middle, base - high - 4, size, face="cinzel800", colour=ink, align="center", within=box
        )
        _die(layer, bet, middle, base + 4 + DIE / 2, mine=mine)


def _title(layer: Layer, texts: Words, box: Box) -> None:
    """What the figures are, and what the star is."""
    x, y, w, _ = box
    if w < _STARRED:
        words = texts("roulette-panel-odds")
        size = layer.letters.fit(words, 23, w, "fell-italic")
        layer.text(words, x, y + 19, size, face="fell-italic", colour=style.PARCHMENT_SHADE, within=box)
        return
    for key, left, room in (
        ("roulette-panel-odds", x, 0.62 * w),
        ("roulette-panel-best", x + 0.7 * w, 0.3 * w),
    ):
        words = texts(key)
        size = layer.letters.fit(words, 23, room, "fell-italic")
        layer.text(words, left, y + 19, size, face="fell-italic", colour=style.PARCHMENT_SHADE, within=box)
    layer.image("icon_round_star", x + 0.7 * w - 14, y + 12, 20, 20, anchor=(0.5, 0.5), tint=style.GOLD)


def _bar(layer: Layer, box: Box, chance: float, *, mine: bool, best: bool) -> None:
    """A column as high as the chance; orange for one's own bet, brighter green for the best."""
    x, y, w, h = box
    layer.box(x, y, w, h, style.NIGHT)
    tint = style.EMBER if mine else style.VERDIGRIS if best else style.VERDIGRIS_DARK
    layer.box(x, y + h * (1 - chance), w, h * chance, tint)
    if best:
        star = (x + w / 2, max(y + h * (1 - chance) + STAR / 2 + 2, y + STAR / 2 + 1))
        star = (star[0], min(star[1], y + h - STAR / 2))
        layer.image("icon_round_star", *star, STAR, STAR, anchor=(0.5, 0.5), tint=style.CREAM)


def _die(layer: Layer, face: int, x: float, y: float, *, mine: bool) -> None:
    """The die of a bet; one's own stands in a glow."""
    if mine:
        edge = DIE + 8
        layer.panel("tile_edge", x - edge / 2, y - edge / 2, edge, edge, tint=style.EMBER)
    for image, tint in (("bet_die", style.PARCHMENT_SHADE), ("bet_die_face", None)):
        layer.image(image, x, y, DIE, DIE, anchor=(0.5, 0.5), tint=tint)
    layer.text(str(face), x, y + 9, 25, face="cinzel900", colour=style.INK, align="center")
