"""Bake the pictures and fonts of the game: `python tools/art/bake.py [--all]`.

Sources are the drawings of assets/svg and the faces of assets/fonts/source. Each drawing says on its root
how it wants to be baked: `data-scale` pixels per unit, `data-margin` (drawing units left round the box for
its shadow), `data-slice` (left top right bottom corners of a stretchable panel), `data-grain` (tooth of the
paper), `data-vignette` (how much of the stage's dusk), `data-opaque`, `data-at` (where a plane of a scene
stands on the stage), `data-also` (a suffix and a factor: the same drawing at another size).
Only what has changed since the last bake is baked again, unless all is asked for.
"""

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from tools.art.drawings import Drawing, Workshop  # noqa: E402
from tools.art.fonts import make_fonts  # noqa: E402
from tools.art.index import write_index  # noqa: E402
from tools.art.stamp import read_stamps, stamps_of, write_stamps  # noqa: E402


def bake(root: Path, *, everything: bool = False) -> int:
    """Bake what is stale under root (or everything); return how many pictures were written."""
    assets = root / "assets"
    make_fonts(assets / "fonts")
    pictures, stamps = assets / "img", stamps_of(root)
    fresh = {} if everything else read_stamps(pictures / "stamp.txt")
    workshop = Workshop(assets / "svg" / "paper", pictures)
    entries, baked = {}, 0
    for path in sorted((assets / "svg").glob("*.svg")):
        drawing = Drawing.read(path)
        for image in drawing.images():
            spared = fresh.get(drawing.name) == stamps[drawing.name] and workshop.holds(image)
            baked += not spared
            entries[image.name] = workshop.known(image) if spared else workshop.bake(image)
    write_index(pictures, entries)
    _forget_strangers(pictures, set(entries))
    write_stamps(pictures / "stamp.txt", stamps)
    return baked


def _forget_strangers(folder: Path, names: set[str]) -> None:
    """Remove pictures whose drawing is gone."""
    for path in folder.glob("*.png"):
        if path.stem not in names:
            path.unlink()


def main() -> None:
    """Read the command line and bake."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--all", action="store_true", help="bake every picture, stale or not")
    print(f"{bake(ROOT, everything=parser.parse_args().all)} pictures baked")


if __name__ == "__main__":
    main()
