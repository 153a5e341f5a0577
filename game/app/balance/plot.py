"""Plots: a figure a row, each side a dot with its interval, on one scale; as SVG."""

from collections.abc import Sequence
from html import escape
from math import floor, log10

from game.app.balance.intervals import SHARES, Estimate
from game.app.balance.report import Figure

WIDTH, ROW, HEAD = 860, 30, 30
"""Width of a plot, height of a row, height of the key above them; in units of the picture."""
LEFT, RIGHT = 230, 820
"""Where the scale begins and ends."""
ROUND = (1, 2, 2.5, 3, 4, 5, 7.5, 10)
"""Steps of a scale that people count in."""
APART = 5
"""How far each side's dot lies from the middle of its row."""


def drawn_plot(figures: Sequence[Figure], names: Sequence[str], sides: Sequence[str]) -> str:
    """The plot of some figures; `sides` are the words for without and with. One of nothing is empty."""
    groups = [
        [n for n, one in enumerate(figures) if (one.measure in SHARES) == share] for share in (True, False)
    ]
    return "\n".join(_drawn(figures, names, sides, group) for group in groups if group)


def _drawn(
    figures: Sequence[Figure], names: Sequence[str], sides: Sequence[str], group: Sequence[int]
) -> str:
    """The plot of figures on one scale, from 0 to the largest of their bounds."""
    rows = [figures[n] for n in group]
    top = _round_top(max(map(_top, rows)))
    height = HEAD + ROW * len(rows) + 24
    parts = [_key(sides), *_scale(top, height, share=rows[0].measure in SHARES)]
    for place, n in enumerate(group):
        parts += _row(figures[n], names[n], HEAD + ROW * place + ROW // 2, top)
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img">{"".join(parts)}</svg>'


def _top(figure: Figure) -> float:
    """The largest number that the row of a figure shows."""
    sides = [one for one in (figure.without, figure.with_mod) if one is not None]
    return max((max(one.value, one.high or 0.0) for one in sides), default=0.0)


def _round_top(value: float) -> float:
    """The end of a scale that holds a value, so that its quarters are round numbers.

    >>> _round_top(10.7), _round_top(0.31), _round_top(0.0)
    (12.0, 0.4, 4.0)
    """
    power = 10.0 ** floor(log10(value / 4)) if value else 1.0
    return next(round(4 * step * power, 9) for step in ROUND if 4 * step * power >= value)


def _key(sides: Sequence[str]) -> str:
    """What the two colours are."""
    places = zip(("base", "mod"), sides, (LEFT, LEFT + 200), strict=True)
    return "".join(
        f'<circle class="{colour}" cx="{x + 5}" cy="12" r="4"/>'
        f'<text x="{x + 16}" y="16">{escape(word)}</text>'
        for colour, word, x in places
    )


def _scale(top: float, height: int, *, share: bool) -> list[str]:
    """Thin lines at quarters of the scale, with their numbers."""
    parts = []
    for quarter in range(5):
        value = top * quarter / 4
        x = _x(value, top)
        said = f"{value * 100:.0f} %" if share else f"{value:.3g}"
        parts.append(f'<line class="rule" x1="{x}" y1="{HEAD}" x2="{x}" y2="{height - 20}"/>')
        parts.append(f'<text x="{x}" y="{height - 5}" text-anchor="middle">{said}</text>')
    return parts


def _row(figure: Figure, name: str, y: int, top: float) -> list[str]:
    """The name of a figure, and both sides of it; one that stands out has a star."""
    star = "★ " if figure.stands_out else ""
    parts = [f'<text x="{LEFT - 16}" y="{y + 5}" text-anchor="end">{star}{escape(name)}</text>']
    for colour, one, at in (("base", figure.without, y - APART), ("mod", figure.with_mod, y + APART)):
        if one is not None:
            parts.append(_whisker(colour, one, at, top))
    return parts


def _whisker(colour: str, one: Estimate, y: int, top: float) -> str:
    """A dot, and a line as long as the interval."""
    dot = f'<circle class="{colour}" cx="{_x(one.value, top)}" cy="{y}" r="4"/>'
    if one.low is None or one.high is None:
        return dot
    ends = f'x1="{_x(max(0.0, one.low), top)}" x2="{_x(one.high, top)}"'
    return f'<line class="{colour}" {ends} y1="{y}" y2="{y}" stroke-width="2"/>{dot}'


def _x(value: float, top: float) -> float:
    """Where a number lies on the scale."""
    return round(LEFT + (RIGHT - LEFT) * value / top, 1)
