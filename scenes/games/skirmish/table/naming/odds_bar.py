"""The odds of a combat as one bar: won, drawn, lost; told by numbers and marks, not by colour alone."""

from scenes.draw import style
from scenes.draw.drawable import Drawable
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.shell.null_sound import Words

HIGH = 28.0
_SIZE = 22.0
_LEAST_FOR_TICK, _LEAST_FOR_NUMBER, _LEAST_FOR_SIGN = 90.0, 58.0, 17.0


def whole_percents(shares: tuple[float, float, float]) -> tuple[int, int, int]:
    """Three shares as whole percents that add up to 100: the largest remainders get what is left.

    >>> whole_percents((0.584, 0.096, 0.32))
    (58, 10, 32)
    """
    total = sum(shares) or 1.0
    exact = [100 * share / total for share in shares]
    whole = [int(share) for share in exact]
    by_rest = sorted(range(3), key=lambda at: (whole[at] - exact[at], at))
    for at in by_rest[: 100 - sum(whole)]:
        whole[at] += 1
    return whole[0], whole[1], whole[2]


def draw_odds(layer: Layer, box: Box, shares: tuple[float, float, float], texts: Words) -> list[Drawable]:
    """Draw a bar of chances to win, draw and lose; return its marks."""
    x, y, w, h = box
    marks: list[Drawable] = []
    inks = (style.VERDIGRIS, style.INK_2, style.BLOOD)
    for place, (percent, ink) in enumerate(zip(whole_percents(shares), inks, strict=True)):
        wide = w * percent / 100
        if wide <= 0:
            continue
        marks.append(layer.box(x, y, wide, h, ink))
        marks += _labels(layer, (x, y, wide, h), place, percent, texts)
        x += wide
    return marks


def _labels(layer: Layer, box: Box, place: int, percent: int, texts: Words) -> list[Drawable]:
    """A tick before a good chance, its number; an equals sign for a draw."""
    x, y, wide, h = box
    middle, base = x + wide / 2, y + 22
    if place == 1:
        if wide < _LEAST_FOR_SIGN:
            return []
        return [layer.text("=", middle, base, _SIZE, face="cinzel800", colour=style.WHITE, align="center")]
    if wide < _LEAST_FOR_NUMBER:
        return []
    marks: list[Drawable] = []
    if place == 0 and wide >= _LEAST_FOR_TICK:
        tick = layer.image("tick_bare", x + 18, y + h / 2, 20, 16, anchor=(0.5, 0.5))
        tick.tint = style.WHITE
        marks.append(tick)
        middle += 12
    words = texts("skirmish-percent", n=percent)
    number = layer.text(words, middle, base, _SIZE, face="cinzel800", colour=style.WHITE, align="center")
    return [*marks, number]
