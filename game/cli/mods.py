"""The command that lists mods and their problems."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, NamedTuple

import typer

from game.app.app import App
from game.app.games import GAMES, all_sections
from game.app.games.registry import sections_of
from game.app.workshop.mods_here import conflicts_here
from game.cli.arguments import LEAST_SEED, MOST_MATCHES, MOST_PLAYERS, MOST_SEED, Flag, known_game
from game.cli.check import CHECK
from game.cli.modding.balance_mod import MOST_WORKERS, Trial, balance_mod
from game.cli.modding.check_mod import check_mod
from game.cli.modding.install_mod import install, remove
from game.cli.modding.make_mod import new_mod, pack
from game.cli.modding.manual_pages import print_manual
from game.cli.modding.run_script import MOST_WORK, run_script
from game.cli.modding.trace import trace_scripts
from game.cli.session import exit_with_error, open_house, print_problems, say_line
from game.cli.settling.conflicts import list_conflicts, settle_conflict, spelt_value
from game.cli.stray import Stray
from game.cli.streams import shown_word
from game.core.bots import MIDDLING
from game.core.letters import visible
from game.mods.conflicts.find import conflicts_of
from game.mods.manifest import BASE
from game.mods.provenance import Provenance
from game.mods.strays.shelf import idle_mods
from game.mods.texts import check_texts
from game.mods.wordless import wordless_problems

LIST = "list"
"""The word after `mods` that has the order of reading shown, with its reasons."""

WHY = "why"
"""The word after `mods` that has the history of one value shown."""

NEW, PACK = "new", "pack"
"""The words after `mods` that begin a mod from a lesson, and write one into a file."""

CONFLICTS, SETTLE = "conflicts", "settle"
"""The words after `mods` that list conflicts between mods, and settle one of them."""

INSTALL, REMOVE = "install", "remove"
"""The words after `mods` that put a packed mod into the player's folder, and take one out."""

TRACE = "trace"
"""The word after `mods` that tells what scripts were asked last in a match, and what they answered."""

RUN = "run"
"""The word after `mods` that asks one handler of a script alone."""

MANUAL = "manual"
"""The word after `mods` that has the manual printed: a page, or all of them."""

BALANCE = "balance"
"""The word after `mods` that has a mod measured, with and without it."""

ON, OFF = "on", "off"
"""The words after `mods` that switch a mod."""


class Asked(NamedTuple):
    """What stands after a word after `mods`."""

    word: str
    kind: str
    into: Path | None
    json: bool
    answer: str
    yes: bool
    trial: Trial
    facts: Path | None
    budget: int | None
    language: str


def mods(
    check: Annotated[str, typer.Argument()] = "",
    game: Annotated[str, typer.Argument()] = "",
    answer: Annotated[str, typer.Argument()] = "",
    facts: Annotated[str, typer.Argument()] = "",
    schema: Annotated[str, typer.Option()] = "",
    flag: Flag = None,
    kind: Annotated[str, typer.Option()] = "rules",
    into: Annotated[Path | None, typer.Option()] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    yes: Annotated[bool, typer.Option("--yes")] = False,
    about: Annotated[str, typer.Option("--game")] = "",
    players: Annotated[int, typer.Option(min=1, max=MOST_PLAYERS)] = 4,
    matches: Annotated[int | None, typer.Option(min=1, max=MOST_MATCHES)] = None,
    seed: Annotated[int, typer.Option(min=LEAST_SEED, max=MOST_SEED - MOST_MATCHES)] = 1,
    policy: str = MIDDLING,
    workers: Annotated[int | None, typer.Option(min=1, max=MOST_WORKERS)] = None,
    scheduler: str = "",
    html: Path | None = None,
    budget: Annotated[int | None, typer.Option(min=1, max=MOST_WORK)] = None,
    language: str = "",
) -> None:
    """List the mods that were found, and everything that is wrong in them; or have their tables tried."""
    if answer and check not in (SETTLE, RUN):
        raise Stray(answer)
    if facts and check != RUN:
        raise Stray(facts)
    if schema:
        _print_schema(known_game(open_house(), schema))
        return
    app = open_house()
    if not check:
        _list_mods(app)
        return
    meant = None if flag and check != BALANCE else _meant(check, game)
    if meant is not None:
        trial = Trial(about, players, matches, seed, policy, flag, workers, scheduler, as_json, html)
        told = Path(facts) if facts else None
        meant(app, Asked(game, kind, into, as_json, answer, yes, trial, told, budget, language))
        return
    from game.cli.check import check_tables

    check_tables(app, check, game, flag, json=as_json)


def _meant(check: str, game: str) -> Callable[[App, Asked], None] | None:
    """What a word after `mods` does with the word after it; None: it has tables tried, or means nothing."""
    if check == CHECK:
        return _check if game and game not in GAMES and _is_path(game) else None
    fits = check in (TRACE, MANUAL) or (check in (LIST, CONFLICTS)) != bool(game)
    return _WORDS.get(check) if fits else None


