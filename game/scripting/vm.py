"""The machine: Lua 5.4 without one object of Python in it."""

import locale
import re
from importlib import resources
from pathlib import Path
from typing import Any

from lupa import lua54

LUA_VERSION = "5.4"
"""What saves name: a match with scripts is gone on with by the same Lua only."""
OLDEST = (5, 4, 8)
"""Lua's versions before had holes that a text can reach."""
PARTS = ("meter", "texts", "tables", "maths", "basics", "boot")
"""Files of `game/scripting/lua/`, in the order in which they need each other."""
_IDENTITY = re.compile(rb"\$LuaVersion: Lua (\d+)\.(\d+)\.(\d+) ")

LuaError: type[Exception] = lua54.LuaError


class LuaTooOld(RuntimeError):
    """The machine that is installed has known holes: no script is run."""


def machine_version(library: bytes) -> tuple[int, ...]:
    """The version that a compiled Lua says of itself; the oldest good one where a linker took it away."""
    found = _IDENTITY.search(library)
    return tuple(map(int, found.groups())) if found else (*lua54.LUA_VERSION, OLDEST[2])


def check_machine(library: bytes) -> None:
    """Raise `LuaTooOld` for a Lua of another language, or older than its last holes that we know."""
    version = machine_version(library)
    if version[:2] != OLDEST[:2] or version < OLDEST:
        raise LuaTooOld(".".join(map(str, version)))


def fresh_runtime() -> Any:
    """A new state of Lua that admits no attribute of Python, with a memory that can be limited later."""
    return lua54.LuaRuntime(
        encoding="utf-8",
        unpack_returned_tuples=False,
        register_eval=False,
        register_builtins=False,
        attribute_filter=_deny_attribute,
        max_memory=0,
    )


def boot_texts() -> dict[str, str]:
    """The files that build the inside of a box, by name."""
    folder = resources.files("game.scripting") / "lua"
    return {part: (folder / f"{part}.lua").read_text("utf-8") for part in PARTS}


def keep_byte_order() -> None:
    """Texts are compared by their bytes on every machine: Lua asks the C library, which asks the locale."""
    if locale.setlocale(locale.LC_COLLATE) != "C":
        locale.setlocale(locale.LC_COLLATE, "C")


def is_table(value: object) -> bool:
    """Whether something that came out of Lua is a table."""
    return bool(lua54.lua_type(value) == "table")


def _deny_attribute(_thing: object, name: object, _is_setting: bool) -> str:
    """The answer to every attribute that Lua might ask of an object of Python, should one ever get in."""
    raise AttributeError(name)


check_machine(Path(lua54.__file__).read_bytes())
