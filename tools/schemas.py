"""Writes what editors know of mods: JSON Schemas into assets/schemas, Lua into assets/lua.

`python tools/schemas.py`

Each is whole in itself and printed from the Structs that the loader uses; editors complete and check by it.
The first line of a file names its schema: `#:schema ../../../assets/schemas/complots.json`.
"""

import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from game.app.content.script_words import script_words  # noqa: E402
from game.app.games import GAMES, all_sections  # noqa: E402
from game.app.games.registry import sections_of  # noqa: E402
from game.campaign import GAME as CAMPAIGN  # noqa: E402
from game.mods.schema import as_json, file_schema, game_schema, manifest_schema  # noqa: E402
from game.mods.scripts.meta import library_text, meta_text  # noqa: E402
from scenes.shell.look_files import look_files  # noqa: E402

FOLDER = ROOT / "assets" / "schemas"
LUA = ROOT / "assets" / "lua"
SHELVES = (ROOT / "mods", ROOT / "assets" / "lessons")
"""Folders of mods that come with the game: to be played, and to begin others from."""
LOOKS = look_files()
"""Every file of `look/`, each one Struct, by name; of sounds what a mod may write, which ours keep to."""


def schemas() -> dict[str, str]:
    """The text of every schema, by the name of its file without its end."""
    made = {game: as_json(game_schema(game, sections_of(GAMES[game]))) for game in GAMES}
    made[CAMPAIGN] = as_json(game_schema(CAMPAIGN, all_sections()))
    made |= {f"look-{name}": as_json(file_schema(kind, name)) for name, kind in LOOKS.items()}
    return made | {"mod": as_json(manifest_schema())}


def metas() -> dict[str, str]:
    """What tells editors of scripts, by the name of its file without its end: library, games, campaigns."""
    words = {game: script_words(game) for game in (*GAMES, CAMPAIGN)}
    return {"library": library_text()} | {game: meta_text(game, one) for game, one in words.items() if one}


def schema_of(path: Path) -> str:
    """The name of the schema of a shipped file of a mod; empty: it has none."""
    shelf = next(shelf for shelf in SHELVES if path.is_relative_to(shelf))
    inside = path.relative_to(shelf).parts[1:]
    if inside == ("mod.toml",):
        return "mod"
    if inside[0] in (*GAMES, CAMPAIGN):
        return inside[0]
    return f"look-{path.stem}" if inside[0] == "look" and path.stem in LOOKS else ""


def head_of(path: Path) -> str:
    """The first line by which editors find the schema of a shipped file."""
    up = Path(os.path.relpath(FOLDER, path.parent)).as_posix()
    return f"#:schema {up}/{schema_of(path)}.json\n"


def main() -> None:
    """Write all schemas, and the heads of the files that have one."""
    FOLDER.mkdir(exist_ok=True)
    for name, text in schemas().items():
        (FOLDER / f"{name}.json").write_text(text, encoding="utf-8")
    LUA.mkdir(exist_ok=True)
    for name, text in metas().items():
        (LUA / f"{name}.lua").write_text(text, encoding="utf-8")
    for path in sorted(path for shelf in SHELVES for path in shelf.rglob("*.toml")):
        text = path.read_text(encoding="utf-8")
        if schema_of(path) and not text.startswith("#:schema "):
            path.write_text(head_of(path) + text, encoding="utf-8")


if __name__ == "__main__":
    main()
