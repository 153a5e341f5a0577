"""A match as a film: drawn without a window, frame by frame, to an animated GIF or, with ffmpeg, to MP4."""

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

from PIL import Image

from game.app.app import App
from scenes.match.openings import Opening
from scenes.shell.main import raise_house
from scenes.shell.window import GameWindow

RATE = 10
"""Pictures per second of a GIF; an MP4 has twice as many."""
SIZE = (720, 406)
"""Width and height of a film, in pixels."""
CURTAIN_CALL = 4.0
"""Seconds for which the winner is seen at the end."""


def record(app: App, opening: Opening, path: Path, seconds: float) -> int:
    """Play from `opening` and write at most `seconds` of it; returns how many pictures were written.

    Raises:
        ValueError: a text key: the ending of `path` is neither .gif nor .mp4, or .mp4 without ffmpeg.
        OSError: the file cannot be written.
    """
    ending = path.suffix.lower()
    if ending not in (".gif", ".mp4"):
        raise ValueError("film-ending")
    if ending == ".mp4" and shutil.which("ffmpeg") is None:
        raise ValueError("film-ffmpeg")
    path.open("ab").close()  # a film is not played for nothing
    app.inline().pace = 1.0
    house = raise_house(app, visible=False)
    try:
        house.window.show_view(house)
        house.stage.push(opening(house.stage))
        house.step(1 / 30)
        rate = RATE if ending == ".gif" else 2 * RATE
        pictures = frames(house, seconds, rate)
        return write_gif(pictures, path) if ending == ".gif" else _write_mp4(pictures, path, rate)
    finally:
        house.close()


def frames(house: GameWindow, seconds: float, rate: int) -> Iterator[Image.Image]:
    """The pictures of a running stage, `rate` per second, until the curtain call or the time is over."""
    after = 0.0
    for _ in range(round(seconds * rate)):
        house.step(1 / rate / 2, 2)
        yield house.take_picture().resize(SIZE, Image.Resampling.BILINEAR)
        scene = house.stage.scene
        after += 0 if scene and scene.in_match else 1 / rate
        if after > CURTAIN_CALL:
            return


def write_gif(pictures: Iterator[Image.Image], path: Path, rate: int = RATE) -> int:
    """Write an animated GIF of so many pictures a second that loops; returns how many pictures it has."""
    first = next(pictures).quantize(160, dither=Image.Dither.NONE)
    rest = [picture.quantize(palette=first, dither=Image.Dither.NONE) for picture in pictures]
    first.save(path, save_all=True, append_images=rest, duration=1000 // rate, loop=0, optimize=False)
    return 1 + len(rest)


def _write_mp4(pictures: Iterator[Image.Image], path: Path, rate: int) -> int:
    """Pipe the pictures into ffmpeg; returns how many there were.

    Raises:
        OSError: ffmpeg did not accept the pictures.
    """
    width, height = SIZE
    raw = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{width}x{height}", "-r", str(rate)]
    command = ["ffmpeg", "-y", "-loglevel", "error", *raw, "-i", "-", "-pix_fmt", "yuv420p", str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE) as ffmpeg:
        assert ffmpeg.stdin is not None
        count = 0
        for picture in pictures:
            ffmpeg.stdin.write(picture.convert("RGB").tobytes())
            count += 1
        ffmpeg.stdin.close()
        if ffmpeg.wait():
            raise OSError("ffmpeg did not accept the pictures.")
    return count
