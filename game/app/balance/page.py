"""Pages: a report as one HTML file that needs no other, with a plot of every section."""

from collections.abc import Iterable
from html import escape

from game.app.balance.plot import drawn_plot
from game.app.balance.report import Figure, Report
from game.app.balance.wording import (
    figure_name,
    sections_of,
    told_cut,
    told_estimate,
    told_finding,
    told_summary,
)
from game.mods.texts import Texts

STYLE = """
:root { color-scheme: light dark;
  --ink: #2b2118; --paper: #f7f1e3; --faint: #d9cdb4; --mod: #a8322d; --base: #3d5a80; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #efe6d2; --paper: #1f1a15; --faint: #4a4034; --mod: #e8766d; --base: #8fb3dd; }
}
body { background: var(--paper); color: var(--ink); font: 16px/1.5 Georgia, serif; max-width: 62rem;
       margin: 2rem auto; padding: 0 1rem; }
h1, h2 { font-weight: normal; }
table { border-collapse: collapse; width: 100%; font-size: 0.9rem; }
td, th { text-align: right; padding: 0.15rem 0.6rem;
         border-bottom: 1px solid var(--faint); font-weight: normal; }
td:first-child, th:first-child { text-align: left; }
tr.out td { color: var(--mod); font-weight: bold; }
svg { width: 100%; height: auto; }
svg text { fill: var(--ink); font: 13px Georgia, serif; }
.base { stroke: var(--base); fill: var(--base); }
.mod { stroke: var(--mod); fill: var(--mod); }
.rule { stroke: var(--faint); }
"""


def written_page(report: Report, texts: Texts) -> str:
    """The whole page, in the player's language."""
    said = [told_summary(report, texts), told_finding(report, texts), told_cut(report, texts)]
    title = escape(texts("balance-page", mod=report.mod))
    head = f'<meta charset="utf-8"/><title>{title}</title><style>{STYLE}</style>'
    body = [
        f"<h1>{title}</h1>",
        *(f"<p>{escape(line)}</p>" for line in said if line),
        f"<p>{escape(texts('balance-how'))}</p>",
        *(_section(name, figures, texts) for name, figures in sections_of(report, texts)),
    ]
    parts = [f'<!DOCTYPE html>\n<html lang="{texts.language}"><head>{head}</head>', "<body>", *body]
    return "\n".join([*parts, "</body></html>\n"])


def _section(title: str, figures: list[Figure], texts: Texts) -> str:
    """A title, the plot, and the numbers in a table."""
    heads = ("", *(texts(f"balance-head-{name}") for name in ("without", "with", "difference")))
    rows = "\n".join(_row(one, texts) for one in figures)
    head = _cells("th", heads)
    plot = drawn_plot(figures, [figure_name(one, texts) for one in figures], heads[1:3])
    return f"<h2>{escape(title)}</h2>\n{plot}\n<table>\n<tr>{head}</tr>\n{rows}\n</table>"


def _row(figure: Figure, texts: Texts) -> str:
    """A figure as a row of the table; one that stands out is printed so."""
    cells = _cells(
        "td",
        (
            figure_name(figure, texts),
            told_estimate(figure, figure.without),
            told_estimate(figure, figure.with_mod),
            told_estimate(figure, figure.difference, sign=True),
        ),
    )
    return f'<tr class="out">{cells}</tr>' if figure.stands_out else f"<tr>{cells}</tr>"


def _cells(tag: str, words: Iterable[str]) -> str:
    return "".join(f"<{tag}>{escape(word)}</{tag}>" for word in words)
