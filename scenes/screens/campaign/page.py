"""A page of a story: one focus for keys, pads and mouse, and the prompts of whoever pressed last."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from game.input.devices import KEYS, MOUSE, Device
from game.input.intents import MOVES, Intent, Press
from scenes.screens.title.prompt_line import Ask, Hints
from scenes.shell.scene import Scene
from scenes.widgets.focus import Focus, Spot

if TYPE_CHECKING:
    from game.app.campaign.run import Run
    from scenes.draw.layer import Layer
    from scenes.shell.stage import Stage


class CampaignPage(Scene):
    """The page; each kind offers its spots with `offer`, and says in `asks` and `answers` what buttons do."""

    def __init__(self, stage: Stage, device: Device | None = None) -> None:
        super().__init__(stage)
        self.hand: Device = device or KEYS
        self.run: Run | None = None
        self.focus = Focus(wrap=False, on_move=self._moved)
        self.hints: Hints | None = None

    def reread(self) -> None:
        """Go by the campaign as its files say it now; where it is gone, by what was read of it."""
        if self.run is not None:
            with suppress(LookupError):
                self.run.read_again()

    def asks(self) -> Sequence[Ask]:
        """The prompts at the foot."""
        return ()

    def answers(self) -> Mapping[Intent, Callable[[], object]]:
        """What each intent does beside moving and choosing."""
        return {Intent.BACK: self.go_back, Intent.MENU: self.go_back}

    def go_back(self) -> None:
        """Back to the screen below."""
        self.sounds.play("back")
        self.stage.pop()

    def show_asks(self, layer: Layer) -> None:
        """Write the prompts at the foot."""
        self.hints = Hints(layer, self.asks(), hand=self.hand)

    @property
    def at(self) -> str:
        """The key of what has the focus."""
        spot = self.focus.at()
        return spot.key if spot else ""

    def moved(self) -> None:
        """The focus is elsewhere: show it."""

    def _moved(self, spot: Spot) -> None:
        self.sounds.play("focus")
        self.moved()

    def _heed(self, device: Device) -> None:
        """Show the glyphs of the device that was pressed."""
        if device != self.hand:
            self.hand = device
            self.show_hand()

    def show_hand(self) -> None:
        """Show the glyphs of the present hand."""
        if self.hints:
            self.hints.heed(self.hand)

    def press(self, press: Press) -> None:
        """Move the focus, choose, or do what the button means here."""
        if not press.down:
            return
        self._heed(press.device)
        if press.intent in MOVES:
            self.go(press.intent)
        elif press.intent is Intent.ACCEPT:
            self.accept()
        else:
            self.answers().get(press.intent, lambda: None)()

    def go(self, intent: Intent) -> None:
        """Move the focus in a direction."""
        self.focus.move(intent)

    def accept(self) -> None:
        """Choose what has the focus."""
        self.focus.accept()

    def point(self, x: float, y: float) -> None:
        """Let the focus follow the mouse."""
        self.focus.point(x, y)

    def click(self, x: float, y: float) -> None:
        """Press the prompt, or choose the spot, under the mouse."""
        pressed = self.hints.at(x, y) if self.hints else None
        if pressed is not None:
            self.press(Press(MOUSE, pressed))
            return
        self.hand = MOUSE
        self.focus.click(x, y)


class StoryPage(CampaignPage):
    """A page of one story that is played."""

    def __init__(self, stage: Stage, run: Run, device: Device | None = None) -> None:
        super().__init__(stage, device)
        self.run: Run = run

    def go_to_title(self) -> None:
        """Leave the story for the title; it stays on its shelf as it is."""
        self.sounds.play("back")
        self.run.leave()
        if len(self.stage.scenes) > 1:
            self.stage.back_to(1)
        else:
            self.stage.go("title")
