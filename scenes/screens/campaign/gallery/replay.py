"""A scene that was heard, played again as it was lived: the same lines, the same choice; nothing follows."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from game.app.campaign.run import Run
from game.campaign.story.asking import Asking
from game.campaign.story.director import Telling
from game.campaign.story.state import Story, as_saved, from_saved
from game.input.intents import Intent
from scenes.screens.campaign.theatre.record import lines_drawn
from scenes.screens.campaign.theatre.scene import Theatre

if TYPE_CHECKING:
    from game.campaign.defs.scene import SceneDef
    from game.input.devices import Device
    from scenes.shell.stage import Stage

_SHOWN = 0.5
"""Seconds for which the choice that was made is shown at least."""


def past_run(run: Run, scene: str) -> Run:
    """A run of a copy of a story as it stood when it heard a scene; nobody writes it down."""
    story, heard = from_saved(as_saved(run.story)), run.story.heard[scene]
    last = heard.chapter == run.story.number and run.story.moment in ("ending", "over")
    then: Story = msgspec.structs.replace(
        story,
        path=story.path[: heard.chapter + 1],
        moment="ending" if last else "before",
        scene="",
        called=[],
        heard={id: one for id, one in story.heard.items() if one.hour < heard.hour},
        deeds=[one for one in story.deeds if one.chapter <= heard.chapter],
        results=story.results[: heard.chapter + 1],
        seated=story.seated if heard.chapter == run.story.number else [],
    )
    return Run(run.app, then, run.slot, run.slots)


def choice_made(run: Run, scene: SceneDef) -> int | None:
    """The number of the choice that was made last in a scene; None where none of those it has now was."""
    chapter = run.story.heard[scene.id].chapter
    made = [one for one in run.story.chosen if one.scene == scene.id and one.chapter == chapter]
    texts = [one.text for one in scene.choice]
    return texts.index(made[-1].text) if made and made[-1].text in texts else None


class Replay(Theatre):
    """The theatre, played for memory: what was chosen is shown, and it ends where it was opened."""

    way_out = "backstage"

    def __init__(self, stage: Stage, run: Run, scene: str, device: Device | None = None) -> None:
        """Play a scene again that a story has heard, by its id."""
        self._lived, self._id = run, scene
        super().__init__(stage, past_run(run, scene), device)

    def _told(self) -> Telling | None:
        """The scene as it was told; without its choices where none of them was made."""
        scene = self._lived.script.scenes.get(self._id)
        if scene is None:
            return None
        self._made = choice_made(self._lived, scene)
        if self._made is None:
            scene = msgspec.structs.replace(scene, choice=())
        cause = Asking(self.run.story).causes(scene.when)
        return Telling(
            scene, tuple(lines_drawn(self._lived, self._id)), (True,) * len(scene.choice), tuple(cause)
        )

    def reread(self) -> None:
        """Play it again as the files of the campaign say it now."""
        self._lived.read_again()
        super().reread()

    def _offer(self) -> None:
        self.front.made = self._made
        super()._offer()

    def _prompt(self) -> None:
        self.front.prompt(noted=False, way_back=self.texts("theatre-backstage"))

    def _do(self, intent: Intent) -> None:
        if intent is Intent.BACK:
            self.leave_story()
        else:
            super()._do(intent)

    def choose(self, number: int) -> None:
        """The choice is made already: on with it."""
        if number == self._made and self._offered >= _SHOWN:
            self.sounds.play("accept")
            self._go()

    def whisper(self, line: object) -> None:
        """Nothing is whispered to the past."""

    def leave_story(self) -> None:
        """Back where the scene was opened."""
        self.sounds.play("back")
        self._go()

    def _end(self) -> None:
        self._go()

    def _go(self) -> None:
        """The curtain falls, and rises before what lies below."""
        if not self._gone:
            self._gone = True
            self.stage.curtain.run(self.stage.pop, self.stage.look)
