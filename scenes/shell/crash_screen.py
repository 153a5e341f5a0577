"""The crash screen: what players read instead of a frozen window when a scene has a bug."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.input.intents import Intent, Press
from scenes.draw import style
from scenes.draw.style import HEIGHT, WIDTH
from scenes.shell.scene import Scene

if TYPE_CHECKING:
    from scenes.shell.stage import Stage


class CrashScreen(Scene):
    """One sentence, the error, and one way on: back to the first screen (`Stage.home`)."""

    def __init__(self, stage: Stage, error: Exception) -> None:
        super().__init__(stage)
        self.error = error

    def build(self) -> None:
        """Write the words and nothing else: pictures may be what went wrong."""
        layer = self.layer("ui")
        layer.box(0, 0, WIDTH, HEIGHT, style.LACQUER)
        layer.text(
            self.texts("stage-mishap-title"),
            WIDTH / 2,
            260,
            style.TITLE,
            face="cinzel800",
            colour=style.GOLD_LIGHT,
            align="center",
        )
        layer.text(self.texts("stage-mishap"), WIDTH / 2, 330, style.TEXT, align="center", wrap=900)
        layer.text(
            f"{type(self.error).__name__}: {self.error}"[:140],
            WIDTH / 2,
            470,
            style.SMALL,
            colour=style.NEUTRAL,
            align="center",
            wrap=1100,
        )
        layer.text(
            self.texts("stage-mishap-go-on"), WIDTH / 2, 600, style.TEXT, face="fell-italic", align="center"
        )

    def press(self, press: Press) -> None:
        """Leave the crash screen on ACCEPT, BACK or MENU."""
        if press.down and press.intent in (Intent.ACCEPT, Intent.BACK, Intent.MENU):
            self.stage.recover()

    def click(self, x: float, y: float) -> None:
        """Leave the crash screen on a click anywhere."""
        self.stage.recover()