def _list_mods(app: App) -> None:
    """Print every mod, and everything that is wrong.

    Raises:
        typer.Exit: something is wrong.
    """
    for mod in app.loaded.mods:
        mark = "on" if mod.enabled else "out" if mod.switched_on else "off"
        say_line(f"{mark}  {visible(f'{mod.id} {mod.version}  {mod.folder}')}")
    from scenes.shell.mod_looks import look_problems

    found = [
        *check_texts(app.texts.folders),
        *look_problems(app.catalog),
        *wordless_problems(app.catalog, all_sections(), app.texts, trusted=[BASE]),
        *idle_mods(app.catalog.mods),
    ]
    unread = [problem for problem in found if problem not in app.problems]
    print_problems(unread, app)
    if any(problem.severity == "error" for problem in (*app.problems, *unread)):
        raise typer.Exit(1)


def _is_path(word: str) -> bool:
    """Whether a word means a place, not a game that is misspelt."""
    return Path(word).exists() or "/" in word or "\\" in word or word.endswith(".zip")


def _print_order(app: App) -> None:
    """Print the mods in their order of reading, each with why it stands there; then those that are out."""
    here = {mod.id for mod in app.loaded.mods if mod.enabled}
    for n, mod in enumerate(app.loaded.mods, 1):
        said = f"{mod.id} {mod.version}"
        if not mod.enabled:
            say_line(app.texts("mods-list-out" if mod.switched_on else "mods-list-off", mod=said, id=mod.id))
            continue
        after = dict.fromkeys(f"{id} ({key})" for key, id in mod.follows if id in here)
        if after:
            say_line(app.texts("mods-list-after", n=str(n), mod=said, after=", ".join(after)))
        else:
            say_line(app.texts("mods-list-free", n=str(n), mod=said))


def _switch(app: App, id: str, *, on: bool) -> None:
    """Switch a mod, with those it requires or that require it, and say which are on and off now.

    Raises:
        typer.Exit: there is no such mod, or it is the base game.
    """
    known = {mod.id: mod for mod in app.loaded.mods if mod.id != BASE}
    if id not in known:
        raise exit_with_error(
            app.texts("mods-switch-none", word=shown_word(id), known=", ".join(sorted(known)))
        )
    before = {mod.id: mod.switched_on for mod in known.values()}
    app.switch_mod(id, on=on)
    for mod in app.loaded.mods:
        if mod.id in before and (before[mod.id] != mod.switched_on or mod.id == id):
            say_line(f"{'on' if mod.enabled else 'out' if mod.switched_on else 'off'}  {visible(mod.id)}")
    print_problems([one for one in app.problems if f"/{known[id].folder.name}/" in one.file], app)


def _check(app: App, asked: Asked) -> None:
    check_mod(app, Path(asked.word), json=asked.json)


_WORDS: dict[str, Callable[[App, Asked], None]] = {
    LIST: lambda app, asked: _print_order(app),
    WHY: lambda app, asked: _print_history(app, asked.word),
    CONFLICTS: lambda app, asked: list_conflicts(app),
    SETTLE: lambda app, asked: settle_conflict(app, asked.word, asked.answer),
    NEW: lambda app, asked: new_mod(app, asked.word, asked.kind, asked.into),
    PACK: lambda app, asked: pack(app, Path(asked.word), asked.into),
    INSTALL: lambda app, asked: install(app, Path(asked.word), yes=asked.yes),
    MANUAL: lambda app, asked: print_manual(app, asked.word, asked.language, asked.into),
    BALANCE: lambda app, asked: balance_mod(app, Path(asked.word), asked.trial),
    RUN: lambda app, asked: run_script(app, Path(asked.word), asked.answer, asked.facts, asked.budget),
    TRACE: lambda app, asked: trace_scripts(app, Path(asked.word) if asked.word else None),
    REMOVE: lambda app, asked: remove(app, asked.word, yes=asked.yes),
    ON: lambda app, asked: _switch(app, asked.word, on=True),
    OFF: lambda app, asked: _switch(app, asked.word, on=False),
}


def _print_history(app: App, text: str) -> None:
    """Print what a value of the content is, and who wrote it where, in the order of reading.

    Raises:
        typer.Exit: the text names no value.
    """
    authors = Provenance(app.catalog.mods, all_sections())
    field = authors.find_field(text)
    if isinstance(field, str):
        key = "mods-why-near" if field else "mods-why-none"
        raise exit_with_error(app.texts(key, word=shown_word(text), near=field))
    try:
        value = authors.value_of(field, app.catalog)
    except LookupError:
        raise exit_with_error(app.texts("mods-why-none", word=shown_word(text), near="")) from None
    say_line(f"{text} = {spelt_value(value)}")
    setters = authors.setters_of(field)
    for n, one in enumerate(setters, 1):
        said = app.texts("mods-why-removed") if one.removed else spelt_value(one.value)
        by = app.texts("mods-why-by", said=said, id=one.by) if one.by else said
        say_line(f"{n}. {one.mod}  {one.place}  {visible(by)}")
    if not setters:
        say_line(app.texts("mods-why-default"))
    conflicts = conflicts_here(app)
    open_here = conflicts_of(conflicts, field.game, field.id, (field.key, *field.inner))
    for n, conflict in enumerate(conflicts, 1):
        if conflict in open_here:
            sides = {"first": conflict.first.mod, "second": conflict.second.mod}
            say_line(app.texts("mods-why-conflict", n=str(n), field=conflict.name, **sides))


def _print_schema(game: str) -> None:
    """Print the schema that editors check a game's TOML files with."""
    from game.mods.schema import as_json, game_schema

    say_line(as_json(game_schema(game, sections_of(GAMES[game]))))
