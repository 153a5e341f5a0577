"""A new mod, begun from one of the lessons that come with the game: it loads at once, comments and all."""

import json
import re
from collections.abc import Iterable, Mapping
from pathlib import Path

from game.mods.packing.editors import LUA_FOLDER, editor_files

LESSONS = {
    "rules": "dagues-tirees",
    "characters": "deux-courtisans",
    "symbols": "sept-symboles",
    "cards": "paquet-de-poche",
    "army": "routiers",
    "treachery": "mauvaises-mains",
    "map": "pont-aux-parjures",
    "evening": "soiree-courte",
    "tiles": "boite-de-cinq",
    "looks": "encre-neuve",
    "texts": "beau-langage",
    "script": "complots-a-rebours",
}
"""The mod that each kind begins from: one that comes with the game, or a lesson and nothing else."""

_HEAD = re.compile(r"\A#:schema .*\n")
"""The first line of a shipped file, which names a schema of ours."""
_ID = re.compile(r"^[a-z][a-z0-9_-]{0,39}$")


def is_mod_name(name: str) -> bool:
    """Whether a mod can be called so: small letters, digits, hyphens; a letter first."""
    return bool(_ID.match(name))


def find_lesson(kind: str, shelves: Iterable[Path]) -> Path:
    """The folder of the lesson of a kind, in the first of some folders that has it.

    Raises:
        LookupError: none has it.
    """
    for shelf in shelves:
        if (shelf / LESSONS[kind]).is_dir():
            return shelf / LESSONS[kind]
    raise LookupError(f"no lesson {LESSONS[kind]!r}")


def begin_mod(
    lesson: Path,
    folder: Path,
    author: str,
    schemas: Mapping[str, str],
    meta: Mapping[str, str] | None = None,
) -> list[Path]:
    """Write a mod into a new folder, named after it, from a lesson; return its files.

    `schemas` are those of `mod.toml` (`mod`), of the games and of the files in `look/` (`look-table`), as
    text: editors complete and check by them. `meta` tells of scripts, by the name of a game or a library.

    Raises:
        FileExistsError: the folder is there already.
    """
    name, old = folder.name, lesson.name
    folder.mkdir(parents=True)
    for path in sorted(one for one in lesson.rglob("*") if one.is_file()):
        inside = path.relative_to(lesson)
        place = folder / inside.with_name(inside.name.replace(old, name))
        place.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix not in (".toml", ".ftl"):
            place.write_bytes(path.read_bytes())
            continue
        text = _HEAD.sub("", path.read_text(encoding="utf-8"))
        if path.name == "mod.toml":
            text = _manifest(text, name, author)
        place.write_text(_head(inside, schemas) + text.replace(old, name), encoding="utf-8")
    for key, schema in schemas.items():
        _write(folder / ".schemas" / f"{key}.json", schema)
    for key, text in (meta or {}).items():
        _write(folder / LUA_FOLDER / f"{key}.lua", text)
    for name_of_file, text in editor_files(schemas).items():
        _write(folder / name_of_file, text)
    return sorted(path for path in folder.rglob("*") if path.is_file())


def _head(inside: Path, schemas: Mapping[str, str]) -> str:
    """The first line of a file by which editors find its schema."""
    key = "mod" if inside.name == "mod.toml" else inside.parts[0]
    key = f"look-{inside.stem}" if key == "look" else key
    up = "../" * (len(inside.parts) - 1) or "./"
    return f"#:schema {up}.schemas/{key}.json\n" if inside.suffix == ".toml" and key in schemas else ""


def _manifest(text: str, name: str, author: str) -> str:
    """A lesson's manifest with another name: it is on as soon as it is there."""
    lines = [line for line in text.splitlines() if not line.startswith("switched_on")]
    said = "\n".join(lines) + "\n"
    said = re.sub(r'(?m)^id = ".*"$', f'id = "{name}"', said)
    said = re.sub(r'(?m)^title = ".*"$', f'title = "{name}"', said)
    return re.sub(r"(?m)^authors = .*$", lambda _: f"authors = [{json.dumps(author)}]", said)


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
