"""The command for whoever writes campaigns: check them, have them lived, read them, see their ways."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, NamedTuple

import typer

from game.app.app import App
from game.app.campaign.checks.check import RUNS
from game.app.campaign.slots import first_campaign
from game.campaign import Script, campaigns, script_of
from game.campaign.styles import STYLES
from game.cli.arguments import LEAST_SEED, MOST_SEED
from game.cli.session import exit_for_unwritable_path, exit_with_error, open_house, say_line
from game.cli.streams import shown_path, shown_word
from game.core.bots import MIDDLING, STRENGTHS
from game.mods.texts import LANGUAGES, Texts

CHECK, RUN, SCRIPT, GRAPH = "check", "run", "script", "graph"
"""The words after `campaign`: prove it, have it lived, print it as a screenplay, print its ways."""
MOST_RUNS = 100_000
"""Stories that nobody has the time to live."""


class Asked(NamedTuple):
    """What stands after the word after `campaign`."""

    campaign: str
    json: bool
    runs: int | None
    seed: int
    style: str
    strength: str
    language: str
    chapter: str
    svg: Path | None


def campaign(
    what: Annotated[str, typer.Argument()],
    name: Annotated[str, typer.Argument()] = "",
    as_json: Annotated[bool, typer.Option("--json")] = False,
    runs: Annotated[int | None, typer.Option(min=1, max=MOST_RUNS)] = None,
    auto: Annotated[int, typer.Option(min=LEAST_SEED, max=MOST_SEED - MOST_RUNS)] = 1,
    style: str = "",
    policy: str = MIDDLING,
    language: str = "",
    chapter: str = "",
    svg: Path | None = None,
) -> None:
    """Check a campaign, have it lived by bots, print it as a screenplay or as a graph."""
    app = open_house()
    if what not in _WORDS:
        known = ", ".join(_WORDS)
        raise exit_with_error(app.texts("campaign-word", word=shown_word(what), known=known))
    _among(app, "campaign-style", style, ("", *STYLES))
    _among(app, "no-policy", policy, STRENGTHS)
    _among(app, "mods-manual-language", language, ("", *LANGUAGES))
    id = _campaign_of(app, name)
    _WORDS[what](app, Asked(id, as_json, runs, auto, style, policy, language, chapter, svg))


def _among(app: App, key: str, word: str, known: tuple[str, ...]) -> None:
    """Refuse a word that is none of those known.

    Raises:
        typer.Exit: it is none.
    """
    if word not in known:
        said = ", ".join(one for one in known if one)
        raise exit_with_error(app.texts(key, word=shown_word(word), policy=shown_word(word), known=said))


def _campaign_of(app: App, name: str) -> str:
    """The id of a campaign by its name or id, or of the first.

    Raises:
        typer.Exit: there is none.
    """
    known = {one.id: one for one in campaigns(app.catalog)}
    if not name and known:
        return first_campaign(app.catalog)
    for id, one in known.items():
        if name in (id, one.name):
            return id
    raise exit_with_error(app.texts("campaign-none", word=shown_word(name), known=", ".join(known)))


def _check(app: App, asked: Asked) -> None:
    from game.cli.campaign_check import check

    check(app, asked.campaign, asked.runs or RUNS, json=asked.json)


def _run(app: App, asked: Asked) -> None:
    from game.cli.campaign_run import run_stories

    styles = [one for one in STYLES if asked.style in ("", one)]
    run_stories(app, asked.campaign, asked.seed, asked.runs or 1, styles, asked.strength, json=asked.json)


def _script(app: App, asked: Asked) -> None:
    from game.app.campaign.screenplay import Screenplay

    script, texts = _spoken(app, asked)
    names = [one.name for one in script.chapters.values()]
    if asked.chapter and asked.chapter not in names:
        facts = {"word": shown_word(asked.chapter), "known": ", ".join(names)}
        raise exit_with_error(app.texts("campaign-chapter", **facts))
    for line in Screenplay(script, texts).pages(asked.chapter):
        say_line(line)


def _graph(app: App, asked: Asked) -> None:
    from game.app.campaign.graph import dot

    script, texts = _spoken(app, asked)
    if asked.svg is None:
        say_line(dot(script, texts).rstrip("\n"))
    else:
        _draw(app, script, texts, asked.svg)


def _draw(app: App, script: Script, texts: Texts, path: Path) -> None:
    """Draw the ways into a file, and say where.

    Raises:
        typer.Exit: it cannot be written.
    """
    from game.app.campaign.chart import svg

    try:
        path.write_text(svg(script, texts), encoding="utf-8", newline="\n")
    except OSError as error:
        raise exit_for_unwritable_path(error, path, app) from None
    say_line(shown_path(path))


def _spoken(app: App, asked: Asked) -> tuple[Script, Texts]:
    """The campaign, and the words of the language that is asked for."""
    texts = Texts(asked.language or app.texts.language, app.texts.folders, app.texts.homes)
    return script_of(app.catalog, asked.campaign), texts


_WORDS: dict[str, Callable[[App, Asked], None]] = {CHECK: _check, RUN: _run, SCRIPT: _script, GRAPH: _graph}
