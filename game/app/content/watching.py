"""The watch over mods: files that change are read anew beside the frame loop."""

import logging
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue

from game.app.content.reading import Content, NoGame

log = logging.getLogger(__name__)

_STILL_MS, _LONGEST_MS = 50, 400
"""Milliseconds without another change after which a change is over, and those it may last at most."""
_JOIN_SECONDS = 2.0

Reading = Content | NoGame
"""What was read, or why nothing can be played with it."""


class ContentWatch:
    """Watches folders of mods from `start` to `stop`; what they say after each change waits for `take`."""

    def __init__(self, read: Callable[[], Content], folders: Sequence[Path]) -> None:
        """Prepare a watch over some folders; `read` is called in a thread of its own."""
        self._read = read
        self._folders = folders
        self._found: SimpleQueue[Reading] = SimpleQueue()
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._watch, name="mods", daemon=True)

    def start(self) -> None:
        """Begin to watch; a folder that is not there yet is made, for it may be filled."""
        for folder in self._folders:
            with suppress(OSError):
                folder.mkdir(parents=True, exist_ok=True)
        self._thread.start()

    def stop(self) -> None:
        """Watch no more."""
        self._stopped.set()
        if self._thread.is_alive():
            self._thread.join(_JOIN_SECONDS)

    def take(self) -> Reading | None:
        """The latest that was read since the last call; None: nothing has changed."""
        latest = None
        try:
            while True:
                latest = self._found.get_nowait()
        except Empty:
            return latest

    def _watch(self) -> None:
        """Read everything anew after each change; where nothing can be watched, nothing is."""
        try:
            for _ in self._changes():
                self._found.put(self._reading())
        except (OSError, RuntimeError):
            log.warning("The mods cannot be watched.", exc_info=True)

    def _reading(self) -> Reading:
        """What the mods say now."""
        try:
            return self._read()
        except NoGame as broken:
            return broken

    def _changes(self) -> Iterator[object]:
        """Something for each change, until the watch is stopped."""
        from watchfiles import watch

        return watch(
            *(folder for folder in self._folders if folder.is_dir()),
            debounce=_LONGEST_MS,
            step=_STILL_MS,
            stop_event=self._stopped,
            rust_timeout=500,
            ignore_permission_denied=True,
            raise_interrupt=False,
        )
