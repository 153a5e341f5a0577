"""Files by which editors help with a new mod: the schema of each file, old or new, and what to install."""

import json
from collections.abc import Iterable

_EXTENSIONS = {"recommendations": ["tamasfe.even-better-toml", "sumneko.lua", "macabeus.vscode-fluent"]}
_SETTINGS = {"evenBetterToml.schema.catalogs": [], "files.encoding": "utf8", "files.eol": "\n"}
"""No schema of the wide world that goes by the name of a file, and line ends that everybody reads."""
_SAID = """\
# Which schema a file has, for editors that know Taplo. Open this folder itself in the editor: a new file is
# completed and checked from its first letter. Elsewhere a file needs its own first line, as in mod.toml.
"""


LUA_FOLDER = ".lua"
"""Where a mod keeps what tells editors of its scripts."""
_OFF = ("io", "os", "debug", "coroutine", "package", "utf8", "bit", "bit32", "ffi", "jit")
"""Libraries that a script has not."""
_LUARC = {
    "runtime.version": "Lua 5.4",
    "runtime.builtin": dict.fromkeys(_OFF, "disable"),
    "workspace.library": [LUA_FOLDER],
    "workspace.checkThirdParty": False,
    "diagnostics.severity": {"deprecated": "Warning"},
}
"""What lua-language-server is told of a mod."""


def editor_files(schemas: Iterable[str]) -> dict[str, str]:
    """The texts of all files for editors, by their places in a mod with these schemas."""
    return {
        ".luarc.json": _as_json(_LUARC),
        ".vscode/extensions.json": _as_json(_EXTENSIONS),
        ".vscode/settings.json": _as_json(_SETTINGS),
        ".taplo.toml": _SAID + "".join(_rule(key) for key in schemas),
    }


def _as_json(said: object) -> str:
    return json.dumps(said, indent=2) + "\n"


def _rule(key: str) -> str:
    """The rule by which the files of one schema find it."""
    look = key.removeprefix("look-")
    place = "mod.toml" if key == "mod" else f"{key}/**/*.toml" if look == key else f"look/{look}.toml"
    return f'\n[[rule]]\ninclude = ["{place}"]\nschema = {{ path = ".schemas/{key}.json" }}\n'
