"""The script of a thing: a Lua file beside the own mod, attached, looked over and taken off again."""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from game.app.games import GAMES
from game.mods.problems import Problem
from game.mods.scripts.script_def import ScriptDef
from game.mods.source import mod_boundary, read_text

if TYPE_CHECKING:
    from game.app.workshop.bench import Thing
    from game.app.workshop.workshop import Workshop

_EFFECTS, _KIND = "effects", "script"
_OLD = ".workshop/scripts"
"""Where a script lies that was taken off: nothing that a hand wrote is lost."""
_FIRST = ("played", "resolved", "lost", "scored", "combat")
"""Hooks of which the first that a game has is what a new script begins with."""
Tell = Callable[[str], str]
"""The sentence of a hook by its name."""


def may_have_script(workshop: "Workshop", thing: "Thing") -> bool:
    """Whether a script can be attached to a thing: one that was made here, of a game that asks scripts."""
    return bool(GAMES[thing.game].hooks) and workshop.bench.is_own(thing)


def place_of_script(thing: "Thing") -> str:
    """Where the script of a thing lies in its mod."""
    return f"{thing.game}/{thing.name.replace('-', '_')}.lua"


def script_of(workshop: "Workshop", thing: "Thing") -> Path | None:
    """The file of a thing's script; None where it has none."""
    file = workshop.bench.mod.folder / place_of_script(thing)
    return file if file.is_file() else None


def attach_script(workshop: "Workshop", thing: "Thing", tell: Tell, intro: str) -> Path:
    """Write the beginning of a script for a thing, and let its effects ask it; a file that is there stays.

    `intro` is the sentence at the head of the file.

    Raises:
        OSError: the disk does not let us.
    """
    bench = workshop.bench
    file = bench.mod.folder / place_of_script(thing)
    if not file.is_file():
        bench.mod.keep_file(place_of_script(thing), starter(thing, tell, intro).encode())
    if _asks_scripts(workshop, thing) and not _asks(workshop, thing):
        bench.add_part(thing, (_EFFECTS,), _KIND)
    workshop.saved()
    return file


def detach_script(workshop: "Workshop", thing: "Thing") -> Path | None:
    """Take the script of a thing off; it is kept aside. Returns where it lies then; None: there was none.

    Raises:
        OSError: the disk does not let us.
    """
    bench = workshop.bench
    effects = bench.said(thing).get(_EFFECTS) or ()
    asking = [n for n, one in enumerate(effects) if one.get("kind") == _KIND]
    for place in reversed(asking if len(effects) > len(asking) else asking[1:]):
        bench.drop_part(thing, (_EFFECTS, place))
    file = script_of(workshop, thing)
    if file is None:
        return None
    aside = bench.mod.folder / _OLD / f"{file.stem}-{datetime.now(UTC):%Y%m%d-%H%M%S}.lua"
    aside.parent.mkdir(parents=True, exist_ok=True)
    file.replace(aside)
    workshop.saved()
    return aside


def script_faults(workshop: "Workshop", thing: "Thing") -> list[Problem]:
    """Everything that is wrong with the script of a thing as it lies on the disk now."""
    from game.app.content.script_check import source_problems

    file = script_of(workshop, thing)
    if file is None:
        return []
    place, mod = place_of_script(thing), workshop.bench.mod
    source = read_text(file, place, mod_boundary(mod.folder))
    if isinstance(source, Problem):
        return [source]
    one = ScriptDef(id=f"{mod.id}:{file.stem}", source=source, file=place)
    return list(source_problems(GAMES[thing.game], one, place))


def starter(thing: "Thing", tell: Tell, intro: str) -> str:
    """The beginning of a script: one handler that does nothing yet, and every other hook in a remark."""
    hooks = list(GAMES[thing.game].hooks)
    first = next((one for one in _FIRST if one in hooks), hooks[0])
    return "\n".join(_starter_lines(thing, hooks, first, tell, intro)) + "\n"


def _starter_lines(thing: "Thing", hooks: list[str], first: str, tell: Tell, intro: str) -> Iterator[str]:
    yield f"-- {intro}"
    yield ""
    yield from _remark(tell(first))
    yield f"local function {first}(facts)"
    yield f'  -- if facts.card ~= "{thing.id}" then return {{}} end'
    yield "  return {}"
    yield "end"
    yield ""
    for hook in hooks:
        if hook != first:
            yield from _remark(f"{hook}: {tell(hook)}")
    yield ""
    yield f"---@type perfidie.{thing.game}.Script"
    yield f"return {{ on = {{ {first} = {first} }} }}"


def _remark(words: str) -> Iterator[str]:
    """A sentence as a remark, on lines that are not too long."""
    line = "--"
    for word in words.split():
        if len(line) + len(word) > 100:
            yield line
            line = "--"
        line += f" {word}"
    yield line


def _asks_scripts(workshop: "Workshop", thing: "Thing") -> bool:
    """Whether an effect of such a thing may ask a script."""
    parts = [one for one in workshop.bench.fields(thing) if one.path == (_EFFECTS,)]
    return bool(parts) and _KIND in parts[0].choices


def _asks(workshop: "Workshop", thing: "Thing") -> bool:
    effects = workshop.bench.said(thing).get(_EFFECTS) or ()
    return any(one.get("kind") == _KIND for one in effects)
