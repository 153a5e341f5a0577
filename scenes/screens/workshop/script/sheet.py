"""The sheet of a thing's script: where it lies, what is wrong, what it was asked in the last trial."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from game.app.content.asked_words import answer_lines, news_of
from game.app.workshop.handlers import attach_script, detach_script, script_faults, script_of
from game.core.letters import visible
from game.mods.problems import placeless, problem_message
from scenes.screens.workshop.chooser.scene import Chooser, Option

if TYPE_CHECKING:
    from pathlib import Path

    from scenes.screens.workshop.thing.page import Page

_LOOK_SECONDS = 0.5
"""Seconds between two looks at the file."""
_LONGEST_ROW, _LONGEST_NEWS = 78, 400
"""Letters of a row, and of what stands below."""
_ATTACH, _FOLDER, _DETACH, _SOUND = "attach", "folder", "detach", "sound"


class ScriptSheet(Chooser):
    """The sheet over the page of a thing; it follows the file while somebody writes in an editor."""

    wide, boxed = 900.0, False

    def __init__(self, page: Page) -> None:
        self._page = page
        self._stamp: float | None = None
        self._age = 0.0
        title = page.texts("script-title", name=page.naming.thing(page.thing))
        super().__init__(page.stage, title, self._options(), [], self._take, many=True, device=page.hand)

    @property
    def _file(self) -> Path | None:
        return script_of(self._page.workshop, self._page.thing)

    def update(self, dt: float) -> None:
        """Look now and then whether the file has changed."""
        self._age += dt
        if self._age < _LOOK_SECONDS:
            return
        self._age = 0.0
        if self._changed() != self._stamp:
            self.refresh()

    def _changed(self) -> float | None:
        file = self._file
        return file.stat().st_mtime if file is not None and file.exists() else None

    def refresh(self) -> None:
        """Write every row anew."""
        self.options = self._options()
        self.at = min(self.at, len(self.options) - 1)
        self.rebuild()

    def _options(self) -> list[Option]:
        """What can be done, what is wrong, and what was asked, the latest first."""
        say, file = self._page.texts, self._file
        self._stamp = self._changed()
        if file is None:
            return [Option(_ATTACH, say("script-attach"), say("script-attach.hint"))]
        faults = script_faults(self._page.workshop, self._page.thing)
        texts = self._page.workshop.app.texts
        options = [Option(_FOLDER, say("script-folder", file=file.name), visible(str(file)))]
        for one in faults:
            words = problem_message(placeless(one), texts)
            options.append(Option(None, _cut(words), visible(f"{words} {one.place}"), "icon_interdiction"))
        if not faults:
            options.append(Option(_SOUND, say("script-sound"), say("script-sound.hint"), "icon_check_mark"))
        options += self._asked()
        return [*options, Option(_DETACH, say("script-detach"), say("script-detach.hint"))]

    def _asked(self) -> list[Option]:
        """The askings of the last trial."""
        texts, say = self._page.workshop.app.texts, self._page.texts
        told: list[Option] = []
        before: dict[str, Any] = {}
        for number, one in enumerate(self._page.workshop.asked, start=1):
            answers = "; ".join(line.lstrip("→✗ ") for line in answer_lines(one, texts))
            words = say("script-asked", n=number, hook=one.handler.hook, answer=answers)
            told.append(
                Option(None, _cut(words), visible(", ".join(news_of(one, before)))[:600], "icon_talk")
            )
            before = one.facts
        return told[::-1]

    def _take(self, what: Any) -> Sequence[Any]:
        """Attach or take off the script, or open its folder."""
        page = self._page
        if what in (None, _SOUND):
            return []
        try:
            if what == _ATTACH:
                attach_script(page.workshop, page.thing, self._sentence, page.texts("script-intro"))
            elif what == _DETACH:
                detach_script(page.workshop, page.thing)
            elif what == _FOLDER and self._file is not None:
                open_folder(self._file.parent)
        except OSError:
            page.stage.announce(page.texts("deed-disk"))
        page.model.saved()
        self.refresh()
        return []

    def _sentence(self, hook: str) -> str:
        """What a hook tells, as the manual says it."""
        return self._page.naming.hook(self._page.thing.game, hook)


def _cut(words: str) -> str:
    """Words as long as a row is; all of them stand below."""
    return visible(words if len(words) <= _LONGEST_ROW else f"{words[: _LONGEST_ROW - 1].rstrip()}…")


def open_folder(folder: Path) -> bool:
    """Let the system show a folder; False where it cannot."""
    command = {"darwin": "open", "win32": "explorer"}.get(sys.platform, "xdg-open")
    try:
        subprocess.Popen([command, str(folder)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    except OSError:
        return False
    return True
