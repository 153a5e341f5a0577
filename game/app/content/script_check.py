"""Scripts of mods, read once before anybody plays: what cannot be read, and hooks that no game has."""

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING, NamedTuple, Protocol

from game.app.content.script_words import script_words
from game.campaign import GAME as CAMPAIGN
from game.mods.catalog import Catalog
from game.mods.problems import Facts, Problem, closest_word
from game.mods.scripts.script_def import ScriptDef
from game.scripting.stops import ScriptStopped

if TYPE_CHECKING:
    from game.mods.scripts.lint import Slip

GLOBAL = "lua-global"
"""The code of a name that nobody gave: there are too many others to list them."""


class Asking(Protocol):
    """What asks scripts: a game, or campaigns."""

    @property
    def id(self) -> str:
        """The folder of mods in which its scripts lie."""

    @property
    def hooks(self) -> Collection[str]:
        """The names of the hooks to which scripts may listen."""


class _Campaigns(NamedTuple):
    """Campaigns, as they ask scripts."""

    id: str = CAMPAIGN

    @property
    def hooks(self) -> Collection[str]:
        """The names of their hooks."""
        words = script_words(CAMPAIGN)
        return tuple(words.hooks) if words else ()


CAMPAIGNS: Asking = _Campaigns()


def script_problems(catalog: Catalog, game: Asking) -> list[Problem]:
    """Everything that is wrong with the scripts of a game, or of campaigns, each with its file and line."""
    try:
        found = catalog.all(ScriptDef, game=game.id)
    except LookupError:
        return []
    return [problem for one in found for problem in source_problems(game, one, _shown(catalog, one))]


def source_problems(game: Asking, one: ScriptDef, file: str) -> Iterator[Problem]:
    """What is wrong with one script of a game; `file` is the name by which problems call it."""
    from game.scripting.box import Box

    box = Box(one.mod)
    try:
        names = box.load(one.source, one.file)
        box.shape(one.file)
    except ScriptStopped as stop:
        facts: Facts = {"words": stop.words or stop.code}
        yield Problem(code="script-source", file=file, line=stop.line, column=1, facts=facts)
        return
    for name in names:
        if name not in game.hooks:
            yield _unknown_hook(game, name, file)
    words = script_words(game.id)
    if words is not None:
        from game.mods.scripts.lint import slips_in

        yield from (_told(slip, file) for slip in slips_in(one.source, box.library, words))


def _told(slip: "Slip", file: str) -> Problem:
    """The warning about a word that nobody will understand."""
    facts: Facts = {"key": slip.word}
    if slip.near:
        facts["near"] = slip.near
    elif slip.code != GLOBAL:
        facts["known"] = ", ".join(slip.known)
    hint = "did-you-mean" if slip.near else "known" if "known" in facts else ""
    return Problem(
        code=slip.code,
        file=file,
        line=slip.line,
        column=slip.column,
        facts=facts,
        hint=hint,
        severity="warning",
    )


def _unknown_hook(game: Asking, name: str, file: str) -> Problem:
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
