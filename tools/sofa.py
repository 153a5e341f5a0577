"""The game played by real keys from its pictures alone: for whoever tries it without a screen.

`python tools/sofa.py open folder [--language fr]` opens the title in a window that nobody sees, with a home
of its own in folder, and waits. `python tools/sofa.py folder "press enter; wait 2"` then does, in order:

- `press key`: a key down and up again (names of `arcade.key`: a, left, enter, num_0, f10 …)
- `down key`, `up key`: hold a key, let it go; `hold key seconds` does both
- `type words`, `move x y`, `click x y`, `right x y`: letters and mouse; places in 1280 x 720, from top left
- `wait seconds`: let the game's time pass; between two commands it stands still
- `shot`: a picture; `watch seconds [pictures]`: time passes, and a sheet of so many pictures shows it (9)
- `close`: the window is closed, as by its cross

Each command ends with the files of its pictures; without one, a last picture is taken.
"""

import argparse
import os
import socket
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

FRAME = 1 / 30
"""Seconds of a frame."""
HASTE = 3.0
"""Seconds of the game that pass in a second at most, so that bots have time to think."""
_SOCKET = "sofa.sock"


class Sofa:
    """A house on an unseen window, and the pictures that were asked of it."""

    def __init__(self, folder: Path, language: str) -> None:
        os.environ["PERFIDIE_HOME"] = str(folder / "home")
        from scenes.shell.headless import enable_headless

        enable_headless()
        from game.app.app import App
        from scenes.shell.main import raise_house

        self.folder, self.taken, self.closed = folder, 0, False
        app = App()
        app.change(language=language)
        self.house = raise_house(app, visible=False)
        self.house.window._enable_event_queue = False  # keys arrive when they are pressed
        self.house.window.show_view(self.house)
        stage = self.house.stage
        stage.quit = self._close
        stage.curtain.rise(stage.look)
        stage.push(stage.make("title"))
        self._pass(2.0)

    def _close(self) -> None:
        self.closed = True

    def _pass(self, seconds: float) -> None:
        for _ in range(max(1, round(seconds / FRAME))):
            begun = time.perf_counter()
            if not self.closed:
                self.house.step(FRAME)
            time.sleep(max(0.0, FRAME / HASTE - (time.perf_counter() - begun)))

    def obey(self, words: str) -> Iterator[str]:
        """What each command says; the last one is always a picture."""
        shown = False
        for command in filter(None, (part.strip() for part in words.split(";"))):
            verb, *rest = command.split(" ")
            said = getattr(self, f"do_{verb}", self._unknown)(*rest)
            shown = bool(said)
            yield from filter(None, [said])
        if not shown:
            yield self.do_shot()

    def _unknown(self, *rest: str) -> str:
        return "unknown command: see the head of tools/sofa.py"

    def _symbol(self, name: str) -> int:
        import arcade

        symbol: int = getattr(arcade.key, f"KEY_{name}" if name.isdigit() else name.upper())
        return symbol

    def _say(self, event: str, *facts: Any) -> None:
        self.house.window.dispatch_event(event, *facts)
        self._pass(FRAME)

    def do_down(self, name: str) -> None:
        """A key goes down."""
        self._say("on_key_press", self._symbol(name), 0)

    def do_up(self, name: str) -> None:
        """A key comes up."""
        self._say("on_key_release", self._symbol(name), 0)

    def do_press(self, name: str) -> None:
        """A key goes down and comes up."""
        self.do_down(name)
        self.do_up(name)
        self._pass(0.2)

    def do_hold(self, name: str, seconds: str = "1") -> None:
        """A key is held for so long."""
        self.do_down(name)
        self._pass(float(seconds))
        self.do_up(name)

    def do_type(self, *words: str) -> None:
        """Letters, as the system hands them over."""
        for letter in " ".join(words):
            self._say("on_text", letter)

    def do_move(self, x: str, y: str) -> None:
        """The mouse goes to a place."""
        self._say("on_mouse_motion", *self._pixel(x, y), 0, 0)

    def do_click(self, x: str, y: str, button: int = 1) -> None:
        """The mouse goes to a place and clicks."""
        self.do_move(x, y)
        self._say("on_mouse_press", *self._pixel(x, y), button, 0)
        self._say("on_mouse_release", *self._pixel(x, y), button, 0)
        self._pass(0.2)

    def do_right(self, x: str, y: str) -> None:
        """The same with the right button."""
        self.do_click(x, y, 4)

    def _pixel(self, x: str, y: str) -> tuple[float, float]:
        width, height = self.house.window.get_size()
        return float(x) * width / 1280, height - float(y) * height / 720

    def do_wait(self, seconds: str) -> None:
        """Time passes."""
        self._pass(float(seconds))

    def do_shot(self) -> str:
        """A picture of what the window shows."""
        return self._saved(self.house.take_picture())

    def do_watch(self, seconds: str, pictures: str = "9") -> str:
        """Time passes, and is seen on one sheet, three pictures a row."""
        from PIL import Image

        count = int(pictures)
        sheet = Image.new("RGB", (3 * 640, -(-count // 3) * 360))
        for n in range(count):
            self._pass(float(seconds) / count)
            sheet.paste(self.house.take_picture().resize((640, 360)), (n % 3 * 640, n // 3 * 360))
        return self._saved(sheet)

    def do_close(self) -> str:
        """The window is closed by its cross."""
        self.closed = True
        self.house.close()
        return "closed"

    def _saved(self, picture: Any) -> str:
        self.taken += 1
        path = self.folder / f"{self.taken:04}.png"
        picture.save(path)
        return str(path)


def _serve(folder: Path, language: str) -> None:
    """Answer commands until the window is closed."""
    folder.mkdir(parents=True, exist_ok=True)
    sofa = Sofa(folder, language)
    door = folder / _SOCKET
    door.unlink(missing_ok=True)
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(door))
        server.listen()
        while not sofa.closed:
            caller, _ = server.accept()
            with caller, caller.makefile("rw") as line:
                try:
                    for said in sofa.obey(line.readline()):
                        line.write(said + "\n")
                        line.flush()
                except (AttributeError, TypeError, ValueError) as error:
                    line.write(f"not understood: {error}\n")


def _ask(folder: Path, words: str) -> None:
    """Print what the open house says to some commands."""
    with socket.socket(socket.AF_UNIX) as caller:
        caller.connect(str(folder / _SOCKET))
        with caller.makefile("rw") as line:
            line.write(words + "\n")
            line.flush()
            for said in line:
                print(said, end="")


def main() -> None:
    """Open a house, or say something to one that is open."""
    parser = argparse.ArgumentParser(description="Play by real keys, from pictures.")
    parser.add_argument("words", nargs=2, metavar=("FOLDER", "COMMANDS"))
    parser.add_argument("--language", default="fr")
    asked = parser.parse_args()
    first, second = asked.words
    if first == "open":
        _serve(Path(second), asked.language)
    else:
        _ask(Path(first), second)


if __name__ == "__main__":
    main()
