"""The index of the baked pictures: assets/img/index.json, which the game reads at every start.

All lengths are units of the 1280×720 stage. `size`: the box one places, without the margin; `margin`: room
left round it for shadow or glow; `slice`: left, top, right, bottom corners of a stretchable panel, from the
box edge; `scale`: pixels per unit; `at`: where the box of a plane of a scene stands on the stage.
"""

import json
from pathlib import Path
from typing import NamedTuple


class Entry(NamedTuple):
    """What a screen must know of one picture."""

    scale: float
    size: tuple[float, float]
    margin: float
    slice: tuple[float, ...] | None
    at: tuple[float, ...] | None


def write_index(folder: Path, entries: dict[str, Entry]) -> None:
    """Write folder/index.json, names in order, a picture a line."""
    lines = [f"{json.dumps(name)}: {json.dumps(_table(entry))}" for name, entry in sorted(entries.items())]
    (folder / "index.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def _table(entry: Entry) -> dict[str, object]:
    """The fields of an entry that say something, rounded to a hundredth of a unit."""
    table: dict[str, object] = {
        "scale": _number(entry.scale),
        "size": [_number(length) for length in entry.size],
        "margin": _number(entry.margin),
    }
    for name, lengths in (("slice", entry.slice), ("at", entry.at)):
        if lengths:
            table[name] = [_number(length) for length in lengths]
    return table


def _number(value: float) -> float:
    """A length rounded to a hundredth; whole ones as whole numbers."""
    rounded = round(value, 2)
    return int(rounded) if rounded == int(rounded) else rounded
