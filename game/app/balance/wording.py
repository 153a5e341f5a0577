"""Words of a report: what its figures are called, and what they come to."""

from itertools import groupby

from game.app.balance.intervals import SHARES, Estimate
from game.app.balance.report import Figure, Report
from game.mods.texts import Texts

UNKNOWN = "–"
"""Stands for a figure that nobody knows."""
TEN = 10
"""From here on a mean has one digit behind the point, not two."""


def told_summary(report: Report, texts: Texts) -> str:
    """What was played: mod, game, players, matches, bots, first seed."""
    facts = {"mod": f"{report.mod} {report.mod_version}", "game": texts(f"game-{report.game}")}
    numbers = {"matches": report.matches, "players": report.players}
    return texts("balance-summary", policy=report.policy, seed=f"{report.seed}", **facts, **numbers)


def told_finding(report: Report, texts: Texts) -> str:
    """How many figures the mod changes, more than chance would."""
    return texts("balance-finding", n=sum(one.stands_out for one in report.figures), of=len(report.figures))


def told_cut(report: Report, texts: Texts) -> str:
    """That it was stopped, and what of it was played; nothing where all was."""
    if report.matches == report.wanted:
        return ""
    return texts("balance-cut", matches=report.matches, wanted=report.wanted)


def sections_of(report: Report, texts: Texts) -> list[tuple[str, list[Figure]]]:
    """Figures under their titles: those of a kind and a measure together, in the order of the report."""
    sections = []
    order = {kind: place for place, kind in enumerate(dict.fromkeys(one.kind for one in report.figures))}
    figures = sorted(report.figures, key=lambda one: (order[one.kind], _measure_of(one)))
    for (kind, measure), some in groupby(figures, key=lambda one: (one.kind, _measure_of(one))):
        title = texts("balance-title", kind=texts(f"balance-kind-{kind}"), measure=measure)
        sections.append((title, list(some)))
    return sections


def _measure_of(figure: Figure) -> str:
    """Which figures stand under one title: those of whole matches do, whatever they measure."""
    return "" if figure.kind == "match" else figure.measure


def figure_name(figure: Figure, texts: Texts) -> str:
    """What a figure is of, in the player's language."""
    if figure.kind == "match":
        return texts(f"balance-match-{figure.id}")
    if figure.kind == "seat":
        return texts("tally-seat", seat=figure.id)
    if figure.kind == "temper":
        return texts(f"lobby-temper-{figure.id}")
    return " + ".join(thing_name(figure.kind, id, texts) for id in figure.id.split("+"))


def thing_name(kind: str, id: str, texts: Texts) -> str:
    """The name of a thing of the content; its id where nobody has named it."""
    key = f"action-{id}" if kind == "action" else f"name-{id}"
    return texts(key) if key in texts else id


def told_estimate(figure: Figure, one: Estimate | None, *, sign: bool = False) -> str:
    """A value and, in brackets, its interval: a share in percent, a mean with three digits or more."""
    if one is None:
        return UNKNOWN
    scale, digits = (100, 1) if figure.measure in SHARES else (1, 1 if _largest(figure) >= TEN else 2)
    plus = "+" if sign else ""
    value, *bounds = (
        "" if number is None else f"{number * scale:{plus}.{digits}f}"
        for number in (one.value, one.low, one.high)
    )
    return f"{value} ({'…'.join(bounds)})" if all(bounds) else value


def _largest(figure: Figure) -> float:
    """The larger value of the two sides."""
    return max((one.value for one in (figure.without, figure.with_mod) if one is not None), default=0.0)
