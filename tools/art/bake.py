"""Bake every picture and font of the game: `python tools/art/bake.py [name…]`.

Sources are the drawings of assets/svg and the faces of assets/fonts/source. Each drawing says on its root
how it wants to be baked: `data-scale` pixels per unit, `data-margin` (drawing units left round the box for
its shadow), `data-slice` (left top right bottom corners of a stretchable panel), `data-grain` (tooth of the
paper), `data-vignette` (how much of the stage's dusk), `data-opaque`, `data-at` (where a plane of a scene
stands on the stage), `data-also` (a suffix and a factor: the same drawing at another size).
With names, only those are baked again.
"""

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tools.art.drawings import Drawing, Workshop
from tools.art.fonts import make_fonts
from tools.art.index import write_index
from tools.art.stamp import stamp_of

ROOT = Path(__file__).resolve().parents[2]


def bake(root: Path, names: set[str]) -> int:
    """Bake the named images under root (all when none is named); return how many were written."""
    assets = root / "assets"
    make_fonts(assets / "fonts")
    drawings = [Drawing.read(path) for path in sorted((assets / "svg").glob("*.svg"))]
    workshop = Workshop(assets / "svg" / "paper", assets / "img")
    entries, baked = {}, 0
    for drawing in drawings:
        for image in drawing.images():
            spared = names and not names & {image.name, drawing.name} and workshop.holds(image)
            baked += not spared
            entries[image.name] = workshop.known(image) if spared else workshop.bake(image)
    write_index(assets / "img", entries)
    if not names:
        _forget_strangers(assets / "img", set(entries))
    (assets / "img" / "stamp.txt").write_text(stamp_of(root) + "\n", encoding="utf-8")
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
    parser.add_argument("names", nargs="*", help="images or drawings to bake again; all when left out")
    print(f"{bake(ROOT, set(parser.parse_args().names))} images baked")


if __name__ == "__main__":
    main()
