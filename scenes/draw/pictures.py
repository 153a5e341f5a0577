"""The files of the pictures: their index, how they are opened, and how to open some ahead.

Nothing here knows the window: files can be opened while the window is still being made.
"""

from __future__ import annotations

import logging
import threading
from collections import deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

import msgspec
from PIL import Image, PngImagePlugin

from game.core.files import MOST_MEDIA, UnfitFile, read_regular_file

log = logging.getLogger(__name__)

Size = tuple[float, float]
Sides = tuple[float, float, float, float]
"""left, top, right, bottom."""

_LOADER_THREADS = 2
"""Threads that open pictures ahead."""
_MOST_FOREIGN_PIXELS = 4096
"""Pixels of the longest side of a picture that a mod brings."""
_MIN_CROPPED_PIXELS = 40_000
"""Smaller pictures, in pixels of area, are not looked at for empty edges."""
_CROP_EDGE_PIXELS = 2
"""Empty pixels that are left around the painted part."""
_MAX_CROPPED_SHARE = 0.92
"""A painted part that takes more of the picture's area is not cut out."""


@dataclass(frozen=True)
class Picture:
    """One picture as the index describes it; lengths in units, shadow margin not counted in `size`."""

    scale: float = 2.0
    """Pixels of the file per unit."""
    size: Size = (48.0, 48.0)
    margin: float = 0.0
    slice: Sides | None = None
    at: Size | None = None
    """Left and top of its box on the stage, for planes cut out of a whole scene."""

    def shrink(self, pixels: float) -> float:
        """How many times smaller than its file it is shown in a window of `pixels` per unit: in coarse steps.

        At least 1. A window that is resized does not want a new copy of every picture for every pixel.
        """
        times = self.scale / max(1e-6, pixels) + 1e-3
        return max(1.0, int(times * 4) / 4 if times < 2 else int(times))


def read_index(path: Path) -> dict[str, Picture]:
    """Read index.json; without it there are no pictures, and the log says so.

    Raises:
        msgspec.DecodeError: the file is not what the art tools write.
    """
    if not path.exists():
        log.error("No picture index at %s.", path)
        return {}
    return msgspec.json.decode(path.read_bytes(), type=dict[str, Picture])


def open_shrunk_picture(path: Path, shrink: float) -> Image.Image:
    """The picture of a file, `shrink` times smaller.

    Raises:
        OSError: the file is not there, or is no picture.
    """
    with Image.open(path) as file:
        return _shrunk_and_clear(file, shrink)


def _open_own_picture(path: Path, shrink: float) -> Image.Image:
    """One of our own PNG files, `shrink` times smaller, without importing anything: threads may do this.

    `Image.open` imports readers of other formats the first time, while the main thread imports Pillow, too.

    Raises:
        OSError: the file is not there, or is no PNG.
    """
    try:
        with PngImagePlugin.PngImageFile(path) as file:
            return _shrunk_and_clear(file, shrink)
    except SyntaxError as error:
        raise OSError(str(error)) from None


def _shrunk_and_clear(file: Image.Image, shrink: float) -> Image.Image:
    """The picture of an open file, `shrink` times smaller, with transparency."""
    file.load()
    picture = shrunk_picture(file, shrink)
    return picture if picture.mode == "RGBA" else picture.convert("RGBA")


def foreign_picture_fault(path: Path) -> str:
    """What is wrong with a PNG that a mod brings: no-picture, large-picture, or nothing."""
    try:
        raw = read_regular_file(path, MOST_MEDIA)
        with Image.open(BytesIO(raw), formats=("PNG",)) as file:
            if max(file.size) > _MOST_FOREIGN_PIXELS:
                return "large-picture"
            file.convert("RGBA")
    except UnfitFile as error:
        return "large-picture" if error.code == "too-large" else "no-picture"
    except Image.DecompressionBombError:
        return "large-picture"
    except Exception:  # whatever bytes that are no picture make Pillow say
        return "no-picture"
    return ""


def shrunk_picture(picture: Image.Image, shrink: float) -> Image.Image:
    """The same picture, `shrink` times smaller."""
    if shrink == int(shrink):
        return picture.reduce(int(shrink)) if shrink > 1 else picture
    size = max(1, round(picture.width / shrink)), max(1, round(picture.height / shrink))
    return picture.resize(size, Image.Resampling.HAMMING)


def painted_area(picture: Image.Image) -> tuple[int, int, int, int]:
    """The painted part of a large picture: left, top, right, bottom in its pixels.

    The whole picture where it is small, empty, or where little would be saved.
    """
    whole = (0, 0, *picture.size)
    found = picture.getbbox() if picture.width * picture.height >= _MIN_CROPPED_PIXELS else None
    if found is None:
        return whole
    left, top = max(0, found[0] - _CROP_EDGE_PIXELS), max(0, found[1] - _CROP_EDGE_PIXELS)
    right, bottom = (
        min(picture.width, found[2] + _CROP_EDGE_PIXELS),
        min(picture.height, found[3] + _CROP_EDGE_PIXELS),
    )
    worth_it = (right - left) * (bottom - top) < _MAX_CROPPED_SHARE * picture.width * picture.height
    return (left, top, right, bottom) if worth_it else whole


class PictureLoader:
    """Threads that open pictures ahead, while the program is busy with something else.

    An ordered picture that no thread has begun when it is wanted is not waited for: its user opens it.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.index: Mapping[str, Picture] = read_index(folder / "index.json")
        """The measures of every picture, by name."""
        self._waiting: deque[_Order] = deque()
        self._orders: dict[tuple[str, float], _Order] = {}
        self._lock = threading.Lock()

    def order(self, names: Iterable[str], pixels: float) -> None:
        """Begin to open pictures for a window of `pixels` per unit, in the order given.

        `name@0.72` is a picture that is shown 0.72 times its own size.
        """
        for wanted in names:
            name, _, zoom = wanted.partition("@")
            if name in self.index:
                shrink = self.index[name].shrink(pixels * float(zoom or 1))
                self._orders[name, shrink] = order = _Order(self._folder / f"{name}.png", shrink)
                self._waiting.append(order)
        for _ in range(min(_LOADER_THREADS, len(self._waiting))):
            threading.Thread(target=self._work, daemon=True).start()

    def take(self, name: str, shrink: float) -> Image.Image | None:
        """A picture that was ordered, once; None when it was not, or when no thread has begun it."""
        order = self._orders.pop((name, shrink), None)
        if order is None:
            return None
        with self._lock:
            if order in self._waiting:
                self._waiting.remove(order)
                return None
        order.done.wait()
        return order.picture

    def close(self) -> None:
        """Forget the ordered pictures that nobody took."""
        with self._lock:
            self._waiting.clear()
        self._orders.clear()

    def _work(self) -> None:
        while True:
            with self._lock:
                if not self._waiting:
                    return
                order = self._waiting.popleft()
            order.carry_out()


class _Order:
    """One picture to be opened by a thread."""

    def __init__(self, path: Path, shrink: float) -> None:
        self._path, self._shrink = path, shrink
        self.done = threading.Event()
        self.picture: Image.Image | None = None

    def carry_out(self) -> None:
        """Open the picture; if that fails, its user will open it again and report the error."""
        try:
            self.picture = _open_own_picture(self._path, self._shrink)
        except OSError:
            log.debug("%s could not be opened ahead.", self._path)
        finally:
            self.done.set()
