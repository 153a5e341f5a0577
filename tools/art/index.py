"""The index of the baked pictures: assets/img/index.toml."""

from pathlib import Path
from typing import NamedTuple

HEADER = """\
# Written by tools/art/bake.py. All lengths in units of the 1280×720 stage.
# size: the box one places, without the margin; margin: room left round it for shadow or glow;
# slice: left, top, right, bottom corners of a stretchable panel, from the box edge; scale: pixels per unit;
# at: where the box of a plane of a scene stands on the stage.
"""


class Entry(NamedTuple):
    """What a screen must know of one picture."""

    scale: float
    size: tuple[float, float]
    margin: float
    slice: tuple[float, ...] | None
    at: tuple[float, ...] | None


def write_index(folder: Path, entries: dict[str, Entry]) -> None:
    """Write folder/index.toml, names in order."""
    parts = [HEADER]
    for name, entry in sorted(entries.items()):
        parts.append(f"\n[{name}]\nscale = {_number(entry.scale)}\nsize = {_list(entry.size)}\n")
        parts.append(f"margin = {_number(entry.margin)}\n")
        if entry.slice:
            parts.append(f"slice = {_list(entry.slice)}\n")
        if entry.at:
            parts.append(f"at = {_list(entry.at)}\n")
    (folder / "index.toml").write_text("".join(parts), encoding="utf-8")


def _number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


def _list(values: tuple[float, ...]) -> str:
    return "[" + ", ".join(_number(value) for value in values) + "]"
