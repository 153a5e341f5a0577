"""Films of a campaign's scenes: each played as it is by whoever reads without hurry, up to its choices.

`python tools/scene_films.py films bal-annonce port-aubin` writes each of them as an animated GIF and as
sheets of twelve pictures, PNG, to be looked at side by side. `--language en`; `--reduced` shows what players
see who asked for less motion.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from PIL import Image

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from scenes.shell.headless import enable_headless  # noqa: E402

enable_headless()

from game.app.app import App  # noqa: E402
from game.saves.settings import Settings  # noqa: E402
from scenes.capture.setup import PLAYSTATION  # noqa: E402
from scenes.capture.video import RATE, SIZE, write_gif  # noqa: E402
from scenes.screens.campaign.theatre.scene import Theatre  # noqa: E402
from scenes.screens.campaign.theatre.screenshots import posed_run  # noqa: E402
from scenes.shell.main import raise_house  # noqa: E402
from scenes.shell.window import GameWindow  # noqa: E402

READING, AFTER, MOST = 1.1, 1.5, 120.0
"""Seconds that a whole line stands, that the choices are seen, and that a film lasts at most."""
_SHEET, _ACROSS, _SMALL = 12, 3, (480, 270)
"""Pictures of a sheet, of a row, and their pixels."""


def chapter_of(app: App, scene: str) -> str:
    """The name of a chapter in which a scene is told.

    Raises:
        LookupError: there is no such scene.
    """
    from game.app.campaign.slots import first_campaign
    from game.campaign import script_of

    script = script_of(app.catalog, first_campaign(app.catalog))
    found = script.scenes[f"base:{scene}"].chapter
    return (found[0] if found else next(iter(script.chapters))).split(":")[-1]


def filmed(house: GameWindow, scene: str) -> Iterator[Image.Image]:
    """The pictures of a scene, `RATE` a second; whole lines are read, and applauded."""
    stage = house.stage
    while stage.scenes:
        stage.scenes.pop().close()
    theatre = Theatre(stage, posed_run(stage, scene, chapter_of(stage.app, scene)), PLAYSTATION)
    stage.push(theatre)
    whole = after = 0.0
    for _ in range(round(MOST * RATE)):
        house.step(1 / RATE / 3, 3)
        yield house.take_picture().convert("RGB").resize(SIZE, Image.Resampling.BILINEAR)
        if stage.scene is not theatre:
            return
        player = theatre.player
        waits = player is not None and player.line is not None and player.line.whole
        whole = whole + 1 / RATE if waits else 0.0
        if theatre.front.rows is not None:
            after += 1 / RATE
        elif whole > READING:
            theatre.accept()
            whole = 0.0
        if after > AFTER:
            return


def sheets_of(pictures: list[Image.Image]) -> Iterator[Image.Image]:
    """Two pictures of each second, a sheet of twelve after the other."""
    chosen = pictures[:: RATE // 2]
    wide, high = _SMALL
    for begin in range(0, len(chosen), _SHEET):
        sheet = Image.new("RGB", (wide * _ACROSS, high * (_SHEET // _ACROSS)))
        for place, picture in enumerate(chosen[begin : begin + _SHEET]):
            sheet.paste(picture.resize(_SMALL), (wide * (place % _ACROSS), high * (place // _ACROSS)))
        yield sheet


def main() -> int:
    """Read the command line, play, write; the names of the films are printed, with their seconds."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("scenes", nargs="+", help="names of scenes, as the campaign's files say them")
    parser.add_argument("--language", default="fr", choices=["fr", "en"])
    parser.add_argument("--reduced", action="store_true", help="as with less motion")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    house = raise_house(
        App(settings=Settings(language=asked.language, reduced_motion=asked.reduced)), visible=False
    )
    try:
        house.window.show_view(house)
        for scene in asked.scenes:
            pictures = list(filmed(house, scene))
            write_gif(iter(pictures), asked.folder / f"{scene}.gif", RATE)
            for number, sheet in enumerate(sheets_of(pictures), start=1):
                sheet.save(asked.folder / f"{scene}-{number}.png")
            print(f"{asked.folder / scene}.gif  {len(pictures) / RATE:.1f} s")
    finally:
        house.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
