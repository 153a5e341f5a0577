"""Contact sheets of the big moments: breath, contact, hold and settle of each, to be looked at side by side.

`python tools/beats.py FOLDER` plays each moment alone, without a window, and writes a sheet of nine pictures,
PNG, each with its milliseconds, and with `--film` an animated GIF. `--only lie` plays that one, in
`--language en`; `--reduced` shows what players see who asked for less motion.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from PIL import Image, ImageDraw, ImageFont

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from scenes.shell.headless import enable_headless  # noqa: E402

enable_headless()

from game.app.app import App  # noqa: E402
from game.saves.settings import Settings  # noqa: E402
from scenes.capture.setup import PosedPads  # noqa: E402
from scenes.capture.video import write_gif  # noqa: E402
from scenes.motion.beats import Beat  # noqa: E402
from scenes.shell.main import raise_house  # noqa: E402
from tests.scenes.games.all_beats import BEATS  # noqa: E402
from tests.scenes.match.beat_cases import FRAME, BeatCase, case_scene  # noqa: E402

_ACROSS, _SIZE, _RATE = 3, (640, 360), 20
"""Pictures of a row, their pixels, and pictures a second of a film."""


def moments_of(beat: Beat) -> list[float]:
    """The nine seconds at which a beat is looked at."""
    contact, held, whole = beat.contact, beat.held, beat.whole
    answered = held - beat.hold / 1000
    return [
        beat.breath / 2000,
        max(0.0, contact - 0.05),
        contact + 0.02,
        (contact + answered) / 2 + 0.03,
        answered + 0.05,
        answered + 0.25,
        held - 0.05,
        held + (whole - held) / 2,
        whole + 0.15,
    ]


def pictures_at(house: Any, case: BeatCase, seconds: Sequence[float]) -> Iterator[Image.Image]:
    """The pictures of a case, so many seconds after its event."""
    scene = case_scene(house, case)
    scene.show(case.events()[-1])
    now = 0.0
    for moment in seconds:
        while now < moment - FRAME / 2:
            house.step(FRAME)
            now += FRAME
        yield house.take_picture().convert("RGB")


def sheet(pictures: Sequence[Image.Image], seconds: Sequence[float]) -> Image.Image:
    """All of them on one sheet, each with its milliseconds."""
    wide, high = _SIZE
    rows = -(-len(pictures) // _ACROSS)
    paper = Image.new("RGB", (wide * _ACROSS, high * rows))
    font = ImageFont.truetype(str(ROOT / "assets/fonts/cinzel-800.ttf"), 22)
    for place, (picture, second) in enumerate(zip(pictures, seconds, strict=True)):
        spot = (wide * (place % _ACROSS), high * (place // _ACROSS))
        paper.paste(picture.resize(_SIZE, Image.Resampling.LANCZOS), spot)
        ImageDraw.Draw(paper).text((spot[0] + 8, spot[1] + 4), f"{second * 1000:.0f} ms", "white", font)
    return paper


def main() -> int:
    """Read the command line, play, write; the names of the files are printed."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="", choices=["", *BEATS], help="only this moment")
    parser.add_argument("--language", default="fr", choices=["fr", "en"])
    parser.add_argument("--reduced", action="store_true", help="as seen with less motion")
    parser.add_argument("--film", action="store_true", help="an animated GIF besides")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    app = App(settings=Settings(language=asked.language, reduced_motion=asked.reduced, solo_open_hand=False))
    house = raise_house(app.inline(), visible=False)
    house.stage.pads = PosedPads()
    try:
        house.window.show_view(house)
        for name, case in BEATS.items():
            if asked.only in ("", name):
                _write(house, name, case, asked.folder, film=asked.film)
    finally:
        house.close()
    return 0


def _write(house: Any, name: str, case: BeatCase, folder: Path, *, film: bool) -> None:
    stage = case_scene(house, case).beats
    assert stage is not None
    beat = stage.beats[name]
    seconds = [case.before / 1000 + moment for moment in moments_of(beat)]
    sheet(list(pictures_at(house, case, seconds)), seconds).save(folder / f"{name}.png")
    print(folder / f"{name}.png")
    if film:
        frames = [place / _RATE for place in range(round((case.before / 1000 + beat.whole + 0.6) * _RATE))]
        smaller = (picture.resize(_SIZE) for picture in pictures_at(house, case, frames))
        write_gif(smaller, folder / f"{name}.gif", _RATE)
        print(folder / f"{name}.gif")


if __name__ == "__main__":
    sys.exit(main())
