"""Scripts of mods, read once before anybody plays: what cannot be read, and hooks that no game has."""

from collections.abc import Iterator

from game.app.games.game import Game
from game.mods.catalog import Catalog
from game.mods.problems import Facts, Problem, closest_word
from game.mods.scripts.script_def import ScriptDef
from game.scripting.stops import ScriptStopped


def script_problems(catalog: Catalog, game: Game) -> list[Problem]:
    """Everything that is wrong with the scripts of a game, each with its file and line."""
    try:
        found = catalog.all(ScriptDef, game=game.id)
    except LookupError:
        return []
    return [problem for one in found for problem in _problems_of(catalog, game, one)]


def _problems_of(catalog: Catalog, game: Game, one: ScriptDef) -> Iterator[Problem]:
    """What is wrong with one script."""
    from game.scripting.box import Box

    file = _shown(catalog, one)
    try:
        names = Box(one.mod).load(one.source, one.file)
    except ScriptStopped as stop:
        facts: Facts = {"words": stop.words or stop.code}
        yield Problem(code="script-source", file=file, line=stop.line, column=1, facts=facts)
        return
    for name in names:
        if name not in game.hooks:
            yield _unknown_hook(game, name, file)


def _unknown_hook(game: Game, name: str, file: str) -> Problem:
    """The problem of a handler that nobody would ever ask."""
    near = closest_word(name, game.hooks)
    facts: Facts = {"key": name, "game": game.id, "near": near, "known": ", ".join(game.hooks)}
    hint = "did-you-mean" if near else "known" if game.hooks else ""
    return Problem(code="unknown-hook", file=file, facts=facts, hint=hint)


def _shown(catalog: Catalog, one: ScriptDef) -> str:
    """The name by which problems call the file of a script."""
    folders = (mod.folder for mod in catalog.mods if mod.id == one.mod)
    folder = next(folders, None)
    inside = one.file or f"[script.{one.name}]"
    return f"{folder.parent.name}/{folder.name}/{inside}" if folder else inside
