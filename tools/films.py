"""Films of the moments in which soldiers move as men: contact, steps up, a truce, a rout, a cannon ball.

`python tools/films.py FOLDER` plays each on a bare table, without a window, and writes it as an animated GIF
and as a strip of twelve pictures, PNG, to be looked at side by side. `--only rout` plays that one.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from scenes.shell.headless import enable_headless  # noqa: E402

enable_headless()

from game.app.app import App  # noqa: E402
from game.rules.skirmish.events.unit import (  # noqa: E402
    ChargeEnded,
    MachineShot,
    ModelsLost,
    UnitFled,
    UnitMoved,
)
from game.rules.skirmish.state.formation import Pose  # noqa: E402
from scenes.capture.video import SIZE, write_gif  # noqa: E402
from scenes.shell.main import raise_house  # noqa: E402
from tests.scenes.games.skirmish.show.parade_ground import raised_ground  # noqa: E402

FOOT, FOES = "base:ligne_piquiers", "base:horde_furieux"
AT, CONTACT, FACING = Pose(36_000, 24_000, 0), Pose(36_000, 27_000, 0), 18_000
FRAME, RATE = 1 / 60, 20
STRIP = 12
"""Pictures of a strip, four in a row."""
_ACROSS, _BEFORE = 4, 0.3
_FIELD = (383, 185, 383 + SIZE[0], 185 + SIZE[1])
"""The pixels around the middle of the table: the frame of the stage stays out of a film."""
_NEAR = 2.4
"""The k in which soldiers are seen."""


class Moment(NamedTuple):
    """What happens between two regiments that stand so many milli apart, and how many seconds are filmed."""

    events: tuple[Any, ...]
    gap: int
    seconds: float


def _ball() -> MachineShot:
    """A ball along a file of the first regiment."""
    return MachineShot(1, "cannon", (36_000, 24_500), (36_000, 20_000), (0, 4), (0,))


MOMENTS = {
    "contact": Moment((UnitMoved(0, "charge", (AT, CONTACT), 10), ChargeEnded(0, 1, "contact")), 3000, 1.3),
    "step-up": Moment((ModelsLost(1, 7, 7, 33, 0, "combat", 36_000, 24_000, 10, FACING),), 0, 2.4),
    "truce": Moment(
        (UnitMoved(1, "push", (Pose(36_000, 24_000, FACING), Pose(36_000, 25_000, FACING)), 10),), 0, 2.4
    ),
    "rout": Moment((UnitFled(1, "broke", 0),), 0, 1.8),
    "ball": Moment((_ball(),), 3000, 1.5),
}


def filmed(house: Any, moment: Moment) -> list[Image.Image]:
    """The pictures of a moment, `RATE` a second."""
    stage = house.stage
    while stage.scenes:
        stage.scenes.pop().close()
    scene = raised_ground(
        house,
        {"unit": FOOT, "x": AT.x, "y": AT.y},
        {"unit": FOES, "owner": 1, "x": AT.x, "y": AT.y + moment.gap, "heading": FACING},
        zoom=_NEAR,
    )
    house.step(FRAME, round(_BEFORE / FRAME))
    for event in moment.events:
        scene.animator.stage(event)
    pictures = []
    for _ in range(round(moment.seconds * RATE)):
        house.step(FRAME, round(1 / RATE / FRAME))
        pictures.append(house.take_picture().convert("RGB").crop(_FIELD))
    return pictures


def strip_of(pictures: Sequence[Image.Image]) -> Image.Image:
    """Twelve of them, evenly apart in time, on one sheet."""
    chosen = [pictures[round(place * (len(pictures) - 1) / (STRIP - 1))] for place in range(STRIP)]
    wide, high = SIZE
    sheet = Image.new("RGB", (wide * _ACROSS, high * (STRIP // _ACROSS)))
    for place, picture in enumerate(chosen):
        sheet.paste(picture, (wide * (place % _ACROSS), high * (place // _ACROSS)))
    return sheet


def main() -> int:
    """Read the command line, play, write; the names of the files are printed."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="", choices=["", *MOMENTS], help="only this moment")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    house = raise_house(App(), visible=False)
    try:
        house.window.show_view(house)
        for name, moment in MOMENTS.items():
            if asked.only in ("", name):
                pictures = filmed(house, moment)
                strip_of(pictures).save(asked.folder / f"{name}.png")
                write_gif(iter(pictures), asked.folder / f"{name}.gif", RATE)
                print(asked.folder / f"{name}.png")
    finally:
        house.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
